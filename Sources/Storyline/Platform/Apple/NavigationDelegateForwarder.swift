import UIKit

/// A delegate of a navigation controller that observes transitions and forwards every message to
/// another delegate.
///
/// A message that comes back, because the other delegate passes it on as well, is not passed on
/// twice.
@MainActor
class NavigationDelegateForwarder: DelegateRelay, UINavigationControllerDelegate {
  /// The delegate that the app set.
  var original: (any UINavigationControllerDelegate)? {
    get { next as? any UINavigationControllerDelegate }
    set { next = newValue }
  }

  private var announced: UIViewController?
  private var confirmed: UIViewController?

  init() {
    super.init(neutral: NeutralNavigationDelegate())
    onRelease = { [weak self] in self?.lookAgain() }
  }

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
    original?.navigationController?(
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
    original?.navigationController?(
      navigationController, didShow: viewController, animated: animated)
    lookAgain()
  }
}
