import SessionScripts
import StorylineTesting
import Testing
import UIKit

@testable import SessionByHandMended

/// Story tests for the app. A leak fails each of them.
@Suite(.stage) struct SessionByHandMendedStoryTests {
  private let script = SessionScript(AppDelegate.self)

  @Test func `people sign in, read and sign out`() async throws { try await script.tellStory() }

  @Test func `a wrong PIN is said, and can be mended`() async throws {
    try await script.mistakePIN()
  }

  @Test func `a PIN can be forgotten, and be changed`() async throws {
    try await script.changePINs()
  }

  @Test func `a review is not lost without a question`() async throws {
    try await script.leaveReview()
  }

  @Test func `after a swipe that was cancelled the book goes on`() async throws {
    _ = try await script.changeMind()
  }

  @Test func `who goes back to the beginning at once leaves nothing behind`() async throws {
    let app = try await script.goDeepAndBack()
    let scene = app.window?.windowScene?.delegate as? SceneDelegate
    let tabs = try #require(scene?.coordinator?.childCoordinators.first)
    #expect(tabs.childCoordinators.map(\.childCoordinators.count) == [0, 0, 0])
  }

  @Test func `a link waits until somebody has signed in`() async throws {
    _ = try await script.followLinkAfterSigningIn()
  }

  @Test func `a link leads to another tab`() async throws {
    _ = try await script.followLinkFromLoans()
  }

  @Test(arguments: UInt64(1)...2) func `nothing breaks`(seed: UInt64) async throws {
    var monkey = Monkey(seed: seed)
    monkey.words = ["204417", "1851"]
    let report = try await monkey.use(AppDelegate.self)
    #expect(report.screens.keys.contains("CardViewController"))
  }
}
