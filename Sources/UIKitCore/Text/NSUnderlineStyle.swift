/// The line under a text, or through it; as a number the value of
/// ``NSAttributedString/Key/underlineStyle`` and ``NSAttributedString/Key/strikethroughStyle``.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// Twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}
