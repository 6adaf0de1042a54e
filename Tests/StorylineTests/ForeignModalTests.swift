import Storyline
import StorylineTesting
import Testing
import UIKit

/// Flows in what the app presents by itself.
@MainActor @Suite(.stage) struct ForeignModalTests {
  /// A flow without a screen, which the test binds to one.
  private func bind(_ screen: UIViewController, _ fixture: Fixture) throws -> Shown {
    let shown = Shown([], above: try #require(fixture.root))
    shown.flow?.bindToLifecycle(of: screen)
    return shown
  }

  @Test func `a bound screen that the app presents is pulled down like any other`() async throws {
    let fixture = Fixture()
    try await settle()
    let screen = Screen("Own")
    fixture.navigation?.present(screen, animated: true)
    let shown = try bind(screen, fixture)
    try await settle()
    #expect(shown.outcomes.isEmpty)
    Person.pull(screen, by: 0.9)
    try await settle()
    #expect(shown.outcomes == [.cancelled(.pulledDown)])
    #expect(shown.flow == nil)
  }

  @Test func `a flow on a stack that the app presents knows why it is gone`() async throws {
    let fixture = Fixture()
    try await settle()
    let navigation = UINavigationController(rootViewController: Screen("Own"))
    fixture.navigation?.present(navigation, animated: true)
    let shown = try bind(try #require(navigation.topViewController), fixture)
    shown.flow?.show(Screen("Pushed"))
    try await settle()
    #expect(fixture.modals == ["Own Pushed"])
    Person.pull(navigation, by: 0.9)
    try await settle()
    #expect(shown.outcomes == [.cancelled(.pulledDown)])
  }
}
