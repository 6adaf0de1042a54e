public import Foundation

/// The context of a transition for its animator, which reports to it when it is done.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  var isAnimated: Bool { get }

  /// A Boolean value that indicates whether a gesture drives the transition now.
  var isInteractive: Bool { get }

  /// A Boolean value that indicates whether the transition goes back to where it began.
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }

  /// Called by the driver of the transition, with its progress, 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Called by the driver of the transition when it goes on by itself to its end.
  func finishInteractiveTransition()

  /// Called by the driver of the transition when it goes back by itself to its beginning.
  func cancelInteractiveTransition()

  /// Called to make a running transition interactive.
  func pauseInteractiveTransition()

  /// Called by the animator when nothing moves any more, with `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)

  /// How the views are turned at the end; the stage turns none.
  var targetTransform: CGAffineTransform { get }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Returns the frame of the controller's view at the beginning; zero if it is not visible then.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns the frame of the controller's view at the end; zero if it is not visible then.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Moves the views from where they are to where they belong, and calls `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// An animator that a gesture can move by hand. One that is returned here animates every
  /// transition that is interactive; `animateTransition(using:)` starts the same one.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called when the transition was completed.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator() }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by something else than time.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition, which this object drives from now on.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// A factor of the speed with which the rest of the way is animated.
  var completionSpeed: CGFloat { get }

  var completionCurve: UIView.AnimationCurve { get }

  /// A Boolean value that indicates whether the transition begins under this object's hand, not by
  /// itself.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

extension UIView {
  /// How an animation's progress follows its time.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    /// Never `nil`, as in UIKit: the curve of the keyboard has a number of its own, and stands for
    /// ``easeInOut``.
    public init?(rawValue: Int) {
      self =
        switch rawValue {
        case 1: .easeIn
        case 2: .easeOut
        case 3: .linear
        default: .easeInOut
        }
    }

    var timing: AnimationTiming {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Chosen by the system; reading a controller's style never gives it.
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}
