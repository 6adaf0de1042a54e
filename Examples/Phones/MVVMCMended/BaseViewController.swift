import UIKit

protocol BaseViewControllerDelegate: AnyObject {
  func viewControllerDidLeave(_ viewController: UIViewController)
}

/// Tells its coordinator when it has gone: everything else is the same in both apps.
///
/// UIKit calls it for every screen that leaves a stack, also for those that were never visible, and
/// only when it is certain.
class BaseViewController: UIViewController {
  weak var leavingDelegate: (any BaseViewControllerDelegate)?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil {
      leavingDelegate?.viewControllerDidLeave(self)
    }
  }
}
