import UIKit

protocol BaseViewControllerDelegate: AnyObject {
  func viewControllerDidLeave(_ viewController: UIViewController)
}

/// Tells its coordinator when it goes, as most people write it.
///
/// That is too early, and too seldom: see the README.
class BaseViewController: UIViewController {
  weak var leavingDelegate: (any BaseViewControllerDelegate)?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent {
      leavingDelegate?.viewControllerDidLeave(self)
    }
  }
}
