import UIKit

// The controllers over the root of a window, by any presenter.
extension UIWindow {
  /// The presented controllers, the lowest first.
  var presentedControllers: [UIViewController] {
    var all: [UIViewController] = []
    var each = rootViewController
    while let current = each, let presented = current.presentedInside {
      all.append(presented)
      each = presented
    }
    return all
  }

  /// A Boolean value that indicates whether everything that is presented is where it is going to be.
  var isPresentationSettled: Bool {
    var each = rootViewController?.presentedInside
    while let current = each {
      guard current.isSettledAsModal else { return false }
      each = current.presentedInside
    }
    return true
  }

  /// The controller on top of all others, from which the next one is presented.
  var topController: UIViewController? { presentedControllers.last ?? rootViewController }
}

extension UIViewController {
  /// The controller that this controller, or a visible one in it, presents. A controller that
  /// defines a presentation context presents by itself.
  fileprivate var presentedInside: UIViewController? {
    if let presentedViewController { return presentedViewController }
    for child in children {
      guard let presented = child.presentedInside, child.viewIfLoaded?.window != nil else {
        continue
      }
      return presented
    }
    return nil
  }

  /// A Boolean value that indicates whether this controller's presentation has completed. It is
  /// `true` for a controller that is not presented.
  var isSettledAsModal: Bool {
    guard presentingViewController != nil else { return true }
    if isBeingPresented || isBeingDismissed || transitionCoordinator != nil { return false }
    // What covers it may have taken its view away; otherwise it has not begun to come.
    return presentedViewController != nil || viewIfLoaded?.window != nil
  }
}
