import CMainThreadTests
import LeakWatch
import Storyline
public import _Testing_UIKit
import UIKit

/// Gives a test the stage for itself, empty, as if the process had just started.
///
/// There is one screen, one application and one clock in a process, and main-actor tests of
/// different suites interleave at every `await`: a test that touches them holds the stage for as
/// long as it runs.
///
/// ```swift
/// @MainActor @Suite(.stage) struct FriendsFlowTests {
/// ```
///
/// A test fails at its end when a screen or a flow that has left leaks, in an app as well as in a window
/// that the test made. It fails as well when a task that goes on is the only holder of such an object.
/// ``Testing/Trait/stage(findsLeaks:)`` turns that off.
///
/// A `.timeLimit` counts the time in which a test waits for the stage as well.
public struct StageTrait: TestTrait, SuiteTrait, TestScoping {
  let findsLeaks: Bool

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    main_thread_tests_link()
    await StageLock.shared.acquire()
    await resetStage(watchingForLeaks: findsLeaks)
    await Self.setFindsLeaks(findsLeaks)
    do {
      try await function()
    } catch {
      // The error describes the problem.
      await Self.setFindsLeaks(true)
      await resetStage()
      await StageLock.shared.release()
      throw error
    }
    await RunningTest.reportRefusals(atEnd: true)
    if findsLeaks { await reportLeaksAtEnd() }
    await Self.setFindsLeaks(true)
    await resetStage()
    await StageLock.shared.release()
  }

  @MainActor private static func setFindsLeaks(_ isOn: Bool) {
    AppDriver.findsLeaksByDefault = isOn
  }
}

extension Trait where Self == StageTrait {
  /// Gives the test, or each test of the suite, the stage for itself.
  public static var stage: Self { Self(findsLeaks: true) }

  /// Gives the test, or each test of the suite, the stage for itself.
  ///
  /// - Parameter findsLeaks: `true` to fail the test for screens and flows that leak, while an app runs and at
  ///   the end of the test. With `false`, ``watchForLeaks()`` turns it on from there.
  /// - Returns: The trait.
  public static func stage(findsLeaks: Bool) -> Self { Self(findsLeaks: findsLeaks) }
}

@MainActor
private func resetStage(watchingForLeaks: Bool = false) {
  Stage.shared.reset()
  UnreadRefusals.shared.removeAll()
  if watchingForLeaks { LeakWatch.shared.begin(whenSettled: false) }
}
