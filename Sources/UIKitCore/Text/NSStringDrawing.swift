public import Foundation

// How much room texts take, and how they are drawn into the current context.

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

/// The context of a drawing, with its bounds. Texts are not shrunk here: the members that ask for
/// it are not declared.
open class NSStringDrawingContext: NSObject {
  /// The bounds of the drawn text.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text in one line a paragraph.
  public func size() -> CGSize {
    StyledText(self).size(width: .greatestFiniteMagnitude)
  }

  /// The room that the text takes of `size`, without parts of a point.
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

  /// Draws the text from there to the right and down, one line a paragraph.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.draw(StyledText(self).lines(), at: point)
  }

  /// Draws as many lines, broken at the width of the rectangle, as are in it.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle; without `usesLineFragmentOrigin`, in one line whose baseline begins
  /// in the corner.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let text = StyledText(self)
    guard options.contains(.usesLineFragmentOrigin) else {
      let lines = text.lines(maximum: 1)
      let baseline = lines.lines.first?.baseline ?? 0
      UIGraphicsGetCurrentContext()?
        .draw(lines, at: CGPoint(x: rect.minX, y: rect.minY - baseline))
      context?.totalBounds = CGRect(origin: rect.origin, size: lines.size)
      return
    }
    let lines = text.lines(
      in: rect.size, truncates: options.contains(.truncatesLastVisibleLine))
    UIGraphicsGetCurrentContext()?.draw(lines, at: rect.origin)
    context?.totalBounds = CGRect(origin: rect.origin, size: lines.size)
  }
}

extension NSString {
  /// The size of the text in one line a paragraph.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  /// The room that the text takes of `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text from there to the right and down, one line a paragraph.
  @preconcurrency @MainActor
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws as many lines, broken at the width of the rectangle, as are in it.
  @preconcurrency @MainActor
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension StyledText {
  fileprivate func size(width: CGFloat) -> CGSize { lines(width: width).size }

  // Text without a font is drawn like Apple's text system draws it, in black Helvetica of 12
  // points.
  fileprivate func lines(
    width: CGFloat = .greatestFiniteMagnitude, maximum: Int = 0, truncates: Bool = false
  ) -> StyledLines {
    StyledLines(
      self, style: TextStyle(font: .systemFont(ofSize: 12), color: .black), width: width,
      alignment: .natural, maximumLines: maximum, truncates: truncates)
  }

  /// The lines that are in a rectangle of that size; a part of the first, where that is all.
  fileprivate func lines(in size: CGSize, truncates: Bool) -> StyledLines {
    let style = length > 0 ? attributes(at: 0)[.paragraphStyle] as? NSParagraphStyle : nil
    let cuts = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
      .contains(style?.lineBreakMode)
    if cuts, !truncates { return lines(width: size.width, maximum: 1, truncates: true) }
    let all = lines(width: size.width)
    let fitting = all.lines.prefix { $0.bottom <= size.height + 0.01 }.count
    guard size.height > 0, fitting < all.lines.count else { return all }
    return lines(width: size.width, maximum: max(fitting, 1), truncates: truncates)
  }
}

extension CGContext {
  @MainActor
  fileprivate func draw(_ lines: StyledLines, at point: CGPoint) {
    let traits = UITraitCollection.current
    draw(
      lines.displayLines(at: point, isDark: traits.userInterfaceStyle == .dark) {
        $0.display(with: traits)
      })
  }
}
