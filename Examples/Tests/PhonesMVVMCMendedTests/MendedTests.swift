import PhoneScripts
import StorylineTesting
import Testing

@testable import PhonesMVVMCMended

/// The scripts that go wrong in `PhonesMVVMC`.
@Suite(.stage, .timeLimit(.minutes(30))) struct MendedTests {
  private let script = PhoneScript(AppDelegate.self)

  @Test func `after a swipe that was cancelled the list goes on`() async throws {
    let app = try await script.changeMindAndChoose()
    app.expectStack("Home", "iPhones", "iPhone 16e")
  }

  @Test func `who goes back two screens at once leaves nothing behind`() async throws {
    let app = try await script.goBackTwoAtOnce()
    let scene = app.window?.windowScene?.delegate as? SceneDelegate
    #expect(scene?.coordinator?.childCoordinators.isEmpty == true)
  }
}
