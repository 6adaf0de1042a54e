import StorylineTesting
import Testing
import UIKit

/// 1.3.7 to 1.3.10: what has happened when a call without animation returns.
@MainActor @Suite(.harness) struct UnanimatedTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  private func controllers(
    _ names: String..., style: UIModalPresentationStyle = .fullScreen
  ) -> [TracingController] {
    trace.ignored = Trace.loadingAndLayout
    return names.map { name in
      let controller = TracingController(name, trace)
      controller.modalPresentationStyle = style
      return controller
    }
  }

  private func show(_ root: UIViewController) throws -> UIWindow {
    let window = harness.makeWindow(root: root)
    window.makeKeyAndVisible()
    try harness.settle()
    trace.clear()
    return window
  }

  // MARK: Presenting

  @Test func `1.3.7 a controller that is presented without animation is there after the call`()
    throws
  {
    let all = controllers("A", "B")
    let window = try show(all[0])
    all[0].present(all[1], animated: false) { trace.record("A", "completion") }
    trace.expect([
      "A.viewWillDisappear(false)", "B.viewWillAppear(false)", "B.viewIsAppearing(false)",
      "B.viewDidAppear(false)", "A.viewDidDisappear(false)", "A.completion",
    ])
    #expect(all[1].view.window === window)
    #expect(!all[1].isBeingPresented)
    trace.clear()
    try harness.settle()
    trace.expect([])
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .currentContext,
  ])
  func `1.3.7 the new controller presents the next one in the same turn`(
    style: UIModalPresentationStyle
  ) throws {
    let all = controllers("A", "B", "C", style: style)
    let window = try show(all[0])
    all[0].present(all[1], animated: false)
    all[1].present(all[2], animated: false)
    #expect(all[1].presentedViewController === all[2])
    #expect(all[2].view.window === window)
    try harness.settle()
    #expect(all[1].presentedViewController === all[2])
    #expect(all[2].view.window === window)
  }

  @Test func `1.3.7 the new controller is dismissed in the same turn`() throws {
    let all = controllers("A", "B", style: .pageSheet)
    _ = try show(all[0])
    all[0].present(all[1], animated: false)
    all[1].dismiss(animated: true)
    try harness.settle()
    #expect(all[0].presentedViewController == nil)
    #expect(all[1].view.window == nil)
    trace.expect([
      "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)",
      "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
    ])
  }

  @Test func `1.3.7 a root presents in the turn in which its window is shown`() throws {
    let all = controllers("A", "B")
    harness.makeWindow(root: all[0]).makeKeyAndVisible()
    all[0].present(all[1], animated: false)
    #expect(all[1].view.window != nil)
    try harness.settle()
    #expect(all[0].view.window == nil)
    #expect(trace.events.filter { $0.hasPrefix("A.viewDid") } == ["A.viewDidDisappear(false)"])
    all[0].dismiss(animated: false)
    try harness.settle()
    #expect(trace.events.last == "B.viewDidDisappear(false)")
    #expect(all[0].view.window != nil)
  }

  @Test func `1.3.7 a screen that is shown presents before its own viewDidAppear`() throws {
    let all = controllers("A", "B", style: .pageSheet)
    harness.makeWindow(root: all[0]).makeKeyAndVisible()
    all[0].present(all[1], animated: false)
    try harness.settle()
    #expect(
      trace.events.filter { $0.contains("viewDidAppear") } == [
        "B.viewDidAppear(false)", "A.viewDidAppear(false)",
      ])
  }

  @Test(arguments: ["viewIsAppearing", "viewDidLayoutSubviews", "viewDidAppear"])
  func `1.3.7 a callback of the presenter presents`(callback: String) throws {
    let all = controllers("A", "B")
    var hasPresented = false
    all[0].reactions[callback] = {
      guard !hasPresented else { return }
      hasPresented = true
      all[0].present(all[1], animated: false)
    }
    let window = harness.makeWindow(root: all[0])
    window.makeKeyAndVisible()
    try harness.settle()
    #expect(all[1].view.window === window)
    #expect(all[0].view.window == nil)
    #expect(trace.events.last == "A.viewDidDisappear(false)")
  }

  // MARK: Dismissing

  @Test func `1.3.8 a controller that is dismissed without animation is gone after the call`()
    throws
  {
    let all = controllers("A", "B")
    let window = try show(all[0])
    all[0].present(all[1], animated: false)
    trace.clear()
    all[0].dismiss(animated: false) { trace.record("A", "completion") }
    trace.expect([
      "B.viewWillDisappear(false)", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
      "A.viewDidAppear(false)", "B.viewDidDisappear(false)", "A.completion",
    ])
    #expect(all[0].presentedViewController == nil)
    #expect(all[1].presentingViewController == nil)
    #expect(all[0].view.window === window)
    #expect(all[1].view.window == nil)
  }

  @Test func `1.3.8 another controller is presented in the turn of a dismissal`() throws {
    let all = controllers("A", "B", "C", style: .pageSheet)
    _ = try show(all[0])
    all[0].present(all[1], animated: true)
    try harness.settle()
    all[0].dismiss(animated: false)
    all[0].present(all[2], animated: true)
    #expect(all[0].presentedViewController === all[2])
    try harness.settle()
    #expect(all[2].view.window != nil)
    #expect(trace.events.last == "C.viewDidAppear(true)")
  }

  @Test func `1.3.8 all of a chain is gone after the call`() throws {
    let all = controllers("A", "B", "C")
    _ = try show(all[0])
    all[0].present(all[1], animated: false)
    all[1].present(all[2], animated: false)
    all[0].dismiss(animated: false)
    #expect(all[1].presentedViewController == nil)
    #expect(all.map { $0.view.window != nil } == [true, false, false])
  }

  // MARK: Stacks and roots

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `1.3.7, 1.3.9 a stack is pushed on and presents in one turn`(
    style: UIModalPresentationStyle
  ) throws {
    let all = controllers("A", "B", "C", style: style)
    let navigation = try harness.showNavigation([all[0]])
    navigation.pushViewController(all[1], animated: false)
    navigation.present(all[2], animated: false)
    #expect(all[2].view.window != nil)
    try harness.settle()
    #expect(navigation.viewControllers == [all[0], all[1]])
    trace.clear()
    navigation.dismiss(animated: false)
    navigation.popViewController(animated: true)
    try harness.settle()
    #expect(navigation.viewControllers == [all[0]])
    #expect(all[0].view.window != nil)
    #expect(all[2].view.window == nil)
    #expect(trace.events.last == "B.didMove(nil)")
  }

  @Test func `1.3.9 a push without animation changes the stack alone`() throws {
    let all = controllers("A", "B")
    let navigation = try harness.showNavigation([all[0]])
    trace.clear()
    navigation.pushViewController(all[1], animated: false)
    #expect(navigation.viewControllers == all)
    #expect(!all[1].isViewLoaded)
    trace.expect(["B.willMove(parent)"])
    navigation.view.layoutIfNeeded()
    #expect(trace.events.last == "B.didMove(parent)")
    #expect(all[1].view.window != nil)
  }

  @Test func `1.3.9 a pop without animation changes the stack alone`() throws {
    let all = controllers("A", "B")
    let navigation = try harness.showNavigation(all)
    trace.clear()
    navigation.popViewController(animated: false)
    #expect(navigation.viewControllers == [all[0]])
    #expect(all[1].view.window != nil)
    trace.expect(["B.willMove(nil)"])
    try harness.settle()
    #expect(trace.events.contains("B.didMove(nil)"))
  }

  @Test func `1.3.10 a new root presents in the same turn`() throws {
    let all = controllers("A", "B", "C", style: .pageSheet)
    let window = try show(all[0])
    window.rootViewController = all[1]
    trace.expect(["A.viewWillDisappear(false)", "B.viewWillAppear(false)"])
    all[1].present(all[2], animated: false)
    #expect(all[2].view.window === window)
    try harness.settle()
    #expect(all[1].presentedViewController === all[2])
  }
}
