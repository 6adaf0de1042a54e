import Foundation

/// A property of an element's look and its value, both in the words of CSS.
struct CSSDeclaration: Equatable {
  let name: String
  let value: String

  /// Returns the declarations of a `style` attribute, or of a rule.
  static func list(_ text: String) -> [CSSDeclaration] {
    split(text, at: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      var value = part[part.index(after: colon)...].trimmed
      if let bang = value.range(of: "!important", options: .caseInsensitive) {
        value = value[..<bang.lowerBound].trimmed
      }
      let name = part[..<colon].trimmed.lowercased()
      return name.isEmpty || value.isEmpty ? nil : CSSDeclaration(name: name, value: value)
    }
  }

  /// Splits outside of quotes and parentheses.
  static func split(_ text: String, at separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var (quote, depth): (Character?, Int) = (nil, 0)
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth -= 1
      } else if character == separator, depth <= 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    parts.append(text[start...])
    return parts
  }
}

extension StringProtocol {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// An element as selectors see it.
struct CSSSubject {
  let name: String
  let id: String?
  let classes: [String]

  init(name: String, attributes: [String: String]) {
    self.name = name
    id = attributes["id"]
    classes = attributes["class"]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
  }
}

/// The rules of the `style` elements of a document: names of elements, classes, identifiers, and
/// elements in others. Other selectors match nothing.
struct CSSRules {
  private struct Compound {
    var name: String?
    var id: String?
    var classes: [String] = []

    /// `nil` for a selector of another kind.
    init?(_ text: Substring) {
      var part = ""
      var kind: Character = " "
      func isName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "-" || character == "_"
      }
      for character in String(text) + " " {
        if isName(character) || character == "*" && part.isEmpty && kind == " " {
          part.append(character)
          continue
        }
        switch kind {
        case "#": id = part
        case ".": classes.append(part)
        default: if !part.isEmpty, part != "*" { name = part.lowercased() }
        }
        guard character == "#" || character == "." || character == " " else { return nil }
        (part, kind) = ("", character)
      }
    }

    var weight: Int { (id == nil ? 0 : 100) + classes.count * 10 + (name == nil ? 0 : 1) }

    func matches(_ subject: CSSSubject) -> Bool {
      (name == nil || name == subject.name) && (id == nil || id == subject.id)
        && classes.allSatisfy(subject.classes.contains)
    }
  }

  private struct Rule {
    let path: [Compound]
    let declarations: [CSSDeclaration]
    var weight: Int { path.reduce(0) { $0 + $1.weight } }
  }

  private var rules: [Rule] = []

  /// Adds those of a style sheet.
  mutating func add(_ sheet: String) {
    var rest = Self.withoutComments(sheet)[...]
    while let open = rest.firstIndex(of: "{") {
      let head = rest[..<open].trimmed
      rest = rest[rest.index(after: open)...]
      // Of rules in rules, as for a kind of screen, nothing is taken.
      if head.hasPrefix("@") {
        rest = Self.afterBlock(rest)
        continue
      }
      let close = rest.firstIndex(of: "}") ?? rest.endIndex
      let declarations = CSSDeclaration.list(String(rest[..<close]))
      rest = close < rest.endIndex ? rest[rest.index(after: close)...] : ""
      for selector in head.split(separator: ",") {
        let parts = selector.split(whereSeparator: \.isWhitespace)
        let path = parts.compactMap(Compound.init)
        guard !path.isEmpty, path.count == parts.count else { continue }
        rules.append(Rule(path: path, declarations: declarations))
      }
    }
  }

  /// Returns the declarations for an element inside of others, the outermost first; the most
  /// specific come last.
  func declarations(for subject: CSSSubject, in ancestors: [CSSSubject]) -> [CSSDeclaration] {
    let matching = rules.enumerated().filter { _, rule in
      guard let last = rule.path.last, last.matches(subject) else { return false }
      var outer = ancestors[...]
      for part in rule.path.dropLast().reversed() {
        guard let index = outer.lastIndex(where: part.matches) else { return false }
        outer = outer[..<index]
      }
      return true
    }
    return matching.sorted {
      ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
    }.flatMap(\.element.declarations)
  }

  private static func withoutComments(_ text: String) -> String {
    var text = text
    while let start = text.range(of: "/*") {
      let end = text.range(of: "*/", range: start.upperBound..<text.endIndex)
      text.removeSubrange(start.lowerBound..<(end?.upperBound ?? text.endIndex))
    }
    return text.replacingOccurrences(of: "<!--", with: "")
      .replacingOccurrences(of: "-->", with: "")
  }

  private static func afterBlock(_ text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text[text.index(after: index)...] }
    }
    return ""
  }
}
