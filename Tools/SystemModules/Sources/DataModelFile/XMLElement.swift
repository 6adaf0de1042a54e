/// An element of a data model's XML. The texts between elements carry nothing there.
struct XMLElement {
  let name: String
  let attributes: [String: String]
  var children: [XMLElement] = []

  func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  func isYes(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// Reads the outermost element of a text; `nil` where it is damaged.
  init?(text: String) {
    var scanner = XMLScanner(text)
    guard let root = scanner.element() else { return nil }
    self = root
  }

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }
}

/// Reads elements and attributes, one after the other.
private struct XMLScanner {
  private var rest: Substring

  init(_ text: String) { rest = Substring(text) }

  /// The next element with all that is in it.
  mutating func element() -> XMLElement? {
    while skip(to: "<") {
      if rest.hasPrefix("<!--") {
        guard skip(behind: "-->") else { return nil }
      } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
        guard skip(behind: ">") else { return nil }
      } else if rest.hasPrefix("</") {
        return nil
      } else {
        return opened()
      }
    }
    return nil
  }

  private mutating func opened() -> XMLElement? {
    rest.removeFirst()
    let name = word()
    guard !name.isEmpty, let attributes = attributes() else { return nil }
    var element = XMLElement(name: name, attributes: attributes)
    if rest.hasPrefix("/>") {
      rest.removeFirst(2)
      return element
    }
    guard rest.popFirst() == ">" else { return nil }
    while let child = self.element() { element.children.append(child) }
    guard rest.hasPrefix("</\(name)"), skip(behind: ">") else { return nil }
    return element
  }

  private mutating func attributes() -> [String: String]? {
    var found: [String: String] = [:]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first, first != ">", first != "/" else { return found }
      let name = word()
      rest = rest.drop(while: \.isWhitespace)
      guard !name.isEmpty, rest.popFirst() == "=" else { return nil }
      rest = rest.drop(while: \.isWhitespace)
      guard let quote = rest.popFirst(), quote == "\"" || quote == "'",
        let end = rest.firstIndex(of: quote)
      else { return nil }
      found[name] = Self.decoded(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
  }

  private mutating func word() -> String {
    let word = rest.prefix { !$0.isWhitespace && !"=/><".contains($0) }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private mutating func skip(to mark: Character) -> Bool {
    guard let place = rest.firstIndex(of: mark) else { return false }
    rest = rest[place...]
    return true
  }

  private mutating func skip(behind mark: String) -> Bool {
    guard let range = rest.firstRange(of: mark) else { return false }
    rest = rest[range.upperBound...]
    return true
  }

  private static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "&", let end = rest.firstIndex(of: ";"),
        let decoded = entity(rest[..<end])
      else {
        result.append(character)
        continue
      }
      result.append(decoded)
      rest = rest[rest.index(after: end)...]
    }
    return result
  }

  private static func entity(_ name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let code =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
