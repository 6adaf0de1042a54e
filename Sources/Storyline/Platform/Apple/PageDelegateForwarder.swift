import UIKit

/// A delegate of a page view controller that observes finished and cancelled turns, and forwards
/// every message to another delegate.
///
/// What it does not implement goes to the other delegate by itself, if that one implements it. A
/// message that comes back, because the other delegate passes it on as well, is not passed on twice.
@MainActor
class PageDelegateForwarder: DelegateRelay, UIPageViewControllerDelegate {
  private var isTelling = false

  init() {
    super.init(neutral: NeutralPageDelegate())
    onRelease = { [weak self] in self?.lookAgain() }
  }

  /// The delegate that the app set.
  var original: (any UIPageViewControllerDelegate)? {
    get { next as? any UIPageViewControllerDelegate }
    set { next = newValue }
  }

  func swipeDidEnd(completed: Bool) {}
  func lookAgain() {}

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    original?.pageViewController?(
      pageViewController, didFinishAnimating: finished,
      previousViewControllers: previousViewControllers, transitionCompleted: completed)
    swipeDidEnd(completed: completed)
    lookAgain()
  }
}
