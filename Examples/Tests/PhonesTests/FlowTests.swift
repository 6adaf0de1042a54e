import PhoneScripts
import StorylineTesting
import Testing

@testable import Phones

/// The scripts that go wrong in `PhonesMVVMC`, and what they leave in the log.
@Suite(.stage, .timeLimit(.minutes(30))) struct FlowTests {
  private let script = PhoneScript(AppDelegate.self)

  @Test func `after a swipe that was cancelled the list goes on`() async throws {
    let app = try await script.changeMindAndChoose()
    app.expectStack("Home", "iPhones", "iPhone 16e")
    app.expectTree(
      "HomeFlow (root · 1 screen)", "  Home (HomeViewController)",
      "  ListFlow (pushed · 1 screen)", "    iPhones (ListViewController)",
      "    DetailFlow (pushed · 1 screen)", "      iPhone 16e (DetailViewController)")
  }

  @Test func `who goes back two screens at once leaves nothing behind`() async throws {
    let app = try await script.goBackTwoAtOnce()
    app.expectTree("HomeFlow (root · 1 screen)", "  Home (HomeViewController)")
    app.expectLog("DetailFlow#3 cancelled: popped", "ListFlow#2 cancelled: popped")
  }
}
