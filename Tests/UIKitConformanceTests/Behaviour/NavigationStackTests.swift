import StorylineTesting
import Testing
import UIKit

/// 4.1: the stack of a navigation controller.
@MainActor @Suite(.harness) struct NavigationStackTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  @Test func `4.1.1 the root is first and the top is last`() {
    let (a, b) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    #expect(navigation.viewControllers == [a, b])
    #expect(navigation.topViewController === b)
  }

  @Test func `4.1.2 what is visible is the top`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(navigation.visibleViewController === navigation.topViewController)
  }

  @Test func `4.1.6 a push during a transition waits, and is not on the stack until then`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let (a, b, c) = (
      TracingController("A", trace), TracingController("B", trace), TracingController("C", trace)
    )
    let navigation = try harness.showNavigation([a])
    harness.holdTime()
    navigation.pushViewController(b, animated: true)
    harness.turn()
    trace.clear()
    navigation.pushViewController(c, animated: true)
    #expect(navigation.viewControllers == [a, b])
    harness.turn()
    trace.expect([])
    harness.advance(by: 1)
    #expect(navigation.viewControllers == [a, b, c])
    try harness.settle()
    trace.expect([
      "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
      "B.viewWillDisappear(true)", "C.viewWillAppear(true)", "C.viewIsAppearing(true)",
      "B.viewDidDisappear(true)", "C.viewDidAppear(true)",
    ])
  }

  @Test func `4.1.6 a push from inside viewDidAppear waits for the end of the transition`() throws {
    let (a, b, c) = (UIViewController(), TracingController("B", trace), UIViewController())
    let navigation = try harness.showNavigation([a])
    var inside: [UIViewController] = []
    b.reactions["viewDidAppear"] = {
      b.reactions = [:]
      navigation.pushViewController(c, animated: true)
      inside = navigation.viewControllers
    }
    navigation.pushViewController(b, animated: true)
    try harness.settle()
    #expect(inside == [a, b])
    #expect(navigation.viewControllers == [a, b, c])
  }

  @Test func `4.1.6 a pop during a push waits, and answers at once what it will pop`() throws {
    let (a, b) = (UIViewController(), UIViewController())
    let navigation = try harness.showNavigation([a])
    harness.holdTime()
    navigation.pushViewController(b, animated: true)
    harness.turn()
    #expect(navigation.popViewController(animated: true) === b)
    #expect(navigation.viewControllers == [a, b])
    try harness.settle()
    #expect(navigation.viewControllers == [a])
  }

  @Test func `4.1.6 changes behind a modal transition are carried out after it, in order`() throws {
    let a = UIViewController()
    let navigation = try harness.showNavigation([a])
    harness.holdTime()
    let (b, c, d) = (UIViewController(), UIViewController(), UIViewController())
    navigation.pushViewController(b, animated: true)
    harness.turn()
    navigation.pushViewController(c, animated: true)
    harness.advance(by: 0.4)
    navigation.present(UIViewController(), animated: true)
    harness.turn()
    navigation.pushViewController(d, animated: true)
    // The push of B ends while the presentation still moves.
    harness.advance(by: 0.2)
    #expect(navigation.transitionCoordinator?.viewController(forKey: .to) !== b)
    #expect(navigation.viewControllers == [a, b])
    try harness.settle()
    #expect(navigation.viewControllers == [a, b, c, d])
    #expect(d.view.window != nil)
    #expect(b.view.window == nil)
  }

  @Test func `4.1.9 popping the only controller does nothing`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.viewControllers == [root])
  }

  @Test(arguments: [true, false])
  func `4.1.9 a pop returns the popped controller inside the call`(animated: Bool) throws {
    let (a, b) = (UIViewController(), UIViewController())
    let navigation = try harness.showNavigation([a, b])
    #expect(navigation.popViewController(animated: animated) === b)
    #expect(navigation.viewControllers == [a])
  }

  @Test func `4.1.10 popping to the current top pops nothing`() {
    let (a, b) = (UIViewController(), UIViewController())
    let navigation = UINavigationController()
    navigation.viewControllers = [a, b]
    // 14.3 – whether it returns nil or nothing in an array is not established.
    #expect(navigation.popToViewController(b, animated: true)?.isEmpty != false)
    #expect(navigation.viewControllers == [a, b])
  }

  @Test func `4.1.11 popping to the root returns what went, lowest first`() {
    let controllers = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    #expect(navigation.popToRootViewController(animated: false) == Array(controllers[1...]))
    #expect(navigation.viewControllers == [controllers[0]])
  }

  @Test func `4.1.14 created with a nib name, a navigation controller starts empty`() {
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    #expect(navigation.viewControllers.isEmpty)
    #expect(navigation.topViewController == nil)
  }

  @Test func `4.1.15 every descendant finds its navigation controller`() {
    let (child, grandchild) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: child)
    child.addChild(grandchild)
    #expect(child.navigationController === navigation)
    #expect(grandchild.navigationController === navigation)
    #expect(UIViewController().navigationController == nil)
  }
}
