import Storyline
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite("Rule 7: a guard asks before a flow may be left", .stage)
struct LeaveGuardTests {
  private let door = Doorkeeper()

  private func tapBack(_ title: String = "Root", in theatre: Theatre) async throws {
    #expect(Person.tap(title, in: theatre.window))
    try await settle()
  }

  // MARK: On a stack

  @Test func `the back button asks, and a no changes nothing`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    shown.flow?.leaveGuard = door.guardian
    try await tapBack(in: theatre)
    #expect(door.asked == 1)
    #expect(theatre.titles == ["Root", "One"])
    try await door.answer(false)
    #expect(theatre.titles == ["Root", "One"])
    #expect(shown.outcomes.isEmpty)
    #expect(theatre.log.last == "TestFlow#2 refused: a leave guard refused")
  }

  @Test func `the back button asks, and a yes goes back`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    shown.flow?.leaveGuard = door.guardian
    try await tapBack(in: theatre)
    try await door.answer(true)
    #expect(theatre.titles == ["Root"])
    #expect(shown.outcomes == [.cancelled(.popped)])
    #expect(shown.flow == nil)
  }

  @Test func `a flow is asked once at a time`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    shown.flow?.leaveGuard = door.guardian
    try await tapBack(in: theatre)
    try await tapBack(in: theatre)
    #expect(door.asked == 1)
    try await door.answer(false)
    try await tapBack(in: theatre)
    #expect(door.asked == 2)
    try await door.answer(true)
    #expect(theatre.titles == ["Root"])
  }

  @Test func `going back inside the flow asks nobody`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One", "Two")
    shown.flow?.leaveGuard = door.guardian
    #expect(theatre.navigation?.interactivePopGestureRecognizer?.isEnabled == true)
    try await tapBack("One", in: theatre)
    #expect(theatre.titles == ["Root", "One"])
    #expect(door.asked == 0)
    #expect(theatre.navigation?.interactivePopGestureRecognizer?.isEnabled == false)
  }

  @Test func `a swipe does not begin where the flow would end, and does again above it`()
    async throws
  {
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    let gesture = try #require(theatre.navigation?.interactivePopGestureRecognizer)
    let delegate = gesture.delegate
    shown.flow?.leaveGuard = door.guardian
    #expect(!gesture.isEnabled)
    #expect(gesture.delegate === delegate)
    theatre.root?.show(Screen("Above"))
    try await settle()
    #expect(gesture.isEnabled)
    theatre.navigation?.popViewController(animated: true)
    try await settle()
    #expect(!gesture.isEnabled)
    shown.flow?.leaveGuard = nil
    #expect(gesture.isEnabled)
  }

  @Test func `what the app had is given back`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    let gesture = try #require(theatre.navigation?.interactivePopGestureRecognizer)
    let item = try #require(theatre.navigation?.topViewController?.navigationItem)
    gesture.isEnabled = false
    shown.flow?.leaveGuard = door.guardian
    #expect(item.backAction != nil)
    shown.flow?.leaveGuard = nil
    #expect(item.backAction == nil)
    #expect(!gesture.isEnabled)
  }

  @Test func `an action of the app's own stays`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    let item = try #require(theatre.navigation?.topViewController?.navigationItem)
    let own = UIAction { _ in }
    item.backAction = own
    shown.flow?.leaveGuard = door.guardian
    #expect(item.backAction?.identifier == own.identifier)
    shown.flow?.leaveGuard = nil
    #expect(item.backAction?.identifier == own.identifier)
  }

  @Test func `a plain button takes the place of the back button and of its list`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    let item = try #require(theatre.navigation?.topViewController?.navigationItem)
    shown.flow?.leaveGuard = door.guardian(.removed)
    try await settle()
    #expect(item.leftBarButtonItems?.count == 1)
    try await tapBack("‹ Root", in: theatre)
    #expect(door.asked == 1)
    try await door.answer(false)
    shown.flow?.leaveGuard = nil
    #expect(item.leftBarButtonItems ?? [] == [])
  }

  @Test func `there is no list past the flow on the screens above it either`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    shown.flow?.leaveGuard = door.guardian(.removed)
    theatre.root?.show(Screen("Above"))
    try await settle()
    #expect(theatre.navigation?.topViewController?.navigationItem.leftBarButtonItems?.count == 1)
    try await tapBack("‹ One", in: theatre)
    #expect(door.asked == 0)
    #expect(theatre.titles == ["Root", "One"])
  }

  @Test func `finish does not ask`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    shown.flow?.leaveGuard = door.guardian
    shown.flow?.finish(1)
    try await settle()
    #expect(door.asked == 0)
    #expect(shown.outcomes == [.finished(1)])
  }

  // MARK: Going back by name

  @Test func `back(to) asks every flow that would end, and stops at a no`() async throws {
    let theatre = Theatre()
    let one = try await theatre.push("One")
    let two = try await theatre.push("Two", above: one.flow)
    let (lower, upper) = (Doorkeeper(), Doorkeeper())
    one.flow?.leaveGuard = lower.guardian
    two.flow?.leaveGuard = upper.guardian
    let root = try #require(theatre.root)
    let first = try #require(two.flow?.back(to: root))
    try await settle()
    #expect(upper.asked == 1 && lower.asked == 0)
    #expect(first.receipt == .waiting)
    try await upper.answer(true)
    #expect(lower.asked == 1)
    try await lower.answer(false)
    #expect(first.receipt == .refused(.guarded))
    #expect(theatre.titles == ["Root", "One", "Two"])

    let second = try #require(two.flow?.back(to: root))
    try await settle()
    try await upper.answer(true)
    try await lower.answer(true)
    #expect(second.receipt == .performed)
    #expect(theatre.titles == ["Root"])
    #expect(one.outcomes == [.cancelled(.popped)])
  }

  @Test func `back(to) does not ask a flow that stays`() async throws {
    let theatre = Theatre()
    let one = try await theatre.push("One")
    let two = try await theatre.push("Two", above: one.flow)
    one.flow?.leaveGuard = door.guardian
    let flow = try #require(one.flow)
    #expect(two.flow?.back(to: flow).receipt == .performed)
    #expect(door.asked == 0)
  }

  @Test func `a second wish waits for the answer, and asks again only who is still there`()
    async throws
  {
    let theatre = Theatre()
    let one = try await theatre.push("One")
    one.flow?.leaveGuard = door.guardian
    let (flow, root) = (try #require(one.flow), try #require(theatre.root))
    let first = flow.back(to: root)
    let second = root.back(to: root)
    try await settle()
    #expect(door.asked == 1)
    try await door.answer(true)
    #expect(door.asked == 1)
    #expect(first.receipt == .performed)
    #expect(second.receipt == .performed)
    #expect(theatre.titles == ["Root"])
  }

  // MARK: Modals

  @Test(arguments: [ModalWrapper.plain, .navigation])
  func `a sheet cannot be pulled down, and who tries is asked`(wrapper: ModalWrapper) async throws {
    let theatre = Theatre()
    let shown = try await theatre.present("Sheet", as: .pageSheet, in: wrapper)
    let sheet = try #require(theatre.topModal)
    shown.flow?.leaveGuard = door.guardian
    #expect(sheet.isModalInPresentation)
    Person.pull(sheet, by: 0.9)
    Stage.shared.clock.mode = .immediate
    try await settle()
    #expect(door.asked == 1)
    #expect(theatre.modals == ["Sheet"])
    try await door.answer(false)
    #expect(theatre.modals == ["Sheet"])
    Person.pull(sheet, by: 0.9)
    Stage.shared.clock.mode = .immediate
    try await settle()
    try await door.answer(true)
    #expect(theatre.modals == [])
    #expect(shown.outcomes == [.cancelled(.pulledDown)])
    #expect(shown.flow == nil)
  }

  @Test func `the modal lock is given back as the app had it`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.present("Sheet", as: .pageSheet)
    let sheet = try #require(theatre.topModal)
    shown.flow?.leaveGuard = door.guardian
    shown.flow?.leaveGuard = nil
    #expect(!sheet.isModalInPresentation)
    sheet.isModalInPresentation = true
    shown.flow?.leaveGuard = door.guardian
    shown.flow?.leaveGuard = nil
    #expect(sheet.isModalInPresentation)
  }

  @Test func `the close button asks`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.present(
      "Sheet", as: .pageSheet, in: .navigation(closeButton: .done))
    shown.flow?.leaveGuard = door.guardian
    #expect(Person.tap("Done", in: theatre.window))
    try await settle()
    #expect(door.asked == 1)
    #expect(theatre.modals == ["Sheet"])
    try await door.answer(true)
    #expect(theatre.modals == [])
    #expect(shown.outcomes == [.cancelled(.closed)])
  }

  @Test func `the question can be an alert of the flow itself`() async throws {
    let theatre = Theatre()
    let shown = try await theatre.push("One")
    let flow = try #require(shown.flow)
    flow.leaveGuard = LeaveGuard { [weak flow] in
      let alert = Alert(
        "Discard?", actions: [.destructive("Discard", true), .cancel("Keep", false)])
      return await flow?.show(alert).outcome.value == true
    }
    try await tapBack(in: theatre)
    #expect(Person.tap("Keep", in: theatre.window))
    try await settle()
    #expect(theatre.titles == ["Root", "One"])
    try await tapBack(in: theatre)
    #expect(Person.tap("Discard", in: theatre.window))
    try await settle()
    #expect(theatre.titles == ["Root"])
    #expect(shown.outcomes == [.cancelled(.popped)])
  }
}
