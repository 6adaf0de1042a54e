import StorylineTesting
import Testing
import UIKit

/// 6.1.10: tabs in place of controllers, as since iOS 18.
@MainActor @Suite(.harness) struct TabTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  @available(iOS 18.0, *)
  private func tab(_ identifier: String) -> UITab {
    UITab(title: "Title \(identifier)", image: nil, identifier: identifier) { [trace] tab in
      trace.record("provider", tab.identifier)
      return UIViewController()
    }
  }

  private func show(_ tabs: UITabBarController) throws {
    harness.makeWindow(root: tabs).makeKeyAndVisible()
    try harness.settle()
  }

  @available(iOS 18.0, *)
  @Test func `6.1.10 a tab makes its controller when it is selected, once`() throws {
    let (a, b) = (tab("a"), tab("b"))
    let tabs = UITabBarController(tabs: [a, b])
    try show(tabs)
    trace.expect(["provider.a"])
    tabs.selectedTab = b
    tabs.selectedTab = a
    tabs.selectedTab = b
    try harness.settle()
    trace.expect(["provider.a", "provider.b"])
    #expect(b.viewController?.view.window != nil)
    #expect(b.viewController?.tab === b)
    #expect(b.viewController?.parent === tabs)
    #expect(b.tabBarController === tabs)
  }

  @available(iOS 18.0, *)
  @Test func `6.1.10 the bar says what the tabs say`() throws {
    let (a, b) = (tab("a"), tab("b"))
    let tabs = UITabBarController(tabs: [a, b])
    try show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["Title a", "Title b"])
    b.title = "Other"
    b.badgeValue = "3"
    #expect(tabs.tabBar.items?.last?.title == "Other")
    #expect(tabs.tabBar.items?.last?.badgeValue == "3")
  }

  @available(iOS 18.0, *)
  @Test func `6.1.10 the delegate hears of tabs that are tapped`() throws {
    let tabs = UITabBarController(tabs: [tab("a"), tab("b")])
    let delegate = TracingTabsDelegate(trace)
    tabs.delegate = delegate
    try show(tabs)
    trace.clear()
    let bar = tabs.tabBar
    let point = bar.convert(CGPoint(x: bar.bounds.width * 0.75, y: 20), to: nil)
    harness.tap(at: point)
    try harness.settle()
    trace.expect(["tabs.shouldSelectTab(b)", "provider.b", "tabs.didSelectTab(b, a)"])
    #expect(tabs.selectedTab?.identifier == "b")
    trace.clear()
    delegate.allows = false
    harness.tap(at: bar.convert(CGPoint(x: bar.bounds.width * 0.25, y: 20), to: nil))
    try harness.settle()
    trace.expect(["tabs.shouldSelectTab(a)"])
    #expect(tabs.selectedTab?.identifier == "b")
  }

  @available(iOS 18.0, *)
  @Test func `6.1.10 the older names answer for tabs as well`() throws {
    let (a, b) = (tab("a"), tab("b"))
    let tabs = UITabBarController(tabs: [a, b])
    try show(tabs)
    tabs.selectedIndex = 1
    #expect(tabs.selectedTab === b)
    #expect(tabs.selectedViewController === b.viewController)
    #expect(tabs.viewControllers == [a, b].compactMap(\.viewController))
    tabs.viewControllers = [UIViewController()]
    #expect(tabs.tabs.isEmpty)
    #expect(tabs.selectedTab == nil)
    #expect(b.tabBarController == nil)
  }

  @available(iOS 18.0, *)
  @Test func `6.1.10 another list of tabs keeps the selected one`() {
    let (a, b, c) = (tab("a"), tab("b"), tab("c"))
    let tabs = UITabBarController(tabs: [a, b])
    tabs.selectedTab = b
    tabs.setTabs([c, b], animated: false)
    #expect(tabs.selectedTab === b)
    #expect(tabs.tab(forIdentifier: "c") === c)
    #expect(tabs.tab(forIdentifier: "a") == nil)
  }

  @available(iOS 18.0, *)
  @Test func `6.1.10 a tab inside a group is selected in its group's place`() throws {
    let (inner, other) = (tab("inner"), tab("other"))
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "group", children: [inner, other]
    ) { _ in UIViewController() }
    let tabs = UITabBarController(tabs: [tab("a"), group])
    try show(tabs)
    #expect(tabs.tabBar.items?.count == 2)
    #expect(inner.parent === group)
    #expect(inner.tabBarController === tabs)
    #expect(tabs.tab(forIdentifier: "inner") === inner)
    tabs.selectedTab = inner
    try harness.settle()
    #expect(tabs.selectedTab === inner)
    #expect(group.selectedChild === inner)
    #expect(group.viewController?.view.window != nil)
    group.children = [other]
    #expect(group.selectedChild == nil)
    #expect(inner.parent == nil)
    #expect(tabs.selectedTab === group)
  }

  @available(iOS 18.0, *)
  @Test func `a hidden tab has no place on the bar`() throws {
    let (a, b, c) = (tab("a"), tab("b"), tab("c"))
    let tabs = UITabBarController(tabs: [a, b, c])
    try show(tabs)
    b.isHidden = true
    try harness.settle()
    #expect(tabs.tabBar.items?.map(\.title) == ["Title a", "Title c"])
    b.isHidden = false
    #expect(tabs.tabBar.items?.count == 3)
  }
}
