import StorylineTesting
import Testing
import UIKit

/// 6.1.4, 6.1.5: taps on the bar, and the calls of the delegate.
@MainActor @Suite(.harness) struct TabTapTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  private func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test func `6.1.4 a tap asks the delegate, and tells it`() throws {
    let shown = try TabsInWindow([screen("A"), screen("B")], on: harness)
    let delegate = TracingTabsDelegate(trace)
    shown.tabs.delegate = delegate
    try shown.tap(1)
    #expect(shown.tabs.selectedIndex == 1)
    trace.expect(["tabs.shouldSelect(B)", "tabs.didSelect(B)"])
  }

  @Test func `6.1.4 a change by code asks nobody`() throws {
    let shown = try TabsInWindow([screen("A"), screen("B")], on: harness)
    let delegate = TracingTabsDelegate(trace)
    shown.tabs.delegate = delegate
    shown.tabs.selectedIndex = 1
    shown.tabs.selectedViewController = shown.tabs.viewControllers?.first
    try harness.settle()
    trace.expect([])
  }

  @Test func `6.1.4 a tap on what is selected is told as well`() throws {
    let shown = try TabsInWindow([screen("A"), screen("B")], on: harness)
    let delegate = TracingTabsDelegate(trace)
    shown.tabs.delegate = delegate
    try shown.tap(0)
    trace.expect(["tabs.shouldSelect(A)", "tabs.didSelect(A)"])
  }

  @Test func `6.1.4 what the delegate refuses does not happen`() throws {
    let shown = try TabsInWindow([screen("A"), screen("B")], on: harness)
    let delegate = TracingTabsDelegate(trace)
    delegate.allows = false
    shown.tabs.delegate = delegate
    try shown.tap(1)
    #expect(shown.tabs.selectedIndex == 0)
    #expect(shown.tabs.tabBar.selectedItem === shown.tabs.tabBar.items?.first)
    trace.expect(["tabs.shouldSelect(B)"])
  }

  @Test func `6.1.5 a tap on the selected tab pops to the root, animated`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let root = TracingController("Root", trace)
    let navigation = UINavigationController(rootViewController: root)
    let shown = try TabsInWindow([navigation, screen("B")], on: harness)
    navigation.pushViewController(screen("Middle"), animated: false)
    navigation.pushViewController(screen("Top"), animated: false)
    try harness.settle()
    trace.clear()
    try shown.tap(0)
    #expect(navigation.viewControllers == [root])
    trace.expect([
      "Root.viewWillAppear(true)", "Root.viewIsAppearing(true)", "Root.viewDidAppear(true)",
    ])
  }

  @Test func `6.1.5 a tap on another tab leaves its stack as it is`() throws {
    let navigation = UINavigationController(rootViewController: screen("Root"))
    let shown = try TabsInWindow([navigation, screen("B")], on: harness)
    navigation.pushViewController(screen("Top"), animated: false)
    shown.tabs.selectedIndex = 1
    try harness.settle()
    try shown.tap(0)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `6.1.5 the delegate may keep the stack`() throws {
    let navigation = UINavigationController(rootViewController: screen("Root"))
    let shown = try TabsInWindow([navigation], on: harness)
    navigation.pushViewController(screen("Top"), animated: false)
    try harness.settle()
    let delegate = TracingTabsDelegate(trace)
    delegate.allows = false
    shown.tabs.delegate = delegate
    try shown.tap(0)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `a subclass hears of taps before anything is selected`() throws {
    final class Listening: UITabBarController {
      var heard: [(UITabBarItem, Int)] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        heard.append((item, selectedIndex))
      }
    }
    let tabs = Listening()
    let (a, b) = (screen("A"), screen("B"))
    tabs.viewControllers = [a, b]
    harness.makeWindow(root: tabs).makeKeyAndVisible()
    try harness.settle()
    harness.tap(
      at: tabs.tabBar.convert(CGPoint(x: tabs.tabBar.bounds.width * 0.75, y: 20), to: nil))
    try harness.settle()
    #expect(tabs.heard.map(\.0) == [b.tabBarItem])
    #expect(tabs.heard.map(\.1) == [0])
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a tab that is not enabled takes no taps`() throws {
    let shown = try TabsInWindow([screen("A"), screen("B")], on: harness)
    shown.tabs.tabBar.items?.last?.isEnabled = false
    try shown.tap(1)
    #expect(shown.tabs.selectedIndex == 0)
  }

  @Test func `a bar of the app's own selects and tells its delegate`() throws {
    final class Listener: NSObject, UITabBarDelegate {
      var heard: [UITabBarItem] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append(item) }
    }
    let root = UIViewController()
    harness.makeWindow(root: root).makeKeyAndVisible()
    let bar = UITabBar(frame: CGRect(x: 0, y: 200, width: 300, height: 49))
    let items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    let listener = Listener()
    bar.delegate = listener
    root.view.addSubview(bar)
    try harness.settle()
    harness.tap(at: CGPoint(x: 225, y: 220))
    try harness.settle()
    #expect(bar.selectedItem === items[1])
    #expect(listener.heard == [items[1]])
  }
}
