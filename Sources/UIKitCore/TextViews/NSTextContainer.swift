public import Foundation

/// The area in which a text view lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// How large the area is. In a text view the width is the view's, and the height has no limit.
  open var size: CGSize

  /// What a line keeps free at both of its ends; 5 points by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange?() } }
  }

  /// How many lines there are at most; 0, the default, for any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange?() } }
  }

  /// The text view that lays out its text here.
  var onChange: (() -> Void)?
}
