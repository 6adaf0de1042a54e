import SessionScripts
import StorylineTesting
import Testing

@testable import Session

/// Story tests for the app, its tree of flows and its log.
@Suite(.stage) struct SessionStoryTests {
  private let script = SessionScript(AppDelegate.self)

  @Test func `a member signs in, reviews a book and signs out`() async throws {
    try await script.reviewBookAndSignOut()
  }

  @Test func `signing out releases all screens`() async throws {
    let app = try await script.enter()
    try await script.signOut(of: app)
    app.expectLog("TabsFlow#3 finished", "TabsFlow#3 released")
    app.expectTree(
      "AppFlow (root · 0 screens)", "  SignInFlow (root · 1 screen)",
      "    Welcome (WelcomeViewController)")
  }

  @Test func `people with large letters reach everything`() async throws {
    let app = try await script.launch()
    try await app.setContentSizeCategory(.accessibilityExtraExtraLarge)
    try await app.setInterfaceStyle(.dark)
    try await script.signIn(to: app)
    try await script.beginReview(in: app)
    try await app.button("Save").tap()
    app.expect(app.text("You said: Too much whale."))
    try await script.signOut(of: app)
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
    #expect(!app.tree.contains { $0.contains("BookFlow") })
  }

  @Test func `a link waits until a member has signed in`() async throws {
    let app = try await script.followLinkAfterSigningIn()
    app.expectLog("link 1 waits for gate signedIn", "link 1 goes on", "link 1 followed")
  }

  @Test func `a link leads to another tab`() async throws {
    let app = try await script.followLinkFromLoans()
    app.expectLog("link 1 followed")
  }

  @Test func `a link that comes while a review is written asks first`() async throws {
    let app = try await script.openLinkWhileWriting()
    app.expect(app.text("Discard the review?"))
    try await app.alertButton("Keep").tap()
    app.expectStack("Review")
    try await app.openURL(script.link("emma"))
    try await app.alertButton("Discard").tap()
    app.expectStack("Catalogue", "Emma")
  }

  @Test func `a link to a book that is not there leads nowhere`() async throws {
    let app = try await script.enter()
    try await script.openBook(in: app)
    try await app.openURL(script.link("dracula"))
    app.expectStack("Catalogue", "At Sea", "Moby-Dick")
  }

  @Test(arguments: UInt64(1)...2) func `nothing breaks`(seed: UInt64) async throws {
    var monkey = Monkey(seed: seed)
    monkey.words = ["204417", "1851"]
    let report = try await monkey.use(AppDelegate.self)
    #expect(report.screens.keys.contains("CardViewController"))
  }
}
