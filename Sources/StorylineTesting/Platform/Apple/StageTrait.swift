// A toolchain with the traits of Swift Testing has this module beside it.
#if canImport(_Testing_Foundation)
  import Storyline
  public import Testing

  /// Gives a test the app for itself: main-actor tests of different suites interleave at every `await`,
  /// and there is one screen.
  ///
  /// ```swift
  /// @MainActor @Suite(.stage) struct FriendsFlowTests {
  /// ```
  ///
  /// On Linux the trait also empties the stage before and after the test. Here the app's own windows stay.
  public struct StageTrait: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      await StageLock.shared.acquire()
      await UnreadRefusals.shared.removeAll()
      do {
        try await function()
      } catch {
        await StageLock.shared.release()
        throw error
      }
      await RunningTest.reportRefusals(atEnd: true)
      await StageLock.shared.release()
    }
  }

  extension Trait where Self == StageTrait {
    /// Gives the test, or each test of the suite, the app for itself.
    public static var stage: Self { Self() }
  }
#endif
