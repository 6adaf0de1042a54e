import UIKit

/// A delegate of a navigation controller that hears of transitions and passes every message on to
/// another delegate.
///
/// It answers yes only to what it or the other delegate implements: UIKit asks once, when the
/// delegate is set, and behaves differently for some methods when they are there at all. A message
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
    original?.navigationController?(
      navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard !isForwarding else { return }
    isForwarding = true
    defer { isForwarding = false }
    original?.navigationController?(
      navigationController, didShow: viewController, animated: animated)
    transitionDidEnd()
  }

  // UIKit asks on the main thread only; what these two override is isolated to no actor.

  nonisolated override func responds(to selector: Selector!) -> Bool {
    if super.responds(to: selector) { return true }
    return MainActor.assumeIsolated { original?.responds(to: selector) ?? false }
  }

  nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
    var target: Any?
    MainActor.assumeIsolated {
      if original?.responds(to: selector) == true { target = original }
    }
    return target ?? super.forwardingTarget(for: selector)
  }
}
