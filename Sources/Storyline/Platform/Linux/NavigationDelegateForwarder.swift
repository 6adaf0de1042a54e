import UIKit

/// A delegate of a navigation controller that observes transitions and forwards every message to
/// another delegate.
///
/// On the stage an optional method is one with a default, so that passing on is calling. A message
/// that comes back, because the other delegate passes it on as well, is not passed on twice.
@MainActor
class NavigationDelegateForwarder: NSObject, UINavigationControllerDelegate {
  /// The delegate that the app set.
  weak var original: (any UINavigationControllerDelegate)?
  private var announced: UIViewController?
  private var confirmed: UIViewController?
  private let decision = RelayDecision<String>()

  func transitionWillBegin() {}
  func lookAgain() {}

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard announced !== viewController else { return }
    let outer = announced
    announced = viewController
    defer { announced = outer }
    transitionWillBegin()
    original?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard confirmed !== viewController else { return }
    let outer = confirmed
    confirmed = viewController
    defer { confirmed = outer }
    original?.navigationController(
      navigationController, didShow: viewController, animated: animated)
    lookAgain()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    pass {
      $0.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    } ?? nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pass {
      $0.navigationController(navigationController, interactionControllerFor: animationController)
    } ?? nil
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    pass { $0.navigationControllerSupportedInterfaceOrientations(navigationController) }
      ?? Silent().navigationControllerSupportedInterfaceOrientations(navigationController)
  }

  private func pass<Result>(
    _ message: String = #function, _ body: (any UINavigationControllerDelegate) -> Result
  ) -> Result? {
    guard let original else { return nil }
    return decision.once(message) { body(original) }
  }
}

/// Answers what a delegate answers that implements nothing.
private final class Silent: NSObject, UINavigationControllerDelegate {}
