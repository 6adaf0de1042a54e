import UIKit

protocol BaseViewControllerDelegate: AnyObject {
  func viewControllerDidLeave(_ viewController: UIViewController)
}

/// Tells its coordinator when it has gone: everything else is the same in both apps.
///
/// UIKit says so to every screen that leaves a stack, also to those that nobody saw, and not before it
/// is certain.
class BaseViewController: UIViewController {
  weak var leavingDelegate: (any BaseViewControllerDelegate)?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil {
      leavingDelegate?.viewControllerDidLeave(self)
    }
  }
}
