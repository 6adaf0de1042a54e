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

  @Test func `people choose a film from one list or the other`() async throws {
    try await script.choosesFilm()
  }

  @Test func `who registers has a card on the screen they came from`() async throws {
    _ = try await script.registers()
  }

  @Test func `a registration that is dropped changes nothing`() async throws {
    _ = try await script.dropsRegistration()
  }
}
