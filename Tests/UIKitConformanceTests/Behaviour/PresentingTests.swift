import StorylineTesting
import Testing
import UIKit

/// 1.6, 2.5 to 2.8, 5.1: how a presentation comes about, and who presents.
@MainActor @Suite(.harness) struct PresentingTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  private func show(_ root: UIViewController) throws -> UIWindow {
    let window = harness.makeWindow(root: root)
    window.makeKeyAndVisible()
    try harness.settle()
    return window
  }

  private func pair(_ style: UIModalPresentationStyle) throws -> (
    TracingController, TracingController
  ) {
    trace.ignored = Trace.loadingAndLayout
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    b.modalPresentationStyle = style
    _ = try show(a)
    trace.clear()
    return (a, b)
  }

  @Test func `1.3.4 animated presenting and dismissing call nothing inside the call`() throws {
    let (a, b) = try pair(.fullScreen)
    trace.ignored = []
    a.present(b, animated: true)
    trace.expect([])
    try harness.settle()
    trace.clear()
    a.dismiss(animated: true)
    trace.expect([])
    try harness.settle()
    #expect(!trace.events.isEmpty)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func `1.6.1, 1.6.3 a presentation that takes the presenter's view away`(
    style: UIModalPresentationStyle
  ) throws {
    let (a, b) = try pair(style)
    a.present(b, animated: true) { trace.record("A", "completion") }
    try harness.settle()
    trace.expect([
      "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
      "B.viewDidAppear(true)", "A.viewDidDisappear(true)", "A.completion",
    ])
    #expect(a.view.window == nil)
    #expect(b.view.window != nil)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func `1.6.4 the dismissal of a presentation that took the presenter's view away`(
    style: UIModalPresentationStyle
  ) throws {
    let (a, b) = try pair(style)
    a.present(b, animated: false)
    try harness.settle()
    trace.clear()
    a.dismiss(animated: true) { trace.record("A", "completion") }
    try harness.settle()
    trace.expect([
      "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
      "A.viewDidAppear(true)", "B.viewDidDisappear(true)", "A.completion",
    ])
    #expect(a.view.window != nil)
    #expect(b.view.window == nil)
  }

  @Test(arguments: [
    UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .custom,
    .automatic,
  ])
  func `1.6.2, 1.6.5 the presenter hears nothing where its view stays`(
    style: UIModalPresentationStyle
  ) throws {
    let (a, b) = try pair(style)
    a.present(b, animated: true) { trace.record("A", "presented") }
    try harness.settle()
    a.dismiss(animated: true) { trace.record("A", "dismissed") }
    try harness.settle()
    trace.expect([
      "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)", "A.presented",
      "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "A.dismissed",
    ])
  }

  @Test func `1.6.1 the children of the presenter hear of it as well`() throws {
    trace.ignored = Trace.loadingAndLayout
    let a = TracingController("A", trace)
    let navigation = try harness.showNavigation([a])
    trace.clear()
    let b = TracingController("B", trace)
    b.modalPresentationStyle = .fullScreen
    navigation.present(b, animated: false)
    try harness.settle()
    trace.expect([
      "A.viewWillDisappear(false)", "B.viewWillAppear(false)", "B.viewIsAppearing(false)",
      "B.viewDidAppear(false)", "A.viewDidDisappear(false)",
    ])
  }

  @Test func `1.6.7 the completion runs after viewDidAppear`() throws {
    let (a, b) = try pair(.pageSheet)
    a.present(b, animated: true) { trace.record("A", "completion") }
    try harness.settle()
    #expect(trace.events.suffix(2) == ["B.viewDidAppear(true)", "A.completion"])
  }

  // MARK: Flags

  private func flags(of controller: UIViewController) -> String {
    [
      controller.isBeingPresented ? "presented" : nil,
      controller.isBeingDismissed ? "dismissed" : nil,
      controller.isMovingToParent ? "to" : nil, controller.isMovingFromParent ? "from" : nil,
    ].compactMap(\.self).joined(separator: " ")
  }

  @Test func `2.5 a presented controller is being presented, then being dismissed`() throws {
    let (a, b) = try pair(.fullScreen)
    var seen: [String: String] = [:]
    for callback in [
      "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
      "viewDidDisappear",
    ] {
      b.reactions[callback] = { seen[callback] = flags(of: b) }
    }
    a.present(b, animated: true) { seen["presented"] = flags(of: b) }
    try harness.settle()
    a.dismiss(animated: true) { seen["dismissed"] = flags(of: b) }
    try harness.settle()
    #expect(
      seen == [
        "viewWillAppear": "presented", "viewIsAppearing": "presented",
        "viewDidAppear": "presented", "presented": "", "viewWillDisappear": "dismissed",
        "viewDidDisappear": "dismissed", "dismissed": "",
      ])
  }

  @Test func `2.5, 2.8 a presented controller that is covered is not being presented`() throws {
    let (a, b) = try pair(.fullScreen)
    a.present(b, animated: true)
    try harness.settle()
    var seen: [String] = []
    for callback in ["viewWillDisappear", "viewDidDisappear"] {
      b.reactions[callback] = { seen.append(flags(of: b)) }
    }
    let c = UIViewController()
    c.modalPresentationStyle = .fullScreen
    b.present(c, animated: true)
    try harness.settle()
    #expect(seen == ["", ""])
  }

  @Test func `2.5 a controller that was dismissed is not being dismissed where it is shown next`()
    throws
  {
    let (a, b) = try pair(.fullScreen)
    a.present(b, animated: false)
    try harness.settle()
    a.dismiss(animated: false)
    try harness.settle()
    var seen: [String] = []
    for callback in ["viewWillDisappear", "viewDidDisappear"] {
      b.reactions[callback] = { seen.append(flags(of: b)) }
    }
    let window = try show(b)
    window.rootViewController = nil
    try harness.settle()
    #expect(seen == ["", ""])
  }

  @Test func `2.6 in a presented container the flags are the container's`() throws {
    let (a, b) = try pair(.fullScreen)
    let navigation = UINavigationController(rootViewController: b)
    var seen: [String] = []
    b.reactions["viewWillAppear"] = {
      seen.append(flags(of: b) + " in " + flags(of: navigation))
    }
    b.reactions["viewWillDisappear"] = {
      seen.append(flags(of: b) + " in " + flags(of: navigation))
    }
    a.present(navigation, animated: false)
    try harness.settle()
    b.dismiss(animated: false)
    try harness.settle()
    #expect(seen == ["to in presented", " in dismissed"])
  }

  @Test func `2.7 dismissing a container moves nobody out of it`() throws {
    let (a, b) = try pair(.fullScreen)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(b, animated: false)
    a.present(navigation, animated: false)
    try harness.settle()
    trace.clear()
    var isMoving: Bool?
    b.reactions["viewWillDisappear"] = { isMoving = b.isMovingFromParent }
    a.dismiss(animated: false)
    try harness.settle()
    #expect(isMoving == false)
    #expect(b.parent === navigation)
    trace.expect(["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
  }

  @Test func `2.8 the covered presenter is neither moving nor being presented`() throws {
    let (a, b) = try pair(.fullScreen)
    var seen: [String] = []
    for callback in [
      "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ] {
      a.reactions[callback] = { seen.append(flags(of: a)) }
    }
    a.present(b, animated: false)
    try harness.settle()
    a.dismiss(animated: false)
    try harness.settle()
    #expect(seen == ["", "", "", ""])
  }

  @Test func `3.7, 1.9.12 a presented controller has no parent, and is told of none`() throws {
    let (a, b) = try pair(.fullScreen)
    let child = UIViewController()
    a.addChild(child)
    a.present(b, animated: false)
    try harness.settle()
    #expect(b.parent == nil)
    #expect(a.children == [child])
    #expect(!trace.events.contains { $0.contains("Move") })
  }

  // MARK: Who presents

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func `5.1.1 what covers the screen is presented by the ancestor that covers it`(
    style: UIModalPresentationStyle
  ) throws {
    let (root, child) = (UIViewController(), UIViewController())
    _ = try show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let b = UIViewController()
    b.modalPresentationStyle = style
    child.definesPresentationContext = true
    child.present(b, animated: false)
    #expect(b.presentingViewController === root)
    try harness.settle()
    #expect(b.presentingViewController === root)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `5.1.2 a context is presented in by the nearest that defines one, else by the root`(
    style: UIModalPresentationStyle
  ) throws {
    let (root, middle, leaf) = (UIViewController(), UIViewController(), UIViewController())
    let window = try show(root)
    for (parent, child) in [(root, middle), (middle, leaf)] {
      parent.addChild(child)
      child.view.frame = CGRect(x: 10, y: 10, width: 200, height: 200)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    let b = UIViewController()
    b.modalPresentationStyle = style
    leaf.present(b, animated: false)
    try harness.settle()
    #expect(b.presentingViewController === root)
    root.dismiss(animated: false)
    try harness.settle()

    middle.definesPresentationContext = true
    leaf.present(b, animated: false)
    try harness.settle()
    #expect(b.presentingViewController === middle)
    #expect(root.presentedViewController == nil)
    let frame = b.view.convert(b.view.bounds, to: window)
    #expect(frame == CGRect(x: 10, y: 10, width: 200, height: 200))
  }

  @Test func `1.6.4 a presenter in a context comes back to its place`() throws {
    let (root, child, b) = (UIViewController(), UIViewController(), UIViewController())
    _ = try show(root)
    root.addChild(child)
    child.view.frame = CGRect(x: 20, y: 30, width: 200, height: 100)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    b.modalPresentationStyle = .currentContext
    child.present(b, animated: false)
    try harness.settle()
    #expect(child.view.window == nil)
    #expect(b.view.convert(b.view.bounds, to: nil).origin == CGPoint(x: 20, y: 30))
    child.dismiss(animated: false)
    try harness.settle()
    #expect(child.view.superview === root.view)
    #expect(child.view.frame == CGRect(x: 20, y: 30, width: 200, height: 100))
  }

  @Test func `5.1.3 a context is not defined by default, but by a navigation controller`() {
    #expect(!UIViewController().definesPresentationContext)
    #expect(UINavigationController().definesPresentationContext)
  }

  @Test func `5.1.4 every child of a presenter sees what it presents, and by whom`() throws {
    let top = UIViewController()
    let navigation = try harness.showNavigation([top])
    let inner = UIViewController()
    let b = UINavigationController(rootViewController: inner)
    navigation.present(b, animated: false)
    #expect(top.presentedViewController === b)
    #expect(inner.presentingViewController === navigation)
    try harness.settle()
    #expect(navigation.presentedViewController === b)
    #expect(b.presentingViewController === navigation)
  }

  @Test func `5.1.5 each of a chain knows its neighbours`() throws {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    _ = try show(a)
    a.present(b, animated: false)
    try harness.settle()
    b.present(c, animated: false)
    try harness.settle()
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    #expect(b.presentedViewController === c)
    #expect(c.presentingViewController === b)
  }

  @Test(arguments: [true, false])
  func `5.1.6 both ends know of each other when present returns`(animated: Bool) throws {
    let (a, b) = try pair(.pageSheet)
    a.present(b, animated: animated)
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
  }

  @Test func `5.1.7 the style is read from the presented controller`() throws {
    let (a, b) = try pair(.fullScreen)
    a.modalPresentationStyle = .pageSheet
    a.present(b, animated: false)
    try harness.settle()
    #expect(a.view.window == nil)
    #expect(b.presentationController?.presentationStyle == .fullScreen)
  }

  @Test func `4.1.2 what is presented on top of a stack is what is visible`() throws {
    let top = UIViewController()
    let navigation = try harness.showNavigation([top])
    #expect(navigation.visibleViewController === top)
    let b = UIViewController()
    top.present(b, animated: false)
    #expect(navigation.visibleViewController === b)
  }

  @Test func `4.1.6 a push during a presentation waits for its end`() throws {
    let a = UIViewController()
    let navigation = try harness.showNavigation([a])
    harness.holdTime()
    let (b, c) = (UIViewController(), UIViewController())
    navigation.present(b, animated: true)
    harness.turn()
    navigation.pushViewController(c, animated: false)
    #expect(navigation.viewControllers == [a])
    harness.advance(by: 1)
    #expect(navigation.viewControllers == [a, c])
  }

  @Test func `4.1.6 a push on a container that is being presented waits as well`() throws {
    let (a, _) = try pair(.fullScreen)
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    harness.holdTime()
    a.present(navigation, animated: true)
    harness.turn()
    let c = UIViewController()
    navigation.pushViewController(c, animated: false)
    #expect(navigation.viewControllers == [root])
    harness.advance(by: 1)
    #expect(navigation.viewControllers == [root, c])
    try harness.settle()
    #expect(c.view.window != nil)
  }

  @Test func `1.1.10 the next responder of a presented controller is the presenting one`() throws {
    let (a, b) = try pair(.pageSheet)
    a.present(b, animated: false)
    try harness.settle()
    #expect(b.next === a)
  }

  @Test func `5.5.17 there is a coordinator for both while the transition runs`() throws {
    let (a, b) = try pair(.pageSheet)
    harness.holdTime()
    var ended = 0
    b.reactions["viewWillAppear"] = {
      b.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended += 1 }
      a.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended += 1 }
    }
    a.present(b, animated: true)
    harness.turn()
    #expect(b.transitionCoordinator != nil)
    #expect(b.transitionCoordinator?.animate(alongsideTransition: { _ in }) == false)
    harness.advance(by: 1)
    #expect(ended == 2)
    #expect(b.transitionCoordinator == nil)
    #expect(a.transitionCoordinator == nil)
  }
}
