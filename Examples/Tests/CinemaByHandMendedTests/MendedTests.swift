import CinemaScripts
import StorylineTesting
import Testing

@testable import CinemaByHandMended

/// The scripts that go wrong in `CinemaByHand`.
@Suite(.stage, .timeLimit(.minutes(30))) struct MendedTests {
  private let script = CinemaScript(AppDelegate.self)

  @Test func `a cancelled registration releases its screens`() async throws {
    let app = try await script.cancelRegistration()
    let scene = app.window?.windowScene?.delegate as? SceneDelegate
    let tabs = try #require(scene?.coordinator?.children.first)
    #expect(tabs.children.map(\.children.count) == [0, 0])
  }

  @Test func `the coordinators go with whoever leaves`() async throws {
    let app = try await script.comeIn()
    let scene = app.window?.windowScene?.delegate as? SceneDelegate
    let tabs = ReleaseWatch(scene?.coordinator?.children.first)
    try await app.selectTab("Card")
    try await app.button("Leave").tap()
    try await tabs.expectReleased()
  }
}
