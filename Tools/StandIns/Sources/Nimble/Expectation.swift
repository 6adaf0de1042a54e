import Foundation
import XCTest

/// An expectation of a value: `expect(value).to(equal(1))`.
public struct SyncExpectation<Value> {
  public let expression: Expression<Value>

  /// Expects that a matcher matches.
  @discardableResult
  public func to(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
    judge(matcher, isNegated: false, "to", description)
    return self
  }

  /// Expects that a matcher does not match.
  @discardableResult
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
    judge(matcher, isNegated: true, "to not", description)
    return self
  }

  /// Expects that a matcher does not match.
  @discardableResult
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
    toNot(matcher, description: description)
  }

  private func judge(
    _ matcher: Matcher<Value>, isNegated: Bool, _ word: String, _ description: String?
  ) {
    let outcome = outcome(matcher)
    guard !outcome.status.fulfils(isNegated: isNegated) else { return }
    fail(outcome.message, word, description)
  }

  func outcome(_ matcher: Matcher<Value>) -> MatcherResult {
    do {
      return try matcher.satisfies(expression)
    } catch {
      return MatcherResult(status: .fail, message: .fail("the expression threw <\(error)>"))
    }
  }

  func fail(_ message: ExpectationMessage, _ word: String, _ description: String?) {
    let value = (try? expression.evaluate()) ?? nil
    let text = message.toString(actual: "<\(stringify(value))>", to: word)
    Failures.record((description.map { "\($0)\n" } ?? "") + text, at: expression.location)
  }
}

/// The former name of ``SyncExpectation``.
public typealias Expectation = SyncExpectation

/// The failures of expectations.
enum Failures {
  static func record(_ message: String, at location: SourceLocation) {
    XCTFail(message, file: location.file, line: location.line)
  }
}

// MARK: - Making expectations

/// Expects something of a value.
public func expect<Value>(
  file: FileString = #filePath, line: UInt = #line,
  _ expression: @autoclosure @escaping () throws -> Value?
) -> SyncExpectation<Value> {
  SyncExpectation(
    expression: Expression(
      expression: expression, location: SourceLocation(file: file, line: line)))
}

/// Expects something of the value of a closure.
public func expect<Value>(
  file: FileString = #filePath, line: UInt = #line, _ expression: @escaping () throws -> Value?
) -> SyncExpectation<Value> {
  SyncExpectation(
    expression: Expression(
      expression: expression, location: SourceLocation(file: file, line: line)))
}

/// Expects something of a closure without a value.
public func expect(
  file: FileString = #filePath, line: UInt = #line, _ expression: @escaping () throws -> Void
) -> SyncExpectation<Void> {
  SyncExpectation(
    expression: Expression(
      expression: expression, location: SourceLocation(file: file, line: line)))
}

/// Expects something of a call without a value.
public func expect(
  file: FileString = #filePath, line: UInt = #line,
  _ expression: @autoclosure @escaping () throws -> Void
) -> SyncExpectation<Void> {
  SyncExpectation(
    expression: Expression(
      expression: expression, location: SourceLocation(file: file, line: line)))
}

/// Expects something of a value that is waited for.
public func expect<Value>(
  file: FileString = #filePath, line: UInt = #line, _ expression: () async throws -> Value?
) async -> SyncExpectation<Value> {
  let location = SourceLocation(file: file, line: line)
  do {
    let value = try await expression()
    return SyncExpectation(expression: Expression(expression: { value }, location: location))
  } catch {
    return SyncExpectation(expression: Expression(expression: { throw error }, location: location))
  }
}

/// Fails a test.
public func fail(_ message: String, file: FileString = #filePath, line: UInt = #line) {
  Failures.record(message, at: SourceLocation(file: file, line: line))
}

/// Fails a test.
public func fail(file: FileString = #filePath, line: UInt = #line) {
  fail("the test calls fail()", file: file, line: line)
}

/// Returns a value, or fails the test where it is `nil`.
public func unwrap<Value>(
  file: FileString = #filePath, line: UInt = #line,
  _ expression: @autoclosure @escaping () throws -> Value?
) throws -> Value {
  guard let value = try expression() else {
    fail("expected a value, got nil", file: file, line: line)
    throw RequireError()
  }
  return value
}

/// The error of a requirement that was not met.
public struct RequireError: Error {
  public init() {}
}
