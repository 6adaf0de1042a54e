#if os(Linux)
  import Foundation
  import Synchronization
  import XCTest

  /// The failures that the running test of XCTest's expects.
  ///
  /// XCTest on Linux has no expected failures: it counts the test as failed. The observer of outcomes knows
  /// better, and `storyline test` counts what the observer has written.
  enum ExpectedFailures {
    /// An expectation, with its options as they were when it began.
    private struct Expectation: Sendable {
      let number: Int
      let reason: String?
      let isStrict: Bool
      // The matcher is called by the thread that fails, as on Apple's systems.
      nonisolated(unsafe) let matches: (XCTIssue) -> Bool
      var count = 0

      var message: String {
        ExpectedFailures.unmatched + (reason.map { ": \($0)" } ?? "")
      }
    }

    private struct State: Sendable {
      var last = 0
      /// The expectations that failures are compared with, innermost last.
      var open: [Expectation] = []
    }

    private static let state = Mutex(State())

    /// The beginning of the message about an expected failure that did not happen.
    static let unmatched = "an expected failure did not happen"

    /// Expects failures from now on.
    ///
    /// - Returns: The number of the expectation.
    static func begin(_ reason: String?, _ options: XCTExpectedFailure.Options) -> Int {
      let (isStrict, matcher) = (options.isStrict, options.issueMatcher)
      nonisolated(unsafe) let matches = matcher
      return state.withLock { state in
        state.last += 1
        state.open.append(
          Expectation(
            number: state.last, reason: reason, isStrict: isStrict, matches: matches))
        return state.last
      }
    }

    /// Ends an expectation.
    ///
    /// - Parameter number: The number that ``begin(_:_:)`` has returned.
    /// - Returns: The message of the failure, if a strict expectation was not met.
    static func end(_ number: Int) -> String? {
      state.withLock { state in
        guard let index = state.open.firstIndex(where: { $0.number == number }) else { return nil }
        let ended = state.open.remove(at: index)
        return ended.isStrict && ended.count == 0 ? ended.message : nil
      }
    }

    /// Ends all expectations, as a test does.
    ///
    /// - Returns: The message of the first failure that was expected strictly and did not happen.
    static func endAll() -> String? {
      state.withLock { state in
        defer { state.open = [] }
        return state.open.first { $0.isStrict && $0.count == 0 }?.message
      }
    }

    /// Returns a Boolean value that indicates whether a failure is expected. The innermost expectation that
    /// matches takes it.
    static func take(_ issue: XCTIssue) -> Bool {
      for expectation in state.withLock(\.open).reversed() where expectation.matches(issue) {
        state.withLock { state in
          guard let index = state.open.firstIndex(where: { $0.number == expectation.number })
          else { return }
          state.open[index].count += 1
        }
        return true
      }
      return false
    }
  }
#endif
