import Foundation

// A label whose text has attributes of its own.

extension UILabel {
  var currentAttributedText: NSAttributedString? {
    if let styled { return styled.attributed }
    return text.map {
      NSAttributedString(
        string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
    }
  }

  /// Shows a text, whose attributes come before the label's own.
  func show(_ text: AttributedString) {
    if text.runs.contains(where: { $0.attributes != AttributeContainer() }) {
      attributedText = NSAttributedString(text)
    }
  }

  /// Shows the text with the attributes that a configuration's transformer makes of the present ones.
  func transform(by transformer: UIConfigurationTextAttributesTransformer?) {
    guard let transformer, let text, !text.isEmpty else { return }
    var present: [NSAttributedString.Key: Any] = [:]
    if let font { present[.font] = font }
    if let textColor { present[.foregroundColor] = textColor }
    let given = attributedText.map(AttributedString.init) ?? AttributedString(text)
    let made = transformer(AttributeContainer(present))
    attributedText = NSAttributedString(given.mergingAttributes(made))
  }

  func setAttributedText(_ attributed: NSAttributedString?) {
    guard let attributed else {
      text = nil
      return
    }
    let new = StyledText(attributed)
    text = attributed.string
    takeStyle(ofFirst: attributed)
    styled = new
    textDidChange()
  }

  /// 15.1.11 – font, colour and alignment become those of the first character.
  private func takeStyle(ofFirst attributed: NSAttributedString) {
    guard attributed.length > 0 else { return }
    // Pieces without a font or a colour keep those from before.
    pieceStyle = TextStyle(font: font, color: textColor)
    // The text has its own style already: nothing else takes the new one.
    styled = nil
    let first = attributed.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { ownFont = font }
    if let color = first[.foregroundColor] as? UIColor { ownTextColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
  }

  /// The paragraphs' alignment gives way to what is set later.
  func alignStyledText() {
    styled?.changeAttributes { attributes in
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle,
        let copy = style.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      copy.alignment = textAlignment
      attributes[.paragraphStyle] = copy as NSParagraphStyle
    }
  }

  /// Fonts of text styles follow the size that people chose.
  func adjustStyledFonts() {
    guard styled != nil else { return }
    styled?.changeAttributes { attributes in
      guard let font = attributes[.font] as? UIFont else { return }
      attributes[.font] = font.adjusted(for: knownTraits)
    }
    textDidChange()
  }

  func styledLines(width: CGFloat, lines: Int, scale: CGFloat = 1) -> StyledLines? {
    styled.map {
      StyledLines(
        $0, style: pieceStyle ?? TextStyle(font: font, color: textColor), width: width,
        alignment: directed(textAlignment), maximumLines: lines,
        truncates: ![.byWordWrapping, .byCharWrapping, .byClipping].contains(lineBreakMode),
        scale: scale)
    }
  }

  /// The lines as they are drawn, shrunk where the label may do so.
  func styledLinesToDraw(width: CGFloat) -> StyledLines? {
    let whole = styledLines(width: width, lines: numberOfLines)
    guard whole != nil, numberOfLines == 1, adjustsFontSizeToFitWidth, minimumScaleFactor > 0,
      let wanted = styledLines(width: .greatestFiniteMagnitude, lines: 1)?.size.width,
      wanted > width
    else { return whole }
    let scale = max(min(minimumScaleFactor, 1), min(1, width / wanted))
    return styledLines(width: width, lines: 1, scale: scale)
  }

  func displayLines(of lines: StyledLines, in rect: CGRect) -> [DisplayTextLine] {
    let isOverridden = isHighlighted && highlightedTextColor != nil
    let origin = CGPoint(x: rect.minX, y: topOfText(lines.size.height, in: rect))
    return lines.displayLines(at: origin, isDark: isDark) { color in
      var color = displayColor(of: isOverridden ? highlightedTextColor ?? color : color)
      if !isEnabled { color.alpha *= 0.5 }
      return color
    }
  }

  /// How far the first baseline is from the top of the text, and the last one from its bottom.
  var styledBaselines: (first: CGFloat, last: CGFloat)? {
    guard let lines = styledLines(width: max(bounds.width, 1), lines: numberOfLines),
      let first = lines.lines.first, let last = lines.lines.last
    else { return nil }
    return (first.baseline, lines.size.height - last.baseline)
  }
}
