public import Foundation

// How much room texts take.

/// How the room that a text takes is found.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line ends in an ellipsis where the text is too high.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The text is broken into lines, the first of which begins at the top.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as their fonts say.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// Where a text was put. Nothing is shrunk here: what asks for that is undeclared.
@preconcurrency @MainActor
open class NSStringDrawingContext: NSObject {
  /// Where the text was put.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text in one line a paragraph.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    StyledText(self).size(width: .greatestFiniteMagnitude)
  }

  /// The room that the text takes of `size`, without parts of a point.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wanted = StyledText(self).size(
      width: options.contains(.usesLineFragmentOrigin) && size.width > 0
        ? size.width : .greatestFiniteMagnitude)
    var rect = CGRect(origin: .zero, size: wanted)
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      rect.size.height = min(rect.height, size.height)
    }
    context?.totalBounds = rect
    return rect
  }
}

extension NSString {
  /// The size of the text in one line a paragraph.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  /// The room that the text takes of `size`.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension StyledText {
  // What has no font is as Apple's text system draws it, in Helvetica of 12 points.
  @MainActor
  fileprivate func size(width: CGFloat) -> CGSize {
    StyledLines(
      self, style: TextStyle(font: .systemFont(ofSize: 12), color: .label), width: width,
      alignment: .natural
    ).size
  }
}
