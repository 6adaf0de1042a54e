/// The text of a failed expectation.
public indirect enum ExpectationMessage {
  case expectedActualValueTo(String)
  case expectedCustomValueTo(String, actual: String)
  case expectedTo(String)
  case fail(String)
  case appends(ExpectationMessage, String)
  case details(ExpectationMessage, String)
  case prepends(String, ExpectationMessage)

  /// Returns the message with text at its end.
  public func appended(message: String) -> ExpectationMessage { .appends(self, message) }

  /// Returns the message with text on further lines.
  public func appended(details: String) -> ExpectationMessage { .details(self, details) }

  /// Returns the message with `, but got <…>` left out.
  public func appendedBeNilHint() -> ExpectationMessage {
    appended(message: " (nil is matched by beNil() alone)")
  }

  /// The words of the expectation, such as `equal <1>`.
  public var expectedMessage: String {
    switch self {
    case .fail(let text): text
    case .expectedTo(let text), .expectedActualValueTo(let text),
      .expectedCustomValueTo(let text, _):
      "expected to \(text)"
    case .appends(let message, let text): message.expectedMessage + text
    case .details(let message, let text): message.expectedMessage + "\n" + text
    case .prepends(let text, let message): text + message.expectedMessage
    }
  }

  /// Returns the sentence of a failure.
  public func toString(actual: String, expected: String = "expected", to: String = "to") -> String {
    switch self {
    case .fail(let text): text
    case .expectedTo(let text): "\(expected) \(to) \(text)"
    case .expectedActualValueTo(let text): "\(expected) \(to) \(text), got \(actual)"
    case .expectedCustomValueTo(let text, let actual): "\(expected) \(to) \(text), got \(actual)"
    case .appends(let message, let text):
      message.toString(actual: actual, expected: expected, to: to) + text
    case .details(let message, let text):
      message.toString(actual: actual, expected: expected, to: to) + "\n\n" + text
    case .prepends(let text, let message):
      text + message.toString(actual: actual, expected: expected, to: to)
    }
  }
}

/// The outcome of a matcher. `fail` fails the expectation and its opposite.
public enum MatcherStatus: Sendable {
  case matches, doesNotMatch, fail

  public init(bool matches: Bool) { self = matches ? .matches : .doesNotMatch }

  func fulfils(isNegated: Bool) -> Bool { self == (isNegated ? .doesNotMatch : .matches) }
}

/// The outcome of a matcher, with the text for a failure.
public struct MatcherResult {
  public let status: MatcherStatus
  public let message: ExpectationMessage

  public init(status: MatcherStatus, message: ExpectationMessage) {
    self.status = status
    self.message = message
  }

  public init(bool: Bool, message: ExpectationMessage) {
    self.init(status: MatcherStatus(bool: bool), message: message)
  }
}

/// A condition for a value.
public struct Matcher<Value> {
  let matcher: (Expression<Value>) throws -> MatcherResult

  public init(_ matcher: @escaping (Expression<Value>) throws -> MatcherResult) {
    self.matcher = matcher
  }

  /// Returns the outcome for an expression.
  public func satisfies(_ expression: Expression<Value>) throws -> MatcherResult {
    try matcher(expression)
  }

  /// Creates a matcher that fails for `nil`.
  public static func define(
    _ message: String = "match",
    matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
  ) -> Matcher {
    Matcher { try matcher($0, .expectedActualValueTo(message)) }.requireNonNil
  }

  /// Creates a matcher that fails for `nil`.
  public static func define(
    matcher: @escaping (Expression<Value>) throws -> MatcherResult
  ) -> Matcher { Matcher(matcher).requireNonNil }

  /// Creates a matcher that judges `nil` too.
  public static func defineNilable(
    _ message: String = "match",
    matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
  ) -> Matcher { Matcher { try matcher($0, .expectedActualValueTo(message)) } }

  /// Creates a matcher from a status; it fails for `nil`.
  public static func simple(
    _ message: String = "match", matcher: @escaping (Expression<Value>) throws -> MatcherStatus
  ) -> Matcher {
    define(message) { MatcherResult(status: try matcher($0), message: $1) }
  }

  /// Creates a matcher from a status; it judges `nil` too.
  public static func simpleNilable(
    _ message: String = "match", matcher: @escaping (Expression<Value>) throws -> MatcherStatus
  ) -> Matcher {
    defineNilable(message) { MatcherResult(status: try matcher($0), message: $1) }
  }

  private var requireNonNil: Matcher {
    Matcher { expression in
      let result = try matcher(expression)
      guard try expression.evaluate() == nil else { return result }
      return MatcherResult(status: .fail, message: result.message.appendedBeNilHint())
    }
  }
}

public typealias Predicate = Matcher
public typealias PredicateResult = MatcherResult
public typealias PredicateStatus = MatcherStatus

/// Returns a value as failures write it.
public func stringify<Value>(_ value: Value?) -> String {
  guard let value else { return "nil" }
  if let text = value as? String { return text }
  if let number = value as? Double, number.truncatingRemainder(dividingBy: 1) == 0,
    abs(number) < 1e15
  {
    return "\(number)"
  }
  return String(describing: value)
}
