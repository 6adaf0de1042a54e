import Storyline
import StorylineTesting
import Testing
import UIKit

/// One call shows, attaches and starts; what cannot be is refused.
@MainActor @Suite("Rule 2: showing a child is attaching it", .stage) struct AttachingTests {
  @Test func `a flow refuses itself, those above it, and a second showing`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let root = try #require(fixture.root)
    let child = try #require(shown.flow)
    #expect(root.show(root, as: .push).receipt == .refused(.ownChild))
    #expect(child.show(root, as: .push).receipt == .refused(.ancestor))
    let second = root.show(child, as: .push)
    #expect(second.receipt == .refused(.alreadyShown))
    #expect(await second.outcome == .cancelled(.refused(.alreadyShown)))
    // The flow itself goes on as if nothing had been asked.
    #expect(shown.outcomes.isEmpty)
    #expect(fixture.titles == ["Root", "One"])
  }

  @Test func `a flow of another window is refused`() async throws {
    let fixture = Fixture()
    let other = Fixture()
    let shown = try await fixture.push("One")
    let child = try #require(shown.flow)
    let root = try #require(other.root)
    #expect(root.show(child, as: .push).receipt == .refused(.alreadyShown))
    #expect(other.titles == ["Root"])
  }

  @Test func `a screen that is shown already is refused`() async throws {
    let fixture = Fixture()
    let root = try #require(fixture.root)
    let screen = Screen("One")
    root.show(screen)
    try await settle()
    #expect(root.show(screen).receipt == .refused(.screenAlreadyShown))
    try await settle()
    #expect(fixture.titles == ["Root", "One"])
  }

  @Test func `a flow that was never shown shows nothing`() async {
    let loose = TestFlow("Loose")
    #expect(loose.show(Screen("One")).receipt == .refused(.notRunning))
    let handle = loose.show(TestFlow("Child"), as: .push)
    #expect(handle.receipt == .refused(.notRunning))
    #expect(await handle.outcome == .cancelled(.refused(.notRunning)))
  }

  @Test func `a flow that ended shows nothing`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let child = try #require(shown.flow)
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(child.show(Screen("Two")).receipt == .refused(.notRunning))
    #expect(fixture.titles == ["Root"])
  }

  @Test func `a flow without a screen lives until it finishes`() async throws {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    weak var flow: TestFlow?
    var values: [Int] = []
    do {
      let child = TestFlow()
      flow = child
      let handle = root.addChild(child).whenFinished { values.append($0) }
      #expect(handle.receipt == .performed)
      #expect(child.parentCoordinator === root)
      #expect(root.childCoordinators.count == 1)
    }
    try await settle()
    #expect(values.isEmpty)
    flow?.finish(5)
    try await settle()
    #expect(values == [5])
    #expect(flow == nil)
    #expect(root.childCoordinators.isEmpty)
  }

  @Test func `a child that was added does not start by itself, and may show when it does`()
    async throws
  {
    let fixture = Fixture()
    try await settle()
    let child = TestFlow("One")
    fixture.root?.addChild(child)
    try await settle()
    #expect(fixture.titles == ["Root"])
    child.start()
    try await settle()
    #expect(fixture.titles == ["Root", "One"])
  }

  @Test func `a child ends with the flow that added it`() async throws {
    let fixture = Fixture()
    let parent = try await fixture.push("One")
    let child = TestFlow()
    parent.flow?.addChild(child)
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(child.outcome == .cancelled(.parentEnded))
    #expect(child.parentCoordinator == nil)
  }

  @Test func `the flow itself, those above it and second parents are refused`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let root = try #require(fixture.root)
    let child = try #require(shown.flow)
    #expect(root.addChild(root).receipt == .refused(.ownChild))
    #expect(child.addChild(root).receipt == .refused(.ancestor))
    #expect(root.addChild(child).receipt == .refused(.alreadyShown))
    #expect(TestFlow().addChild(TestFlow()).receipt == .refused(.notRunning))
    #expect(fixture.log.filter { $0.contains("refused") }.count == 3)
    #expect(shown.outcomes.isEmpty)
  }
}
