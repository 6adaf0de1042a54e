import StorylineCore
import UIKit

// Dismissing, and when everything has settled.
extension Director {
  /// A Boolean value that indicates whether no transition runs in the window.
  var isSettled: Bool { transitions.isSettled }

  /// Dismisses a presented controller with everything above it.
  func dismiss(_ root: UIViewController, animated: Bool) {
    transitions.dismiss(root, animated: animated)
  }
}

extension UIViewController {
  /// Returns a Boolean value that indicates whether this controller is `other`, or inside it.
  func isInside(_ other: UIViewController) -> Bool {
    var each: UIViewController? = self
    while let current = each, current !== other { each = current.outer }
    return each != nil
  }
}
