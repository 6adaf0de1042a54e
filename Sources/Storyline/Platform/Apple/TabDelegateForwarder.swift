import UIKit

/// A delegate of a tab bar controller that decides about selections and observes them, and forwards
/// every message to another delegate.
///
/// What it does not implement goes to the other delegate by itself, if that one implements it. A
/// message that comes back, because the other delegate passes it on as well, is not passed on twice.
@MainActor
class TabDelegateForwarder: DelegateRelay, UITabBarControllerDelegate {
  private var isAsking = false
  private var isTelling = false

  init() {
    super.init(neutral: NeutralTabDelegate())
    onRelease = { [weak self] in self?.lookAgain() }
  }

  /// The delegate that the app set.
  var original: (any UITabBarControllerDelegate)? {
    get { next as? any UITabBarControllerDelegate }
    set { next = newValue }
  }

  func maySelect(_ controller: UIViewController) -> Bool { true }
  func lookAgain() {}

  /// Calls the other delegate for a selection that UIKit does not report.
  func tell(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    original?.tabBarController?(tabs, didSelect: controller)
  }

  /// Calls the other delegate for a tab that was selected without a message of UIKit's.
  @available(iOS 18.0, *)
  func tell(_ tabs: UITabBarController, didSelectTab tab: UITab, previous: UITab?) {
    original?.tabBarController?(tabs, didSelectTab: tab, previousTab: previous)
  }

  /// Answers for tabs only where the app uses them: a delegate that does is no longer asked about
  /// controllers. Returns whether the answers have changed, so that UIKit has to ask again.
  func prepare(for tabs: UITabBarController) -> Bool {
    guard #available(iOS 18.0, *) else { return false }
    let methods: Set<Selector> = [
      #selector(tabBarController(_:shouldSelectTab:)),
      #selector(tabBarController(_:didSelectTab:previousTab:)),
    ]
    let old = hidden
    hidden = tabs.usesTabs ? [] : methods
    return hidden != old
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard !isAsking else { return true }
    isAsking = true
    defer { isAsking = false }
    // A selection that the app forbids needs no question.
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
    lookAgain()
  }
}

// MARK: - Tabs of iOS 18

@available(iOS 18.0, *)
extension TabDelegateForwarder {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    guard !isAsking else { return true }
    isAsking = true
    defer { isAsking = false }
    let isAllowed = original?.tabBarController?(tabBarController, shouldSelectTab: tab)
    return (isAllowed ?? true) && tab.viewController.map(maySelect) ?? true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    original?.tabBarController?(
      tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    lookAgain()
  }
}
