import StorylineTesting
import Testing
import UIKit

/// 1.7, 6.1.9: how one tab takes the place of another.
@MainActor @Suite(.harness) struct TabSwitchTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  @Test func `7.1 what is popped in the turn in which its tab is left is released`() throws {
    weak var popped: UIViewController?
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = try TabsInWindow([navigation, UIViewController()], on: harness)
    do {
      let screen = UIViewController()
      popped = screen
      navigation.pushViewController(screen, animated: false)
    }
    try harness.settle()
    navigation.popViewController(animated: true)
    tabs.tabs.selectedIndex = 1
    try harness.settle()
    #expect(navigation.children.count == 1)
    #expect(popped == nil)
  }

  @Test(arguments: [false, true])
  func `7.1 what is popped in the turn in which its tab is selected is released`(
    animated: Bool
  ) throws {
    weak var popped: UIViewController?
    let navigation = UINavigationController(rootViewController: UIViewController())
    do {
      let screen = UIViewController()
      popped = screen
      navigation.pushViewController(screen, animated: false)
    }
    let tabs = try TabsInWindow([UIViewController(), navigation], on: harness)
    tabs.tabs.selectedIndex = 1
    navigation.popViewController(animated: animated)
    try harness.settle()
    #expect(navigation.children.count == 1)
    #expect(popped == nil)
  }

  @Test func `1.7.1 the new one leads in the first half, the old one in the second`() throws {
    trace.ignored = Trace.containment.union([
      "loadView", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    ])
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let tabs = try TabsInWindow([a, b], on: harness).tabs
    trace.clear()
    tabs.selectedIndex = 1
    trace.expect(["B.viewDidLoad", "B.viewWillAppear(false)", "A.viewWillDisappear(false)"])
    try harness.settle()
    trace.expect([
      "B.viewDidLoad", "B.viewWillAppear(false)", "A.viewWillDisappear(false)",
      "B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
    ])
    #expect(a.view.window == nil)
    #expect(b.view.window != nil)
  }

  @Test func `1.7.1 there and back in one turn, nothing disappears that appeared`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let tabs = try TabsInWindow([a, b], on: harness).tabs
    trace.clear()
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    try harness.settle()
    #expect(a.view.window != nil)
    #expect(trace.events.contains("A.viewDidAppear(false)"))
    #expect(!trace.events.contains("A.viewDidDisappear(false)"))
    #expect(!trace.events.contains("B.viewDidAppear(false)"))
  }

  @Test func `1.7.2 only the selected one's view is loaded`() throws {
    let all = (0..<3).map { _ in UIViewController() }
    let tabs = try TabsInWindow(all, on: harness).tabs
    #expect(all.map(\.isViewLoaded) == [true, false, false])
    tabs.selectedIndex = 2
    #expect(all.map(\.isViewLoaded) == [true, false, true])
  }

  @Test func `1.7.2 without a window a layout loads the selected one's view`() {
    let all = (0..<2).map { _ in UIViewController() }
    let tabs = UITabBarController()
    tabs.viewControllers = all
    tabs.loadViewIfNeeded()
    #expect(all.map(\.isViewLoaded) == [false, false])
    tabs.selectedIndex = 1
    tabs.view.layoutIfNeeded()
    #expect(all.map(\.isViewLoaded) == [false, true])
    #expect(all[1].view.isDescendant(of: tabs.view))
  }

  @Test func `1.7.3 only the selected one appears and disappears with the container`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    let window = harness.makeWindow(root: tabs)
    window.makeKeyAndVisible()
    try harness.settle()
    trace.expect(["A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
    tabs.selectedIndex = 1
    try harness.settle()
    trace.clear()
    window.isHidden = true
    try harness.settle()
    trace.expect(["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
    trace.clear()
    window.isHidden = false
    try harness.settle()
    trace.expect(["B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)"])
  }

  // MARK: Animators

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?
    private(set) var ended: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
    }

    func animationEnded(_ transitionCompleted: Bool) {
      ended.append(transitionCompleted)
      context = nil
    }
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var animator: Animator?
    var interactor: UIPercentDrivenInteractiveTransition?
    private(set) var asked: [[UIViewController]] = []

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append([fromVC, toVC])
      return animator
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  @Test func `5.5.17, 6.1.9 the delegate's animator shows the switch`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let tabs = try TabsInWindow([a, b], on: harness).tabs
    let delegate = Delegate()
    let animator = Animator()
    delegate.animator = animator
    tabs.delegate = delegate
    trace.clear()
    tabs.selectedIndex = 1
    harness.turn()
    #expect(delegate.asked == [[a, b]])
    #expect(animator.context?.viewController(forKey: .from) === a)
    #expect(animator.context?.view(forKey: .to) === b.view)
    #expect(tabs.transitionCoordinator != nil)
    #expect(tabs.selectedIndex == 1)
    trace.expect([
      "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "B.viewIsAppearing(true)",
    ])
    animator.context?.completeTransition(true)
    try harness.settle()
    trace.expect([
      "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "B.viewIsAppearing(true)",
      "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
    ])
    #expect(animator.ended == [true])
    #expect(tabs.transitionCoordinator == nil)
    #expect(a.view.window == nil)
  }

  @Test func `6.1.9 without an animator the switch is not animated`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let tabs = try TabsInWindow([a, b], on: harness).tabs
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.selectedViewController = b
    #expect(delegate.asked == [[a, b]])
    #expect(tabs.transitionCoordinator == nil)
    #expect(trace.events.contains("B.viewWillAppear(false)"))
    #expect(a.view.window == nil)
  }

  @Test func `6.1.9 a cancelled switch selects what was selected`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let tabs = try TabsInWindow([a, b], on: harness).tabs
    let delegate = Delegate()
    let animator = Animator()
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = animator
    delegate.interactor = interactor
    tabs.delegate = delegate
    trace.clear()
    tabs.selectedIndex = 1
    harness.turn()
    interactor.update(0.3)
    #expect(tabs.transitionCoordinator?.isInteractive == true)
    interactor.cancel()
    animator.context?.completeTransition(false)
    try harness.settle()
    trace.expect([
      "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "B.viewIsAppearing(true)",
      "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "A.viewWillAppear(true)",
      "A.viewIsAppearing(true)", "A.viewDidAppear(true)",
    ])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === a.tabBarItem)
    #expect(a.view.window != nil)
    #expect(b.view.window == nil)
  }

  @Test func `6.1.9 what is selected meanwhile is shown next`() throws {
    let all = (0..<3).map { _ in UIViewController() }
    let tabs = try TabsInWindow(all, on: harness).tabs
    let delegate = Delegate()
    let animator = Animator()
    delegate.animator = animator
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    harness.turn()
    tabs.selectedIndex = 2
    #expect(delegate.asked.count == 1)
    delegate.animator = nil
    animator.context?.completeTransition(true)
    try harness.settle()
    #expect(delegate.asked == [[all[0], all[1]], [all[1], all[2]]])
    #expect(all.map { $0.view.window != nil } == [false, false, true])
  }

  @Test func `3.6 one that leaves the list on its way to be seen goes at the end`() throws {
    let all = (0..<3).map { _ in UIViewController() }
    let tabs = try TabsInWindow(all, on: harness).tabs
    let delegate = Delegate()
    let animator = Animator()
    delegate.animator = animator
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    harness.turn()
    delegate.animator = nil
    tabs.viewControllers = [all[2]]
    animator.context?.completeTransition(true)
    try harness.settle()
    #expect(tabs.children == [all[2]])
    #expect(all[1].parent == nil)
    #expect(all[1].view.window == nil)
    #expect(all[2].view.window != nil)
  }
}
