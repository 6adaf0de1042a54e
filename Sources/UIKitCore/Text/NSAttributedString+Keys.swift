public import Foundation

extension NSAttributedString.Key {
  /// A ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

/// What bars honour of the attributes of a text.
@MainActor
struct TextStyle: Equatable {
  var font: UIFont
  var color: UIColor

  /// The same, but for what `attributes` say.
  func applying(_ attributes: [NSAttributedString.Key: Any]?) -> TextStyle {
    TextStyle(
      font: attributes?[.font] as? UIFont ?? font,
      color: attributes?[.foregroundColor] as? UIColor ?? color)
  }
}

extension UILabel {
  func apply(_ style: TextStyle) {
    if font != style.font { font = style.font }
    if textColor != style.color { textColor = style.color }
  }
}
