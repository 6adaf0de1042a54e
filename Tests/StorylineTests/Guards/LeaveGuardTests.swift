import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite("Rule 7: a guard asks before a flow may be left", .stage)
struct LeaveGuardTests {
  private let guardFixture = GuardFixture()

  private func tapBack(_ title: String = "Root", in fixture: Fixture) async throws {
    #expect(Person.tap(title, in: fixture.window))
    try await settle()
  }

  // MARK: On a stack

  @Test func `the back button asks, and a no changes nothing`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    shown.flow?.leaveGuard = guardFixture.guardian
    try await tapBack(in: fixture)
    #expect(guardFixture.asked == 1)
    #expect(fixture.titles == ["Root", "One"])
    try await guardFixture.answer(false)
    #expect(fixture.titles == ["Root", "One"])
    #expect(shown.outcomes.isEmpty)
    #expect(fixture.log.last == "TestFlow#2 refused: a leave guard refused")
  }

  @Test func `the back button asks, and a yes goes back`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    shown.flow?.leaveGuard = guardFixture.guardian
    try await tapBack(in: fixture)
    try await guardFixture.answer(true)
    #expect(fixture.titles == ["Root"])
    #expect(shown.outcomes == [.cancelled(.popped)])
    #expect(shown.flow == nil)
  }

  @Test func `a flow is asked once at a time`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    shown.flow?.leaveGuard = guardFixture.guardian
    try await tapBack(in: fixture)
    try await tapBack(in: fixture)
    #expect(guardFixture.asked == 1)
    try await guardFixture.answer(false)
    try await tapBack(in: fixture)
    #expect(guardFixture.asked == 2)
    try await guardFixture.answer(true)
    #expect(fixture.titles == ["Root"])
  }

  @Test func `going back inside the flow asks nobody`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One", "Two")
    shown.flow?.leaveGuard = guardFixture.guardian
    #expect(fixture.navigation?.interactivePopGestureRecognizer?.isEnabled == true)
    try await tapBack("One", in: fixture)
    #expect(fixture.titles == ["Root", "One"])
    #expect(guardFixture.asked == 0)
    #expect(fixture.navigation?.interactivePopGestureRecognizer?.isEnabled == false)
  }

  @Test func `a swipe does not begin where the flow would end, and does again above it`()
    async throws
  {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let gesture = try #require(fixture.navigation?.interactivePopGestureRecognizer)
    let delegate = gesture.delegate
    shown.flow?.leaveGuard = guardFixture.guardian
    #expect(!gesture.isEnabled)
    #expect(gesture.delegate === delegate)
    fixture.root?.show(Screen("Above"))
    try await settle()
    #expect(gesture.isEnabled)
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(!gesture.isEnabled)
    shown.flow?.leaveGuard = nil
    #expect(gesture.isEnabled)
  }

  @Test func `what the app had is given back`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let gesture = try #require(fixture.navigation?.interactivePopGestureRecognizer)
    let item = try #require(fixture.navigation?.topViewController?.navigationItem)
    gesture.isEnabled = false
    shown.flow?.leaveGuard = guardFixture.guardian
    #expect(item.backAction != nil)
    shown.flow?.leaveGuard = nil
    #expect(item.backAction == nil)
    #expect(!gesture.isEnabled)
  }

  @Test func `an action of the app's own stays`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let item = try #require(fixture.navigation?.topViewController?.navigationItem)
    let own = UIAction { _ in }
    item.backAction = own
    shown.flow?.leaveGuard = guardFixture.guardian
    #expect(item.backAction?.identifier == own.identifier)
    shown.flow?.leaveGuard = nil
    #expect(item.backAction?.identifier == own.identifier)
  }

  @Test func `a plain button takes the place of the back button and of its list`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let item = try #require(fixture.navigation?.topViewController?.navigationItem)
    shown.flow?.leaveGuard = guardFixture.guardian(.removed)
    try await settle()
    #expect(item.leftBarButtonItems?.count == 1)
    try await tapBack("‹ Root", in: fixture)
    #expect(guardFixture.asked == 1)
    try await guardFixture.answer(false)
    shown.flow?.leaveGuard = nil
    #expect(item.leftBarButtonItems ?? [] == [])
  }

  @Test func `there is no list past the flow on the screens above it either`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    shown.flow?.leaveGuard = guardFixture.guardian(.removed)
    fixture.root?.show(Screen("Above"))
    try await settle()
    #expect(fixture.navigation?.topViewController?.navigationItem.leftBarButtonItems?.count == 1)
    try await tapBack("‹ One", in: fixture)
    #expect(guardFixture.asked == 0)
    #expect(fixture.titles == ["Root", "One"])
  }

  @Test func `finish does not ask`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    shown.flow?.leaveGuard = guardFixture.guardian
    shown.flow?.finish(1)
    try await settle()
    #expect(guardFixture.asked == 0)
    #expect(shown.outcomes == [.finished(1)])
  }

  // MARK: Going back by name

  @Test func `back(to) asks every flow that would end, and stops at a no`() async throws {
    let fixture = Fixture()
    let one = try await fixture.push("One")
    let two = try await fixture.push("Two", above: one.flow)
    let (lower, upper) = (GuardFixture(), GuardFixture())
    one.flow?.leaveGuard = lower.guardian
    two.flow?.leaveGuard = upper.guardian
    let root = try #require(fixture.root)
    let first = try #require(two.flow?.back(to: root))
    try await settle()
    #expect(upper.asked == 1 && lower.asked == 0)
    #expect(first.receipt == .waiting)
    try await upper.answer(true)
    #expect(lower.asked == 1)
    try await lower.answer(false)
    #expect(first.receipt == .refused(.guarded))
    #expect(fixture.titles == ["Root", "One", "Two"])

    let second = try #require(two.flow?.back(to: root))
    try await settle()
    try await upper.answer(true)
    try await lower.answer(true)
    #expect(second.receipt == .performed)
    #expect(fixture.titles == ["Root"])
    #expect(one.outcomes == [.cancelled(.popped)])
  }

  @Test func `back(to) does not ask a flow that stays`() async throws {
    let fixture = Fixture()
    let one = try await fixture.push("One")
    let two = try await fixture.push("Two", above: one.flow)
    one.flow?.leaveGuard = guardFixture.guardian
    let flow = try #require(one.flow)
    #expect(two.flow?.back(to: flow).receipt == .performed)
    #expect(guardFixture.asked == 0)
  }

  @Test func `a second wish waits for the answer, and asks again only who is still there`()
    async throws
  {
    let fixture = Fixture()
    let one = try await fixture.push("One")
    one.flow?.leaveGuard = guardFixture.guardian
    let (flow, root) = (try #require(one.flow), try #require(fixture.root))
    let first = flow.back(to: root)
    let second = root.back(to: root)
    try await settle()
    #expect(guardFixture.asked == 1)
    try await guardFixture.answer(true)
    #expect(guardFixture.asked == 1)
    #expect(first.receipt == .performed)
    #expect(second.receipt == .performed)
    #expect(fixture.titles == ["Root"])
  }

  // MARK: Modals

  @Test(arguments: [ModalWrapper.plain, .navigation])
  func `a sheet cannot be pulled down, and who tries is asked`(wrapper: ModalWrapper) async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("Sheet", as: .pageSheet, in: wrapper)
    let sheet = try #require(fixture.topModal)
    shown.flow?.leaveGuard = guardFixture.guardian
    #expect(sheet.isModalInPresentation)
    Person.pull(sheet, by: 0.9)
    Stage.shared.clock.mode = .immediate
    try await settle()
    #expect(guardFixture.asked == 1)
    #expect(fixture.modals == ["Sheet"])
    try await guardFixture.answer(false)
    #expect(fixture.modals == ["Sheet"])
    Person.pull(sheet, by: 0.9)
    Stage.shared.clock.mode = .immediate
    try await settle()
    try await guardFixture.answer(true)
    #expect(fixture.modals == [])
    #expect(shown.outcomes == [.cancelled(.pulledDown)])
    #expect(shown.flow == nil)
  }

  @Test func `the modal lock is given back as the app had it`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("Sheet", as: .pageSheet)
    let sheet = try #require(fixture.topModal)
    shown.flow?.leaveGuard = guardFixture.guardian
    shown.flow?.leaveGuard = nil
    #expect(!sheet.isModalInPresentation)
    sheet.isModalInPresentation = true
    shown.flow?.leaveGuard = guardFixture.guardian
    shown.flow?.leaveGuard = nil
    #expect(sheet.isModalInPresentation)
  }

  @Test func `the close button asks`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.present(
      "Sheet", as: .pageSheet, in: .navigation(closeButton: .done))
    shown.flow?.leaveGuard = guardFixture.guardian
    #expect(Person.tap("Done", in: fixture.window))
    try await settle()
    #expect(guardFixture.asked == 1)
    #expect(fixture.modals == ["Sheet"])
    try await guardFixture.answer(true)
    #expect(fixture.modals == [])
    #expect(shown.outcomes == [.cancelled(.closed)])
  }

  @Test func `the question can be an alert of the flow itself`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.push("One")
    let flow = try #require(shown.flow)
    flow.leaveGuard = LeaveGuard { [weak flow] in
      let alert = Alert(
        "Discard?", actions: [.destructive("Discard", true), .cancel("Keep", false)])
      return await flow?.show(alert).outcome.value == true
    }
    try await tapBack(in: fixture)
    #expect(Person.tap("Keep", in: fixture.window))
    try await settle()
    #expect(fixture.titles == ["Root", "One"])
    try await tapBack(in: fixture)
    #expect(Person.tap("Discard", in: fixture.window))
    try await settle()
    #expect(fixture.titles == ["Root"])
    #expect(shown.outcomes == [.cancelled(.popped)])
  }
}
