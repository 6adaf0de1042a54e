import Storyline
import StorylineTesting
import Testing
import UIKit

/// Tests for ways out that UIKit does not announce: the screens come back, and the flow is asked.
@MainActor
@Suite("Rule 7: a guarded flow is asked after it was left unasked, and loses nothing", .stage)
struct UnaskedLeavingTests {
  private let guardFixture = GuardFixture()
  private let fixture = Fixture()

  private func draft() async throws -> (shown: Shown, screen: UIViewController) {
    let shown = try await fixture.push("Draft")
    shown.flow?.leaveGuard = guardFixture.guardian
    return (shown, try #require(fixture.navigation?.topViewController))
  }

  // MARK: On a stack

  @Test func `the menu of the back button does not discard a draft unasked`() async throws {
    let (shown, screen) = try await draft()
    Hand().goBack(to: "Root", in: fixture.window)
    try await settle()
    #expect(guardFixture.asked == 1)
    #expect(fixture.navigation?.topViewController === screen)
    try await guardFixture.answer(false)
    #expect(fixture.titles == ["Root", "Draft"])
    #expect(shown.outcomes.isEmpty)
  }

  @Test func `after a yes the menu's choice is carried out`() async throws {
    let (shown, _) = try await draft()
    Hand().goBack(to: "Root", in: fixture.window)
    try await settle()
    try await guardFixture.answer(true)
    #expect(fixture.titles == ["Root"])
    #expect(shown.outcomes == [.cancelled(.popped)])
    #expect(shown.flow == nil, "nothing keeps the screens that went")
  }

  @Test func `the menu of a screen above does not lead past a draft unasked`() async throws {
    let (shown, screen) = try await draft()
    let above = try await fixture.push("Above", above: shown.flow)
    Hand().goBack(to: "Root", in: fixture.window)
    try await settle()
    #expect(guardFixture.asked == 1)
    try await guardFixture.answer(false)
    #expect(fixture.titles == ["Root", "Draft", "Above"])
    #expect(fixture.navigation?.viewControllers.contains(screen) == true)
    #expect(shown.outcomes.isEmpty && above.outcomes.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a pop by the app asks afterwards`(animated: Bool) async throws {
    let (shown, screen) = try await draft()
    fixture.navigation?.popViewController(animated: animated)
    try await settle()
    #expect(guardFixture.asked == 1)
    #expect(fixture.navigation?.topViewController === screen)
    try await guardFixture.answer(true)
    #expect(shown.outcomes == [.cancelled(.popped)])
    #expect(fixture.navigation?.interactivePopGestureRecognizer?.isEnabled == true)
  }

  @Test(arguments: [true, false])
  func `another stack by the app is there after a yes`(mayLeave: Bool) async throws {
    let (shown, screen) = try await draft()
    let root = try #require(fixture.navigation?.viewControllers.first)
    fixture.navigation?.setViewControllers([root, Screen("Other")], animated: true)
    try await settle()
    #expect(guardFixture.asked == 1)
    #expect(fixture.navigation?.topViewController === screen)
    try await guardFixture.answer(mayLeave)
    #expect(fixture.titles == (mayLeave ? ["Root", "Other"] : ["Root", "Draft"]))
    #expect(shown.outcomes == (mayLeave ? [.cancelled(.replaced)] : []))
  }

  @Test func `a pop inside the flow asks nobody`() async throws {
    let (shown, _) = try await draft()
    shown.flow?.show(Screen("Second"))
    try await settle()
    fixture.navigation?.popViewController(animated: true)
    try await settle()
    #expect(guardFixture.asked == 0)
    #expect(fixture.titles == ["Root", "Draft"])
  }

  @Test func `the question may be an alert of the flow`() async throws {
    let (shown, _) = try await draft()
    let flow = try #require(shown.flow)
    flow.leaveGuard = LeaveGuard { [weak flow] in
      let alert = Alert(
        "Discard?", actions: [.destructive("Discard", true), .cancel("Keep", false)])
      return await flow?.show(alert).outcome.value == true
    }
    fixture.navigation?.popToRootViewController(animated: true)
    try await settle()
    // Code of the app during the alert discards nothing either.
    fixture.navigation?.popToRootViewController(animated: false)
    try await settle()
    #expect(Person.tap("Keep", in: fixture.window))
    try await settle()
    #expect(fixture.titles == ["Root", "Draft"])
    fixture.navigation?.popToRootViewController(animated: true)
    try await settle()
    #expect(Person.tap("Discard", in: fixture.window))
    try await settle()
    #expect(fixture.titles == ["Root"])
  }

  // MARK: Root

  @Test(arguments: [true, false])
  func `another root by the app waits for the answer`(mayLeave: Bool) async throws {
    let (shown, screen) = try await draft()
    let root = fixture.window.rootViewController
    fixture.window.rootViewController = Screen("Other")
    try await settle()
    #expect(guardFixture.asked == 1)
    #expect(fixture.window.rootViewController === root)
    #expect(fixture.navigation?.topViewController === screen)
    try await guardFixture.answer(mayLeave)
    #expect((fixture.window.rootViewController === root) == !mayLeave)
    #expect(shown.outcomes == (mayLeave ? [.cancelled(.rootReplaced)] : []))
  }

  @Test(arguments: [true, false])
  func `a root that a flow shows waits for the answer`(mayLeave: Bool) async throws {
    let (shown, _) = try await draft()
    let other = TestFlow("Other")
    let handle = fixture.window.show(other, as: .root)
    try await settle()
    #expect(guardFixture.asked == 1)
    #expect(handle.receipt == .waiting)
    #expect(fixture.titles == ["Root", "Draft"])
    try await guardFixture.answer(mayLeave)
    if mayLeave {
      #expect(handle.receipt == .performed)
      #expect(fixture.window.rootViewController?.title == "Other")
      #expect(shown.outcomes == [.cancelled(.rootReplaced)])
    } else {
      #expect(handle.receipt == .refused(.guarded))
      #expect(other.outcome == .cancelled(.refused(.guarded)))
      #expect(shown.outcomes.isEmpty)
    }
  }

  // MARK: Modals

  @Test(arguments: [true, false])
  func `a sheet that the app dismisses comes back`(mayLeave: Bool) async throws {
    let sheet = try await fixture.present(
      "Draft", as: .sheet(detents: [.medium()], showsGrabber: true), in: .navigation)
    sheet.flow?.leaveGuard = guardFixture.guardian
    let modal = try #require(fixture.topModal)
    fixture.window.rootViewController?.dismiss(animated: true)
    try await settle()
    #expect(guardFixture.asked == 1)
    #expect(fixture.topModal === modal)
    #expect(modal.sheetPresentationController?.prefersGrabberVisible == true)
    try await guardFixture.answer(mayLeave)
    #expect(fixture.modals == (mayLeave ? [] : ["Draft"]))
    #expect(sheet.outcomes == (mayLeave ? [.cancelled(.dismissed)] : []))
    if mayLeave { #expect(sheet.flow == nil) }
  }

  @Test func `a sheet that came back is guarded as before, and tells the app's delegate`()
    async throws
  {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var attempts = 0
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        attempts += 1
      }
    }
    let sheet = try await fixture.present("Draft", as: .pageSheet)
    let delegate = Delegate()
    let modal = try #require(fixture.topModal)
    modal.presentationController?.delegate = delegate
    sheet.flow?.leaveGuard = guardFixture.guardian
    fixture.window.rootViewController?.dismiss(animated: true)
    try await settle()
    try await guardFixture.answer(false)
    Person.pull(modal, by: 0.9)
    Stage.shared.clock.mode = .immediate
    try await settle()
    #expect(guardFixture.asked == 2)
    #expect(delegate.attempts == 1)
    #expect(fixture.modals == ["Draft"])
    try await guardFixture.answer(true)
    #expect(sheet.outcomes == [.cancelled(.pulledDown)])
  }

  @Test func `a short pull at a guarded sheet asks nobody`() async throws {
    let sheet = try await fixture.present("Draft", as: .pageSheet)
    sheet.flow?.leaveGuard = guardFixture.guardian
    let modal = try #require(fixture.topModal)
    Person.pull(modal, by: 0.2)
    Stage.shared.clock.mode = .immediate
    try await settle()
    #expect(guardFixture.asked == 0)
    #expect(fixture.modals == ["Draft"])
    Person.pull(modal, by: 0.9)
    Stage.shared.clock.mode = .immediate
    try await settle()
    #expect(guardFixture.asked == 1)
    try await guardFixture.answer(false)
    #expect(fixture.modals == ["Draft"])
  }

  @Test func `what lies below a dismissed draft comes back with it`() async throws {
    let lower = try await fixture.present("Lower", in: .navigation)
    let draft = try await fixture.present("Draft", in: .navigation, above: lower.flow)
    draft.flow?.leaveGuard = guardFixture.guardian
    fixture.window.rootViewController?.dismiss(animated: true)
    try await settle()
    #expect(fixture.modals == ["Lower", "Draft"])
    #expect(guardFixture.asked == 1)
    try await guardFixture.answer(true)
    #expect(fixture.modals == [])
    #expect(lower.outcomes == [.cancelled(.dismissed)])
    #expect(draft.outcomes == [.cancelled(.dismissed)])
  }

  // MARK: Beside others

  @Test(arguments: [true, false])
  func `a tab that the app takes out comes back`(mayLeave: Bool) async throws {
    let fixture = TabFixture()
    _ = fixture.add("Home")
    let draft = fixture.add("Draft")
    try await settle()
    draft?.flow?.leaveGuard = guardFixture.guardian
    fixture.tabs?.selectedIndex = 1
    try await settle()
    fixture.tabs?.viewControllers?.removeLast()
    try await settle()
    #expect(guardFixture.asked == 1)
    #expect(fixture.titles == ["Home", "Draft"])
    #expect(fixture.seen == "Draft")
    try await guardFixture.answer(mayLeave)
    #expect(fixture.titles == (mayLeave ? ["Home"] : ["Home", "Draft"]))
    #expect(draft?.outcomes == (mayLeave ? [.cancelled(.removed)] : []))
  }

  @Test(arguments: [true, false])
  func `what a column holds is asked before another one comes`(mayLeave: Bool) async throws {
    let fixture = ColumnFixture()
    _ = fixture.add("List", in: .primary)
    let draft = fixture.add("Draft", in: .secondary)
    try await settle()
    draft?.flow?.leaveGuard = guardFixture.guardian
    let other = fixture.root?.show(TestFlow("Other"), as: .column(.secondary))
    try await settle()
    #expect(guardFixture.asked == 1)
    #expect(fixture.titles == ["List", "Draft"])
    try await guardFixture.answer(mayLeave)
    #expect(fixture.titles == ["List", mayLeave ? "Other" : "Draft"])
    #expect(other?.receipt == (mayLeave ? .performed : .refused(.guarded)))
  }

  @Test func `a column that the app fills anew comes back`() async throws {
    let fixture = ColumnFixture()
    _ = fixture.add("List", in: .primary)
    let draft = fixture.add("Draft", in: .secondary)
    try await settle()
    draft?.flow?.leaveGuard = guardFixture.guardian
    // 6.2.1: a plain controller would be pushed in the column.
    let other = UINavigationController(rootViewController: Screen("Other"))
    fixture.split?.setViewController(other, for: .secondary)
    try await settle()
    #expect(guardFixture.asked == 1)
    #expect(fixture.titles == ["List", "Draft"])
    try await guardFixture.answer(false)
    #expect(draft?.outcomes.isEmpty == true)
  }

  @Test(arguments: [true, false])
  func `what is replaced is asked first`(mayLeave: Bool) async throws {
    let list = try await fixture.push("List")
    let draft = try await fixture.push("Draft", above: list.flow)
    draft.flow?.leaveGuard = guardFixture.guardian
    let other = list.flow?.show(TestFlow("Other"), as: .replace)
    try await settle()
    #expect(fixture.titles == ["Root", "List", "Draft"])
    try await guardFixture.answer(mayLeave)
    #expect(fixture.titles == ["Root"] + (mayLeave ? ["Other"] : ["List", "Draft"]))
    #expect(other?.receipt == (mayLeave ? .performed : .refused(.guarded)))
  }

  // MARK: Without asking

  @Test func `code that says so leaves without asking`() async throws {
    let (shown, _) = try await draft()
    fixture.window.leaveWithoutAsking {
      _ = fixture.navigation?.popToRootViewController(animated: true)
    }
    try await settle()
    #expect(shown.outcomes == [.cancelled(.popped)])
    let sheet = try await fixture.present("Draft")
    sheet.flow?.leaveGuard = guardFixture.guardian
    fixture.window.leaveWithoutAsking { fixture.topModal?.dismiss(animated: true) }
    try await settle()
    #expect(sheet.outcomes == [.cancelled(.dismissed)])
    let last = try await draft()
    fixture.window.leaveWithoutAsking {
      _ = fixture.window.show(TestFlow("Other"), as: .root)
    }
    try await settle()
    #expect(last.shown.outcomes == [.cancelled(.rootReplaced)])
    #expect(guardFixture.asked == 0)
  }

  @Test func `a flow that was left without asking does not open the way for the next one`()
    async throws
  {
    let first = try await draft()
    fixture.window.leaveWithoutAsking {
      _ = fixture.navigation?.popToRootViewController(animated: false)
    }
    try await settle()
    #expect(first.shown.outcomes.count == 1)
    let second = try await draft()
    fixture.navigation?.popToRootViewController(animated: false)
    try await settle()
    #expect(guardFixture.asked == 1)
    #expect(second.shown.outcomes.isEmpty)
    try await guardFixture.answer(false)
  }

  @Test func `the end of the flow that shows a draft asks nobody`() async throws {
    let list = try await fixture.push("List")
    let draft = try await fixture.push("Draft", above: list.flow)
    draft.flow?.leaveGuard = guardFixture.guardian
    list.flow?.finish(1)
    try await settle()
    #expect(guardFixture.asked == 0)
    #expect(draft.outcomes == [.cancelled(.parentEnded)])
    #expect(fixture.titles == ["Root"])
  }

  @Test func `a window that goes takes its drafts along`() async throws {
    weak var flow: TestFlow?
    do {
      let window = UIWindow()
      let draft = TestFlow("Draft")
      window.show(draft, as: .root(in: .navigation))
      window.makeKeyAndVisible()
      try await settle()
      draft.leaveGuard = guardFixture.guardian
      flow = draft
      window.isHidden = true
    }
    try await settle()
    #expect(flow == nil)
    #expect(guardFixture.asked == 0)
  }
}
