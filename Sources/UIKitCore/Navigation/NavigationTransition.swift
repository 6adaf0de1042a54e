import Foundation

/// One running change of the top of a navigation stack.
@MainActor
final class NavigationTransition: NSObject, UIViewControllerTransitionCoordinator {
  let from: UIViewController?
  let to: UIViewController
  let operation: UINavigationController.Operation
  let isAnimated: Bool
  let containerView: UIView

  /// Whether blocks can still join the animation.
  private var acceptsAnimations = true
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(
    from: UIViewController?, to: UIViewController, operation: UINavigationController.Operation,
    isAnimated: Bool, containerView: UIView
  ) {
    self.from = from
    self.to = to
    self.operation = operation
    self.isAnimated = isAnimated
    self.containerView = containerView
  }

  // MARK: Context

  // Nothing but a gesture cancels a navigation, and no gesture drives this one.
  let initiallyInteractive = false
  let isInteractive = false
  let isCancelled = false

  var transitionDuration: TimeInterval { isAnimated ? Self.duration : 0 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to.viewIfLoaded
    default: nil
    }
  }

  // MARK: Joining

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return acceptsAnimations }
    guard acceptsAnimations else { return false }
    animations.append(animation)
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    // Without a gesture there is no change to tell of.
  }

  // MARK: Running

  /// Seconds of a system push or pop.
  static let duration: TimeInterval = 0.5
  /// The deceleration of a system push or pop.
  static let curve = DisplayAnimation.Curve.cubicBezier(0.32, 0.72, 0, 1)
  /// How far the lower screen moves while the upper one crosses the whole width.
  static let parallax: CGFloat = 0.3

  /// 1.2.6 – from `viewIsAppearing` on nothing can join any more.
  func stopAcceptingAnimations() { acceptsAnimations = false }

  /// Runs what joined, inside the animation.
  func runAnimations() {
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  /// 4.4.7 – runs at the end, also of what could not join.
  func runCompletions() {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}
