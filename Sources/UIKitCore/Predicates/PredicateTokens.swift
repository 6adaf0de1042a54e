import Foundation

/// A token of a predicate's format.
enum PredicateToken: Equatable {
  /// A name, a word such as `AND`, or a path of names.
  case word(String)
  case text(String)
  case number(Double)
  case integer(Int)
  /// `%@` and its kin, by what is behind the sign.
  case argument(Character)
  /// A sign of one or two characters.
  case sign(String)

  /// The tokens of a text; `nil` where something in it is none.
  static func all(in text: String) -> [PredicateToken]? {
    var tokens: [PredicateToken] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if let token = next(&rest) {
        tokens.append(token)
      } else {
        return nil
      }
    }
    return tokens
  }

  private static func next(_ rest: inout Substring) -> PredicateToken? {
    guard let first = rest.first else { return nil }
    switch first {
    case "'", "\"": return quoted(&rest, by: first)
    case "%": return argument(&rest)
    case _ where first.isNumber: return number(&rest)
    case "-":
      return rest.dropFirst().first?.isNumber == true ? number(&rest) : sign(&rest)
    case ".":
      // A path goes on behind a value in brackets: `SUBQUERY(…).@count`.
      return rest.dropFirst().first?.isNumber == true ? number(&rest) : word(&rest)
    case _ where isPartOfWord(first): return word(&rest)
    default: return sign(&rest)
    }
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_@#.".contains(character)
  }

  private static func word(_ rest: inout Substring) -> PredicateToken {
    let word = rest.prefix(while: isPartOfWord)
    rest = rest.dropFirst(word.count)
    // A name that would be a word of the language has a mark in front.
    return .word(word.hasPrefix("#") ? String(word.dropFirst()) : String(word))
  }

  private static func number(_ rest: inout Substring) -> PredicateToken? {
    let digits = rest.prefix { $0.isNumber || ".eE+-".contains($0) }
    // Characters after an exponent or a point may belong to the next token: `1-2`.
    var end = digits
    while !end.isEmpty {
      if let value = Double(end) {
        rest = rest.dropFirst(end.count)
        return Int(end).map(PredicateToken.integer) ?? .number(value)
      }
      end = end.dropLast()
    }
    return nil
  }

  private static func quoted(_ rest: inout Substring, by mark: Character) -> PredicateToken? {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == mark { return .text(text) }
      guard character == "\\", let escaped = rest.popFirst() else {
        text.append(character)
        continue
      }
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      default: text.append(escaped)
      }
    }
    return nil
  }

  /// `%ld` means the same as `%d`: values carry their types.
  private static func argument(_ rest: inout Substring) -> PredicateToken? {
    rest.removeFirst()
    while let first = rest.first, "lqhzjt.0123456789".contains(first) { rest.removeFirst() }
    guard let kind = rest.popFirst(), "@KdDiuUxXoOfFeEgGcCsSp".contains(kind) else { return nil }
    return .argument(kind)
  }

  private static func sign(_ rest: inout Substring) -> PredicateToken? {
    for sign in [
      "==", ">=", "=>", "<=", "=<", "!=", "<>", "&&", "||", "**",
    ] where rest.hasPrefix(sign) {
      rest = rest.dropFirst(2)
      return .sign(sign)
    }
    guard let first = rest.popFirst(), "=<>!(){}[],+-*/$".contains(first) else { return nil }
    return .sign(String(first))
  }
}
