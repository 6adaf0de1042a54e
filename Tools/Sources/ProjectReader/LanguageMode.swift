/// A version of Swift whose rules the compiler follows for a target.
///
/// Today's compiler still has the rules of Swift 4: optional results of `try?` are nested, and `open static` is a
/// warning. Sources of that time rely on them.
public enum LanguageMode: String, Comparable, Sendable {
  case v4 = "4"
  case v4_2 = "4.2"
  case v5 = "5"
  case v6 = "6"

  /// The mode that a version of Swift stands for: `4.1`, `5.0`. What is older than 4 is compiled as 4, and what is
  /// newer than 6 as 6.
  ///
  /// - Returns: `nil` if the text does not begin with a number.
  public init?(version: String) {
    let numbers = version.split(separator: ".").map { Int($0) }
    guard let major = numbers.first ?? nil else { return nil }
    let minor = numbers.dropFirst().first.flatMap(\.self) ?? 0
    self =
      switch major {
      case ..<4: .v4
      case 4: minor >= 2 ? .v4_2 : .v4
      case 5: .v5
      default: .v6
      }
  }

  public static func < (one: LanguageMode, other: LanguageMode) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The mode as manifests of packages write it.
  public var manifestName: String { "v" + rawValue.replacing(".", with: "_") }
}
