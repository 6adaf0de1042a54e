import Foundation

/// The functions of expressions, by their names in Objective-C.
enum PredicateFunctions {
  /// The names of functions in a predicate's text, and those that they stand for.
  static let names: Set<String> = [
    "sum", "count", "min", "max", "average", "median", "sqrt", "log", "ln", "exp", "ceiling",
    "abs", "floor", "trunc", "uppercase", "lowercase", "length", "now", "CAST", "modulus",
    "FUNCTION",
    "distance", "random",
  ]

  static func result(of name: String, _ arguments: [Any?]) -> Any? {
    switch name {
    case "sum:", "count:", "min:", "max:", "average:", "median:":
      return aggregate(name, arguments)
    case "add:to:", "from:subtract:", "multiply:by:", "divide:by:", "modulus:by:", "raise:toPower:":
      return arithmetic(name, arguments)
    case "now": return Date()
    case "uppercase:", "lowercase:", "length:": return text(name, arguments.first ?? nil)
    case "castObject:toType:": return cast(arguments)
    case "objectFrom:withIndex:": return element(arguments)
    default: return number(name, arguments)
    }
  }

  static func isKnown(_ name: String) -> Bool {
    ["now"].contains(name) || name.hasSuffix(":") && !name.hasPrefix(":")
  }

  // MARK: Collections

  private static func aggregate(_ name: String, _ arguments: [Any?]) -> Any? {
    let given = arguments.count == 1 ? PredicateValue.elements(of: arguments[0]) : nil
    let elements = (given ?? arguments.map { $0 as Any }).compactMap { PredicateValue.present($0) }
    switch name {
    case "count:": return elements.count
    case "sum:": return PredicateValue.sum(elements)
    case "min:": return PredicateValue.least(elements) { $0 == .orderedAscending }
    case "max:": return PredicateValue.least(elements) { $0 == .orderedDescending }
    case "average:":
      return elements.isEmpty ? nil : PredicateValue.sum(elements) / Double(elements.count)
    default:
      let sorted = elements.compactMap(PredicateValue.number).sorted()
      guard !sorted.isEmpty else { return nil }
      let middle = sorted.count / 2
      return sorted.count.isMultiple(of: 2)
        ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
  }

  private static func element(_ arguments: [Any?]) -> Any? {
    guard arguments.count == 2 else { return nil }
    if let dictionary = arguments[0] as? [AnyHashable: Any], let key = arguments[1] as? AnyHashable
    {
      return dictionary[key]
    }
    let elements = PredicateValue.elements(of: arguments[0]) ?? []
    switch arguments[1] as? String {
    case "FIRST": return elements.first
    case "LAST": return elements.last
    case "SIZE": return elements.count
    default: break
    }
    let place = PredicateValue.number(arguments[1]).map { Int($0) } ?? -1
    return elements.indices.contains(place) ? elements[place] : nil
  }

  // MARK: Numbers

  private static func arithmetic(_ name: String, _ arguments: [Any?]) -> Any? {
    guard arguments.count == 2, let left = PredicateValue.number(arguments[0]),
      let right = PredicateValue.number(arguments[1])
    else { return nil }
    switch name {
    case "add:to:": return left + right
    case "from:subtract:": return left - right
    case "multiply:by:": return left * right
    case "divide:by:":
      // Whole numbers give a whole number.
      let isWhole = isInteger(arguments[0]) && isInteger(arguments[1]) && right != 0
      return isWhole ? (left / right).rounded(.towardZero) : left / right
    case "modulus:by:":
      return right == 0 ? nil : left.truncatingRemainder(dividingBy: right)
    default: return pow(left, right)
    }
  }

  private static func isInteger(_ value: Any?) -> Bool {
    guard let value = PredicateValue.present(value) else { return false }
    if value is any BinaryInteger { return true }
    guard let number = value as? NSNumber else { return false }
    return !["f", "d"].contains(String(cString: number.objCType))
  }

  private static func number(_ name: String, _ arguments: [Any?]) -> Any? {
    guard let value = PredicateValue.number(arguments.first ?? nil) else { return nil }
    switch name {
    case "sqrt:": return value.squareRoot()
    case "log:": return log10(value)
    case "ln:": return log(value)
    case "exp:": return exp(value)
    case "ceiling:": return value.rounded(.up)
    case "floor:": return value.rounded(.down)
    case "trunc:": return value.rounded(.towardZero)
    case "abs:": return abs(value)
    default:
      UIKitException.raise(.invalidArgument, "Unsupported function expression \(name)")
    }
  }

  // MARK: Texts and types

  private static func text(_ name: String, _ value: Any?) -> Any? {
    guard let text = PredicateValue.text(value) else { return nil }
    switch name {
    case "uppercase:": return text.uppercased()
    case "lowercase:": return text.lowercased()
    default: return text.utf16.count
    }
  }

  private static func cast(_ arguments: [Any?]) -> Any? {
    guard arguments.count == 2 else { return nil }
    switch PredicateValue.text(arguments[1]) {
    case "NSDate":
      return PredicateValue.number(arguments[0]).map(Date.init(timeIntervalSinceReferenceDate:))
        ?? arguments[0]
    case "NSNumber", "NSDecimalNumber":
      if let date = arguments[0] as? Date { return date.timeIntervalSinceReferenceDate }
      return PredicateValue.number(arguments[0])
        ?? PredicateValue.text(arguments[0]).flatMap(Double.init)
    case "NSString": return arguments[0].map { PredicateValue.text($0) ?? "\($0)" }
    default: return arguments[0]
    }
  }
}
