import Foundation

// Values: arithmetic, functions, paths, lists and subqueries.
extension PredicateParser {
  mutating func expression() throws -> Expression {
    var left = try product()
    while true {
      if takes("+") {
        left = .function("add:to:", [left, try product()])
      } else if takes("-") {
        left = .function("from:subtract:", [left, try product()])
      } else if case .integer(let number) = next, number < 0 {
        // `pages-1` has no sign of its own.
        left = .function("add:to:", [left, try product()])
      } else if case .number(let number) = next, number < 0 {
        left = .function("add:to:", [left, try product()])
      } else {
        return left
      }
    }
  }

  private mutating func product() throws -> Expression {
    var left = try power()
    while true {
      if takes("*") {
        left = .function("multiply:by:", [left, try power()])
      } else if takes("/") {
        left = .function("divide:by:", [left, try power()])
      } else {
        return left
      }
    }
  }

  private mutating func power() throws -> Expression {
    let base = try sign()
    return takes("**") ? .function("raise:toPower:", [base, try power()]) : base
  }

  private mutating func sign() throws -> Expression {
    guard takes("-") else { return try element() }
    return .function("from:subtract:", [.constant(0), try sign()])
  }

  /// A value with what follows it: an index, or a path.
  private mutating func element() throws -> Expression {
    var value = try single()
    while true {
      if takes("[") {
        value = .function("objectFrom:withIndex:", [value, try index()])
        try expect("]")
      } else if case .word(let word) = next, word.hasPrefix(".") {
        place += 1
        value = .path(word.split(separator: ".").map(String.init), of: value)
      } else {
        return value
      }
    }
  }

  private mutating func index() throws -> Expression {
    if case .word(let word) = next, ["FIRST", "LAST", "SIZE"].contains(word.uppercased()) {
      place += 1
      return .constant(word.uppercased())
    }
    return try expression()
  }

  private mutating func single() throws -> Expression {
    guard let token = next else { throw Unreadable() }
    place += 1
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .integer(let number): return .constant(number)
    case .argument(let kind): return try argument(kind)
    case .word(let word):
      if next == .sign("(") {
        if word.uppercased() == "SUBQUERY" { return try subquery() }
        if PredicateFunctions.names.contains(word) || word.hasSuffix(":") {
          return try function(word)
        }
      }
      return Self.value(of: word)
    case .sign("$"):
      guard case .word(let word) = next else { throw Unreadable() }
      place += 1
      let names = word.split(separator: ".").map(String.init)
      guard let name = names.first else { throw Unreadable() }
      let variable = Expression.variable(name)
      return names.count == 1 ? variable : .path(Array(names.dropFirst()), of: variable)
    case .sign("{"): return .list(try elements(upTo: "}"))
    case .sign("("):
      let inner = try expression()
      try expect(")")
      return inner
    case .sign: throw Unreadable()
    }
  }

  private mutating func argument(_ kind: Character) throws -> Expression {
    guard let argument = arguments.popFirst() else { throw Unreadable() }
    guard kind == "K" else {
      let expression = PredicateValue.present(argument) as? NSExpression
      return expression?.content ?? .constant(argument)
    }
    guard let path = argument as? String else { throw Unreadable() }
    return .path(path.split(separator: ".").map(String.init), of: .object)
  }

  private mutating func elements(upTo end: String) throws -> [Expression] {
    var elements: [Expression] = []
    while !takes(end) {
      if !elements.isEmpty { try expect(",") }
      elements.append(try expression())
    }
    return elements
  }

  private mutating func subquery() throws -> Expression {
    try expect("(")
    let collection = try expression()
    try expect(",")
    try expect("$")
    guard case .word(let name) = next else { throw Unreadable() }
    place += 1
    try expect(",")
    let condition = try alternatives()
    try expect(")")
    return .subquery(collection, variable: name, condition)
  }

  private mutating func function(_ word: String) throws -> Expression {
    try expect("(")
    let arguments = try elements(upTo: ")")
    switch word {
    case "CAST": return .function("castObject:toType:", arguments)
    case "modulus": return .function("modulus:by:", arguments)
    case "FUNCTION":
      // FUNCTION(operand, 'name', arguments…): the functions of values have their names.
      guard arguments.count > 1, case .constant(let name as String) = arguments[1] else {
        throw Unreadable()
      }
      return .function(name, [arguments[0]] + arguments.dropFirst(2))
    default: return .function(arguments.isEmpty ? word : word + ":", arguments)
    }
  }

  /// Returns the expression of a word: a value of the language, the object, or a key path.
  private static func value(of word: String) -> Expression {
    switch word.uppercased() {
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NIL", "NULL": return .constant(nil)
    case "SELF": return .object
    default:
      let path = word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word
      return .path(path.split(separator: ".").map(String.init), of: .object)
    }
  }
}
