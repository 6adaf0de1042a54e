import Foundation

/// A name that the user gave, in the forms that sources need.
package struct Name: Hashable, Sendable {
  /// The name of a type: `ShowArticle`.
  package let type: String

  /// Reads a name.
  ///
  /// - Throws: ``ScaffoldError`` if Swift cannot use it as the name of a type.
  package init(_ text: String, for role: String) throws {
    guard let first = text.unicodeScalars.first,
      text.unicodeScalars.allSatisfy({
        Self.letters.contains($0) || $0 == "_" || Self.digits.contains($0)
      }),
      Self.letters.contains(first)
    else {
      throw ScaffoldError(
        "“\(text)” cannot be the name of \(role): use letters and digits, and begin with a letter.")
    }
    guard !Self.keywords.contains(text) else {
      throw ScaffoldError(
        "“\(text)” cannot be the name of \(role): it is a keyword or a type of Swift or UIKit.")
    }
    type = text.prefix(1).uppercased() + text.dropFirst()
    guard !Self.keywords.contains(type) else {
      throw ScaffoldError("“\(text)” cannot be the name of \(role): \(type) is a type already.")
    }
  }

  /// The name of a property: `showArticle`, `urlList` of `URLList`.
  package var member: String {
    let capitals = type.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return type.prefix(1).lowercased() + type.dropFirst() }
    guard capitals.count < type.count else { return type.lowercased() }
    // The last capital begins the next word.
    let count =
      type.dropFirst(capitals.count).first?.isLowercase == true
      ? capitals.count - 1 : capitals.count
    return type.prefix(count).lowercased() + type.dropFirst(count)
  }

  /// The name as people read it: `Show Article`.
  package var title: String {
    var words = ""
    let letters = Array(type)
    for (index, letter) in letters.enumerated() {
      let isNext =
        index > 0 && letter.isUppercase
        && (letters[index - 1].isLowercase
          || (index + 1 < letters.count && letters[index + 1].isLowercase))
      words += (isNext ? " " : "") + String(letter == "_" ? " " : letter)
    }
    return words
  }

  private static let letters = CharacterSet.letters
  private static let digits = CharacterSet.decimalDigits

  private static let keywords: Set<String> = [
    "Any", "AnyObject", "App", "Array", "Bool", "Character", "Coordinator", "Data", "Date",
    "Dictionary", "Double", "Error", "Flow", "Float", "Int", "Never", "Optional", "Protocol",
    "Result",
    "Self", "Set", "String", "Swift", "Storyline", "Task", "Testing", "Type", "UIKit", "URL",
    "Void", "XCTest",
    "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
