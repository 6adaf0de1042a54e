import StorylineTesting
import Testing
import UIKit

/// 4.2: what the delegate of a navigation controller is told; 4.3: its bar.
@MainActor @Suite(.harness) struct NavigationDelegateTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  @Test func `4.2.1 willShow comes after viewWillAppear, didShow after viewDidAppear`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let navigation = try harness.showNavigation([UIViewController()])
    let delegate = TracingDelegate(trace)
    navigation.delegate = delegate
    navigation.pushViewController(TracingController("B", trace), animated: true)
    try harness.settle()
    trace.expect([
      "B.viewWillAppear(true)", "nav.willShow(B, true)", "B.viewIsAppearing(true)",
      "B.viewDidAppear(true)", "nav.didShow(B, true)",
    ])
  }

  @Test func `4.2.1 the delegate hears of the first root as well`() throws {
    let root = UIViewController()
    root.title = "A"
    let navigation = UINavigationController(rootViewController: root)
    let delegate = TracingDelegate(trace)
    navigation.delegate = delegate
    harness.makeWindow(root: navigation).makeKeyAndVisible()
    try harness.settle()
    trace.expect(["nav.willShow(A, false)", "nav.didShow(A, false)"])
  }

  @Test func `4.2.1 the delegate hears of a new top set with setViewControllers`() throws {
    let navigation = try harness.showNavigation([UIViewController()])
    let delegate = TracingDelegate(trace)
    navigation.delegate = delegate
    let b = UIViewController()
    b.title = "B"
    navigation.setViewControllers([b], animated: false)
    try harness.settle()
    trace.expect(["nav.willShow(B, false)", "nav.didShow(B, false)"])
  }

  @Test(arguments: [true, false])
  func `4.2.2 the delegate is told whether the transition is animated`(animated: Bool) throws {
    let b = UIViewController()
    b.title = "B"
    let navigation = try harness.showNavigation([UIViewController(), b])
    let delegate = TracingDelegate(trace)
    navigation.delegate = delegate
    navigation.viewControllers.first?.title = "A"
    navigation.popViewController(animated: animated)
    try harness.settle()
    trace.expect(["nav.willShow(A, \(animated))", "nav.didShow(A, \(animated))"])
  }

  @Test func `4.2.5 the delegate is not kept`() {
    let navigation = UINavigationController()
    do {
      let delegate = TracingDelegate(trace)
      navigation.delegate = delegate
      #expect(navigation.delegate != nil)
    }
    #expect(navigation.delegate == nil)
  }

  @Test func `4.3.2 the bar's items mirror the stack`() throws {
    let controllers = (0..<3).map { _ in UIViewController() }
    let navigation = try harness.showNavigation(controllers)
    #expect(navigation.navigationBar.items == controllers.map(\.navigationItem))
    #expect(navigation.navigationBar.topItem === controllers[2].navigationItem)
    #expect(navigation.navigationBar.backItem === controllers[1].navigationItem)
  }

  @Test func `4.3.3 the navigation item is made on first read, and stays`() {
    let controller = UIViewController()
    #expect(controller.navigationItem === controller.navigationItem)
  }

  @Test func `4.3.10 tapping back pops, animated`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let navigation = try harness.showNavigation([a, b])
    trace.clear()
    harness.tap(at: CGPoint(x: 24, y: navigation.view.safeAreaInsets.top + 22))
    try harness.settle()
    #expect(navigation.viewControllers == [a])
    trace.expect([
      "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
      "B.viewDidDisappear(true)", "A.viewDidAppear(true)",
    ])
  }

  @Test func `4.3.14 a hidden bar stays hidden when the stack changes`() throws {
    let navigation = try harness.showNavigation([UIViewController()])
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.pushViewController(UIViewController(), animated: true)
    try harness.settle()
    #expect(navigation.isNavigationBarHidden)
    #expect(navigation.navigationBar.isHidden)
  }
}
