import StorylineTesting
import Testing
import UIKit

/// 1.5: push, pop and replacing the stack.
@MainActor @Suite(.harness) struct StackAppearanceTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  @Test func `1.5.1 an animated push calls everybody in UIKit's order`() throws {
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let navigation = try harness.showNavigation([a])
    let delegate = TracingDelegate(trace)
    navigation.delegate = delegate
    trace.clear()
    var containedAtWillMove = false
    b.reactions["willMove"] = { containedAtWillMove = navigation.viewControllers.contains(b) }
    navigation.pushViewController(b, animated: true)
    trace.expect(["B.willMove(parent)"])
    #expect(containedAtWillMove)
    try harness.settle()
    trace.expect([
      "B.willMove(parent)", "B.loadView", "B.viewDidLoad",
      "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "nav.willShow(B, true)",
      "B.viewIsAppearing(true)", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
      "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "nav.didShow(B, true)",
      "B.didMove(parent)",
    ])
  }

  @Test func `1.5.1 blocks alongside run after viewIsAppearing, completions at the end`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let navigation = try harness.showNavigation([a])
    trace.clear()
    let trace = trace
    b.reactions["viewWillAppear"] = {
      b.transitionCoordinator?.animate(
        alongsideTransition: { _ in trace.record("coordinator", "alongside") },
        completion: { context in trace.record("coordinator", "completed(\(context.isCancelled))") })
    }
    navigation.pushViewController(b, animated: true)
    try harness.settle()
    trace.expect([
      "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
      "coordinator.alongside", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
      "coordinator.completed(false)",
    ])
  }

  @Test(arguments: [true, false])
  func `5.5.17 whoever pushes or pops can join at once, before anything is seen`(push: Bool) throws
  {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment).union(["viewIsAppearing(true)"])
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let navigation = try harness.showNavigation(push ? [a] : [a, b])
    trace.clear()
    let trace = trace
    if push {
      navigation.pushViewController(b, animated: true)
    } else {
      navigation.popViewController(animated: true)
    }
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.viewController(forKey: .to) === (push ? b : a))
    #expect(
      coordinator.animate(
        alongsideTransition: { _ in trace.record("coordinator", "alongside") },
        completion: { _ in trace.record("coordinator", "completed") }))
    try harness.settle()
    let (out, into) = push ? ("A", "B") : ("B", "A")
    trace.expect([
      "\(out).viewWillDisappear(true)", "\(into).viewWillAppear(true)", "coordinator.alongside",
      "\(out).viewDidDisappear(true)", "\(into).viewDidAppear(true)", "coordinator.completed",
    ])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `5.5.17 without animation, and with the same top, there is no coordinator`() throws {
    let (a, b) = (UIViewController(), UIViewController())
    let navigation = try harness.showNavigation([a])
    navigation.pushViewController(b, animated: false)
    #expect(navigation.transitionCoordinator == nil)
    try harness.settle()
    navigation.setViewControllers([b], animated: true)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `5.5.17 a change that is undone before it is seen ends for those who joined`() throws {
    let navigation = try harness.showNavigation([UIViewController()])
    navigation.pushViewController(UIViewController(), animated: true)
    var ended = 0
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended += 1 }
    navigation.popViewController(animated: true)
    try harness.settle()
    #expect(ended == 1)
  }

  @Test func `5.5.17 a stack that moves has a coordinator of its own, for its screens as well`()
    throws
  {
    let (a, b) = (UIViewController(), UIViewController())
    let navigation = try harness.showNavigation([a])
    #expect(navigation.transitionCoordinator == nil)
    harness.holdTime()
    navigation.pushViewController(b, animated: true)
    harness.turn()
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.viewController(forKey: .from) === a)
    #expect(coordinator.viewController(forKey: .to) === b)
    #expect(b.transitionCoordinator === coordinator)
    #expect(a.transitionCoordinator === coordinator)
    harness.advance(by: 1)
    try harness.settle()
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `1.2.2, 1.5.13 a container that is removed during a push takes both screens along`()
    throws
  {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let a = TracingController("A", trace)
    weak var pushed: UIViewController?
    do {
      let b = TracingController("B", trace)
      pushed = b
      let navigation = try harness.showNavigation([a])
      harness.holdTime()
      trace.clear()
      navigation.pushViewController(b, animated: true)
      harness.turn()
      navigation.view.window?.rootViewController = UIViewController()
      harness.turn()
    }
    let gone = [
      "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
      "B.viewWillDisappear(false)", "A.viewDidDisappear(true)", "B.viewDidDisappear(false)",
    ]
    trace.expect(gone)
    // Its end has no effect any more, and releases all objects.
    harness.advance(by: 1)
    try harness.settle()
    trace.expect(gone)
    #expect(pushed == nil)
  }

  @Test func `1.5.2 in a push the controller that goes leads in both halves`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment).union(["viewIsAppearing(true)"])
    let navigation = try harness.showNavigation([TracingController("A", trace)])
    trace.clear()
    navigation.pushViewController(TracingController("B", trace), animated: true)
    try harness.settle()
    trace.expect([
      "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "A.viewDidDisappear(true)",
      "B.viewDidAppear(true)",
    ])
  }

  @Test func `1.5.3 an animated pop calls everybody in UIKit's order`() throws {
    trace.ignored = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let navigation = try harness.showNavigation([a, b])
    let delegate = TracingDelegate(trace)
    navigation.delegate = delegate
    a.loadViewIfNeeded()
    trace.clear()
    navigation.popViewController(animated: true)
    trace.expect(["B.willMove(nil)"])
    try harness.settle()
    trace.expect([
      "B.willMove(nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
      "nav.willShow(A, true)", "A.viewIsAppearing(true)", "B.viewDidDisappear(true)",
      "A.viewDidAppear(true)", "nav.didShow(A, true)", "B.didMove(nil)",
    ])
  }

  @Test func `1.5.4 a popped controller is off the stack when its view begins to disappear`()
    throws
  {
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let navigation = try harness.showNavigation([a, b])
    var contained = true
    b.reactions["viewWillDisappear"] = { contained = navigation.viewControllers.contains(b) }
    navigation.popViewController(animated: true)
    try harness.settle()
    #expect(!contained)
  }

  @Test func `1.5.5 without animation viewDidAppear comes before the layout of the new view`()
    throws
  {
    trace.ignored = Trace.containment.union(["loadView"])
    let navigation = try harness.showNavigation([TracingController("A", trace)])
    trace.clear()
    navigation.pushViewController(TracingController("B", trace), animated: false)
    try harness.settle()
    trace.expect([
      "B.viewDidLoad", "A.viewWillDisappear(false)", "B.viewWillAppear(false)",
      "B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
      "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
    ])
  }

  @Test func `1.5.6 going back, those in between get no appearance callbacks`() throws {
    trace.ignored = Trace.loadingAndLayout
    let controllers = ["A", "B", "C"].map { TracingController($0, trace) }
    let navigation = try harness.showNavigation(controllers)
    trace.clear()
    navigation.popToRootViewController(animated: true)
    try harness.settle()
    trace.expect([
      "B.willMove(nil)", "C.willMove(nil)",
      "C.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
      "C.viewDidDisappear(true)", "A.viewDidAppear(true)",
      "B.didMove(nil)", "C.didMove(nil)",
    ])
  }

  @Test(arguments: [
    (["A", "B"], ["A", "C"], "push"), (["A", "B"], ["A"], "pop"), (["A", "B"], ["B"], "none"),
    (["A", "B", "C"], ["B", "A"], "pop"), (["A"], ["B", "A"], "none"), (["A"], ["B", "C"], "push"),
  ])
  func `1.5.7 the new top decides the kind of transition`(
    old: [String], new: [String], kind: String
  ) throws {
    var all: [String: TracingController] = [:]
    for name in Set(old + new) { all[name] = TracingController(name, trace) }
    let navigation = try harness.showNavigation(old.compactMap { all[$0] })
    harness.holdTime()
    navigation.setViewControllers(new.compactMap { all[$0] }, animated: true)
    harness.turn()
    // In a push the new screen lies above the old one, in a pop below.
    let top = try #require(all[new.last ?? ""]?.view)
    let siblings = try #require(top.superview?.subviews)
    let index = siblings.firstIndex(of: top)
    let screens = siblings.filter { view in all.values.contains { $0.viewIfLoaded === view } }
    let seen = screens.count == 1 ? "none" : screens.last === top ? "push" : "pop"
    #expect(index != nil)
    #expect(seen == kind)
    try harness.settle()
  }

  @Test func `1.5.8 the same top with other items below gets no appearance callbacks`() throws {
    trace.ignored = Trace.loadingAndLayout
    let (a, b, c) = (
      TracingController("A", trace), TracingController("B", trace), TracingController("C", trace)
    )
    let navigation = try harness.showNavigation([a, b])
    trace.clear()
    navigation.setViewControllers([c, b], animated: true)
    try harness.settle()
    trace.expect([
      "A.willMove(nil)", "C.willMove(parent)", "C.didMove(parent)", "A.didMove(nil)",
    ])
    #expect(a.parent == nil)
    #expect(c.parent === navigation)
    #expect(navigation.navigationBar.backItem === c.navigationItem)
  }

  @Test func `1.5.9 setViewControllers without animation pairs old and new top the same way`()
    throws
  {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let navigation = try harness.showNavigation([TracingController("A", trace)])
    trace.clear()
    navigation.setViewControllers([TracingController("B", trace)], animated: false)
    try harness.settle()
    trace.expect([
      "A.viewWillDisappear(false)", "B.viewWillAppear(false)", "B.viewIsAppearing(false)",
      "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
    ])
  }

  @Test func `1.5.10 a top that setViewControllers replaces is told that it has left`() throws {
    trace.ignored = Trace.loadingAndLayout
    let a = TracingController("A", trace)
    let navigation = try harness.showNavigation([a])
    trace.clear()
    navigation.setViewControllers([UIViewController()], animated: true)
    try harness.settle()
    #expect(trace.events.filter { $0.contains("Move") } == ["A.willMove(nil)", "A.didMove(nil)"])
  }

  @Test func `1.5.11 pushed before the first display, only the final top appears`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let navigation = UINavigationController(rootViewController: TracingController("A", trace))
    navigation.pushViewController(TracingController("B", trace), animated: true)
    navigation.pushViewController(TracingController("C", trace), animated: true)
    harness.makeWindow(root: navigation).makeKeyAndVisible()
    try harness.settle()
    trace.expect([
      "C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)",
    ])
  }

  @Test func `1.5.11 pushed onto an empty stack that is being shown, the root appears once`()
    throws
  {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let navigation = UINavigationController()
    harness.makeWindow(root: navigation).makeKeyAndVisible()
    navigation.pushViewController(TracingController("A", trace), animated: false)
    try harness.settle()
    trace.expect([
      "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
    ])
  }

  @Test func `1.5.13 the container's own callbacks surround those of its top`() throws {
    final class Container: UINavigationController {
      var trace: Trace?
      override func viewWillAppear(_ animated: Bool) {
        trace?.record("nav", "before super")
        super.viewWillAppear(animated)
        trace?.record("nav", "after super")
      }
    }
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let navigation = Container(rootViewController: TracingController("A", trace))
    navigation.trace = trace
    harness.makeWindow(root: navigation).makeKeyAndVisible()
    trace.expect(["nav.before super", "A.viewWillAppear(false)", "nav.after super"])
  }
}
