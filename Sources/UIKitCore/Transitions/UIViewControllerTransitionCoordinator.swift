public import Foundation

/// The properties of a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }

  /// How what comes or goes is presented; `.none` for a navigation.
  var presentationStyle: UIModalPresentationStyle { get }

  /// A Boolean value that indicates whether a gesture started the transition.
  var initiallyInteractive: Bool { get }

  /// A Boolean value that indicates whether a gesture can take up the transition after it began by
  /// itself.
  var isInterruptible: Bool { get }

  /// A Boolean value that indicates whether a gesture drives the transition now.
  var isInteractive: Bool { get }

  /// A Boolean value that indicates whether the transition goes back to where it began.
  var isCancelled: Bool { get }

  /// Seconds, as if no gesture drove it.
  var transitionDuration: TimeInterval { get }

  /// How far a gesture had driven the transition, 0 to 1.
  var percentComplete: CGFloat { get }

  /// The speed of the rest after a gesture has let go, as a multiple of the transition's own.
  var completionVelocity: CGFloat { get }

  /// The curve of the rest after a gesture has let go.
  var completionCurve: UIView.AnimationCurve { get }

  /// The view in which the transition takes place.
  var containerView: UIView { get }

  /// How the views are turned at the end; the stage turns none.
  var targetTransform: CGAffineTransform { get }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that animates changes along with a transition, and calls handlers at its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` with the transition's own, and `completion` at its end, cancelled or not.
  ///
  /// Returns `false` when the animation could not be queued; the completion may run anyway.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs animations like `animate(alongsideTransition:completion:)`, for a view outside of the
  /// container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs `handler` when a gesture lets go of the transition, or takes it up again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

// A requirement has no default arguments: these say what Apple's have.
extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

/// Names the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}
