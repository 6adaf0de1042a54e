/// A face of a font, without a size.
public final class CGFont: Sendable {
  /// The font of that name, at any size.
  let font: UIFont

  /// Creates the face with a PostScript name; `nil` if the system has none.
  public init?(_ name: String) {
    guard let font = UIFont(name: name, size: 12) else { return nil }
    self.font = font
  }

  /// The name that ``init(_:)`` takes.
  public var postScriptName: String? { font.fontName }
}
