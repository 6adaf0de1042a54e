import Foundation

/// The attributes of a text beside its font and its colour.
struct TextDecoration: Equatable {
  /// Points after every character.
  var kern: CGFloat = 0
  /// How far above the baseline the text stands.
  var baselineOffset: CGFloat = 0
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
  var background: UIColor?
  var shadow: TextShadow?

  /// The same, but for what `attributes` say.
  func applying(_ attributes: [NSAttributedString.Key: Any]) -> TextDecoration {
    var result = self
    // 15.1.7 – tracking wins over kern.
    if let kern = Self.number(attributes[.tracking]) ?? Self.number(attributes[.kern]) {
      result.kern = kern
    }
    // 15.1.6 – the attribute shadow draws an NSShadow.
    if let shadow = attributes[.shadow] as? NSShadow { result.shadow = TextShadow(shadow) }
    if let offset = Self.number(attributes[.baselineOffset]) { result.baselineOffset = offset }
    if let style = Self.style(attributes[.underlineStyle]) { result.underline = style }
    if let style = Self.style(attributes[.strikethroughStyle]) { result.strikethrough = style }
    if let color = attributes[.underlineColor] as? UIColor { result.underlineColor = color }
    if let color = attributes[.strikethroughColor] as? UIColor { result.strikethroughColor = color }
    if let color = attributes[.backgroundColor] as? UIColor { result.background = color }
    return result
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  static func style(_ value: Any?) -> NSUnderlineStyle? {
    if let style = value as? NSUnderlineStyle { return style }
    return number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
  }

  // Helvetica's, in parts of the size.
  private static let underlineDepth: CGFloat = 0.076
  private static let thickness: CGFloat = 0.05
  private static let strikeHeight: CGFloat = 0.26

  /// The lines and the ground of a text in `font`.
  func rules(_ font: UIFont, _ textColor: UIColor, _ color: (UIColor) -> DisplayColor)
    -> [DisplayTextRule]
  {
    var rules: [DisplayTextRule] = []
    if let background {
      rules.append(
        DisplayTextRule(
          kind: .background, offset: -font.ascender, thickness: font.lineHeight,
          color: color(background)))
    }
    let size = font.pointSize
    rules += lines(
      .underline, underline, at: size * Self.underlineDepth, size,
      color(underlineColor ?? textColor))
    rules += lines(
      .strikethrough, strikethrough, at: -size * Self.strikeHeight, size,
      color(strikethroughColor ?? textColor))
    return rules
  }

  private func lines(
    _ kind: DisplayTextRule.Kind, _ style: NSUnderlineStyle, at offset: CGFloat, _ size: CGFloat,
    _ color: DisplayColor
  ) -> [DisplayTextRule] {
    guard !style.isEmpty else { return [] }
    let single = size * Self.thickness
    let isDouble = style.contains(.double)
    let thickness = style.contains(.thick) ? single * 2 : single
    let offsets = isDouble ? [offset, offset + 2 * single] : [offset]
    return offsets.map {
      DisplayTextRule(kind: kind, offset: $0, thickness: thickness, color: color)
    }
  }
}
