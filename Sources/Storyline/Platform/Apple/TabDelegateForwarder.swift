import UIKit

/// A delegate of a tab bar controller that decides and hears what is selected, and passes every message
/// on to another delegate.
///
/// What it does not implement goes to the other delegate by itself, if that one implements it. A
/// message that comes back, because the other delegate passes it on as well, is not passed on twice.
@MainActor
class TabDelegateForwarder: DelegateRelay, UITabBarControllerDelegate {
  private var isAsking = false
  private var isTelling = false

  /// The delegate that the app set.
  var original: (any UITabBarControllerDelegate)? {
    get { next as? any UITabBarControllerDelegate }
    set { next = newValue }
  }

  func maySelect(_ controller: UIViewController) -> Bool { true }
  func wasSelected() {}

  /// Tells the other delegate of a selection that UIKit tells nobody of.
  func tell(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    original?.tabBarController?(tabs, didSelect: controller)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard !isAsking else { return true }
    isAsking = true
    defer { isAsking = false }
    // What the app forbids nobody has to be asked about.
    let isAllowed = original?.tabBarController?(tabBarController, shouldSelect: viewController)
    return (isAllowed ?? true) && maySelect(viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    original?.tabBarController?(tabBarController, didSelect: viewController)
    wasSelected()
  }
}
