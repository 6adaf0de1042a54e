public import Foundation
import Storyline
import UIKit

/// Lets the run loop turn until nothing moves any more: transitions are over, what was queued is carried
/// out, tasks that wait for an outcome go on, and every object that ``expectReleased(_:file:line:)`` named
/// is released.
///
/// Fails the test for each object that is still alive after five seconds: UIKit releases removed
/// objects a few turns later, or when an animation has ended. It also fails for each command that
/// was refused by a mistake of the code and whose answer no code has read.
///
/// - Throws: ``DriverError`` when something still moves after five seconds, and `CancellationError` when
///   the test is cancelled.
@MainActor
public func settle() async throws {
  try await settleEverything(within: 5)
}

/// ``settle()`` with a limit, in seconds.
@MainActor
func settleEverything(within seconds: TimeInterval) async throws {
  let end = Date(timeIntervalSinceNow: seconds)
  var quiet = 0
  // A task that was resumed runs on a later turn; what it does may move things.
  while quiet < 3 {
    try await turn()
    let moving = Motion.now
    quiet = moving == nil ? quiet + 1 : 0
    if let moving, Date() > end {
      throw DriverError(
        "\(moving) still moves after \(seconds) s.", at: TestLocation(#filePath, #line))
    }
  }
  try await ReleaseWatch.waitForNamed(until: end)
  RunningTest.reportRefusals()
}

/// Waits until `condition` holds, looking again and again while the app runs.
///
/// ```swift
/// try await eventually { store.names.contains("Grace") }
/// ```
///
/// - Parameters:
///   - what: The awaited event, for the message.
///   - timeout: The longest time to wait, in seconds.
///   - file: The file of the test.
///   - line: The line that asks.
///   - condition: The condition to wait for.
/// - Throws: ``DriverError`` when it does not hold in time.
@MainActor
public func eventually(
  _ what: String = "what is waited for", timeout: TimeInterval = 5,
  file: StaticString = #filePath, line: UInt = #line, _ condition: @MainActor () throws -> Bool
) async throws {
  let end = Date(timeIntervalSinceNow: timeout)
  while try !condition() {
    guard Date() < end else {
      throw DriverError("In \(timeout) s there was not: \(what).", at: TestLocation(file, line))
    }
    try await turn()
  }
}

/// Gives the main run loop the time for a turn.
private func turn() async throws { try await Task.sleep(nanoseconds: 10_000_000) }

/// Looks for transitions in the windows of the app.
@MainActor
private enum Motion {
  /// The name of what moves; `nil` when nothing does.
  static var now: String? {
    if !FlowActivity.isSettled { return "A flow" }
    return AppDriver.windows.lazy.compactMap { $0.rootViewController.flatMap(moving) }.first
  }

  private static func moving(_ controller: UIViewController) -> String? {
    if controller.transitionCoordinator != nil || controller.isBeingPresented
      || controller.isBeingDismissed
    {
      return "\(type(of: controller))"
    }
    let inner = controller.children + [controller.presentedViewController].compactMap { $0 }
    return inner.lazy.compactMap(moving).first
  }
}
