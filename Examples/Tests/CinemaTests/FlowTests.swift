import CinemaScripts
import StorylineTesting
import Testing

@testable import Cinema

/// The scripts that go wrong in `CinemaByHand`, and what they leave in the tree and the log.
@Suite(.stage, .timeLimit(.minutes(30))) struct FlowTests {
  private let script = CinemaScript(AppDelegate.self)

  @Test func `each tab has a flow, and the list has one of its own`() async throws {
    let app = try await script.comeIn()
    app.expectTree(
      "ApplicationFlow (root · 0 screens)",
      "  TabsFlow (root · 1 screen)", "    UITabBarController (UITabBarController)",
      "    FilmsFlow (tab · 1 screen)", "      Films (ProgrammeViewController)",
      "      ListFlow (child · 1 screen)",
      "        FilmListViewController (FilmListViewController)",
      "    CardFlow (tab · 1 screen)", "      Card (CardViewController)")
  }

  @Test func `the list that is not chosen any more is gone`() async throws {
    let app = try await script.comeIn()
    try await app.button("Soon").tap()
    app.expectLog(
      "ListFlow#5 cancelled: closed", "ListFlow#7 child by FilmsFlow#4", "ListFlow#5 released")
  }

  @Test func `a cancelled registration releases its screens`() async throws {
    let app = try await script.cancelRegistration()
    app.expectLog("RegistrationFlow#7 cancelled: swiped back", "RegistrationFlow#7 released")
  }

  @Test func `who leaves takes everything along`() async throws {
    let app = try await script.leaveCinema()
    app.expectTree(
      "ApplicationFlow (root · 0 screens)", "  WelcomeFlow (root · 1 screen)",
      "    WelcomeViewController (WelcomeViewController)")
  }
}
