import Foundation

// The visibility of the bar, and the area that it covers.

extension UITabBarController {
  /// Returns a Boolean value that indicates whether the bar is there while `controller` is shown.
  func showsBar(for controller: UIViewController?) -> Bool {
    guard !storedBarHidden, !bar.isHidden else { return false }
    // 4.5.1: a pushed controller may hide the bottom bar.
    guard let navigation = controller as? UINavigationController else { return true }
    return !navigation.hidesTabBar(navigation.barStack)
  }

  /// 12.4.3 – an opaque bar covers nothing: content ends above it.
  func barInset(of child: UIViewController) -> CGFloat {
    guard child.extends(under: .bottom, barIsTranslucent: bar.isTranslucent),
      child.viewIfLoaded?.superview === container?.content
    else { return 0 }
    return showsBar(for: child) ? bar.contentHeight : 0
  }

  func setBar(hidden: Bool, animated: Bool) {
    guard hidden != storedBarHidden else { return }
    storedBarHidden = hidden
    barVisibilityDidChange(animated: animated)
  }

  /// The bar comes or goes over the lower edge.
  func barVisibilityDidChange(animated: Bool) {
    guard let container else { return }
    shown?.viewIfLoaded?.setNeedsLayout()
    container.setNeedsLayout()
    guard animated, container.window != nil else { return }
    AnimationGroup.animate(duration: Self.barDuration, timing: .easeInOut) {
      container.layoutSubtree()
    }
  }

  private static let barDuration: TimeInterval = 0.2
}

extension UINavigationController {
  /// The tab bar that stands below the stack.
  var tabsAround: UITabBarController? {
    if let tabs = parent as? UITabBarController { return tabs }
    return (parent as? MoreNavigationController)?.parent as? UITabBarController
  }

  /// Returns a Boolean value that indicates whether a controller of the stack hides the bar, also
  /// inside a navigation controller that More shows.
  func hidesTabBar(_ stack: JoinedStack) -> Bool {
    // 4.5.1, 4.5.2 – from the controller that requests it on; 4.5.3 – the root as well (low
    // confidence).
    if hidesBottomBar(stack) { return true }
    guard let inner = stack.last as? UINavigationController else { return false }
    return inner.hidesTabBar(inner.barStack)
  }

  /// A Boolean value that indicates whether the bar below comes or goes with the change that is
  /// about to be shown.
  var movesTabBar: Bool {
    guard let tabs = tabsAround, tabs.showsBarApartFromStack else { return false }
    return hidesTabBar(shownStack) != hidesTabBar(screens.current)
  }

  /// Returns the difference between the tab bar's part of the disappearing view and of the
  /// appearing one.
  func tabBarDifference(of child: UIViewController) -> CGFloat {
    guard let running, child !== running.to, let tabs = tabsAround, tabs.bar.isTranslucent,
      movesTabBar
    else { return 0 }
    return hidesTabBar(shownStack) ? -tabs.bar.contentHeight : tabs.bar.contentHeight
  }

  /// 4.5.1 – the bar slides along with the lower screen of the change that is being shown.
  func lendTabBar(to host: UIView, above screen: UIView) -> UIView? {
    guard movesTabBar else { return nil }
    return tabsAround?.container?.lendBar(to: host, above: screen)
  }

  /// The bar below follows the stack.
  func tabBarMayHaveMoved() {
    guard let tabs = tabsAround, let container = tabs.container else { return }
    container.takeBackBar()
    container.setNeedsLayout()
    viewIfLoaded?.setNeedsLayout()
  }
}

extension UITabBarController {
  fileprivate var showsBarApartFromStack: Bool { !storedBarHidden && !bar.isHidden }
}
