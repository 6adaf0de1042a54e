import Foundation

/// Makes a condition of a predicate's text.
struct PredicateParser {
  typealias Condition = (Any?) -> Bool
  typealias Expression = (Any?) -> Any?

  private struct Unreadable: Error {}

  private let tokens: [PredicateToken]
  private var place = 0
  private var arguments: ArraySlice<Any>

  /// Parses the condition of a text.
  static func parse(_ format: String, _ arguments: [Any]) -> Condition {
    guard let tokens = PredicateToken.all(in: format) else { unreadable(format) }
    var parser = PredicateParser(tokens: tokens, arguments: arguments[...])
    guard let condition = try? parser.alternatives(), parser.place == tokens.count else {
      unreadable(format)
    }
    return condition
  }

  private init(tokens: [PredicateToken], arguments: ArraySlice<Any>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  private static func unreadable(_ format: String) -> Never {
    UIKitException.raise(
      .invalidArgument, "Unable to parse the format string \"\(format)\"")
  }

  // MARK: Words

  private var next: PredicateToken? { place < tokens.count ? tokens[place] : nil }

  /// Goes on behind a word or a sign, if it is one of these.
  private mutating func takes(_ words: String...) -> Bool {
    switch next {
    case .word(let word) where words.contains(word.uppercased()): break
    case .sign(let sign) where words.contains(sign): break
    default: return false
    }
    place += 1
    return true
  }

  private mutating func expect(_ sign: String) throws {
    guard takes(sign) else { throw Unreadable() }
  }

  // MARK: Conditions

  private mutating func alternatives() throws -> Condition {
    var all = [try conjunction()]
    while takes("OR", "||") { all.append(try conjunction()) }
    return all.count == 1 ? all[0] : { [all] object in all.contains { $0(object) } }
  }

  private mutating func conjunction() throws -> Condition {
    var all = [try negation()]
    while takes("AND", "&&") { all.append(try negation()) }
    return all.count == 1 ? all[0] : { [all] object in all.allSatisfy { $0(object) } }
  }

  private mutating func negation() throws -> Condition {
    guard takes("NOT", "!") else { return try primary() }
    let condition = try negation()
    return { !condition($0) }
  }

  private mutating func primary() throws -> Condition {
    if takes("TRUEPREDICATE") { return { _ in true } }
    if takes("FALSEPREDICATE") { return { _ in false } }
    let start = (place, arguments)
    if takes("(") {
      // Parentheses may contain a condition or a value.
      if let condition = try? alternatives(), takes(")"), !isFollowedByOperator {
        return condition
      }
      (place, arguments) = start
    }
    return try comparison()
  }

  private var isFollowedByOperator: Bool {
    var copy = self
    return (try? copy.comparisonOperator()) != nil
  }

  private mutating func comparison() throws -> Condition {
    let quantifier = quantifier()
    let left = try expression()
    let comparison = try comparisonOperator()
    let right = try expression()
    return { object in
      let (left, right) = (left(object), right(object))
      guard let quantifier else { return comparison.holds(left, right) }
      let elements = PredicateValue.elements(of: left) ?? []
      switch quantifier {
      case .any: return elements.contains { comparison.holds($0, right) }
      case .all: return elements.allSatisfy { comparison.holds($0, right) }
      case .none: return !elements.contains { comparison.holds($0, right) }
      }
    }
  }

  private enum Quantifier {
    case any, all, none
  }

  private mutating func quantifier() -> Quantifier? {
    if takes("ANY", "SOME") { return .any }
    if takes("ALL") { return .all }
    return takes("NONE") ? Quantifier.none : nil
  }

  private mutating func comparisonOperator() throws -> PredicateComparison {
    let kind: PredicateComparison.Kind
    if takes("=", "==") {
      kind = .equal
    } else if takes("!=", "<>") {
      kind = .notEqual
    } else if takes("<=", "=<") {
      kind = .atMost
    } else if takes(">=", "=>") {
      kind = .atLeast
    } else if takes("<") {
      kind = .less
    } else if takes(">") {
      kind = .greater
    } else if case .word(let word) = next, let named = PredicateComparison.Kind(word) {
      kind = named
      place += 1
    } else {
      throw Unreadable()
    }
    var options: String.CompareOptions = []
    if takes("[") {
      guard case .word(let letters) = next else { throw Unreadable() }
      place += 1
      for letter in letters.lowercased() {
        switch letter {
        case "c": options.insert(.caseInsensitive)
        case "d": options.insert(.diacriticInsensitive)
        case "n", "l": break
        default: throw Unreadable()
        }
      }
      try expect("]")
    }
    return PredicateComparison(kind: kind, options: options)
  }

  // MARK: Values

  private mutating func expression() throws -> Expression {
    guard let token = next else { throw Unreadable() }
    place += 1
    switch token {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in number }
    case .argument(let kind): return try argument(kind)
    case .word(let word): return Self.value(of: word)
    case .sign("{"): return try aggregate()
    case .sign("("):
      let inner = try expression()
      try expect(")")
      return inner
    case .sign: throw Unreadable()
    }
  }

  private mutating func argument(_ kind: Character) throws -> Expression {
    guard let argument = arguments.popFirst() else { throw Unreadable() }
    guard kind == "K" else { return { _ in argument } }
    guard let path = argument as? String else { throw Unreadable() }
    return { PredicateValue.value(of: $0, at: path) }
  }

  private mutating func aggregate() throws -> Expression {
    var elements: [Expression] = []
    while !takes("}") {
      if !elements.isEmpty { try expect(",") }
      elements.append(try expression())
    }
    return { [elements] object in elements.map { $0(object) as Any } }
  }

  /// Returns the expression of a word: a value of the language, the object, or a key path.
  private static func value(of word: String) -> Expression {
    switch word.uppercased() {
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    case "NIL", "NULL": return { _ in nil }
    case "SELF": return { $0 }
    default:
      let path = word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word
      return { PredicateValue.value(of: $0, at: path) }
    }
  }
}
