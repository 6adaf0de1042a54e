import Foundation

/// A presentation that comes and goes by moving from one state to another, with nothing between.
@MainActor
final class MovingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let presents: Bool
  private let seconds: TimeInterval
  private let move: (_ isAway: Bool) -> Void

  init(presents: Bool, seconds: TimeInterval, move: @escaping (_ isAway: Bool) -> Void) {
    self.presents = presents
    self.seconds = seconds
    self.move = move
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { seconds }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard context.isAnimated else {
      context.completeTransition(true)
      return
    }
    if presents { AnimationGroup.withoutAnimation { move(true) } }
    AnimationGroup.animate(duration: seconds, timing: .transition) {
      move(!presents)
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
