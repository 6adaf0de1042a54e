import Foundation

/// Makes a condition of a predicate's text.
struct PredicateParser {
  typealias Condition = _PredicateCondition
  typealias Expression = _PredicateExpression

  struct Unreadable: Error {}

  private let tokens: [PredicateToken]
  var place = 0
  var arguments: ArraySlice<Any>

  /// Parses the condition of a text.
  static func parse(_ format: String, _ arguments: [Any]) -> Condition {
    guard let tokens = PredicateToken.all(in: format) else { unreadable(format) }
    var parser = PredicateParser(tokens: tokens, arguments: arguments[...])
    guard let condition = try? parser.alternatives(), parser.place == tokens.count else {
      unreadable(format)
    }
    return condition
  }

  /// The value that a text says.
  static func parseExpression(_ format: String, _ arguments: [Any]) -> Expression {
    guard let tokens = PredicateToken.all(in: format) else { unreadable(format) }
    var parser = PredicateParser(tokens: tokens, arguments: arguments[...])
    guard let expression = try? parser.expression(), parser.place == tokens.count else {
      unreadable(format)
    }
    return expression
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

  var next: PredicateToken? { place < tokens.count ? tokens[place] : nil }

  /// Goes on behind a word or a sign, if it is one of these.
  mutating func takes(_ words: String...) -> Bool {
    switch next {
    case .word(let word) where words.contains(word.uppercased()): break
    case .sign(let sign) where words.contains(sign): break
    default: return false
    }
    place += 1
    return true
  }

  mutating func expect(_ sign: String) throws {
    guard takes(sign) else { throw Unreadable() }
  }

  // MARK: Conditions

  mutating func alternatives() throws -> Condition {
    var all = [try conjunction()]
    while takes("OR", "||") { all.append(try conjunction()) }
    return all.count == 1 ? all[0] : .any(all)
  }

  private mutating func conjunction() throws -> Condition {
    var all = [try negation()]
    while takes("AND", "&&") { all.append(try negation()) }
    return all.count == 1 ? all[0] : .all(all)
  }

  private mutating func negation() throws -> Condition {
    guard takes("NOT", "!") else { return try primary() }
    return .not(try negation())
  }

  private mutating func primary() throws -> Condition {
    if takes("TRUEPREDICATE") { return .constant(true) }
    if takes("FALSEPREDICATE") { return .constant(false) }
    let start = (place, arguments)
    if takes("(") {
      // Parentheses may contain a condition or a value.
      if let condition = try? alternatives(), takes(")"), !goesOnAsValue {
        return condition
      }
      (place, arguments) = start
    }
    return try comparison()
  }

  private var goesOnAsValue: Bool {
    switch next {
    case .sign(let sign) where "+-*/**".contains(sign): return true
    case .word(let word) where word.hasPrefix("."): return true
    default: break
    }
    var copy = self
    return (try? copy.comparisonOperator()) != nil
  }

  private mutating func comparison() throws -> Condition {
    let quantifier = quantifier()
    let left = try expression()
    let comparison = try comparisonOperator()
    let right = try expression()
    return .comparison(
      _PredicateComparison(
        quantifier: quantifier, left: left, comparison: comparison, right: right))
  }

  private mutating func quantifier() -> _PredicateComparison.Quantifier? {
    if takes("ANY", "SOME") { return .any }
    if takes("ALL") { return .all }
    return takes("NONE") ? _PredicateComparison.Quantifier.none : nil
  }

  private mutating func comparisonOperator() throws -> _PredicateOperator {
    let kind: _PredicateOperator.Kind
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
    } else if case .word(let word) = next, let named = _PredicateOperator.Kind(word) {
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
    return _PredicateOperator(kind: kind, options: options)
  }
}
