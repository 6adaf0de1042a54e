import StorylineTesting
import Testing
import SessionScripts

@testable import SessionByHand

/// Story tests for the app. It leaks every screen at sign-out, which these tests do not see.
@Suite(.stage) struct SessionByHandStoryTests {
  private let script = SessionScript(AppDelegate.self)

  /// Everything that fails but the leak of which ``FaultTests`` tells.
  private func otherFailures(_ use: () async throws -> Void) async throws -> [String] {
    try await Failure.collect { try await use() }.map(\.message).filter {
      !$0.contains("finishDelegate")
    }
  }

  @Test func `a member signs in, reviews a book and signs out`() async throws {
    #expect(try await otherFailures { try await script.reviewBookAndSignOut() } == [])
  }

  @Test func `a wrong PIN shows an error, and the right one signs in`() async throws {
    #expect(try await otherFailures { try await script.enterWrongPINFirst() } == [])
  }

  @Test func `a forgotten PIN is replaced, and a known one changed`() async throws {
    #expect(try await otherFailures { try await script.resetAndChangePIN() } == [])
  }

  @Test func `an unsaved review is discarded only after a question`() async throws {
    #expect(try await otherFailures { try await script.discardReview() } == [])
  }

  @Test func `after a cancelled swipe back a review is begun`() async throws {
    #expect(try await otherFailures { _ = try await script.cancelSwipeBack() } == [])
  }

  @Test func `a link waits until a member has signed in`() async throws {
    #expect(try await otherFailures { _ = try await script.followLinkAfterSigningIn() } == [])
  }

  @Test func `a link leads to another tab`() async throws {
    #expect(try await otherFailures { _ = try await script.followLinkFromLoans() } == [])
  }
}
