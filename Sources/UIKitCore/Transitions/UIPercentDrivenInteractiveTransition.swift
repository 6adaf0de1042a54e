public import Foundation

/// Drives an animator's transition by a fraction, such as that of a gesture.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// Seconds that the animator would take by itself.
  open var duration: CGFloat { context.map { CGFloat($0.duration) } ?? 0 }

  /// How far the transition is, 0 to 1: what ``update(_:)`` was given, or where ``pause()`` met it.
  open private(set) var percentComplete: CGFloat = 0

  /// A factor of the speed with which the rest of the way is animated.
  open var completionSpeed: CGFloat = 1

  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// The curve of the rest of the way, where ``completionCurve`` does not say enough.
  open var timingCurve: (any UITimingCurveProvider)?

  /// A Boolean value that indicates whether the transition begins under this object's hand, not by
  /// itself.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    percentComplete = 0
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    let animator = context.animator.interruptibleAnimator(using: context)
    if animator is NoAnimator {
      context.animator.animateTransition(using: context)
    } else if !animator.isRunning {
      // Its animations are held for the gesture like all that begin here.
      animator.startAnimation()
    }
  }

  /// Sets the progress of the transition, 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes up a transition that goes by itself.
  open func pause() {
    guard let context else { return }
    context.pauseInteractiveTransition()
    // 5.5.14 – so that a gesture goes on from there (low confidence).
    if context.isInteractive { percentComplete = context.percentComplete }
  }

  /// Lets the transition go on to its end.
  open func finish() { context?.finishInteractiveTransition() }

  /// Lets the transition go back to its beginning.
  open func cancel() { context?.cancelInteractiveTransition() }

  /// The finger is gone: goes on or back, at its speed where that is faster than the animation.
  ///
  /// - Parameters:
  ///   - finish: `true` to go on to the end.
  ///   - speed: The finger's, in whole ways a second, counted towards the end.
  func letGo(finish: Bool, speed: CGFloat) {
    completionSpeed = max(1, (finish ? speed : -speed) * duration)
    if finish { self.finish() } else { cancel() }
  }

  private weak var context: TransitionContext?
}
