import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.harness) struct AppearanceTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  @Test func `1.2.1 a controller goes from disappeared to appeared and back in four steps`()
    throws
  {
    trace.ignored = Trace.loadingAndLayout
    let controller = TracingController("A", trace)
    let window = harness.makeWindow(root: controller)
    window.makeKeyAndVisible()
    try harness.settle()
    window.rootViewController = nil
    try harness.settle()
    trace.expect([
      "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
      "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
    ])
  }

  @Test func `1.2.2 an appearance may turn into a disappearance without its own did`() throws {
    trace.ignored = Trace.loadingAndLayout
    let controller = TracingController("A", trace)
    let window = harness.makeWindow(root: controller)
    window.makeKeyAndVisible()
    window.rootViewController = nil
    try harness.settle()
    trace.expect([
      "A.viewWillAppear(false)", "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
    ])
  }

  @Test func `1.2.3 viewWillAppear, viewIsAppearing, layout, viewDidAppear come in this order`()
    throws
  {
    let controller = TracingController("A", trace)
    let window = harness.makeWindow(root: controller)
    window.makeKeyAndVisible()
    try harness.settle()
    trace.expect([
      "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
      "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear(false)",
    ])
  }

  @Test func `1.2.3 in a push viewIsAppearing comes in the hierarchy, before the view's layout`()
    throws
  {
    trace.ignored = Trace.containment
    let navigation = try harness.showNavigation([UIViewController()])
    let next = TracingController("B", trace)
    var size = CGSize.zero
    next.reactions["viewIsAppearing"] = {
      if next.view.window != nil { size = next.view.frame.size }
    }
    navigation.pushViewController(next, animated: true)
    try harness.settle()
    #expect(size == navigation.view.bounds.size)
    #expect(
      trace.events.prefix(6) == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
      ])
    #expect(trace.events.last == "B.viewDidAppear(true)")
  }

  @Test func `1.2.4 viewIsAppearing comes once an appearance, however often there is layout`()
    throws
  {
    let controller = TracingController("A", trace)
    let window = harness.makeWindow(root: controller)
    window.makeKeyAndVisible()
    try harness.settle()
    controller.view.setNeedsLayout()
    try harness.settle()
    controller.view.setNeedsLayout()
    try harness.settle()
    #expect(trace.events.filter { $0 == "A.viewIsAppearing(false)" }.count == 1)
    #expect(trace.events.filter { $0 == "A.viewDidLayoutSubviews" }.count == 3)
  }

  @Test func `1.2.6 the view is in the window in viewIsAppearing, not in viewWillAppear`() throws {
    let controller = TracingController("A", trace)
    var inWindow: [Bool] = []
    controller.reactions["viewWillAppear"] = { inWindow.append(controller.view.window != nil) }
    controller.reactions["viewIsAppearing"] = { inWindow.append(controller.view.window != nil) }
    let window = harness.makeWindow(root: controller)
    window.makeKeyAndVisible()
    try harness.settle()
    #expect(inWindow == [false, true])
  }

  @Test func `1.2.6 the coordinator takes animations in viewWillAppear, not in viewIsAppearing`()
    throws
  {
    let navigation = try harness.showNavigation([UIViewController()])
    let next = TracingController("B", trace)
    var taken: [Bool?] = []
    for callback in ["viewWillAppear", "viewIsAppearing"] {
      next.reactions[callback] = {
        taken.append(next.transitionCoordinator?.animate(alongsideTransition: { _ in }))
      }
    }
    navigation.pushViewController(next, animated: true)
    try harness.settle()
    #expect(taken == [true, false])
  }

  @Test(arguments: [true, false])
  func `1.2.7 a covered view is out of the window in viewDidDisappear`(animated: Bool) throws {
    let root = TracingController("A", trace)
    let navigation = try harness.showNavigation([root])
    var inWindow: [Bool] = []
    for callback in ["viewWillDisappear", "viewDidDisappear"] {
      root.reactions[callback] = { inWindow.append(root.view.window != nil) }
    }
    navigation.pushViewController(UIViewController(), animated: animated)
    try harness.settle()
    #expect(inWindow == [true, false])
  }

  @Test func `1.2.7 the view is out of the window in viewDidDisappear, not in viewWillDisappear`()
    throws
  {
    let controller = TracingController("A", trace)
    let window = harness.makeWindow(root: controller)
    window.makeKeyAndVisible()
    try harness.settle()
    var inWindow: [Bool] = []
    controller.reactions["viewWillDisappear"] = { inWindow.append(controller.view.window != nil) }
    controller.reactions["viewDidDisappear"] = { inWindow.append(controller.view.window != nil) }
    window.rootViewController = nil
    try harness.settle()
    #expect(inWindow == [true, false])
  }

  @Test(arguments: [true, false])
  func `1.2.8 animated is the same in all callbacks of a transition`(animated: Bool) throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let navigation = try harness.showNavigation([TracingController("A", trace)])
    trace.clear()
    navigation.pushViewController(TracingController("B", trace), animated: animated)
    try harness.settle()
    trace.expect([
      "A.viewWillDisappear(\(animated))", "B.viewWillAppear(\(animated))",
      "B.viewIsAppearing(\(animated))", "A.viewDidDisappear(\(animated))",
      "B.viewDidAppear(\(animated))",
    ])
  }

  @Test func `1.2.13 viewDidLayoutSubviews comes after the view's own layoutSubviews`() throws {
    final class Content: UIView {
      var trace: Trace?
      override func layoutSubviews() {
        super.layoutSubviews()
        trace?.record("view", "layoutSubviews")
      }
    }
    let controller = TracingController("A", trace)
    let content = Content()
    content.trace = trace
    controller.view = content
    controller.view.layoutIfNeeded()
    trace.expect(["A.viewWillLayoutSubviews", "view.layoutSubviews", "A.viewDidLayoutSubviews"])
  }
}

@MainActor @Suite(.harness) struct CallbackMomentTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  @Test func `1.3.1 showing calls viewWillAppear at once and viewDidAppear after the commit`() {
    trace.ignored = Trace.loadingAndLayout
    let controller = TracingController("A", trace)
    let window = harness.makeWindow(root: controller)
    window.makeKeyAndVisible()
    trace.expect(["A.viewWillAppear(false)"])
    harness.turn()
    trace.expect([
      "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
    ])
  }

  @Test func `1.3.2 removing calls viewWillDisappear at once, viewDidDisappear after the commit`()
    throws
  {
    let controller = TracingController("A", trace)
    let window = harness.makeWindow(root: controller)
    window.makeKeyAndVisible()
    try harness.settle()
    trace.clear()
    controller.view.removeFromSuperview()
    trace.expect(["A.viewWillDisappear(false)"])
    harness.turn()
    trace.expect(["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
  }

  @Test func `1.3.3 a push changes the stack at once but loads the view at the end of the turn`()
    throws
  {
    let navigation = try harness.showNavigation([TracingController("A", trace)])
    let next = TracingController("B", trace)
    navigation.pushViewController(next, animated: true)
    #expect(navigation.topViewController === next)
    #expect(!next.isViewLoaded)
    harness.turn()
    #expect(next.isViewLoaded)
  }

  @Test func `1.3.3 asking a push for its views does not load the new one`() throws {
    let root = UIViewController()
    let next = UIViewController()
    let navigation = try harness.showNavigation([root])
    navigation.pushViewController(next, animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.view(forKey: .from) === root.view)
    #expect(coordinator.view(forKey: .to) == nil)
    #expect(!next.isViewLoaded)
  }

  @Test func `1.3.5 without a window a stack changes at once and nothing loads or appears`() {
    trace.ignored = Trace.containment
    let root = TracingController("A", trace)
    let navigation = UINavigationController(rootViewController: root)
    let next = TracingController("B", trace)
    navigation.pushViewController(next, animated: true)
    #expect(navigation.viewControllers == [root, next])
    harness.turn()
    trace.expect([])
    navigation.view.layoutIfNeeded()
    #expect(next.isViewLoaded)
    #expect(!root.isViewLoaded)
    #expect(!trace.events.contains { $0.contains("ppear") })
  }

  @Test func `1.3.5 without a window a pop takes effect at once`() {
    let root = TracingController("A", trace)
    let navigation = UINavigationController(rootViewController: root)
    let next = TracingController("B", trace)
    navigation.pushViewController(next, animated: false)
    #expect(navigation.popViewController(animated: true) === next)
    #expect(navigation.viewControllers == [root])
    #expect(next.parent == nil)
  }
}

@MainActor @Suite(.harness) struct WindowRootTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  @Test func `1.4.1 a new window is hidden and loads nothing`() {
    let controller = TracingController("A", trace)
    let window = harness.makeWindow(root: controller)
    #expect(window.isHidden)
    harness.turn()
    trace.expect([])
  }

  @Test func `1.4.1 unhiding a window shows its root`() throws {
    trace.ignored = Trace.loadingAndLayout
    let window = harness.makeWindow(root: TracingController("A", trace))
    window.isHidden = false
    try harness.settle()
    trace.expect([
      "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
    ])
  }

  @Test func `1.4.2 makeKeyAndVisible loads and announces the root inside the call`() {
    let window = harness.makeWindow(root: TracingController("A", trace))
    window.makeKeyAndVisible()
    trace.expect(["A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)"])
    harness.turn()
    trace.expect([
      "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
      "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear(false)",
    ])
  }

  @Test func `1.4.4 the first display of a navigation controller announces its root`() throws {
    trace.ignored = Trace.containment.union([
      "loadView", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewIsAppearing(false)",
    ])
    let navigation = UINavigationController(rootViewController: TracingController("A", trace))
    let delegate = TracingDelegate(trace)
    navigation.delegate = delegate
    let window = harness.makeWindow(root: navigation)
    window.makeKeyAndVisible()
    try harness.settle()
    trace.expect([
      "A.viewDidLoad", "A.viewWillAppear(false)", "nav.willShow(A, false)",
      "A.viewDidAppear(false)", "nav.didShow(A, false)",
    ])
  }

  @Test func `1.4.5 the root's view has the window's size and follows it`() throws {
    let controller = UIViewController()
    let window = harness.makeWindow(root: controller)
    window.makeKeyAndVisible()
    #expect(controller.view.frame == window.bounds)
    window.frame.size = CGSize(width: 200, height: 300)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test func `1.4.6 replacing the root of a shown window: will callbacks in the call, did later`()
    throws
  {
    trace.ignored = Trace.loadingAndLayout.subtracting(["viewDidLoad"]).union([
      "viewIsAppearing(false)"
    ])
    let window = harness.makeWindow(root: TracingController("A", trace))
    window.makeKeyAndVisible()
    try harness.settle()
    trace.clear()
    window.rootViewController = TracingController("B", trace)
    trace.expect(["A.viewWillDisappear(false)", "B.viewDidLoad", "B.viewWillAppear(false)"])
    try harness.settle()
    trace.expect([
      "A.viewWillDisappear(false)", "B.viewDidLoad", "B.viewWillAppear(false)",
      "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
    ])
  }

  @Test func `1.4.8 a window keeps its root, and a navigation controller its stack`() {
    let window = harness.makeWindow(root: nil)
    weak var root: UINavigationController?
    weak var child: UIViewController?
    do {
      let controller = UIViewController()
      let navigation = UINavigationController(rootViewController: controller)
      window.rootViewController = navigation
      root = navigation
      child = controller
    }
    harness.turn()
    harness.turn()
    #expect(root != nil)
    #expect(child != nil)
  }

  @Test func `1.4.8 a presenter keeps what it presents`() throws {
    let root = UIViewController()
    harness.makeWindow(root: root).makeKeyAndVisible()
    try harness.settle()
    weak var presented: UIViewController?
    do {
      let controller = UIViewController()
      root.present(controller, animated: false)
      presented = controller
    }
    try harness.settle()
    harness.turn()
    #expect(presented != nil)
    #expect(root.presentedViewController === presented)
  }
}
