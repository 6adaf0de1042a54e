import PhoneScripts
import StorylineTesting
import Testing

@testable import PhonesMVVMCMended

/// The scripts that go wrong in `PhonesMVVMC`.
@Suite(.stage, .timeLimit(.minutes(30))) struct MendedTests {
  private let script = PhoneScript(AppDelegate.self)

  @Test func `after a cancelled swipe back a phone is chosen`() async throws {
    let app = try await script.cancelSwipeBackAndChoose()
    app.expectStack("Home", "iPhones", "iPhone 16e")
  }

  @Test func `going back two screens at once releases both`() async throws {
    let app = try await script.goBackTwoScreens()
    let scene = app.window?.windowScene?.delegate as? SceneDelegate
    #expect(scene?.coordinator?.childCoordinators.isEmpty == true)
  }
}
