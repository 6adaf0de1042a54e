/// How Objective-C spells the names of Swift's methods, where `@objc(name)` does not say.
enum SelectorNames {
  /// The selector of a method.
  static func selector(
    name: String, labels: [String], isAsync: Bool = false, canThrow: Bool = false
  ) -> String {
    var labels = labels
    var firstPiece: String?
    if isAsync {
      firstPiece = labels.isEmpty ? "WithCompletionHandler" : nil
      labels.append("completionHandler")
    } else if canThrow {
      firstPiece = labels.isEmpty ? "AndReturnError" : nil
      labels.append("error")
    }
    guard let first = labels.first else { return name }
    let start = name + (firstPiece ?? piece(first, after: name)) + ":"
    return labels.dropFirst().reduce(start) { $0 + ($1 == "_" ? "" : $1) + ":" }
  }

  /// The selector of the method that sets a property.
  static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

  /// Returns the part of a name for the first label: `With` comes between them unless one of them
  /// has a preposition where they meet.
  private static func piece(_ label: String, after name: String) -> String {
    guard label != "_" else { return "" }
    let meets =
      prepositions.contains(words(label).first?.lowercased() ?? "")
      || prepositions.contains(words(name).last?.lowercased() ?? "")
    return (meets ? "" : "With") + capitalized(label)
  }

  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      if character.isUppercase, let last = word.last, !last.isUppercase {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
