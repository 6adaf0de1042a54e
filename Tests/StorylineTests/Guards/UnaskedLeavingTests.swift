import Storyline
import StorylineTesting
import Testing
import UIKit

/// Tests for ways out that UIKit does not announce: the screens come back, and the flow is asked.
@MainActor
@Suite("Rule 7: a guarded flow is asked after it was left unasked, and loses nothing", .stage)
struct UnaskedLeavingTests {
  private let door = Doorkeeper()
  private let theatre = Theatre()

  private func draft() async throws -> (shown: Shown, screen: UIViewController) {
    let shown = try await theatre.push("Draft")
    shown.flow?.leaveGuard = door.guardian
    return (shown, try #require(theatre.navigation?.topViewController))
  }

  // MARK: On a stack

  @Test func `the menu of the back button does not discard a draft unasked`() async throws {
    let (shown, screen) = try await draft()
    Hand().goBack(to: "Root", in: theatre.window)
    try await settle()
    #expect(door.asked == 1)
    #expect(theatre.navigation?.topViewController === screen)
    try await door.answer(false)
    #expect(theatre.titles == ["Root", "Draft"])
    #expect(shown.outcomes.isEmpty)
  }

  @Test func `after a yes the menu's choice is carried out`() async throws {
    let (shown, _) = try await draft()
    Hand().goBack(to: "Root", in: theatre.window)
    try await settle()
    try await door.answer(true)
    #expect(theatre.titles == ["Root"])
    #expect(shown.outcomes == [.cancelled(.popped)])
    #expect(shown.flow == nil, "nothing keeps the screens that went")
  }

  @Test func `the menu of a screen above does not lead past a draft unasked`() async throws {
    let (shown, screen) = try await draft()
    let above = try await theatre.push("Above", above: shown.flow)
    Hand().goBack(to: "Root", in: theatre.window)
    try await settle()
    #expect(door.asked == 1)
    try await door.answer(false)
    #expect(theatre.titles == ["Root", "Draft", "Above"])
    #expect(theatre.navigation?.viewControllers.contains(screen) == true)
    #expect(shown.outcomes.isEmpty && above.outcomes.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a pop by the app asks afterwards`(animated: Bool) async throws {
    let (shown, screen) = try await draft()
    theatre.navigation?.popViewController(animated: animated)
    try await settle()
    #expect(door.asked == 1)
    #expect(theatre.navigation?.topViewController === screen)
    try await door.answer(true)
    #expect(shown.outcomes == [.cancelled(.popped)])
    #expect(theatre.navigation?.interactivePopGestureRecognizer?.isEnabled == true)
  }

  @Test(arguments: [true, false])
  func `another stack by the app is there after a yes`(mayLeave: Bool) async throws {
    let (shown, screen) = try await draft()
    let root = try #require(theatre.navigation?.viewControllers.first)
    theatre.navigation?.setViewControllers([root, Screen("Other")], animated: true)
    try await settle()
    #expect(door.asked == 1)
    #expect(theatre.navigation?.topViewController === screen)
    try await door.answer(mayLeave)
    #expect(theatre.titles == (mayLeave ? ["Root", "Other"] : ["Root", "Draft"]))
    #expect(shown.outcomes == (mayLeave ? [.cancelled(.replaced)] : []))
  }

  @Test func `a pop inside the flow asks nobody`() async throws {
    let (shown, _) = try await draft()
    shown.flow?.show(Screen("Second"))
    try await settle()
    theatre.navigation?.popViewController(animated: true)
    try await settle()
    #expect(door.asked == 0)
    #expect(theatre.titles == ["Root", "Draft"])
  }

  @Test func `the question may be an alert of the flow`() async throws {
    let (shown, _) = try await draft()
    let flow = try #require(shown.flow)
    flow.leaveGuard = LeaveGuard { [weak flow] in
      let alert = Alert(
        "Discard?", actions: [.destructive("Discard", true), .cancel("Keep", false)])
      return await flow?.show(alert).outcome.value == true
    }
    theatre.navigation?.popToRootViewController(animated: true)
    try await settle()
    // Code of the app during the alert discards nothing either.
    theatre.navigation?.popToRootViewController(animated: false)
    try await settle()
    #expect(Person.tap("Keep", in: theatre.window))
    try await settle()
    #expect(theatre.titles == ["Root", "Draft"])
    theatre.navigation?.popToRootViewController(animated: true)
    try await settle()
    #expect(Person.tap("Discard", in: theatre.window))
    try await settle()
    #expect(theatre.titles == ["Root"])
  }

  // MARK: Root

  @Test(arguments: [true, false])
  func `another root by the app waits for the answer`(mayLeave: Bool) async throws {
    let (shown, screen) = try await draft()
    let root = theatre.window.rootViewController
    theatre.window.rootViewController = Screen("Other")
    try await settle()
    #expect(door.asked == 1)
    #expect(theatre.window.rootViewController === root)
    #expect(theatre.navigation?.topViewController === screen)
    try await door.answer(mayLeave)
    #expect((theatre.window.rootViewController === root) == !mayLeave)
    #expect(shown.outcomes == (mayLeave ? [.cancelled(.rootReplaced)] : []))
  }

  @Test(arguments: [true, false])
  func `a root that a flow shows waits for the answer`(mayLeave: Bool) async throws {
    let (shown, _) = try await draft()
    let other = TestFlow("Other")
    let handle = theatre.window.show(other, as: .root)
    try await settle()
    #expect(door.asked == 1)
    #expect(handle.receipt == .waiting)
    #expect(theatre.titles == ["Root", "Draft"])
    try await door.answer(mayLeave)
    if mayLeave {
      #expect(handle.receipt == .performed)
      #expect(theatre.window.rootViewController?.title == "Other")
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
    let sheet = try await theatre.present(
      "Draft", as: .sheet(detents: [.medium()], showsGrabber: true), in: .navigation)
    sheet.flow?.leaveGuard = door.guardian
    let modal = try #require(theatre.topModal)
    theatre.window.rootViewController?.dismiss(animated: true)
    try await settle()
    #expect(door.asked == 1)
    #expect(theatre.topModal === modal)
    #expect(modal.sheetPresentationController?.prefersGrabberVisible == true)
    try await door.answer(mayLeave)
    #expect(theatre.modals == (mayLeave ? [] : ["Draft"]))
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
    let sheet = try await theatre.present("Draft", as: .pageSheet)
    let delegate = Delegate()
    let modal = try #require(theatre.topModal)
    modal.presentationController?.delegate = delegate
    sheet.flow?.leaveGuard = door.guardian
    theatre.window.rootViewController?.dismiss(animated: true)
    try await settle()
    try await door.answer(false)
    Person.pull(modal, by: 0.9)
    Stage.shared.clock.mode = .immediate
    try await settle()
    #expect(door.asked == 2)
    #expect(delegate.attempts == 1)
    #expect(theatre.modals == ["Draft"])
    try await door.answer(true)
    #expect(sheet.outcomes == [.cancelled(.pulledDown)])
  }

  @Test func `a short pull at a guarded sheet asks nobody`() async throws {
    let sheet = try await theatre.present("Draft", as: .pageSheet)
    sheet.flow?.leaveGuard = door.guardian
    let modal = try #require(theatre.topModal)
    Person.pull(modal, by: 0.2)
    Stage.shared.clock.mode = .immediate
    try await settle()
    #expect(door.asked == 0)
    #expect(theatre.modals == ["Draft"])
    Person.pull(modal, by: 0.9)
    Stage.shared.clock.mode = .immediate
    try await settle()
    #expect(door.asked == 1)
    try await door.answer(false)
    #expect(theatre.modals == ["Draft"])
  }

  @Test func `what lies below a dismissed draft comes back with it`() async throws {
    let lower = try await theatre.present("Lower", in: .navigation)
    let draft = try await theatre.present("Draft", in: .navigation, above: lower.flow)
    draft.flow?.leaveGuard = door.guardian
    theatre.window.rootViewController?.dismiss(animated: true)
    try await settle()
    #expect(theatre.modals == ["Lower", "Draft"])
    #expect(door.asked == 1)
    try await door.answer(true)
    #expect(theatre.modals == [])
    #expect(lower.outcomes == [.cancelled(.dismissed)])
    #expect(draft.outcomes == [.cancelled(.dismissed)])
  }

  // MARK: Beside others

  @Test(arguments: [true, false])
  func `a tab that the app takes out comes back`(mayLeave: Bool) async throws {
    let theatre = TabTheatre()
    _ = theatre.add("Home")
    let draft = theatre.add("Draft")
    try await settle()
    draft?.flow?.leaveGuard = door.guardian
    theatre.tabs?.selectedIndex = 1
    try await settle()
    theatre.tabs?.viewControllers?.removeLast()
    try await settle()
    #expect(door.asked == 1)
    #expect(theatre.titles == ["Home", "Draft"])
    #expect(theatre.seen == "Draft")
    try await door.answer(mayLeave)
    #expect(theatre.titles == (mayLeave ? ["Home"] : ["Home", "Draft"]))
    #expect(draft?.outcomes == (mayLeave ? [.cancelled(.removed)] : []))
  }

  @Test(arguments: [true, false])
  func `what a column holds is asked before another one comes`(mayLeave: Bool) async throws {
    let theatre = ColumnTheatre()
    _ = theatre.add("List", in: .primary)
    let draft = theatre.add("Draft", in: .secondary)
    try await settle()
    draft?.flow?.leaveGuard = door.guardian
    let other = theatre.root?.show(TestFlow("Other"), as: .column(.secondary))
    try await settle()
    #expect(door.asked == 1)
    #expect(theatre.titles == ["List", "Draft"])
    try await door.answer(mayLeave)
    #expect(theatre.titles == ["List", mayLeave ? "Other" : "Draft"])
    #expect(other?.receipt == (mayLeave ? .performed : .refused(.guarded)))
  }

  @Test func `a column that the app fills anew comes back`() async throws {
    let theatre = ColumnTheatre()
    _ = theatre.add("List", in: .primary)
    let draft = theatre.add("Draft", in: .secondary)
    try await settle()
    draft?.flow?.leaveGuard = door.guardian
    // 6.2.1: a plain controller would be pushed in the column.
    let other = UINavigationController(rootViewController: Screen("Other"))
    theatre.split?.setViewController(other, for: .secondary)
    try await settle()
    #expect(door.asked == 1)
    #expect(theatre.titles == ["List", "Draft"])
    try await door.answer(false)
    #expect(draft?.outcomes.isEmpty == true)
  }

  @Test(arguments: [true, false])
  func `what is replaced is asked first`(mayLeave: Bool) async throws {
    let list = try await theatre.push("List")
    let draft = try await theatre.push("Draft", above: list.flow)
    draft.flow?.leaveGuard = door.guardian
    let other = list.flow?.show(TestFlow("Other"), as: .replace)
    try await settle()
    #expect(theatre.titles == ["Root", "List", "Draft"])
    try await door.answer(mayLeave)
    #expect(theatre.titles == ["Root"] + (mayLeave ? ["Other"] : ["List", "Draft"]))
    #expect(other?.receipt == (mayLeave ? .performed : .refused(.guarded)))
  }

  // MARK: Without asking

  @Test func `code that says so leaves without asking`() async throws {
    let (shown, _) = try await draft()
    theatre.window.leaveWithoutAsking {
      _ = theatre.navigation?.popToRootViewController(animated: true)
    }
    try await settle()
    #expect(shown.outcomes == [.cancelled(.popped)])
    let sheet = try await theatre.present("Draft")
    sheet.flow?.leaveGuard = door.guardian
    theatre.window.leaveWithoutAsking { theatre.topModal?.dismiss(animated: true) }
    try await settle()
    #expect(sheet.outcomes == [.cancelled(.dismissed)])
    let last = try await draft()
    theatre.window.leaveWithoutAsking {
      _ = theatre.window.show(TestFlow("Other"), as: .root)
    }
    try await settle()
    #expect(last.shown.outcomes == [.cancelled(.rootReplaced)])
    #expect(door.asked == 0)
  }

  @Test func `a flow that was left without asking does not open the way for the next one`()
    async throws
  {
    let first = try await draft()
    theatre.window.leaveWithoutAsking {
      _ = theatre.navigation?.popToRootViewController(animated: false)
    }
    try await settle()
    #expect(first.shown.outcomes.count == 1)
    let second = try await draft()
    theatre.navigation?.popToRootViewController(animated: false)
    try await settle()
    #expect(door.asked == 1)
    #expect(second.shown.outcomes.isEmpty)
    try await door.answer(false)
  }

  @Test func `the end of the flow that shows a draft asks nobody`() async throws {
    let list = try await theatre.push("List")
    let draft = try await theatre.push("Draft", above: list.flow)
    draft.flow?.leaveGuard = door.guardian
    list.flow?.finish(1)
    try await settle()
    #expect(door.asked == 0)
    #expect(draft.outcomes == [.cancelled(.parentEnded)])
    #expect(theatre.titles == ["Root"])
  }

  @Test func `a window that goes takes its drafts along`() async throws {
    weak var flow: TestFlow?
    do {
      let window = UIWindow()
      let draft = TestFlow("Draft")
      window.show(draft, as: .root(in: .navigation))
      window.makeKeyAndVisible()
      try await settle()
      draft.leaveGuard = door.guardian
      flow = draft
      window.isHidden = true
    }
    try await settle()
    #expect(flow == nil)
    #expect(door.asked == 0)
  }
}
