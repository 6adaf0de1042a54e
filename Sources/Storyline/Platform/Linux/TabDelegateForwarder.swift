import UIKit

/// A delegate of a tab bar controller that decides about selections and observes them, and forwards
/// every message to another delegate.
///
/// On the stage an optional method is one with a default, so that passing on is calling. A message
/// that comes back, because the other delegate passes it on as well, is not passed on twice.
@MainActor
class TabDelegateForwarder: NSObject {
  /// The delegate that the app set.
  weak var original: (any UITabBarControllerDelegate)?
  private let decision = RelayDecision<String>()

  func maySelect(_ controller: UIViewController) -> Bool { true }
  func lookAgain() {}

  /// Calls the other delegate for a selection that UIKit does not report.
  func tell(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    original?.tabBarController(tabs, didSelect: controller)
  }

  /// Calls the other delegate for a tab that was selected without a message of UIKit's.
  func tell(_ tabs: UITabBarController, didSelectTab tab: UITab, previous: UITab?) {
    original?.tabBarController(tabs, didSelectTab: tab, previousTab: previous)
  }

  /// Returns whether the answers to what is implemented have changed: on the stage they never do, for
  /// every optional method has a default.
  func prepare(for tabs: UITabBarController) -> Bool { false }

  private func pass<Result>(
    _ message: String = #function, _ body: (any UITabBarControllerDelegate) -> Result
  ) -> Result? {
    guard let original else { return nil }
    return decision.once(message) { body(original) }
  }

  private func decide(
    on controller: UIViewController?, _ message: String = #function,
    _ body: (any UITabBarControllerDelegate) -> Bool
  ) -> Bool {
    let answer = decision.once(message) { () -> Bool in
      // A selection that the app forbids needs no question.
      guard original.map(body) ?? true else { return false }
      return controller.map(maySelect) ?? true
    }
    return answer ?? true
  }
}

extension TabDelegateForwarder: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    decide(on: viewController) {
      $0.tabBarController(tabBarController, shouldSelect: viewController)
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    _ = pass { $0.tabBarController(tabBarController, didSelect: viewController) }
    lookAgain()
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    decide(on: tab.viewController) { $0.tabBarController(tabBarController, shouldSelectTab: tab) }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    _ = pass {
      $0.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    }
    lookAgain()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    pass {
      $0.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    } ?? nil
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pass {
      $0.tabBarController(tabBarController, interactionControllerFor: animationController)
    } ?? nil
  }

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    pass { $0.tabBarControllerSupportedInterfaceOrientations(tabBarController) }
      ?? Silent().tabBarControllerSupportedInterfaceOrientations(tabBarController)
  }
}

/// Answers what a delegate answers that implements nothing.
private final class Silent: NSObject, UITabBarControllerDelegate {}
