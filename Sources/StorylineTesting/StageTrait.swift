import CMainThreadTests
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
/// A `.timeLimit` counts the time in which a test waits for the stage as well.
public struct StageTrait: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    main_thread_tests_link()
    await StageLock.shared.acquire()
    await resetStage()
    do {
      try await function()
    } catch {
      await resetStage()
      await StageLock.shared.release()
      throw error
    }
    await resetStage()
    await StageLock.shared.release()
  }
}

extension Trait where Self == StageTrait {
  /// Gives the test, or each test of the suite, the stage for itself.
  public static var stage: Self { Self() }
}

@MainActor
private func resetStage() { Stage.shared.reset() }
