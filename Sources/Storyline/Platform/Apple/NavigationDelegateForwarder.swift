import UIKit

/// Stands in for another delegate: answers yes only to what it or the other one implements, and
/// hands over what it does not implement itself.
///
/// UIKit asks once, when the delegate is set, and behaves differently for some methods when they
/// are there at all. It is isolated to no actor, for what it overrides is not.
class DelegateRelay: NSObject {
  /// The delegate that the app set.
  weak var original: (any UINavigationControllerDelegate)?

  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || original?.responds(to: selector) == true
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    original?.responds(to: selector) == true ? original : super.forwardingTarget(for: selector)
  }
}

/// A delegate of a navigation controller that hears of transitions and passes every message on to
/// another delegate.
///
/// A message that comes back, because the other delegate passes it on as well, is not passed on
/// twice.
@MainActor
class NavigationDelegateForwarder: DelegateRelay, UINavigationControllerDelegate {
  private var announced: UIViewController?
  private var confirmed: UIViewController?

  func transitionWillBegin() {}
  func transitionDidEnd() {}

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
    transitionDidEnd()
  }
}
