infix operator ≈ : ComparisonPrecedence
infix operator ± : AdditionPrecedence

extension SyncExpectation where Value: Equatable {
  public static func == (left: SyncExpectation, right: Value?) {
    if let right { left.to(equal(right)) } else { left.to(beNil()) }
  }

  public static func != (left: SyncExpectation, right: Value?) {
    if let right { left.toNot(equal(right)) } else { left.toNot(beNil()) }
  }
}

public func == <Value>(left: SyncExpectation<Value>, right: _OptionalNilComparisonType) {
  left.to(beNil())
}

public func != <Value>(left: SyncExpectation<Value>, right: _OptionalNilComparisonType) {
  left.toNot(beNil())
}

extension SyncExpectation where Value: Comparable {
  public static func > (left: SyncExpectation, right: Value) { left.to(beGreaterThan(right)) }
  public static func < (left: SyncExpectation, right: Value) { left.to(beLessThan(right)) }
  public static func >= (left: SyncExpectation, right: Value) {
    left.to(beGreaterThanOrEqualTo(right))
  }
  public static func <= (left: SyncExpectation, right: Value) {
    left.to(beLessThanOrEqualTo(right))
  }
}

public func === <Object: AnyObject>(left: SyncExpectation<Object>, right: AnyObject?) {
  left.to(
    Matcher.defineNilable("be identical to \(stringify(right))") { expression, message in
      MatcherResult(bool: try expression.evaluate() === right, message: message)
    })
}

public func !== <Object: AnyObject>(left: SyncExpectation<Object>, right: AnyObject?) {
  left.toNot(
    Matcher.defineNilable("be identical to \(stringify(right))") { expression, message in
      MatcherResult(bool: try expression.evaluate() === right, message: message)
    })
}

public func ≈ <Value: BinaryFloatingPoint>(left: SyncExpectation<Value>, right: Value) {
  left.to(beCloseTo(right))
}

public func ≈ <Value: BinaryFloatingPoint>(
  left: SyncExpectation<Value>, right: (expected: Value, delta: Value)
) {
  left.to(beCloseTo(right.expected, within: right.delta))
}

public func == <Value: BinaryFloatingPoint>(
  left: SyncExpectation<Value>, right: (expected: Value, delta: Value)
) {
  left.to(beCloseTo(right.expected, within: right.delta))
}

public func ± <Value: BinaryFloatingPoint>(
  value: Value, delta: Value
) -> (expected: Value, delta: Value) { (value, delta) }
