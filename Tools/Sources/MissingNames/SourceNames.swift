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

  /// Finds the first use of each name in a text.
  ///
  /// - Parameters:
  ///   - names: The names, none of which is a member of something.
  ///   - text: The text.
  /// - Returns: The lines, by the names.
  public static func firstUses(of names: Set<String>, in text: String) -> [String: Int] {
    SourceWords.read(text).reduce(into: [:]) { lines, word in
      guard !word.isMember, !word.isDeclared, names.contains(word.text) else { return }
      lines[word.text] = lines[word.text] ?? word.line
    }
  }
}
