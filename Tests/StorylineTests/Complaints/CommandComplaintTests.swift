import Storyline
import StorylineTesting
import Testing
import UIKit

/// Commands that are lost, refused or in each other's way, and what comes of a flow. The numbers are
/// those of Documentation/Complaints.md.
@MainActor @Suite(.stage) struct CommandComplaintTests {
  @Test(arguments: Stage.TransitionPolicy.allCases)
  func `11 commands during a transition are carried out in order`(
    policy: Stage.TransitionPolicy
  ) async throws {
    Stage.shared.transitionPolicy = policy
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    let flows = ["One", "Two", "Three"].map { Shown([$0], above: root) }
    flows[1].flow?.finish(2)
    try await settle()
    #expect(fixture.titles == ["Root", "One", "Three"])
    #expect(flows[1].outcomes == [.finished(2)])
    for flow in flows { #expect(flow.handle.receipt != .waiting) }
  }

  @Test func `12 presenting during a presentation waits`() async throws {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    let flows = ["One", "Two", "Three"].map { Shown([$0], above: root, as: .present) }
    #expect(flows.map(\.handle.receipt) == [.performed, .waiting, .waiting])
    try await settle()
    #expect(fixture.modals == ["One", "Two", "Three"])
    #expect(flows.map(\.handle.receipt) == [.performed, .performed, .performed])
  }

  @Test func `12 presenting during a dismissal waits`() async throws {
    let fixture = Fixture()
    let first = try await fixture.present("First")
    first.flow?.finish(1)
    let second = Shown(["Second"], above: try #require(fixture.root), as: .present)
    try await settle()
    #expect(fixture.modals == ["Second"])
    #expect(second.handle.receipt == .performed)
    #expect(first.outcomes == [.finished(1)])
  }

  @Test func `13 a new root leaves no modal of the old one alive`() async throws {
    let fixture = Fixture()
    let one = try await fixture.present("One", in: .navigation)
    let two = try await fixture.present("Two", above: one.flow)
    weak let lower = fixture.window.rootViewController?.presentedViewController
    weak let upper = fixture.topModal
    fixture.window.show(TestFlow("Main"), as: .root)
    try await settle()
    #expect(lower == nil)
    #expect(upper == nil)
    for shown in [one, two] {
      #expect(shown.outcomes == [.cancelled(.rootReplaced)])
      #expect(shown.flow == nil)
    }
    #expect(fixture.window.rootViewController?.title == "Main")
  }

  @Test func `19 a parent pushes above its child, and more than once`() async throws {
    let fixture = Fixture()
    let child = try await fixture.push("Child")
    let root = try #require(fixture.root)
    root.show(Screen("Above"))
    let other = try await fixture.push("Other")
    #expect(fixture.titles == ["Root", "Child", "Above", "Other"])
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(other.outcomes == [.cancelled(.popped)])
    #expect(child.outcomes.isEmpty)
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    // The child has its top back.
    child.flow?.show(Screen("More"))
    try await settle()
    #expect(fixture.titles == ["Root", "Child", "More"])
  }

  @Test func `21 the same flow is pushed and presented, and the style adds the close button`()
    async throws
  {
    let fixture = Fixture()
    let pushed = try await fixture.push("One")
    #expect(
      try #require(fixture.navigation?.topViewController).navigationItem.leftBarButtonItem == nil)
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(pushed.outcomes == [.cancelled(.popped)])
    let presented = try await fixture.present("One", in: .navigation(closeButton: .cancel))
    let modal = try #require(fixture.topModal as? UINavigationController)
    #expect(modal.topViewController?.navigationItem.leftBarButtonItem != nil)
    #expect(Person.tap("Cancel", in: fixture.window))
    try await settle()
    #expect(presented.outcomes == [.cancelled(.closed)])
    #expect(presented.flow == nil)
  }

  @Test func `22 the caller gets the value of a flow, or the reason why it was cancelled`()
    async throws
  {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    let picker = TestFlow("Pick")
    let task = Task { await root.show(picker, as: .present).outcome }
    try await settle()
    picker.finish(42)
    try await settle()
    #expect(await task.value == .finished(42))
    let other = Task { await root.show(TestFlow("Pick"), as: .present).outcome }
    try await settle()
    Person.pull(try #require(fixture.topModal), by: 0.9)
    try await settle()
    #expect(await other.value == .cancelled(.pulledDown))
  }

  @Test func `24 a flow is tested through touches and its log`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("List", "Detail")
    Hand().swipeBack(cancelled: true)
    try await settle()
    Hand().swipeBack()
    try await settle()
    Hand().tapBack()
    try await settle()
    #expect(shown.outcomes == [.cancelled(.popped)])
    #expect(
      fixture.log.filter { $0.hasPrefix("stack") } == [
        "stack 1 settled: [Screen@1]", "stack 1 settled: [Screen@1, Screen@2]",
        "stack 1 settled: [Screen@1, Screen@2, Screen@3]", "stack 1 unchanged: gesture cancelled",
        "stack 1 settled: [Screen@1, Screen@2], swiped back", "stack 1 settled: [Screen@1]",
      ])
  }

  @Test func `25 an outcome reaches a task on another executor, and a flow runs on the main actor`()
    async throws
  {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let handle = shown.handle
    let task = Task.detached { await handle.outcome.value }
    shown.flow?.finish(5)
    try await settle()
    #expect(await task.value == 5)
  }
}
