public import Foundation

private func compare<Value: Comparable>(
  _ words: String, _ expected: Value?, _ isMet: @escaping (Value, Value) -> Bool
) -> Matcher<Value> {
  Matcher.define("\(words) <\(stringify(expected))>") { expression, message in
    guard let actual = try expression.evaluate(), let expected else {
      return MatcherResult(status: .fail, message: message)
    }
    return MatcherResult(bool: isMet(actual, expected), message: message)
  }
}

public func beGreaterThan<Value: Comparable>(_ expected: Value?) -> Matcher<Value> {
  compare("be greater than", expected, >)
}

public func beGreaterThanOrEqualTo<Value: Comparable>(_ expected: Value?) -> Matcher<Value> {
  compare("be greater than or equal to", expected, >=)
}

public func beLessThan<Value: Comparable>(_ expected: Value?) -> Matcher<Value> {
  compare("be less than", expected, <)
}

public func beLessThanOrEqualTo<Value: Comparable>(_ expected: Value?) -> Matcher<Value> {
  compare("be less than or equal to", expected, <=)
}

/// Matches a value inside of a range.
public func beWithin<Value: Comparable>(_ range: ClosedRange<Value>) -> Matcher<Value> {
  Matcher.define("be within range <\(range)>") { expression, message in
    MatcherResult(bool: try expression.evaluate().map(range.contains) ?? false, message: message)
  }
}

/// Matches a value inside of a range.
public func beWithin<Value: Comparable>(_ range: Range<Value>) -> Matcher<Value> {
  Matcher.define("be within range <\(range)>") { expression, message in
    MatcherResult(bool: try expression.evaluate().map(range.contains) ?? false, message: message)
  }
}

/// The distance within which `beCloseTo` matches unless it is given one.
public let DefaultDelta = 0.0001

/// Matches a number near another.
public func beCloseTo<Value: BinaryFloatingPoint>(
  _ expected: Value, within delta: Value = Value(DefaultDelta)
) -> Matcher<Value> {
  Matcher.define("be close to <\(expected)> (within \(delta))") { expression, message in
    MatcherResult(
      bool: try expression.evaluate().map { abs($0 - expected) < delta } ?? false,
      message: message)
  }
}

/// Matches a time near another.
public func beCloseTo(_ expected: Date, within delta: TimeInterval = DefaultDelta) -> Matcher<Date>
{
  Matcher.define("be close to <\(expected)> (within \(delta))") { expression, message in
    MatcherResult(
      bool: try expression.evaluate().map { abs($0.timeIntervalSince(expected)) < delta } ?? false,
      message: message)
  }
}

/// Matches numbers near others, one by one.
public func beCloseTo<Values: Collection>(
  _ expected: Values, within delta: Values.Element = Values.Element(DefaultDelta)
) -> Matcher<Values> where Values.Element: BinaryFloatingPoint {
  Matcher.define("be close to <\(expected)> (each within \(delta))") { expression, message in
    guard let actual = try expression.evaluate() else {
      return MatcherResult(status: .fail, message: message)
    }
    let isClose =
      actual.count == expected.count && zip(actual, expected).allSatisfy { abs($0 - $1) < delta }
    return MatcherResult(bool: isClose, message: message)
  }
}
