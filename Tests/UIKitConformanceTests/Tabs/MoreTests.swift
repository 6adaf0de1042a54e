import Foundation
import StorylineTesting
import Testing
import UIKit

/// 6.1.2, 6.1.6: more controllers than the bar has room for.
@MainActor @Suite(.harness) struct MoreTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  private func screens(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let controller = UIViewController()
      controller.title = "Tab \(index)"
      return controller
    }
  }

  private func tapRow(_ text: String, of shown: TabsInWindow) throws {
    let list = try #require(shown.tabs.moreNavigationController.viewControllers.first)
    let label = try #require(BarReader.label(text, in: list.view))
    harness.tap(at: label.convert(CGPoint(x: 4, y: 4), to: nil))
    try harness.settle()
  }

  @Test func `6.1.6 five controllers all have a place`() throws {
    let all = screens(5)
    let shown = try TabsInWindow(all, on: harness)
    #expect(shown.hasItems(of: all))
  }

  @Test func `6.1.6 of six, the first four have a place, and More`() throws {
    let all = screens(6)
    let shown = try TabsInWindow(all, on: harness)
    #expect(shown.hasItems(of: all.prefix(4) + [shown.tabs.moreNavigationController]))
    #expect(shown.tabs.viewControllers == all)
  }

  @Test func `6.1.6 the More controller is the same at every read, and never in the list`() {
    let tabs = UITabBarController()
    tabs.viewControllers = screens(6)
    #expect(tabs.moreNavigationController === tabs.moreNavigationController)
    #expect(tabs.viewControllers?.contains(tabs.moreNavigationController) == false)
  }

  @Test func `6.1.6 a tap on More shows the list of the others`() throws {
    let shown = try TabsInWindow(screens(7), on: harness)
    let delegate = TracingTabsDelegate(trace)
    shown.tabs.delegate = delegate
    try shown.tap(4)
    let more = shown.tabs.moreNavigationController
    #expect(shown.tabs.selectedViewController === more)
    #expect(shown.tabs.selectedIndex == NSNotFound)
    let list = try #require(more.viewControllers.first)
    #expect(
      Set(BarReader.labels(in: list.view).compactMap(\.text)) == ["Tab 4", "Tab 5", "Tab 6"])
    trace.expect(["tabs.shouldSelect(?)", "tabs.didSelect(?)"])
  }

  @Test func `6.1.6 what is chosen in the list is pushed there`() throws {
    let all = screens(7)
    let shown = try TabsInWindow(all, on: harness)
    try shown.tap(4)
    try tapRow("Tab 5", of: shown)
    let more = shown.tabs.moreNavigationController
    #expect(more.topViewController === all[5])
    #expect(all[5].view.window != nil)
    #expect(shown.tabs.selectedViewController === all[5])
    #expect(shown.tabs.selectedIndex == 5)
    #expect(all[5].tabBarController === shown.tabs)
    more.popViewController(animated: true)
    try harness.settle()
    #expect(shown.tabs.selectedIndex == NSNotFound)
    #expect(all[5].parent === shown.tabs)
  }

  @Test func `6.1.2 selecting one of the others by code opens it under More`() throws {
    let all = screens(6)
    let shown = try TabsInWindow(all, on: harness)
    shown.tabs.selectedIndex = 5
    try harness.settle()
    #expect(shown.tabs.selectedIndex == 5)
    #expect(shown.tabs.selectedViewController === all[5])
    #expect(all[5].view.window != nil)
    #expect(shown.tabs.tabBar.selectedItem === shown.tabs.moreNavigationController.tabBarItem)
    try shown.tap(4)
    #expect(shown.tabs.selectedViewController === shown.tabs.moreNavigationController)
  }

  @Test func `a navigation controller under More keeps its stack, and a way back`() throws {
    var all = screens(6)
    let root = UIViewController()
    root.title = "Inbox"
    let navigation = UINavigationController(rootViewController: root)
    all[5] = navigation
    let shown = try TabsInWindow(all, on: harness)
    try shown.tap(4)
    try tapRow("Inbox", of: shown)
    let more = shown.tabs.moreNavigationController
    #expect(more.viewControllers.last === navigation)
    #expect(root.view.window != nil)
    let reader = BarReader(navigation.navigationBar)
    #expect(reader.textsFromLeft == ["More", "Inbox"])
    let detail = UIViewController()
    detail.title = "Mail"
    navigation.pushViewController(detail, animated: true)
    try harness.settle()
    #expect(reader.textsFromLeft == ["Inbox", "Mail"])
    harness.tap(at: reader.backButtonPoint)
    try harness.settle()
    #expect(navigation.viewControllers == [root])
    harness.tap(at: reader.backButtonPoint)
    try harness.settle()
    #expect(more.viewControllers.count == 1)
    #expect(navigation.parent === shown.tabs)
    #expect(navigation.viewControllers == [root])
  }

  @Test func `one that gets a place on the bar moves there`() throws {
    let all = screens(6)
    let shown = try TabsInWindow(all, on: harness)
    let tabs = shown.tabs
    tabs.selectedIndex = 5
    try harness.settle()
    tabs.viewControllers = [all[0], all[5]]
    try harness.settle()
    #expect(tabs.selectedViewController === all[5])
    #expect(tabs.selectedIndex == 1)
    #expect(all[5].parent === tabs)
    #expect(all[5].view.window != nil)
    #expect(shown.hasItems(of: [all[0], all[5]]))
  }

  @Test func `one that loses its place moves under More`() throws {
    let all = screens(6)
    let tabs = try TabsInWindow([all[5]], on: harness).tabs
    tabs.viewControllers = all
    try harness.settle()
    #expect(tabs.selectedIndex == 5)
    #expect(all[5].view.window != nil)
    #expect(tabs.moreNavigationController.topViewController === all[5])
  }

  @Test func `one that leaves the list while it is open is gone`() throws {
    let all = screens(6)
    let tabs = try TabsInWindow(all, on: harness).tabs
    tabs.selectedIndex = 5
    try harness.settle()
    tabs.viewControllers = Array(all.prefix(3))
    try harness.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(all[5].parent == nil)
    #expect(all[5].view.window == nil)
    #expect(tabs.children == Array(all.prefix(3)))
  }

  @Test func `where the width is regular there is room for more`() throws {
    harness.useLargeDevice()
    let tabs = try TabsInWindow(screens(7), on: harness).tabs
    #expect(tabs.tabBar.items?.count == 7)
  }
}
