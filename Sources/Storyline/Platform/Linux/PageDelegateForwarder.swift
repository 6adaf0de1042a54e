import UIKit

/// A delegate of a page view controller that observes finished and cancelled turns, and forwards
/// every message to another delegate.
///
/// On the stage an optional method is one with a default, so that passing on is calling. A message
/// that comes back, because the other delegate passes it on as well, is not passed on twice.
@MainActor
class PageDelegateForwarder: NSObject {
  /// The delegate that the app set.
  weak var original: (any UIPageViewControllerDelegate)?
  private let decision = RelayDecision<String>()

  func swipeDidEnd(completed: Bool) {}
  func lookAgain() {}

  private func pass<Result>(
    _ message: String = #function, _ body: (any UIPageViewControllerDelegate) -> Result
  ) -> Result? {
    guard let original else { return nil }
    return decision.once(message) { body(original) }
  }
}

extension PageDelegateForwarder: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    _ = pass {
      $0.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    _ = pass {
      $0.pageViewController(
        pageViewController, didFinishAnimating: finished,
        previousViewControllers: previousViewControllers, transitionCompleted: completed)
    }
    swipeDidEnd(completed: completed)
    lookAgain()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    pass { $0.pageViewController(pageViewController, spineLocationFor: orientation) }
      ?? pageViewController.spineLocation
  }

  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    pass { $0.pageViewControllerSupportedInterfaceOrientations(pageViewController) }
      ?? Silent().pageViewControllerSupportedInterfaceOrientations(pageViewController)
  }
}

/// Answers what a delegate answers that implements nothing.
private final class Silent: NSObject, UIPageViewControllerDelegate {}
