private func thrown<Value>(
  _ words: String, _ isMet: @escaping (any Error) -> Bool
) -> Matcher<Value> {
  Matcher { expression in
    var actual: (any Error)?
    do { _ = try expression.evaluate() } catch { actual = error }
    let message = ExpectationMessage.expectedCustomValueTo(
      words, actual: actual.map { "<\($0)>" } ?? "no error")
    return MatcherResult(bool: actual.map(isMet) ?? false, message: message)
  }
}

/// Matches a closure that throws.
public func throwError<Value>() -> Matcher<Value> { thrown("throw any error") { _ in true } }

/// Matches a closure that throws that error.
public func throwError<Failure: Error & Equatable, Value>(
  _ error: Failure, closure: ((any Error) -> Void)? = nil
) -> Matcher<Value> {
  thrown("throw error <\(error)>") { actual in
    guard actual as? Failure == error else { return false }
    closure?(actual)
    return true
  }
}

/// Matches a closure that throws that error, or for an error without equality that case of it.
public func throwError<Failure: Error, Value>(
  _ error: Failure, closure: ((any Error) -> Void)? = nil
) -> Matcher<Value> {
  thrown("throw error <\(error)>") { actual in
    guard let actual = actual as? Failure, actual._domain == error._domain,
      actual._code == error._code
    else { return false }
    closure?(actual)
    return true
  }
}

/// Matches a closure that throws an error of that type.
public func throwError<Failure: Error, Value>(
  errorType: Failure.Type, closure: ((Failure) -> Void)? = nil
) -> Matcher<Value> {
  thrown("throw error of type <\(errorType)>") { actual in
    guard let actual = actual as? Failure else { return false }
    closure?(actual)
    return true
  }
}

/// Matches a closure that throws, and calls a function with the error.
public func throwError<Value>(closure: @escaping (any Error) -> Void) -> Matcher<Value> {
  thrown("throw error that satisfies a closure") {
    closure($0)
    return true
  }
}

/// Matches that error.
public func matchError<Failure: Error & Equatable>(_ error: Failure) -> Matcher<any Error> {
  Matcher.define("match error <\(error)>") { expression, message in
    MatcherResult(bool: try expression.evaluate() as? Failure == error, message: message)
  }
}

/// Matches that error, or for one without equality that case of it.
public func matchError<Failure: Error>(_ error: Failure) -> Matcher<any Error> {
  Matcher.define("match error <\(error)>") { expression, message in
    let actual = try expression.evaluate()
    return MatcherResult(
      bool: actual?._domain == error._domain && actual?._code == error._code, message: message)
  }
}

/// Matches an error of that type.
public func matchError<Failure: Error>(_ errorType: Failure.Type) -> Matcher<any Error> {
  Matcher.define("match error of type <\(errorType)>") { expression, message in
    MatcherResult(bool: try expression.evaluate() is Failure, message: message)
  }
}

// MARK: Results

/// Matches a success.
public func beSuccess<Value, Failure>(
  test: ((Value) -> Void)? = nil
) -> Matcher<Result<Value, Failure>> {
  Matcher.define("be <success>") { expression, message in
    guard case .success(let value)? = try expression.evaluate() else {
      return MatcherResult(status: .doesNotMatch, message: message)
    }
    test?(value)
    return MatcherResult(status: .matches, message: message)
  }
}

/// Matches a success with a value that matches.
public func beSuccess<Value, Failure>(
  _ matcher: Matcher<Value>
) -> Matcher<Result<Value, Failure>> {
  Matcher.define("be <success> that matches") { expression, message in
    guard case .success(let value)? = try expression.evaluate() else {
      return MatcherResult(status: .doesNotMatch, message: message)
    }
    return try matcher.satisfies(
      Expression(expression: { value }, location: expression.location))
  }
}

/// Matches a failure.
public func beFailure<Value, Failure>(
  test: ((Failure) -> Void)? = nil
) -> Matcher<Result<Value, Failure>> {
  Matcher.define("be <failure>") { expression, message in
    guard case .failure(let error)? = try expression.evaluate() else {
      return MatcherResult(status: .doesNotMatch, message: message)
    }
    test?(error)
    return MatcherResult(status: .matches, message: message)
  }
}
