public import Foundation

/// A view of text that people read but do not edit.
@preconcurrency @MainActor
open class UILabel: UIView {
  // MARK: Creating a label

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeLabel()
    decodeInterface(coder, as: UILabel.self)
  }

  private func becomeLabel() {
    // 10.1.3 – touches go through a label.
    isUserInteractionEnabled = false
  }

  // MARK: The text

  /// Setting it replaces ``attributedText``.
  open var text: String? {
    didSet {
      defer { tellObservers(of: "text", from: oldValue, to: text) }
      guard text != oldValue || styled != nil else { return }
      styled = nil
      textDidChange()
    }
  }

  /// The text with its own attributes; without them it is drawn with those of the label. A font, a
  /// colour or an alignment that is set later applies to all of the text.
  open var attributedText: NSAttributedString? {
    get { currentAttributedText }
    set { changing("attributedText", attributedText) { setAttributedText(newValue) } }
  }

  /// `nil` brings back the default: the system font in 17 points.
  open var font: UIFont! {
    get { ownFont ?? Self.defaultFont }
    set {
      changing("font", font) {
        let traits = knownTraits
        ownFont = adjustsFontForContentSizeCategory ? newValue?.adjusted(for: traits) : newValue
        styled?.addAttributes([.font: font as Any])
        textDidChange()
      }
    }
  }

  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  /// `nil` brings back the default: ``UIColor/label``.
  open var textColor: UIColor! {
    get { ownTextColor ?? .label }
    set {
      ownTextColor = newValue
      styled?.addAttributes([.foregroundColor: textColor as Any])
      lookDidChange()
    }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet {
      alignStyledText()
      lookDidChange()
    }
  }

  /// The shortening or breaking of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// A disabled label draws its text dimmed.
  open var isEnabled = true {
    didSet { lookDidChange() }
  }

  // MARK: Sizing the text

  /// The most lines; 0 for as many as the text needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// A Boolean value that indicates whether a single line that is too long is drawn in a smaller
  /// size, down to ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth = false {
    didSet { lookDidChange() }
  }

  /// The smallest part of the font's size that ``adjustsFontSizeToFitWidth`` uses; 0 keeps the
  /// size.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { lookDidChange() }
  }

  /// The vertical position of text that is shrunk.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsCommit() }
  }

  // MARK: The shadow

  /// `nil` for none.
  open var shadowColor: UIColor? {
    didSet { setNeedsCommit() }
  }

  /// The offset of the shadow from the text.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsCommit() }
  }

  // MARK: Highlighting

  open var highlightedTextColor: UIColor? {
    didSet { lookDidChange() }
  }

  /// A Boolean value that indicates whether ``highlightedTextColor`` is drawn, where there is one.
  open var isHighlighted = false {
    didSet { lookDidChange() }
  }

  // MARK: Placing the text

  /// Returns the rectangle of the text inside `bounds`: at the top left, as large as needed.
  @discardableResult
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = pixelSize(wantedSize(width: bounds.width, lines: numberOfLines))
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  // MARK: Drawing the text

  /// Draws the text; overrides change its place.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text into a rectangle; overrides may give it a smaller one, or draw beside it.
  open func drawText(in rect: CGRect) { drawIntoContext(rect) }

  // MARK: Sizing the label

  /// The width at which a label of several lines breaks them when a layout requests its size. 0
  /// takes the width that the last layout gave it.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // An empty size means the size of the whole text.
    let bounds = CGRect(
      x: 0, y: 0, width: size.width > 0 ? size.width : .greatestFiniteMagnitude,
      height: size.height > 0 ? size.height : .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  open override var intrinsicContentSize: CGSize {
    let unbounded = CGFloat.greatestFiniteMagnitude
    let maximum = numberOfLines == 1 ? 0 : max(preferredMaxLayoutWidth, 0)
    if maximum > 0 {
      let bounds = CGRect(x: 0, y: 0, width: maximum, height: unbounded)
      return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }
    let bounds = CGRect(x: 0, y: 0, width: unbounded, height: unbounded)
    var size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    if numberOfLines != 1, let laidOutWidth, laidOutWidth < size.width {
      // The width stays that of the unbroken text: with that of the broken text, a label that may
      // be narrower would shrink with every layout.
      let bounds = CGRect(x: 0, y: 0, width: laidOutWidth, height: unbounded)
      size.height = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).height
    }
    return size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, laidOutWidth != bounds.width else {
      return
    }
    laidOutWidth = bounds.width
    // 12.2.1 – the height of several lines is known only once the width is.
    invalidateIntrinsicContentSize()
  }

  // MARK: - Inside the stage

  override var firstBaselineFromTop: CGFloat? { styledBaselines?.first ?? font.ascender }
  override var lastBaselineFromBottom: CGFloat {
    styledBaselines?.last ?? font.lineHeight - font.ascender
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).height
  }

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The text with its attributes, where it has any.
  var styled: StyledText?
  /// The font and the colour that were set, or taken over from an attributed text.
  var ownFont: UIFont?
  var ownTextColor: UIColor?

  /// The style of those pieces of an attributed text that have none.
  var pieceStyle: TextStyle?

  /// The width that the last layout gave to a label of several lines.
  private var laidOutWidth: CGFloat?

  /// The rectangle in which an override drew the text, if it drew nothing else.
  var drawnPlace: CGRect?

  override var drawingBase: UIView.Type { UILabel.self }
  override var drawsItself: Bool { overridesDrawing || overridesTextDrawing }
  override var redrawsWithSize: Bool { true }

  open override func display(_ layer: CALayer) {
    drawnPlace = nil
    super.display(layer)
    keepPlainText(of: layer)
  }

  /// Called when the look of the label has changed.
  func lookDidChange() {
    setNeedsDisplay()
    setNeedsCommit()
  }

  func textDidChange() {
    invalidateIntrinsicContentSize()
    lookDidChange()
  }

  private func wantedSize(width: CGFloat, lines: Int) -> CGSize {
    styledLines(width: width, lines: lines)?.size ?? layout(width: width, lines: lines).size
  }

  private func layout(width: CGFloat, lines: Int) -> TextLayout {
    TextLayout(
      text ?? "", font: font, width: width, maximumLines: lines, lineBreakMode: lineBreakMode)
  }

  // Rounded up to whole pixels, so that neighbours stand on pixels too.
  private func pixelSize(_ size: CGSize) -> CGSize {
    let scale = UIScreen.main.scale
    return CGSize(
      width: size.width.roundedUp(toPixelsAt: scale),
      height: size.height.roundedUp(toPixelsAt: scale))
  }

  // The text as it is drawn, shrunk where the label may do so.
  private func layoutToDraw(width: CGFloat) -> TextLayout {
    let whole = layout(width: width, lines: numberOfLines)
    guard numberOfLines == 1, adjustsFontSizeToFitWidth, whole.isTruncated else { return whole }
    let wanted = layout(width: .infinity, lines: 1).size.width
    let smallest = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 1
    let scale = max(smallest, min(1, width / wanted))
    return TextLayout(
      text ?? "", font: font.withSize(font.pointSize * scale), width: width,
      maximumLines: 1, lineBreakMode: lineBreakMode)
  }

  override func contentSizeCategoryDidChange() {
    if adjustsFontForContentSizeCategory { adjustFont() }
  }

  private func adjustFont() {
    adjustStyledFonts()
    guard let adjusted = ownFont?.adjusted(for: knownTraits), adjusted != ownFont else { return }
    ownFont = adjusted
    textDidChange()
  }

  /// The colour that the text is drawn in now.
  private var drawnColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return textColor
  }

  override func displayContent() -> DisplayContent {
    guard let place = placeOfText else { return .none }
    let lines = lines(in: place)
    return lines.isEmpty ? .none : .text(lines)
  }

  /// The lines as they are drawn into a rectangle.
  func lines(in rect: CGRect) -> [DisplayTextLine] {
    guard let text, !text.isEmpty, rect.width > 0 else { return [] }
    if let lines = styledLinesToDraw(width: rect.width) {
      return withShadow(displayLines(of: lines, in: rect))
    }
    var color = displayColor(of: drawnColor)
    if !isEnabled { color.alpha *= 0.5 }
    let layout = layoutToDraw(width: rect.width)
    let place = CGRect(
      x: rect.minX, y: topOfText(drawnSmaller: layout, in: rect), width: rect.width,
      height: layout.size.height)
    return withShadow(
      layout.displayLines(in: place, alignment: directed(textAlignment), color: color))
  }

  private func topOfText(drawnSmaller layout: TextLayout, in rect: CGRect) -> CGFloat {
    let centred = topOfText(layout.size.height, in: rect)
    guard layout.font.pointSize < font.pointSize else { return centred }
    let whole = topOfText(font.lineHeight, in: rect)
    switch baselineAdjustment {
    case .alignBaselines: return whole + font.ascender - layout.font.ascender
    case .alignCenters: return centred
    case .none: return whole
    }
  }

  /// The shadow is the same text, drawn first.
  private func withShadow(_ lines: [DisplayTextLine]) -> [DisplayTextLine] {
    guard let shadowColor else { return lines }
    let color = displayColor(of: shadowColor)
    let shadows = lines.filter { $0.image == nil }.map { line in
      var shadow = line
      shadow.shadow = nil
      shadow.color = color
      shadow.rules = []
      shadow.origin.x += shadowOffset.width
      shadow.origin.y += shadowOffset.height
      return shadow
    }
    return shadows + lines
  }

  /// The text is centred vertically, on a pixel.
  func topOfText(_ height: CGFloat, in rect: CGRect) -> CGFloat {
    let scale = UIScreen.main.scale
    let free = rect.height - height
    return max(rect.minY + (free / 2 * scale).rounded(.down) / scale, rect.minY)
  }

  // A text that is not shortened ends where its label does.
  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    if lineBreakMode == .byClipping { node.clips = true }
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .staticText
    accessibility.label = text
    accessibility.isEnabled = isEnabled
    return accessibility
  }
}

/// The vertical position of a label's text that is shrunk.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the font's own size.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// At the upper edge of where the text of the font's own size would be.
  case none
}

extension CGFloat {
  /// The next larger length that is a whole number of pixels.
  func roundedUp(toPixelsAt scale: CGFloat) -> CGFloat {
    // A value slightly above a whole pixel is that pixel: sums of fractions are never exact.
    ((self * scale - 0.001).rounded(.up)) / scale
  }
}
