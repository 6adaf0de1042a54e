import SessionScripts
import StorylineTesting
import Testing
import UIKit

@testable import SessionByHandMended

/// Story tests for the app. A leak fails each of them.
@Suite(.stage) struct SessionByHandMendedStoryTests {
  private let script = SessionScript(AppDelegate.self)

  @Test func `a member signs in, reviews a book and signs out`() async throws {
    try await script.reviewBookAndSignOut()
  }

  @Test func `a wrong PIN shows an error, and the right one signs in`() async throws {
    try await script.enterWrongPINFirst()
  }

  @Test func `a forgotten PIN is replaced, and a known one changed`() async throws {
    try await script.resetAndChangePIN()
  }

  @Test func `an unsaved review is discarded only after a question`() async throws {
    try await script.discardReview()
  }

  @Test func `after a cancelled swipe back a review is begun`() async throws {
    _ = try await script.cancelSwipeBack()
  }

  @Test func `going back to the first screen at once releases the others`() async throws {
    let app = try await script.goBackFromFifthScreen()
    let scene = app.window?.windowScene?.delegate as? SceneDelegate
    let tabs = try #require(scene?.coordinator?.childCoordinators.first)
    #expect(tabs.childCoordinators.map(\.childCoordinators.count) == [0, 0, 0])
  }

  @Test func `a link waits until a member has signed in`() async throws {
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
