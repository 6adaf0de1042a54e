import Foundation

// The places of a text view's lines, and their looks.

extension UITextView {
  // MARK: Styles

  static var defaultFont: UIFont { .systemFont(ofSize: 12) }

  /// The style of text without attributes of its own.
  var defaultStyle: TextStyle {
    TextStyle(font: Self.defaultFont, color: .label).applying(defaultAttributes)
  }

  /// The style of the first character, or of one that would be first.
  var firstStyle: TextStyle {
    guard edited.length > 0 else { return defaultStyle }
    return defaultStyle.applying(edited.content.attributes(at: 0))
  }

  var allDefaultAttributes: [NSAttributedString.Key: Any] {
    var all = defaultAttributes
    all[.font] = defaultStyle.font
    all[.foregroundColor] = defaultStyle.color
    return all
  }

  func attributes(at range: NSRange) -> [NSAttributedString.Key: Any] {
    guard var attributes = edited.attributes(at: range) else { return allDefaultAttributes }
    attributes[.attachment] = nil
    // 15.3.6 – what is typed beside a link, or an attachment, belongs to neither.
    attributes[.link] = nil
    return attributes
  }

  // MARK: Lines

  /// Something that moves the text.
  func textDidChange() {
    brokenLines = nil
    prepareForItems()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
    setNeedsCommit()
  }

  /// The text broken for a view of that width.
  func lines(for width: CGFloat) -> StyledLines {
    let alignment = directed(textAlignment)
    if let brokenLines, brokenLines.width == width, brokenLines.alignment == alignment {
      return brokenLines.lines
    }
    var style = defaultStyle
    // An empty text is as high as what is going to be typed.
    if edited.length == 0, let ownTypingAttributes { style = style.applying(ownTypingAttributes) }
    let lines = StyledLines(
      shownContent.drawingLinks(with: linkTextAttributes), style: style,
      width: max(width - unusedWidth, 0), alignment: alignment,
      maximumLines: textContainer.maximumNumberOfLines, truncates: textContainer.truncates,
      container: textContainer)
    brokenLines = (width, alignment, lines)
    return lines
  }

  /// The part of the view's width that lines do not use.
  private var unusedWidth: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  /// The origin of the first line.
  var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  /// The size that shows all of the text in lines of that width.
  func fittingSize(width: CGFloat) -> CGSize {
    let size = lines(for: width).size
    let scale = UIScreen.main.scale
    return CGSize(
      width: (size.width + unusedWidth).roundedUp(toPixelsAt: scale),
      height: (size.height + textContainerInset.top + textContainerInset.bottom)
        .roundedUp(toPixelsAt: scale))
  }

  /// Of a view that does not scroll: as a label of several lines.
  var ownSize: CGSize {
    var size = fittingSize(width: .infinity)
    if let laidOutWidth, laidOutWidth < size.width {
      size.height = fittingSize(width: laidOutWidth).height
    }
    return size
  }

  func placeText() {
    let height = fittingSize(width: bounds.width).height
    let lines = lines(for: bounds.width)
    textContainer.size = CGSize(
      width: max(bounds.width - textContainerInset.left - textContainerInset.right, 0),
      height: textContainer.size.height)
    canvas.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    canvas.show(
      lines, at: textOrigin, selection: isFirstResponder ? edited.selection : nil,
      hasCaret: wantsKeys, tint: tintColor)
    canvas.show(foundText)
    contentSize = CGSize(width: bounds.width, height: height)
    guard !isScrollEnabled, laidOutWidth != bounds.width else { return }
    laidOutWidth = bounds.width
    // 12.2.1 – how high several lines are is known only once the width is.
    invalidateIntrinsicContentSize()
  }

  /// Returns the rectangle of the characters in `range`, or of the caret there.
  func rect(of range: NSRange) -> CGRect {
    let lines = lines(for: bounds.width)
    var rect = lines.rects(of: range).reduce(CGRect.null) { $0.union($1) }
    if rect.isNull {
      rect = lines.caretRect(at: range.location)
      rect.size.width = TextViewCanvas.caretWidth
    }
    rect = rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    // With the ends of the text, its margins come into sight as well.
    if range.location == 0 { rect = rect.union(CGRect(x: rect.minX, y: 0, width: 1, height: 1)) }
    if NSMaxRange(range) >= edited.length {
      rect.size.height += textContainerInset.bottom
    }
    return rect
  }
}
