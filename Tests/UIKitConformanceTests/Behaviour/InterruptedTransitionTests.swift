import StorylineTesting
import Testing
import UIKit

/// Section 5.5: transitions that begin by themselves, and are taken up on their way.
@MainActor @Suite(.harness) struct InterruptedTransitionTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  /// Lets the new view fade in for a second, without an interruption.
  private final class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var ended: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
      UIView.animate(withDuration: 1) {
        view.alpha = 0.5
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  /// Moves the view that comes from the right, evenly in a second, by a property animator.
  private final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?
    private(set) var running: UIViewPropertyAnimator?
    private(set) var ended: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let running { return running }
      context = transitionContext
      let view = transitionContext.view(forKey: .to)
      if let view { transitionContext.containerView.addSubview(view) }
      view?.frame.origin.x = 200
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view?.frame.origin.x = 0
      }
      animator.addCompletion { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      running = animator
      return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
      ended.append(transitionCompleted)
      context = nil
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate
  {
    let animator: any UIViewControllerAnimatedTransitioning
    let driver: UIPercentDrivenInteractiveTransition?

    init(
      _ animator: any UIViewControllerAnimatedTransitioning,
      _ driver: UIPercentDrivenInteractiveTransition?
    ) {
      self.animator = animator
      self.driver = driver
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  private let a = UIViewController()
  private let b = UIViewController()

  /// Presents B, and lets three tenths of a second pass.
  private func present(_ delegate: Delegate) throws {
    delegate.driver?.wantsInteractiveStart = false
    harness.makeWindow(root: a).makeKeyAndVisible()
    try harness.settle()
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = delegate
    harness.holdTime()
    a.present(b, animated: true)
    harness.turn()
    harness.advance(by: 0.3)
  }

  private func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool {
    value.map { abs($0 - expected) < 0.001 } ?? false
  }

  @Test func `5.5.14 a driver that does not want to begin leaves the transition to time`() throws {
    let animator = InterruptibleAnimator()
    let delegate = Delegate(animator, UIPercentDrivenInteractiveTransition())
    try present(delegate)
    #expect(b.transitionCoordinator?.initiallyInteractive == false)
    #expect(b.transitionCoordinator?.isInteractive == false)
    #expect(isNear(animator.running?.fractionComplete, 0.3))
    // No gesture has taken it up: nothing moves by this.
    delegate.driver?.update(0.9)
    #expect(isNear(animator.running?.fractionComplete, 0.3))
    harness.advance(by: 0.7)
    #expect(animator.ended == [true])
  }

  @Test func `5.5.14 a driver takes the transition up where it is, and holds it`() throws {
    let animator = InterruptibleAnimator()
    let driver = UIPercentDrivenInteractiveTransition()
    let delegate = Delegate(animator, driver)
    try present(delegate)
    driver.pause()
    #expect(isNear(driver.percentComplete, 0.3))
    harness.advance(by: 5)
    #expect(animator.ended.isEmpty)
    #expect(isNear(animator.running?.fractionComplete, 0.3))
    driver.update(0.8)
    #expect(isNear(animator.running?.fractionComplete, 0.8))
    driver.finish()
    // A fifth of the way takes a fifth of the second.
    harness.advance(by: 0.19)
    #expect(animator.ended.isEmpty)
    harness.advance(by: 0.02)
    #expect(animator.ended == [true])
    #expect(b.view.frame.minX == 0)
  }

  @Test func `5.5.14 what was taken up on its way can be taken back`() throws {
    let animator = InterruptibleAnimator()
    let driver = UIPercentDrivenInteractiveTransition()
    let delegate = Delegate(animator, driver)
    try present(delegate)
    driver.pause()
    driver.cancel()
    harness.advance(by: 0.29)
    #expect(animator.ended.isEmpty)
    harness.advance(by: 0.02)
    #expect(animator.ended == [false])
    try harness.settle()
    #expect(a.presentedViewController == nil)
    #expect(b.view.window == nil)
  }

  @Test func `5.5.14 one that goes back can be taken up again, and finished`() throws {
    let animator = InterruptibleAnimator()
    let driver = UIPercentDrivenInteractiveTransition()
    let delegate = Delegate(animator, driver)
    try present(delegate)
    driver.pause()
    driver.update(0.6)
    driver.cancel()
    harness.advance(by: 0.1)
    driver.pause()
    #expect(animator.context?.transitionWasCancelled == false)
    driver.finish()
    harness.advance(by: 2)
    #expect(animator.ended == [true])
    #expect(a.presentedViewController === b)
  }

  @Test func `5.5.14 a context without a driver can be paused and driven`() throws {
    let animator = InterruptibleAnimator()
    let delegate = Delegate(animator, nil)
    let navigation = try harness.showNavigation([a])
    navigation.delegate = delegate
    harness.holdTime()
    navigation.pushViewController(b, animated: true)
    harness.turn()
    harness.advance(by: 0.25)
    let context = try #require(animator.context)
    context.pauseInteractiveTransition()
    #expect(context.isInteractive)
    harness.advance(by: 5)
    #expect(isNear(animator.running?.fractionComplete, 0.25))
    #expect(isNear(navigation.transitionCoordinator?.percentComplete, 0.25))
    context.updateInteractiveTransition(0.5)
    #expect(isNear(animator.running?.fractionComplete, 0.5))
    context.finishInteractiveTransition()
    try harness.settle()
    #expect(navigation.viewControllers == [a, b])
    #expect(animator.ended == [true])
  }

  @Test func `5.5.17 whoever watches hears that the transition was taken up, and let go`() throws {
    let driver = UIPercentDrivenInteractiveTransition()
    let delegate = Delegate(InterruptibleAnimator(), driver)
    try present(delegate)
    var heard: [Bool] = []
    b.transitionCoordinator?.notifyWhenInteractionChanges { heard.append($0.isInteractive) }
    driver.pause()
    driver.finish()
    #expect(heard == [true, false])
    try harness.settle()
  }

  @Test func `5.5.17 a transition whose animator cannot be interrupted goes on`() throws {
    let animator = PlainAnimator()
    let delegate = Delegate(animator, UIPercentDrivenInteractiveTransition())
    try present(delegate)
    #expect(b.transitionCoordinator?.isInterruptible == false)
    delegate.driver?.pause()
    #expect(b.transitionCoordinator?.isInteractive == false)
    harness.advance(by: 0.8)
    #expect(animator.ended == [true])
  }

  @Test func `5.5.17 a coordinator knows that its transition can be interrupted`() throws {
    let delegate = Delegate(InterruptibleAnimator(), UIPercentDrivenInteractiveTransition())
    try present(delegate)
    #expect(b.transitionCoordinator?.isInterruptible == true)
    try harness.settle()
  }
}
