import Storyline
import StorylineTesting
import Testing
import UIKit

/// Flows and screens that take the place of others on a stack.
@MainActor @Suite(.stage) struct ReplacingTests {
  @Test(arguments: Stage.TransitionPolicy.allCases)
  func `a flow takes the place of the one that shows it, which goes on`(
    policy: Stage.TransitionPolicy
  ) async throws {
    Stage.shared.transitionPolicy = policy
    let fixture = Fixture()
    let signUp = try await fixture.push("Name", "Address")
    weak let screen = fixture.navigation?.topViewController
    let done = Shown(["Done"], above: try #require(signUp.flow), as: .replace)
    try await settle()
    #expect(fixture.titles == ["Root", "Done"])
    #expect(done.handle.receipt == .performed)
    #expect(screen == nil)
    #expect(signUp.outcomes.isEmpty)
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(done.outcomes == [.cancelled(.popped)])
    #expect(signUp.outcomes == [.cancelled(.popped)])
  }

  @Test func `what lies above the replaced screens goes too`() async throws {
    let fixture = Fixture()
    let below = try await fixture.push("Below")
    let replaced = try await fixture.push("Replaced")
    let above = try await fixture.push("Above", above: replaced.flow)
    let other = try await fixture.push("Other")
    let new = Shown(["New"], above: try #require(replaced.flow), as: .replace)
    try await settle()
    #expect(fixture.titles == ["Root", "Below", "New"])
    #expect(below.outcomes.isEmpty)
    #expect(replaced.outcomes.isEmpty)
    #expect(above.outcomes == [.cancelled(.replaced)])
    #expect(other.outcomes == [.cancelled(.replaced)])
    #expect(new.outcomes.isEmpty)
  }

  @Test func `the root of a stack can be replaced`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let new = Shown(["New"], above: try #require(fixture.root), as: .replace)
    try await settle()
    #expect(fixture.titles == ["New"])
    #expect(shown.outcomes == [.cancelled(.replaced)])
    #expect(fixture.root != nil)
    #expect(fixture.log.contains("TestFlow#3 root by TestFlow#1"))
    new.flow?.finish(1)
    try await settle()
    // The root of a window stays in sight, and is now its parent's.
    #expect(fixture.titles == ["New"])
    #expect(new.outcomes == [.finished(1)])
  }

  @Test func `a screen takes the place of the flow's own screens`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One", "Two")
    let child = try await fixture.push("Child", above: shown.flow)
    let handle = shown.flow?.show(Screen("Result"), as: .replace)
    try await settle()
    #expect(handle?.receipt == .performed)
    #expect(fixture.titles == ["Root", "Result"])
    #expect(child.outcomes == [.cancelled(.replaced)])
    #expect(shown.outcomes.isEmpty)
  }

  @Test func `the first screen of a flow replaces nothing`() async throws {
    final class OddFlow: Flow<Int> {
      override func start() { show(Screen("First"), as: .replace) }
    }
    let fixture = Fixture()
    fixture.root?.show(OddFlow(), as: .push)
    try await settle()
    #expect(fixture.titles == ["Root", "First"])
  }

  @Test func `a flow without a stack cannot be replaced`() async throws {
    let fixture = Fixture()
    let plain = try await fixture.present("Plain")
    let new = Shown(["New"], above: try #require(plain.flow), as: .replace)
    try await settle()
    #expect(new.handle.receipt == .refused(.noNavigationController))
    #expect(new.outcomes == [.cancelled(.refused(.noNavigationController))])
    #expect(fixture.modals == ["Plain"])
  }

  @Test func `replacing during a transition waits for it`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let root = try #require(fixture.root)
    root.show(Screen("More"))
    let new = Shown(["New"], above: try #require(shown.flow), as: .replace)
    #expect(new.handle.receipt == .waiting)
    try await settle()
    #expect(fixture.titles == ["Root", "New"])
  }
}
