import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// A property animator of the app's own in an interactive transition.
@MainActor @Suite(.stage) struct InterruptibleAnimatorTests {
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var running: UIViewPropertyAnimator?

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
      let view = transitionContext.view(forKey: .to)
      view?.alpha = 0
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view?.alpha = 1 }
      animator.addCompletion { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      running = animator
      return animator
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let animator = Animator()
    let interactor = UIPercentDrivenInteractiveTransition()

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  @Test(arguments: [true, false])
  func `a gesture moves it, and lets it go to its end or back to its start`(finishes: Bool) throws {
    let (root, next) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    let delegate = Delegate()
    navigation.delegate = delegate
    Stage.shared.clock.mode = .manual
    navigation.pushViewController(next, animated: true)
    Stage.shared.turn()
    delegate.interactor.update(0.25)
    let animator = try #require(delegate.animator.running)
    #expect(animator.fractionComplete == 0.25)
    #expect(animator.state == .active)
    finishes ? delegate.interactor.finish() : delegate.interactor.cancel()
    try Stage.shared.settle()
    #expect(animator.state == .inactive)
    #expect(navigation.viewControllers == (finishes ? [root, next] : [root]))
    #expect(next.view.alpha == (finishes ? 1 : 0))
  }
}
