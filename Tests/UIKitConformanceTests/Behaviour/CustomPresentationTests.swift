import StorylineTesting
import Testing
import UIKit

/// 1.6.11, 5.5.14 to 5.5.16: presentations of the app's own.
@MainActor @Suite(.harness) struct CustomPresentationTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let a: TracingController
  let b: TracingController
  let transitions: Transitions

  init() {
    a = TracingController("A", trace)
    b = TracingController("B", trace)
    transitions = Transitions(trace)
    trace.ignored = Trace.loadingAndLayout
  }

  /// Records its hooks; shows a card in the lower half.
  final class HalfPresentation: UIPresentationController {
    var trace: Trace?
    var removes = false

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override var shouldRemovePresentersView: Bool { removes }
    override func presentationTransitionWillBegin() {
      trace?.record("half", "presentationWillBegin")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      trace?.record("half", "presentationDidEnd(\(completed))")
    }
    override func dismissalTransitionWillBegin() { trace?.record("half", "dismissalWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      trace?.record("half", "dismissalDidEnd(\(completed))")
    }
    override func containerViewDidLayoutSubviews() {
      trace?.record("half", "containerDidLayout")
    }
  }

  /// Slides from the right.
  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let trace: Trace
    let presents: Bool

    init(_ trace: Trace, presents: Bool) {
      self.trace = trace
      self.presents = presents
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> Double { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      trace.record("animator", "animate")
      guard let view = context.view(forKey: presents ? .to : .from) else { return }
      let width = context.containerView.bounds.width
      if presents, let to = context.viewController(forKey: .to) {
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: to).offsetBy(dx: width, dy: 0)
      }
      guard context.isAnimated else {
        if presents { view.frame.origin.x = 0 }
        context.completeTransition(true)
        return
      }
      UIView.animate(withDuration: 0.3) {
        view.frame.origin.x = self.presents ? 0 : width
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      trace.record("animator", "ended(\(transitionCompleted))")
    }
  }

  final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    let trace: Trace
    var removes = false
    var driver: UIPercentDrivenInteractiveTransition?
    var presentationDriver: UIPercentDrivenInteractiveTransition?
    var asked: [(presenting: UIViewController?, source: UIViewController)] = []

    init(_ trace: Trace) { self.trace = trace }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      asked.append((presenting, source))
      let half = HalfPresentation(presentedViewController: presented, presenting: presenting)
      half.trace = trace
      half.removes = removes
      return half
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      trace.record("delegate", "animationController(forPresented)")
      asked.append((presenting, source))
      return Animator(trace, presents: true)
    }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      trace.record("delegate", "animationController(forDismissed)")
      return Animator(trace, presents: false)
    }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { presentationDriver }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    )
      -> (any UIViewControllerInteractiveTransitioning)?
    { driver }
  }

  private func show() throws {
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = transitions
    harness.makeWindow(root: a).makeKeyAndVisible()
    try harness.settle()
    trace.ignored.insert("containerDidLayout")
    trace.clear()
  }

  @Test func `1.6.11, 5.5.14 hooks, animators and callbacks come in order`() throws {
    try show()
    a.present(b, animated: true)
    try harness.settle()
    trace.expect([
      "delegate.animationController(forPresented)", "half.presentationWillBegin",
      "B.viewWillAppear(true)", "animator.animate", "B.viewIsAppearing(true)",
      "half.presentationDidEnd(true)", "B.viewDidAppear(true)", "animator.ended(true)",
    ])
    #expect(b.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    trace.clear()
    a.dismiss(animated: true)
    try harness.settle()
    trace.expect([
      "delegate.animationController(forDismissed)", "half.dismissalWillBegin",
      "B.viewWillDisappear(true)", "animator.animate", "half.dismissalDidEnd(true)",
      "B.viewDidDisappear(true)", "animator.ended(true)",
    ])
  }

  @Test func `1.6.2 a custom presentation may take the presenter's view away`() throws {
    transitions.removes = true
    try show()
    trace.ignored.formUnion([
      "animate", "ended(true)", "animationController(forPresented)", "presentationWillBegin",
      "presentationDidEnd(true)",
    ])
    a.present(b, animated: true)
    try harness.settle()
    trace.expect([
      "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
      "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
    ])
    #expect(a.view.window == nil)
  }

  @Test func `5.5.14 a custom presentation asks for its animator without animation too`() throws {
    try show()
    a.present(b, animated: false)
    try harness.settle()
    #expect(trace.events.contains("animator.animate"))
    #expect(b.view.window != nil)
    trace.clear()
    a.dismiss(animated: false)
    // The animator decides: this one has no animation to wait for.
    try harness.settle()
    #expect(trace.events.contains("animator.animate"))
    #expect(b.view.window == nil)
  }

  @Test func `5.5.15 the delegate is told who was asked and who presents`() throws {
    let child = UIViewController()
    let navigation = try harness.showNavigation([child])
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = transitions
    child.present(b, animated: true)
    try harness.settle()
    #expect(transitions.asked.count == 2)
    #expect(transitions.asked.allSatisfy { $0.source === child && $0.presenting === navigation })
  }

  @Test func `5.5.16 nothing is over until the animator says so`() throws {
    final class Waiting: NSObject, UIViewControllerAnimatedTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      var ended: [Bool] = []
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> Double { 0 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      }
      func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      let animator = Waiting()
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }
    let delegate = Delegate()
    harness.makeWindow(root: a).makeKeyAndVisible()
    try harness.settle()
    trace.clear()
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    for _ in 0..<5 { harness.turn() }
    trace.expect(["B.viewWillAppear(true)", "B.viewIsAppearing(true)"])
    #expect(delegate.animator.ended.isEmpty)
    delegate.animator.context?.completeTransition(true)
    #expect(trace.events.last == "B.viewDidAppear(true)")
    #expect(delegate.animator.ended == [true])
    delegate.animator.context = nil
    try harness.settle()
  }

  @Test func `1.6.11 a cancelled dismissal ends with false, and everyone stays`() throws {
    try show()
    a.present(b, animated: true)
    try harness.settle()
    trace.clear()
    let driver = UIPercentDrivenInteractiveTransition()
    transitions.driver = driver
    harness.holdTime()
    a.dismiss(animated: true)
    harness.turn()
    driver.update(0.4)
    harness.advance(by: 2)
    #expect(b.view.window != nil)
    driver.cancel()
    harness.advance(by: 1)
    trace.expect([
      "delegate.animationController(forDismissed)", "half.dismissalWillBegin",
      "B.viewWillDisappear(true)", "animator.animate", "B.viewWillAppear(true)",
      "half.dismissalDidEnd(false)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
      "animator.ended(false)",
    ])
    #expect(a.presentedViewController === b)
    #expect(b.view.frame.minX == 0)
    transitions.driver = nil
    try harness.settle()
    a.dismiss(animated: true)
    try harness.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test func `1.2.4, 5.5.14 an interactive presentation that is cancelled presents nobody`() throws
  {
    transitions.removes = true
    try show()
    trace.ignored.formUnion(["animate", "animationController(forPresented)"])
    let driver = UIPercentDrivenInteractiveTransition()
    transitions.presentationDriver = driver
    harness.holdTime()
    a.present(b, animated: true)
    harness.turn()
    driver.update(0.3)
    driver.cancel()
    harness.advance(by: 1)
    #expect(a.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(b.view.window == nil)
    #expect(a.view.window != nil)
    trace.expect([
      "half.presentationWillBegin", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
      "B.viewIsAppearing(true)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
      "half.presentationDidEnd(false)", "B.viewDidDisappear(true)", "A.viewIsAppearing(true)",
      "A.viewDidAppear(true)", "animator.ended(false)",
    ])
  }

  @Test func `7.7 the transitioning delegate is not kept`() {
    do {
      let transitions = Transitions(trace)
      b.transitioningDelegate = transitions
      #expect(b.transitioningDelegate === transitions)
    }
    #expect(b.transitioningDelegate == nil)
  }

  @Test func `5.5.14 a container tells its presentation controller of layouts`() throws {
    try show()
    a.present(b, animated: true)
    try harness.settle()
    trace.ignored.remove("containerDidLayout")
    b.presentationController?.containerView?.setNeedsLayout()
    try harness.settle()
    #expect(trace.events.last == "half.containerDidLayout")
  }
}
