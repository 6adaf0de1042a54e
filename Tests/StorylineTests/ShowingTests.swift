import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct ShowingTests {
  @Test func `a root flow in a navigation gets its own navigation controller`() async throws {
    let theatre = Theatre("Home")
    try await settle()
    #expect(theatre.titles == ["Home"])
    #expect(theatre.rootHandle.receipt == .performed)
    #expect(theatre.log.first == "TestFlow#1 root")
  }

  @Test func `a plain root is the screen itself`() async throws {
    let window = UIWindow()
    window.show(TestFlow("Home"), as: .root)
    window.makeKeyAndVisible()
    try await settle()
    #expect(window.rootViewController?.title == "Home")
  }

  @Test func `the first screen of a pushed flow is pushed, and so is a further one`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One", "Two")
    #expect(theatre.titles == ["Root", "One", "Two"])
    #expect(shown.handle.receipt == .performed)
    #expect(shown.outcomes.isEmpty)
  }

  @Test func `a flow without a screen hands its place to the one that it shows`() async throws {
    final class AppFlow: Flow<Void> {
      override func start() { show(TestFlow("Home")) }
    }
    let window = UIWindow()
    let handle = window.show(AppFlow(), as: .root(in: .navigation))
    window.makeKeyAndVisible()
    try await settle()
    let navigation = try #require(window.rootViewController as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == ["Home"])
    #expect(handle.receipt == .performed)
    #expect(window.storyLog.contains { $0.description == "TestFlow#2 root by AppFlow#1" })
  }

  @Test func `a flow may show its first screen later`() async throws {
    let theatre = Theatre()
    let root = try #require(theatre.root)
    let later = TestFlow()
    let handle = root.show(later, as: .push)
    try await settle()
    #expect(handle.receipt == .waiting)
    later.show(Screen("Late"))
    try await settle()
    #expect(handle.receipt == .performed)
    #expect(theatre.titles == ["Root", "Late"])
  }

  @Test func `a push during a transition waits, and is not lost`() async throws {
    let theatre = Theatre()
    try await settle()
    let root = try #require(theatre.root)
    let navigation = try #require(theatre.navigation)
    let one = root.show(Screen("One"))
    let two = root.show(Screen("Two"))
    #expect(one.receipt == .performed)
    #expect(two.receipt == .waiting)
    #expect(theatre.titles == ["Root", "One"])
    try await settle()
    #expect(two.receipt == .performed)
    #expect(navigation.viewControllers.map(\.title) == ["Root", "One", "Two"])
    #expect(theatre.log.contains("command 3 waits"))
  }

  @Test func `a push during a pop of the app's own waits`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    theatre.navigation?.popViewController(animated: true)
    let root = try #require(theatre.root)
    let handle = root.show(Screen("Two"))
    #expect(handle.receipt == .waiting)
    try await settle()
    #expect(theatre.titles == ["Root", "Two"])
    #expect(shown.outcomes == [.cancelled(.popped)])
  }

  @Test func `a push off the screen is carried out at once`() throws {
    let theatre = Theatre(visible: false)
    let root = try #require(theatre.root)
    #expect(root.show(Screen("One")).receipt == .performed)
    #expect(root.show(Screen("Two")).receipt == .performed)
    #expect(theatre.titles == ["Root", "One", "Two"])
  }

  // MARK: Refusals

  @Test func `a flow refuses itself, those above it, and a second showing`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    let root = try #require(theatre.root)
    let child = try #require(shown.flow)
    #expect(root.show(root, as: .push).receipt == .refused(.ownChild))
    #expect(child.show(root, as: .push).receipt == .refused(.ancestor))
    let second = root.show(child, as: .push)
    #expect(second.receipt == .refused(.alreadyShown))
    #expect(await second.outcome == .cancelled(.refused(.alreadyShown)))
    // The flow itself goes on as if nothing had been asked.
    #expect(shown.outcomes.isEmpty)
    #expect(theatre.titles == ["Root", "One"])
  }

  @Test func `a flow of another window is refused`() async throws {
    let theatre = Theatre()
    let other = Theatre()
    let shown = try await theatre.push("One")
    let child = try #require(shown.flow)
    let root = try #require(other.root)
    #expect(root.show(child, as: .push).receipt == .refused(.alreadyShown))
    #expect(other.titles == ["Root"])
  }

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

  @Test func `a screen that is shown already is refused`() async throws {
    let theatre = Theatre()
    let root = try #require(theatre.root)
    let screen = Screen("One")
    root.show(screen)
    try await settle()
    #expect(root.show(screen).receipt == .refused(.screenAlreadyShown))
    try await settle()
    #expect(theatre.titles == ["Root", "One"])
  }

  @Test func `a navigation controller is refused on a stack`() throws {
    let theatre = Theatre(visible: false)
    let root = try #require(theatre.root)
    let handle = root.show(UINavigationController(rootViewController: Screen("Inner")))
    #expect(handle.receipt == .refused(.notAllowedThere))
  }

  @Test func `a flow that was never shown shows nothing`() async {
    let loose = TestFlow("Loose")
    #expect(loose.show(Screen("One")).receipt == .refused(.notRunning))
    let handle = loose.show(TestFlow("Child"), as: .push)
    #expect(await handle.outcome == .cancelled(.refused(.notRunning)))
  }

  @Test func `a flow that ended shows nothing`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    let child = try #require(shown.flow)
    theatre.navigation?.popViewController(animated: true)
    try await settle()
    #expect(child.show(Screen("Two")).receipt == .refused(.notRunning))
    #expect(theatre.titles == ["Root"])
  }
}
