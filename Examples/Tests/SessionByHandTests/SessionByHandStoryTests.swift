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

  @Test func `people sign in, read and sign out`() async throws {
    #expect(try await otherFailures { try await script.tellStory() } == [])
  }

  @Test func `a wrong PIN is said, and can be mended`() async throws {
    #expect(try await otherFailures { try await script.mistakePIN() } == [])
  }

  @Test func `a PIN can be forgotten, and be changed`() async throws {
    #expect(try await otherFailures { try await script.changePINs() } == [])
  }

  @Test func `a review is not lost without a question`() async throws {
    #expect(try await otherFailures { try await script.leaveReview() } == [])
  }

  @Test func `after a swipe that was cancelled the book goes on`() async throws {
    #expect(try await otherFailures { _ = try await script.changeMind() } == [])
  }

  @Test func `a link waits until somebody has signed in`() async throws {
    #expect(try await otherFailures { _ = try await script.followLinkAfterSigningIn() } == [])
  }

  @Test func `a link leads to another tab`() async throws {
    #expect(try await otherFailures { _ = try await script.followLinkFromLoans() } == [])
  }
}
