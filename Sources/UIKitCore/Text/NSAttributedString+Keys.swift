public import Foundation

extension NSAttributedString.Key {
  /// A ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A ``UIColor`` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: points after every character. ``tracking`` wins over it.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number: ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A ``UIColor``; the text's unless set.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A number: ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A ``UIColor``; the text's unless set.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number: points above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A number: points after every character.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// An ``NSShadow``.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// An ``NSTextAttachment``, drawn in place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `URL`, or a string that is one. People open links in text views that are not edited.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// An ``NSParagraphStyle``; that of a paragraph's first character counts.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// The attributes of a text that bars use.
struct TextStyle: Equatable {
  var font: UIFont
  var color: UIColor
  var decoration = TextDecoration()

  /// The same, but for what `attributes` say.
  func applying(_ attributes: [NSAttributedString.Key: Any]?) -> TextStyle {
    guard let attributes else { return self }
    var style = TextStyle(
      font: attributes[.font] as? UIFont ?? font,
      color: attributes[.foregroundColor] as? UIColor ?? color,
      decoration: decoration.applying(attributes))
    // 15.3.7 – links are blue and underlined, except in text views, which draw them another way.
    if attributes[.link] != nil {
      style.color = .link
      style.decoration.underline = .single
    }
    return style
  }
}

extension UILabel {
  func apply(_ style: TextStyle) {
    if font != style.font { font = style.font }
    if textColor != style.color { textColor = style.color }
  }
}
