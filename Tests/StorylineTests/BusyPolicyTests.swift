import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite("Rule 7: a policy says what a double tap does", .stage)
struct BusyPolicyTests {
  /// A flow that a double tap cannot confuse.
  private final class CalmFlow: Flow<Int> {
    override var busyPolicy: BusyPolicy { .coalesce }

    override func start() {
      show(Screen("A"))
      show(Screen("B"))
    }
  }

  @Test func `a double tap that coalesces shows one flow`() async throws {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    let one = root.show(TestFlow("One"), as: .push, whenBusy: .coalesce)
    let two = root.show(TestFlow("Two"), as: .push, whenBusy: .coalesce)
    #expect(one.receipt == .performed)
    #expect(two.receipt == .coalesced)
    #expect(await two.outcome == .cancelled(.coalesced))
    try await settle()
    #expect(fixture.titles == ["Root", "One"])
    #expect(fixture.log.contains("TestFlow#3 coalesced with TestFlow#2"))
  }

  @Test func `a tap after the first one has settled shows another flow`() async throws {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    root.show(TestFlow("One"), as: .push, whenBusy: .coalesce)
    try await settle()
    let two = root.show(TestFlow("Two"), as: .push, whenBusy: .coalesce)
    #expect(two.receipt == .performed)
    try await settle()
    #expect(fixture.titles == ["Root", "One", "Two"])
  }

  @Test func `a flow that still fetches what it shows coalesces a second one`() async throws {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    let first = TestFlow()
    #expect(root.show(first, as: .push, whenBusy: .coalesce).receipt == .waiting)
    try await settle()
    let second = root.show(TestFlow("Two"), as: .push, whenBusy: .coalesce)
    #expect(second.receipt == .coalesced)
    first.show(Screen("One"))
    try await settle()
    #expect(fixture.titles == ["Root", "One"])
  }

  @Test func `a flow that finishes does not swallow the next one`() async throws {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    let first = TestFlow("One")
    root.show(first, as: .push, whenBusy: .coalesce)
    first.finish(1)
    let second = root.show(TestFlow("Two"), as: .push, whenBusy: .coalesce)
    #expect(second.receipt == .waiting)
    try await settle()
    #expect(fixture.titles == ["Root", "Two"])
  }

  @Test func `a coalesced flow can be shown later`() async throws {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    let two = TestFlow("Two")
    root.show(TestFlow("One"), as: .push)
    #expect(root.show(two, as: .push, whenBusy: .coalesce).receipt == .coalesced)
    try await settle()
    #expect(root.show(two, as: .push).receipt == .performed)
    try await settle()
    #expect(fixture.titles == ["Root", "One", "Two"])
  }

  @Test func `what may not wait is refused during a transition`() async throws {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    root.show(Screen("One"))
    let flow = root.show(TestFlow("Two"), as: .push, whenBusy: .refuse)
    let screen = root.show(Screen("Three"), whenBusy: .refuse)
    #expect(flow.receipt == .refused(.busy))
    #expect(await flow.outcome == .cancelled(.refused(.busy)))
    #expect(screen.receipt == .refused(.busy))
    try await settle()
    #expect(fixture.titles == ["Root", "One"])
    #expect(fixture.log.contains("TestFlow#2 refused: something else is on its way"))
    #expect(fixture.log.contains("Screen@3 of TestFlow#1 refused: something else is on its way"))
    #expect(root.show(Screen("Four"), whenBusy: .refuse).receipt == .performed)
  }

  @Test func `a screen of the same type coalesces, one of another type waits`() async throws {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    root.show(Screen("One"))
    #expect(root.show(Screen("Two"), whenBusy: .coalesce).receipt == .coalesced)
    #expect(root.show(UIViewController(), whenBusy: .coalesce).receipt == .waiting)
    try await settle()
    #expect(fixture.titles == ["Root", "One", "–"])
    #expect(fixture.log.contains("Screen@3 coalesced with Screen@2"))
  }

  @Test func `a flow's own policy holds where the call says nothing`() async throws {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    let calm = CalmFlow()
    root.show(calm, as: .push)
    try await settle()
    // The screens at the start of a flow belong together, and always wait.
    #expect(fixture.titles == ["Root", "A", "B"])
    calm.show(Screen("C"))
    #expect(calm.show(Screen("D")).receipt == .coalesced)
    #expect(calm.show(Screen("E"), whenBusy: .queue).receipt == .waiting)
    try await settle()
    #expect(fixture.titles == ["Root", "A", "B", "C", "E"])
  }
}
