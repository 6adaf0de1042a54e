import UIKit

/// A tab bar controller in a window, and fingers for its bar.
@MainActor
struct TabsInWindow {
  let tabs = UITabBarController()
  let harness: any Harness

  init(_ controllers: [UIViewController], on harness: any Harness) throws {
    self.harness = harness
    tabs.viewControllers = controllers
    harness.makeWindow(root: tabs).makeKeyAndVisible()
    try harness.settle()
  }

  /// The middle of an item, on the screen.
  func point(ofItem index: Int) -> CGPoint {
    let bar = tabs.tabBar
    let count = CGFloat(bar.items?.count ?? 1)
    let x = bar.bounds.width * (CGFloat(index) + 0.5) / count
    return bar.convert(CGPoint(x: x, y: 20), to: nil)
  }

  /// Returns a Boolean value that indicates whether the bar has the items of those controllers.
  func hasItems(of controllers: [UIViewController]) -> Bool {
    (tabs.tabBar.items ?? []).elementsEqual(controllers.compactMap(\.tabBarItem), by: ===)
  }

  /// Touches an item, and waits until nothing moves.
  func tap(_ index: Int) throws {
    harness.tap(at: point(ofItem: index))
    try harness.settle()
  }
}

/// A delegate that records what it is told, and refuses what it is told to.
final class TracingTabsDelegate: NSObject, UITabBarControllerDelegate {
  let trace: Trace
  var allows = true

  init(_ trace: Trace) { self.trace = trace }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    trace.record("tabs", "shouldSelect(\(viewController.title ?? "?"))")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    trace.record("tabs", "didSelect(\(viewController.title ?? "?"))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    trace.record("tabs", "willBeginCustomizing(\(titles(viewControllers)))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    trace.record("tabs", "willEndCustomizing(\(titles(viewControllers)), \(changed))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    trace.record("tabs", "didEndCustomizing(\(titles(viewControllers)), \(changed))")
  }

  private func titles(_ controllers: [UIViewController]) -> String {
    controllers.map { $0.title ?? "?" }.joined(separator: " ")
  }

  @available(iOS 18.0, *)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  {
    trace.record("tabs", "shouldSelectTab(\(tab.identifier))")
    return allows
  }

  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    let previous = previousTab?.identifier ?? "none"
    trace.record("tabs", "didSelectTab(\(selectedTab.identifier), \(previous))")
  }
}
