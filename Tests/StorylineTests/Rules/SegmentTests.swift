import Storyline
import StorylineTesting
import Testing
import UIKit

/// Several flows share one navigation controller.
@MainActor @Suite("Rule 5: a flow owns a segment of a stack", .stage) struct SegmentTests {
  @Test func `several flows on one stack end together, those above first`() async throws {
    let fixture = Fixture()
    let one = try await fixture.push("One")
    let two = try await fixture.push("Two", above: one.flow)
    let three = try await fixture.push("Three", above: two.flow)
    fixture.navigation?.popToRootViewController(animated: true)
    try await settle()
    for shown in [one, two, three] { #expect(shown.outcomes == [.cancelled(.popped)]) }
    let endings = fixture.log.filter { $0.contains("cancelled") }
    #expect(
      endings == [4, 3, 2].map { "TestFlow#\($0) cancelled: popped" })
  }

  @Test func `a flow goes on until its last screen is gone`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One", "Two")
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(shown.outcomes.isEmpty)
    #expect(shown.flow != nil)
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(shown.outcomes == [.cancelled(.popped)])
  }

  @Test func `a parent may push above a child, which ends alone when taken out`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("Child")
    let root = try #require(fixture.root)
    root.show(Screen("Above"))
    try await settle()
    #expect(fixture.titles == ["Root", "Child", "Above"])
    shown.flow?.finish(7)
    try await settle()
    #expect(fixture.titles == ["Root", "Above"])
    #expect(shown.outcomes == [.finished(7)])
    #expect(fixture.root != nil)
  }
}
