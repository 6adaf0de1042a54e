/// Matches a value that equals another. `nil` equals nothing: use `beNil()`.
public func equal<Value: Equatable>(_ expected: Value?) -> Matcher<Value> {
  Matcher.define("equal <\(stringify(expected))>") { expression, message in
    guard let expected else {
      return MatcherResult(status: .fail, message: message.appendedBeNilHint())
    }
    return MatcherResult(bool: try expression.evaluate() == expected, message: message)
  }
}

/// Matches an array with optional elements that equals another.
public func equal<Value: Equatable>(_ expected: [Value?]) -> Matcher<[Value?]> {
  Matcher.define("equal <\(stringify(expected))>") { expression, message in
    MatcherResult(bool: try expression.evaluate() == expected, message: message)
  }
}

/// Matches a pair that equals another.
public func equal<First: Equatable, Second: Equatable>(
  _ expected: (First, Second)?
) -> Matcher<(First, Second)> {
  Matcher.define("equal <\(stringify(expected))>") { expression, message in
    guard let actual = try expression.evaluate(), let expected else {
      return MatcherResult(status: .fail, message: message)
    }
    return MatcherResult(bool: actual == expected, message: message)
  }
}

/// Matches the very same object.
public func beIdenticalTo(_ expected: Any?) -> Matcher<Any> {
  let words = "be identical to \(expected.map { "<\($0)>" } ?? "nil")"
  return Matcher.defineNilable(words) { expression, message in
    let actual = try expression.evaluate()
    let isSame = actual.map { $0 as AnyObject } === expected.map { $0 as AnyObject }
    return MatcherResult(bool: isSame && actual != nil, message: message)
  }
}

/// Matches the very same object.
public func beIdenticalTo<Object: AnyObject>(_ expected: Object?) -> Matcher<Object> {
  Matcher.defineNilable("be identical to \(stringify(expected))") { expression, message in
    let actual = try expression.evaluate()
    return MatcherResult(bool: actual === expected && actual != nil, message: message)
  }
}

/// Matches the very same object.
public func be<Object: AnyObject>(_ expected: Object?) -> Matcher<Object> {
  beIdenticalTo(expected)
}

/// Matches `nil`.
public func beNil<Value>() -> Matcher<Value> {
  Matcher.simpleNilable("be nil") { MatcherStatus(bool: try $0.evaluate() == nil) }
}

/// Matches a call without a value.
public func beVoid() -> Matcher<Void> {
  Matcher.simpleNilable("be void") { MatcherStatus(bool: try $0.evaluate() != nil) }
}

// MARK: Booleans

public func beTrue() -> Matcher<Bool> {
  Matcher.simpleNilable("be true") { MatcherStatus(bool: try $0.evaluate() == true) }
}

public func beFalse() -> Matcher<Bool> {
  Matcher.simpleNilable("be false") { MatcherStatus(bool: try $0.evaluate() == false) }
}

/// Matches `true`, and every value that is neither `false` nor `nil`.
public func beTruthy<Value>() -> Matcher<Value> {
  Matcher.simpleNilable("be truthy") { expression in
    guard let value = try expression.evaluate() else { return .doesNotMatch }
    return MatcherStatus(bool: (value as? Bool) ?? true)
  }
}

/// Matches `false` and `nil`.
public func beFalsy<Value>() -> Matcher<Value> {
  Matcher.simpleNilable("be falsy") { expression in
    guard let value = try expression.evaluate() else { return .matches }
    return MatcherStatus(bool: (value as? Bool) == false)
  }
}

// MARK: Types

/// Matches an object of a class or of a subclass, or a value of a type.
public func beAKindOf<Expected>(_ expectedType: Expected.Type) -> Matcher<Any> {
  Matcher.define("be a kind of \(expectedType)") { expression, message in
    MatcherResult(bool: try expression.evaluate() is Expected, message: message)
  }
}

/// Matches an object of exactly that class, or a value of that type.
public func beAnInstanceOf<Expected>(_ expectedType: Expected.Type) -> Matcher<Any> {
  Matcher.define("be an instance of \(expectedType)") { expression, message in
    let actual = try expression.evaluate()
    return MatcherResult(
      bool: actual.map { type(of: $0) == expectedType } ?? false, message: message)
  }
}
