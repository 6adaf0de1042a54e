import PhoneScripts
import StorylineTesting
import Testing

@testable import Phones

/// The scripts that go wrong in `PhonesMVVMC`, and what they leave in the log.
@Suite(.stage, .timeLimit(.minutes(30))) struct FlowTests {
  private let script = PhoneScript(AppDelegate.self)

  @Test func `after a cancelled swipe back a phone is chosen`() async throws {
    let app = try await script.cancelSwipeBackAndChoose()
    app.expectStack("Home", "iPhones", "iPhone 16e")
    app.expectTree(
      "HomeFlow (root · 1 screen)", "  Home (HomeViewController)",
      "  ListFlow (pushed · 1 screen)", "    iPhones (ListViewController)",
      "    DetailFlow (pushed · 1 screen)", "      iPhone 16e (DetailViewController)")
  }

  @Test func `going back two screens at once releases both`() async throws {
    let app = try await script.goBackTwoScreens()
    app.expectTree("HomeFlow (root · 1 screen)", "  Home (HomeViewController)")
    app.expectLog("DetailFlow#3 cancelled: popped", "ListFlow#2 cancelled: popped")
  }
}
