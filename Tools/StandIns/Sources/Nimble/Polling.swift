import Foundation

/// A time, of so many seconds, milliseconds, microseconds or nanoseconds.
public enum NimbleTimeInterval: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)

  public init(floatLiteral value: Double) { self = .milliseconds(Int(value * 1000)) }
  public init(integerLiteral value: Int) { self = .seconds(value) }

  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    }
  }
}

/// The times of expectations that wait.
public struct PollingDefaults {
  private nonisolated(unsafe) static var times = (
    timeout: NimbleTimeInterval.seconds(1), interval: NimbleTimeInterval.milliseconds(10)
  )
  private static let lock = NSLock()

  public static var timeout: NimbleTimeInterval {
    get { lock.withLock { times.timeout } }
    set { lock.withLock { times.timeout = newValue } }
  }

  public static var pollInterval: NimbleTimeInterval {
    get { lock.withLock { times.interval } }
    set { lock.withLock { times.interval = newValue } }
  }
}

/// The former name of ``PollingDefaults``.
public typealias AsyncDefaults = PollingDefaults

extension PollingDefaults {
  /// The former name of ``timeout``.
  public static var Timeout: NimbleTimeInterval {
    get { timeout }
    set { timeout = newValue }
  }

  /// The former name of ``pollInterval``.
  public static var PollInterval: NimbleTimeInterval {
    get { pollInterval }
    set { pollInterval = newValue }
  }
}

/// Runs the run loop until a condition holds.
///
/// - Returns: A Boolean value that indicates whether it held before the time was over.
private func wait(
  _ timeout: NimbleTimeInterval, _ interval: NimbleTimeInterval, until isDone: () -> Bool
) -> Bool {
  let end = Date(timeIntervalSinceNow: timeout.seconds)
  repeat {
    if isDone() { return true }
    _ = RunLoop.current.run(
      mode: .default, before: min(end, Date(timeIntervalSinceNow: interval.seconds)))
  } while Date() < end
  return isDone()
}

extension SyncExpectation {
  /// Expects that a matcher matches before the time is over.
  @discardableResult
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    poll(matcher, timeout, pollInterval, isNegated: false, "to eventually", description)
  }

  /// Expects that a matcher ceases to match before the time is over.
  @discardableResult
  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    poll(matcher, timeout, pollInterval, isNegated: true, "to eventually not", description)
  }

  /// Expects that a matcher ceases to match before the time is over.
  @discardableResult
  public func toNotEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    toEventuallyNot(
      matcher, timeout: timeout, pollInterval: pollInterval, description: description)
  }

  /// Expects that a matcher does not match until the time is over.
  @discardableResult
  public func toNever(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    keep(matcher, until, pollInterval, isNegated: true, "to never", description)
  }

  /// Expects that a matcher does not match until the time is over.
  @discardableResult
  public func neverTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    toNever(matcher, until: until, pollInterval: pollInterval, description: description)
  }

  /// Expects that a matcher matches until the time is over.
  @discardableResult
  public func toAlways(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    keep(matcher, until, pollInterval, isNegated: false, "to always", description)
  }

  private func poll(
    _ matcher: Matcher<Value>, _ timeout: NimbleTimeInterval, _ interval: NimbleTimeInterval,
    isNegated: Bool, _ word: String, _ description: String?
  ) -> Self {
    var last = outcome(matcher)
    let isFulfilled = wait(timeout, interval) {
      last = outcome(matcher)
      return last.status.fulfils(isNegated: isNegated)
    }
    if !isFulfilled { fail(last.message, word, description) }
    return self
  }

  private func keep(
    _ matcher: Matcher<Value>, _ timeout: NimbleTimeInterval, _ interval: NimbleTimeInterval,
    isNegated: Bool, _ word: String, _ description: String?
  ) -> Self {
    var last = outcome(matcher)
    let isBroken = wait(timeout, interval) {
      last = outcome(matcher)
      return !last.status.fulfils(isNegated: isNegated)
    }
    if isBroken { fail(last.message, word, description) }
    return self
  }
}

/// Waits until `action` calls `done`.
public func waitUntil(
  timeout: NimbleTimeInterval = PollingDefaults.timeout, file: FileString = #filePath,
  line: UInt = #line, action: @escaping (@escaping () -> Void) -> Void
) {
  let state = DoneState()
  action { state.finish() }
  if !wait(timeout, PollingDefaults.pollInterval, until: { state.isDone }) {
    fail("`done` was not called within \(timeout.seconds) seconds", file: file, line: line)
  }
}

/// Waits until `action` calls `done`, or throws.
public func waitUntil(
  timeout: NimbleTimeInterval = PollingDefaults.timeout, file: FileString = #filePath,
  line: UInt = #line, action: @escaping (@escaping () -> Void) throws -> Void
) {
  waitUntil(timeout: timeout, file: file, line: line) { done in
    do {
      try action(done)
    } catch {
      fail("The action threw <\(error)>", file: file, line: line)
      done()
    }
  }
}

/// The state of a wait. `done` may be called on another thread.
private final class DoneState: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var wasCalled = false

  var isDone: Bool { lock.withLock { wasCalled } }

  func finish() { lock.withLock { wasCalled = true } }
}
