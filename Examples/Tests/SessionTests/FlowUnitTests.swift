import SessionParts
import SessionScripts
import StorylineTesting
import Testing

@testable import Session

/// Each flow by itself: what it asks for, with nothing on the screen.
@Suite(.stage) struct FlowUnitTests {
  private let accounts = AccountsDouble()
  private let library = SmallLibrary.example()
  private let recorder = FlowRecorder()

  @Test func `the app begins with signing in, goes on with tabs, and begins again`() async throws {
    let app = AppFlow(library: library, accounts: accounts)
    recorder.start(app)
    try recorder.flow(SignInFlow.self).finish(.example)
    try await settle()
    #expect(app.signedIn.isOpen)
    try recorder.flow(TabsFlow.self).finish()
    try await settle()
    #expect(!app.signedIn.isOpen)
    recorder.expectCalls(
      "show SignInFlow as root(in: navigation)", "show TabsFlow as root",
      "show SignInFlow as root(in: navigation)")
  }

  @Test func `signing in results in a member`() async throws {
    let handle = recorder.start(SignInFlow(accounts: accounts))
    try recorder.screen(WelcomeViewController.self).onSignIn?()
    try recorder.screen(CardViewController.self).onNext?("123456")
    try recorder.screen(PINViewController.self).onDone?(.example)
    #expect(try await outcome(of: handle) == .finished(.example))
    recorder.expectCalls(
      "show WelcomeViewController", "show CardViewController", "show PINViewController")
  }

  @Test func `another PIN is asked for at once`() throws {
    recorder.start(AccountFlow(member: .example, accounts: accounts))
    try recorder.screen(AccountViewController.self).onChangePIN?()
    recorder.expectCalls(
      "show AccountViewController",
      "show SignInFlow as present(pageSheet, in: navigation)")
  }

  @Test func `whoever taps Sign Out is heard`() throws {
    var count = 0
    let account = AccountFlow(member: .example, accounts: accounts)
    account.onSignOut = { count += 1 }
    recorder.start(account)
    try recorder.screen(AccountViewController.self).onSignOut?()
    #expect(count == 1)
  }

  @Test func `a subject is a place of its own`() throws {
    recorder.start(CatalogueFlow(library: library))
    try recorder.screen(SubjectsViewController.self).onSelect?(library.subjects[0])
    recorder.expectCalls("show SubjectsViewController", "show ScreenFlow as push")
  }

  @Test func `a book is found by its name, and one that is not there is refused`() {
    let catalogue = CatalogueFlow(library: library)
    recorder.start(catalogue)
    catalogue.go(CatalogueFlow.book, "a")
    let refused = catalogue.go(CatalogueFlow.book, "dracula")
    recorder.expectCalls("show SubjectsViewController", "show BookFlow as push")
    guard case .refused = refused.receipt else {
      Issue.record("It is \(refused.receipt).")
      return
    }
  }

  @Test func `a review is kept when its sheet is gone`() async throws {
    recorder.start(BookFlow(book: Book.examples[0], library: library, leadsToCatalogue: true))
    try recorder.screen(BookViewController.self).onReview?()
    try recorder.flow(ReviewFlow.self).finish("Good.")
    try await settle()
    #expect(library.review(of: "a") == "Good.")
  }

  @Test func `a review that is cancelled is not kept`() async throws {
    recorder.start(BookFlow(book: Book.examples[0], library: library, leadsToCatalogue: true))
    try recorder.screen(BookViewController.self).onReview?()
    try await recorder.cancel(try recorder.flow(ReviewFlow.self), because: .pulledDown)
    #expect(library.review(of: "a") == nil)
  }
}
