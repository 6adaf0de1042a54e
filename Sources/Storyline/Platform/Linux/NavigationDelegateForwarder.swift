import UIKit

/// A delegate of a navigation controller that hears of transitions and passes every message on to
/// another delegate.
///
/// On the stage an optional method is one with a default, so that passing on is calling. A message
/// that comes back, because the other delegate passes it on as well, is not passed on twice.
@MainActor
class NavigationDelegateForwarder: NSObject, UINavigationControllerDelegate {
  /// The delegate that the app set.
  weak var original: (any UINavigationControllerDelegate)?
  private var isForwarding = false

  func transitionWillBegin() {}
  func transitionDidEnd() {}

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard !isForwarding else { return }
    isForwarding = true
    defer { isForwarding = false }
    transitionWillBegin()
    original?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard !isForwarding else { return }
    isForwarding = true
    defer { isForwarding = false }
    original?.navigationController(
      navigationController, didShow: viewController, animated: animated)
    transitionDidEnd()
  }
}
