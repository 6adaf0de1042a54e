import UIKit

// Waiting for real work: an answer from a server, a task that takes its time. What moves on the
// screen is not waited for but let settle.

/// Waits until `condition` holds, looking again and again while the app runs.
///
/// ```swift
/// try await eventually { store.names.contains("Grace") }
/// ```
///
/// - Parameters:
///   - what: The awaited event, for the message.
///   - timeout: The longest real time to wait. A busy machine gets more, until the condition was checked.
///   - file: The file of the test.
///   - line: The line that asks.
///   - condition: The condition to wait for.
/// - Throws: ``DriverError`` when it does not hold in time.
@MainActor
public func eventually(
  _ what: String = "what is waited for", timeout: Duration = .seconds(5),
  file: StaticString = #filePath, line: UInt = #line, _ condition: @MainActor () throws -> Bool
) async throws {
  let clock = ContinuousClock()
  let end = clock.now + timeout
  // Another test may hold the main actor for seconds, and what is waited for is then as late as this: the
  // time is not over before it was looked often enough.
  var looks = 0
  while true {
    // The condition may hold even if the app does not come to rest.
    try? settleNow()
    if try condition() { return }
    looks += 1
    guard clock.now < end || .milliseconds(20) * looks < timeout else {
      throw DriverError("In \(timeout) there was not: \(what).", at: TestLocation(file, line))
    }
    try await Task.sleep(for: .milliseconds(2))
  }
}

extension AppDriver {
  /// Waits until an element is there, and everything has settled.
  ///
  /// - Parameters:
  ///   - element: The element to wait for.
  ///   - timeout: The longest real time to wait.
  ///   - file: The file of the test.
  ///   - line: The line that asks.
  /// - Returns: The same element.
  /// - Throws: ``DriverError`` when it does not come in time.
  @discardableResult
  public func waitFor(
    _ element: Element, timeout: Duration = .seconds(5),
    file: StaticString = #filePath, line: UInt = #line
  ) async throws -> Element {
    try await eventually(element.name, timeout: timeout, file: file, line: line) { element.exists }
    try await settle()
    return element
  }
}
