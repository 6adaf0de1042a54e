import Foundation
import StorylineTesting
import Testing
import UIKit

/// 6.1.1 to 6.1.8, 3.6, 4.1.16, 4.1.17: the list of a tab bar controller, and what is selected of it.
@MainActor @Suite(.harness) struct TabListTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  private func screens(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let controller = UIViewController()
      controller.title = String(index)
      return controller
    }
  }

  @Test func `6.1.1 a list that has the selected one leaves it selected`() {
    let tabs = UITabBarController()
    let all = screens(4)
    tabs.viewControllers = all
    tabs.selectedIndex = 1
    tabs.viewControllers = [all[3], all[2], all[1]]
    #expect(tabs.selectedViewController === all[1])
    #expect(tabs.selectedIndex == 2)
  }

  @Test func `6.1.1 without it the one in its place is selected`() {
    let tabs = UITabBarController()
    tabs.viewControllers = screens(3)
    tabs.selectedIndex = 1
    let new = screens(3)
    tabs.viewControllers = new
    #expect(tabs.selectedViewController === new[1])
  }

  @Test func `6.1.1 without such a place the first is selected`() {
    let tabs = UITabBarController()
    tabs.viewControllers = screens(3)
    tabs.selectedIndex = 2
    let new = screens(2)
    tabs.viewControllers = new
    #expect(tabs.selectedViewController === new[0])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `6.1.1 another list is seen at once`() throws {
    let old = screens(2)
    let tabs = try TabsInWindow(old, on: harness).tabs
    let new = screens(2)
    tabs.viewControllers = new
    #expect(old[0].view.window == nil)
    #expect(new[0].view.window != nil)
  }

  @Test func `6.1.2 there is no index while More is selected`() {
    let tabs = UITabBarController()
    tabs.viewControllers = screens(6)
    tabs.selectedIndex = 2
    tabs.selectedViewController = tabs.moreNavigationController
    #expect(tabs.selectedIndex == NSNotFound)
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `6.1.3 whoever is on the list can be selected`() {
    let tabs = UITabBarController()
    let list = screens(3)
    tabs.viewControllers = list
    tabs.selectedViewController = list[2]
    #expect(tabs.selectedViewController === list[2])
    #expect(tabs.selectedIndex == 2)
  }

  @Test func `6.1.7 a bar without a controller takes any items`() {
    let bar = UITabBar()
    let item = UITabBarItem(title: "A", image: nil, tag: 3)
    bar.items = [item]
    bar.selectedItem = item
    #expect(bar.selectedItem === item)
    bar.items = []
    #expect(bar.selectedItem == nil)
  }

  @Test func `6.1.8 the item is made from the title, and stays`() {
    let controller = UIViewController()
    controller.title = "Home"
    let item = controller.tabBarItem
    #expect(item?.title == "Home")
    #expect(controller.tabBarItem === item)
  }

  @Test func `1.1.12 a title that is set replaces that of the tab bar item`() {
    let controller = UIViewController()
    controller.title = "Home"
    #expect(controller.tabBarItem.title == "Home")
    controller.title = "House"
    #expect(controller.tabBarItem.title == "House")
    controller.tabBarItem.title = "Own"
    #expect(controller.title == "House")
    controller.title = "Third"
    #expect(controller.tabBarItem.title == "Third")
  }

  @Test func `3.6 those in the list are told at the assignment`() {
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    trace.expect([
      "A.willMove(parent)", "A.didMove(parent)", "B.willMove(parent)", "B.didMove(parent)",
    ])
    #expect(tabs.children == [a, b])
    #expect(a.parent === tabs)
  }

  @Test func `3.6 those that are no longer in it are told once`() throws {
    trace.ignored = Trace.loadingAndLayout
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let tabs = try TabsInWindow([a, b], on: harness).tabs
    trace.clear()
    tabs.viewControllers = [a]
    try harness.settle()
    trace.expect(["B.willMove(nil)", "B.didMove(nil)"])
    #expect(b.parent == nil)
    #expect(tabs.children == [a])
  }

  @Test func `4.1.16 the tab bar controller is found from inside`() {
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    #expect(inner.tabBarController === tabs)
    #expect(navigation.tabBarController === tabs)
    #expect(tabs.tabBarController == nil)
    #expect(UIViewController().tabBarController == nil)
  }

  @Test func `4.1.17 a navigation controller has the item of its root`() throws {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let tabs = try TabsInWindow([navigation], on: harness).tabs
    #expect(tabs.tabBar.items?.map { $0 === root.tabBarItem } == [true])
    navigation.pushViewController(UIViewController(), animated: false)
    try harness.settle()
    #expect(tabs.tabBar.items?.map { $0 === root.tabBarItem } == [true])
  }

  @Test func `4.1.17 another root brings another item`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = try TabsInWindow([navigation], on: harness).tabs
    let other = UIViewController()
    navigation.setViewControllers([other], animated: false)
    #expect(tabs.tabBar.items?.map { $0 === other.tabBarItem } == [true])
  }

  @Test func `4.1.17 an item of its own comes first`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    navigation.tabBarItem = item
    #expect(navigation.tabBarItem === item)
  }

  @Test func `4.1.5 a tab bar controller may be pushed`() throws {
    let navigation = try harness.showNavigation([UIViewController()])
    let tabs = UITabBarController()
    let inner = UIViewController()
    tabs.viewControllers = [inner]
    navigation.pushViewController(tabs, animated: true)
    try harness.settle()
    #expect(navigation.topViewController === tabs)
    #expect(inner.view.window != nil)
  }

  @Test func `an item that is given later is on the bar`() throws {
    let screen = UIViewController()
    let tabs = try TabsInWindow([screen], on: harness).tabs
    let item = UITabBarItem(title: "New", image: nil, tag: 0)
    screen.tabBarItem = item
    #expect(tabs.tabBar.items == [item])
    #expect(tabs.tabBar.selectedItem === item)
  }

  @Test func `a tab bar controller that was replaced is released, with all that was in it`() throws
  {
    let window = harness.makeWindow(root: nil)
    weak var lost: UITabBarController?
    weak var more: UIViewController?
    weak var inner: UIViewController?
    do {
      let tabs = UITabBarController()
      tabs.viewControllers = screens(7)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      tabs.selectedIndex = 6
      try harness.settle()
      (lost, more, inner) = (tabs, tabs.moreNavigationController, tabs.selectedViewController)
      #expect(inner?.view.window != nil)
      window.rootViewController = UIViewController()
    }
    try harness.settle()
    #expect(lost == nil)
    #expect(more == nil)
    #expect(inner == nil)
  }

  @Test func `an index that there is not selects nothing`() {
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController == nil)
    tabs.viewControllers = screens(2)
    tabs.selectedIndex = 5
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `the selected one decides about the status bar`() {
    let tabs = UITabBarController()
    let all = screens(2)
    tabs.viewControllers = all
    tabs.selectedIndex = 1
    #expect(tabs.childForStatusBarStyle === all[1])
    #expect(tabs.childForStatusBarHidden === all[1])
    #expect(tabs.childForHomeIndicatorAutoHidden === all[1])
  }

  @Test func `the delegate decides how the interface may stand`() {
    final class Upright: NSObject, UITabBarControllerDelegate {
      func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    let tabs = UITabBarController()
    let before = tabs.supportedInterfaceOrientations
    #expect(before == UIViewController().supportedInterfaceOrientations)
    let silent = TracingTabsDelegate(trace)
    tabs.delegate = silent
    #expect(tabs.supportedInterfaceOrientations == before)
    let upright = Upright()
    tabs.delegate = upright
    #expect(tabs.supportedInterfaceOrientations == .portrait)
  }
}
