public import Foundation

/// The area in which a text view, or a layout manager, lays out text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// An area without limits.
  public override convenience init() { self.init(size: .zero) }

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// The size of the area; a length of 0 has no limit. In a text view the width is the view's, and
  /// the height has no limit.
  open var size: CGSize {
    didSet { if size != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
  }

  /// The padding at both ends of a line; 5 points by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }

  /// How many lines there are at most; 0, the default, for any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }

  /// How the last line ends where more text follows than ``maximumNumberOfLines`` allows.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }

  /// The layout manager that fills the container, which owns it.
  open weak var layoutManager: NSLayoutManager?

  // MARK: - Inside the stage

  /// The text view that lays out its text here.
  weak var textView: UITextView?

  /// A Boolean value that indicates whether an ellipsis stands for what is not shown.
  var truncates: Bool {
    [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail].contains(lineBreakMode)
  }

  /// The width of a line, without what is kept free at its ends.
  var roomInLine: CGFloat {
    // 15.4.4 – a length of 0 has no limit.
    size.width > 0 ? max(size.width - 2 * lineFragmentPadding, 0) : .infinity
  }

  private func changed() {
    textView?.textDidChange()
    layoutManager?.textContainerChangedGeometry(self)
  }
}
