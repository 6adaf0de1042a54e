import StorylineTesting
import Testing
import UIKit

/// Animators and interaction controllers of the app's own in a navigation controller.
@MainActor @Suite(.harness) struct CustomNavigationTransitionTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  /// Does nothing until it is told to complete.
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let trace: Trace
    private(set) var context: (any UIViewControllerContextTransitioning)?

    init(_ trace: Trace) { self.trace = trace }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      trace.record("animator", "animate")
      context = transitionContext
    }

    func animationEnded(_ transitionCompleted: Bool) {
      trace.record("animator", "ended(\(transitionCompleted))")
      context = nil
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let trace: Trace
    var animator: Animator?
    var interactor: UIPercentDrivenInteractiveTransition?

    init(_ trace: Trace) { self.trace = trace }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      trace.record("delegate", "animatorFor(\(operation))")
      return animator
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      interactor
    }
  }

  @Test func `1.5.12 the delegate is asked for an animator before the will callbacks`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let navigation = try harness.showNavigation([TracingController("A", trace)])
    let delegate = Delegate(trace)
    navigation.delegate = delegate
    trace.clear()
    navigation.pushViewController(TracingController("B", trace), animated: true)
    harness.turn()
    #expect(
      trace.events.prefix(3) == [
        "delegate.animatorFor(push)", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
      ])
    try harness.settle()
  }

  @Test func `4.2.4 without an animator of the delegate's the system's transition is shown`() throws
  {
    let navigation = try harness.showNavigation([UIViewController()])
    let delegate = Delegate(trace)
    navigation.delegate = delegate
    let b = UIViewController()
    navigation.pushViewController(b, animated: true)
    try harness.settle()
    #expect(b.view.window != nil)
    trace.expect(["delegate.animatorFor(push)"])
  }

  @Test func `4.2.4 an animator of the delegate's is asked instead of the system's`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let navigation = try harness.showNavigation([a, b])
    let delegate = Delegate(trace)
    let animator = Animator(trace)
    delegate.animator = animator
    navigation.delegate = delegate
    trace.clear()
    navigation.popViewController(animated: true)
    harness.turn()
    harness.turn()
    trace.expect([
      "delegate.animatorFor(pop)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
      "A.viewIsAppearing(true)", "animator.animate",
    ])
    #expect(animator.context?.viewController(forKey: .from) === b)
    #expect(animator.context?.view(forKey: .to) === a.view)
    // 5.5.16 – completing is what drives the rest.
    animator.context?.completeTransition(true)
    try harness.settle()
    trace.expect([
      "delegate.animatorFor(pop)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
      "A.viewIsAppearing(true)", "animator.animate", "B.viewDidDisappear(true)",
      "A.viewDidAppear(true)", "animator.ended(true)",
    ])
  }

  @Test func `4.2.4 the animator is not asked when nothing is animated`() throws {
    let navigation = try harness.showNavigation([UIViewController()])
    let delegate = Delegate(trace)
    delegate.animator = Animator(trace)
    navigation.delegate = delegate
    navigation.pushViewController(UIViewController(), animated: false)
    try harness.settle()
    trace.expect([])
  }

  @Test func `4.1.13 a cancelled interactive push restores the stack`() throws {
    trace.ignored = Trace.loadingAndLayout.union(["willMove(parent)"])
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let navigation = try harness.showNavigation([a])
    let delegate = Delegate(trace)
    let animator = Animator(trace)
    delegate.animator = animator
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    navigation.delegate = delegate
    trace.clear()
    navigation.pushViewController(b, animated: true)
    harness.turn()
    interactor.update(0.3)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    interactor.cancel()
    #expect(animator.context?.transitionWasCancelled == true)
    animator.context?.completeTransition(false)
    try harness.settle()
    #expect(navigation.viewControllers == [a])
    #expect(b.parent == nil)
    trace.expect([
      "delegate.animatorFor(push)", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
      "B.viewIsAppearing(true)", "animator.animate", "B.viewWillDisappear(true)",
      "B.viewDidDisappear(true)", "A.viewWillAppear(true)",
      "A.viewIsAppearing(true)", "A.viewDidAppear(true)", "B.didMove(nil)", "animator.ended(false)",
    ])
  }
}

/// 4.1.8: iOS 18, where a change does not wait for the one before.
@MainActor @Suite(.harness) struct FluidTransitionTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  @Test func `4.1.8 a pop completes the push that runs, and begins in the same turn`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    harness.useFluidTransitions()
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let navigation = try harness.showNavigation([a])
    harness.holdTime()
    trace.clear()
    navigation.pushViewController(b, animated: true)
    harness.turn()
    navigation.popViewController(animated: true)
    #expect(navigation.viewControllers == [a])
    harness.turn()
    trace.expect([
      "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
      "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
      "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
    ])
    try harness.settle()
    #expect(trace.events.suffix(2) == ["B.viewDidDisappear(true)", "A.viewDidAppear(true)"])
  }

  @Test func `4.1.8 a push during a push is on the stack at once`() throws {
    harness.useFluidTransitions()
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = try harness.showNavigation([a])
    harness.holdTime()
    navigation.pushViewController(b, animated: true)
    harness.turn()
    navigation.pushViewController(c, animated: true)
    #expect(navigation.viewControllers == [a, b, c])
    try harness.settle()
    #expect(c.view.window != nil)
    #expect(b.view.window == nil)
  }

  @Test func `4.1.8 what waits behind a modal transition keeps its order`() throws {
    harness.useFluidTransitions()
    let controllers = (0..<5).map { _ in UIViewController() }
    let navigation = try harness.showNavigation([controllers[0]])
    harness.holdTime()
    navigation.present(UIViewController(), animated: true)
    harness.turn()
    for controller in controllers[1..<4] {
      navigation.pushViewController(controller, animated: true)
    }
    #expect(navigation.viewControllers == [controllers[0]])
    harness.advance(by: 1)
    // The first of them is being shown, and two still wait.
    navigation.pushViewController(controllers[4], animated: true)
    try harness.settle()
    #expect(navigation.viewControllers == controllers)
  }
}
