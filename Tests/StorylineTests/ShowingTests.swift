import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct ShowingTests {
  @Test func `a push during a transition waits, and is not lost`() async throws {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    let navigation = try #require(fixture.navigation)
    let one = root.show(Screen("One"))
    let two = root.show(Screen("Two"))
    #expect(one.receipt == .performed)
    #expect(two.receipt == .waiting)
    #expect(fixture.titles == ["Root", "One"])
    try await settle()
    #expect(two.receipt == .performed)
    #expect(navigation.viewControllers.map(\.title) == ["Root", "One", "Two"])
    #expect(fixture.log.contains("command 3 waits"))
  }

  @Test func `a push during a pop of the app's own waits`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    fixture.navigation?.popViewController(animated: true)
    let root = try #require(fixture.root)
    let handle = root.show(Screen("Two"))
    #expect(handle.receipt == .waiting)
    try await settle()
    #expect(fixture.titles == ["Root", "Two"])
    #expect(shown.outcomes == [.cancelled(.popped)])
  }

  @Test func `a push off the screen is carried out at once`() throws {
    let fixture = Fixture(visible: false)
    let root = try #require(fixture.root)
    #expect(root.show(Screen("One")).receipt == .performed)
    #expect(root.show(Screen("Two")).receipt == .performed)
    #expect(fixture.titles == ["Root", "One", "Two"])
  }

  // MARK: Refusals

  @Test func `a push without a navigation controller is refused and ends the flow`() async throws {
    let window = UIWindow()
    let root = TestFlow("Home")
    window.show(root, as: .root)
    window.makeKeyAndVisible()
    let child = root.show(TestFlow("Child"), as: .push)
    try await settle()
    #expect(child.receipt == .refused(.noNavigationController))
    #expect(await child.outcome == .cancelled(.refused(.noNavigationController)))
    #expect(root.show(Screen("More")).receipt == .refused(.noNavigationController))
  }

  @Test func `a navigation controller is refused on a stack`() throws {
    let fixture = Fixture(visible: false)
    let root = try #require(fixture.root)
    let handle = root.show(UINavigationController(rootViewController: Screen("Inner")))
    #expect(handle.receipt == .refused(.notAllowedThere))
  }
}
