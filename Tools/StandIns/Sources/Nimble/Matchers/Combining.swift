public import Foundation

/// Matches a value that all matchers match.
public func satisfyAllOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> {
  satisfyAllOf(matchers)
}

/// Matches a value that all matchers match.
public func satisfyAllOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
  combine(matchers, "match all of", " and ") { $0.allSatisfy { $0 } }
}

/// Matches a value that one of the matchers matches.
public func satisfyAnyOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> {
  satisfyAnyOf(matchers)
}

/// Matches a value that one of the matchers matches.
public func satisfyAnyOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
  combine(matchers, "match one of", " or ") { $0.contains(true) }
}

public func && <Value>(left: Matcher<Value>, right: Matcher<Value>) -> Matcher<Value> {
  satisfyAllOf(left, right)
}

public func || <Value>(left: Matcher<Value>, right: Matcher<Value>) -> Matcher<Value> {
  satisfyAnyOf(left, right)
}

private func combine<Value>(
  _ matchers: [Matcher<Value>], _ words: String, _ separator: String,
  _ isMet: @escaping ([Bool]) -> Bool
) -> Matcher<Value> {
  Matcher { expression in
    let results = try matchers.map { try $0.satisfies(expression) }
    let parts = results.map { "{\($0.message.expectedMessage)}" }.joined(separator: separator)
    return MatcherResult(
      bool: isMet(results.map { $0.status == .matches }),
      message: .expectedActualValueTo("\(words): \(parts)"))
  }
}

/// Matches a value of which a part matches.
public func map<Value, Part>(
  _ transform: @escaping (Value) throws -> Part?, _ matcher: Matcher<Part>
) -> Matcher<Value> {
  Matcher { try matcher.satisfies($0.cast { try $0.flatMap(transform) }) }
}

/// Matches what a closure judges.
public func satisfy<Value>(
  _ description: String = "satisfy a condition", _ condition: @escaping (Value) -> Bool
) -> Matcher<Value> {
  Matcher.define(description) { expression, message in
    MatcherResult(bool: try expression.evaluate().map(condition) ?? false, message: message)
  }
}

// MARK: Notifications

/// Matches a closure that posts notifications which match.
public func postNotifications<Value>(
  _ matcher: Matcher<[Notification]>, from center: NotificationCenter = .default
) -> Matcher<Value> {
  let collector = NotificationCollector(center)
  return Matcher { expression in
    _ = try expression.evaluate()
    return try matcher.satisfies(
      Expression(expression: { collector.notifications }, location: expression.location))
  }
}

/// The notifications of a centre, from the making of a matcher on.
private final class NotificationCollector: Sendable {
  // The lock guards what any thread posts; the token is set once, in `init`.
  private let center: NotificationCenter
  private let lock = NSLock()
  private nonisolated(unsafe) var collected: [Notification] = []
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?

  init(_ center: NotificationCenter) {
    self.center = center
    token = center.addObserver(forName: nil, object: nil, queue: nil) { [weak self] notification in
      self?.add(notification)
    }
  }

  deinit { if let token { center.removeObserver(token) } }

  private func add(_ notification: Notification) {
    lock.withLock { collected.append(notification) }
  }

  var notifications: [Notification] { lock.withLock { collected } }
}
