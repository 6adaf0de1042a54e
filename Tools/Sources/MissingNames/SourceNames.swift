/// The identifiers in a source file that say which types it declares and uses.
public struct SourceNames: Sendable {
  /// The names that begin with a capital letter, without those in comments and strings.
  public let types: Set<String>
  /// Of these the ones that the file declares.
  public let declaredTypes: Set<String>

  public init(of text: String) {
    let words = SourceWords.read(text).filter { $0.text.first?.isUppercase == true }
    types = Set(words.map(\.text))
    declaredTypes = Set(words.filter { $0.isDeclared && !$0.isMember }.map(\.text))
  }
}
