public import Foundation

/// Gives a page view controller the pages beside the one that is seen.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before that one; `nil` where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after that one; `nil` where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// 6.3.4 – how many dots there are. Optional; without both of these there are none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// 6.3.4 – which dot stands for the page that was set. Optional.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  // A count that no data source has: it means that the method is not implemented, which Swift
  // without Objective-C cannot check.

  public func presentationCount(for pageViewController: UIPageViewController) -> Int { NSNotFound }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { NSNotFound }
}

/// A delegate for turned pages and the spine. Every method is optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// 6.3.2 – a gesture begins to turn to those pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// 6.3.3 – what a gesture began is over.
  ///
  /// - Parameters:
  ///   - pageViewController: The container.
  ///   - finished: `true` if the pages came to rest by themselves, and no other turn was begun.
  ///   - previousViewControllers: The pages that were seen before.
  ///   - completed: `true` if other pages are visible now; `false` if the gesture was cancelled.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// The device is being turned: where the spine is to be then. Only leaves have one.
  ///
  /// This is the place to set as many pages as the new spine shows, and
  /// ``UIPageViewController/isDoubleSided``.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// How the interface may stand while the page view controller is in front.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { Stage.shared.device.defaultOrientations }
}
