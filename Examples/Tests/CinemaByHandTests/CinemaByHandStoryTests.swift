import CinemaScripts
import StorylineTesting
import Testing

@testable import CinemaByHand

/// Story tests for the cinema.
@Suite(.stage, .timeLimit(.minutes(30))) struct CinemaByHandStoryTests {
  private let script = CinemaScript(AppDelegate.self)

  @Test func `the door is the first screen`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    app.expectScreen(WelcomeViewController.self)
  }

  @Test func `a film is chosen from one list or the other`() async throws {
    try await script.chooseFilm()
  }

  @Test func `a registration ends with a card on the screen that began it`() async throws {
    _ = try await script.register()
  }

  @Test func `a cancelled registration leaves no card`() async throws {
    _ = try await script.cancelRegistration()
  }
}
