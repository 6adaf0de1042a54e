import StorylineTesting
import Testing
import UIKit

/// 4.5, 12.4.3 under tabs: when the bar is there, and what it covers.
@MainActor @Suite(.harness) struct TabBarVisibilityTests {
  let harness: any Harness = PlatformHarness()
  private static let height: CGFloat = 49

  private func screen(hidesBottomBar: Bool = false) -> UIViewController {
    let controller = UIViewController()
    controller.hidesBottomBarWhenPushed = hidesBottomBar
    return controller
  }

  private func isSeen(_ tabs: UITabBarController) -> Bool {
    let frame = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
    return !tabs.tabBar.isHidden && frame.minY < UIScreen.main.bounds.height && frame.maxX > 0
  }

  @Test func `12.4.3 the tab bar adds to the safe area of what is selected`() throws {
    let a = screen()
    let tabs = try TabsInWindow([a], on: harness).tabs
    var insets = tabs.view.safeAreaInsets
    let below = insets.bottom
    insets.bottom += Self.height
    #expect(a.view.safeAreaInsets == insets)
    #expect(a.view.frame == tabs.view.bounds)
    #expect(tabs.tabBar.frame.height == below + Self.height)
    #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
  }

  @Test func `12.4.3 content ends above an opaque tab bar`() throws {
    let a = screen()
    let tabs = try TabsInWindow([a], on: harness).tabs
    tabs.tabBar.isTranslucent = false
    try harness.settle()
    #expect(a.view.frame.maxY == tabs.tabBar.frame.minY)
    #expect(a.view.safeAreaInsets.bottom == 0)
  }

  @available(iOS 18.0, *)
  @Test func `a bar that is hidden covers nothing`() throws {
    let a = screen()
    let tabs = try TabsInWindow([a], on: harness).tabs
    tabs.tabBar.isHidden = true
    try harness.settle()
    #expect(a.view.safeAreaInsets.bottom == tabs.view.safeAreaInsets.bottom)
    tabs.tabBar.isHidden = false
    tabs.isTabBarHidden = true
    try harness.settle()
    #expect(!isSeen(tabs))
    #expect(a.view.safeAreaInsets.bottom == tabs.view.safeAreaInsets.bottom)
    tabs.setTabBarHidden(false, animated: true)
    try harness.settle()
    #expect(isSeen(tabs))
    #expect(a.view.safeAreaInsets.bottom == tabs.view.safeAreaInsets.bottom + Self.height)
  }

  @Test func `4.5.1 the tab bar slides away with the push of a controller that asks for it`() throws
  {
    let (a, b) = (screen(), screen(hidesBottomBar: true))
    let navigation = UINavigationController(rootViewController: a)
    let tabs = try TabsInWindow([navigation], on: harness).tabs
    let with = a.view.safeAreaInsets.bottom
    harness.holdTime()
    navigation.pushViewController(b, animated: true)
    harness.turn()
    // It goes with the lower screen, below the upper one.
    let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
    let lower = a.view.convert(a.view.bounds, to: nil)
    #expect(bar.minX == lower.minX)
    #expect(bar.minX < 0)
    #expect(bar.maxY == UIScreen.main.bounds.height)
    #expect(a.view.safeAreaInsets.bottom == with)
    try harness.settle()
    #expect(!isSeen(tabs))
    #expect(tabs.tabBar.superview === tabs.view)
    #expect(b.view.safeAreaInsets.bottom == with - Self.height)
  }

  @Test func `4.5.1 without animation it is gone at once`() throws {
    let navigation = UINavigationController(rootViewController: screen())
    let tabs = try TabsInWindow([navigation], on: harness).tabs
    navigation.pushViewController(screen(hidesBottomBar: true), animated: false)
    harness.turn()
    #expect(!isSeen(tabs))
  }

  @Test func `4.5.2 it stays away under later pushes, and returns with the pop of that one`() throws
  {
    let (a, b, c) = (screen(), screen(hidesBottomBar: true), screen())
    let navigation = UINavigationController(rootViewController: a)
    let tabs = try TabsInWindow([navigation], on: harness).tabs
    let with = a.view.safeAreaInsets.bottom
    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(c, animated: true)
    try harness.settle()
    #expect(!isSeen(tabs))
    navigation.popViewController(animated: true)
    try harness.settle()
    #expect(!isSeen(tabs))
    harness.holdTime()
    navigation.popViewController(animated: true)
    harness.turn()
    // It comes with the lower screen.
    #expect(isSeen(tabs))
    #expect(b.view.safeAreaInsets.bottom == with - Self.height)
    try harness.settle()
    #expect(isSeen(tabs))
    #expect(a.view.safeAreaInsets.bottom == with)
    #expect(tabs.tabBar.frame.minX == 0)
  }

  @Test func `4.5.2 a pop that is cancelled leaves it away`() throws {
    let (a, b) = (screen(), screen(hidesBottomBar: true))
    let navigation = UINavigationController(rootViewController: a)
    let tabs = try TabsInWindow([navigation], on: harness).tabs
    navigation.pushViewController(b, animated: true)
    try harness.settle()
    harness.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60, y: 300), over: 2)
    try harness.settle()
    #expect(navigation.topViewController === b)
    #expect(!isSeen(tabs))
    harness.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 350, y: 300), over: 2)
    try harness.settle()
    #expect(navigation.topViewController === a)
    #expect(isSeen(tabs))
  }

  @Test func `4.5.3 a root that asks for it has no tab bar from the start`() throws {
    let root = screen(hidesBottomBar: true)
    let tabs = try TabsInWindow(
      [UINavigationController(rootViewController: root), screen()], on: harness
    ).tabs
    #expect(!isSeen(tabs))
    #expect(root.view.safeAreaInsets.bottom == tabs.view.safeAreaInsets.bottom)
    tabs.selectedIndex = 1
    try harness.settle()
    #expect(isSeen(tabs))
    tabs.selectedIndex = 0
    try harness.settle()
    #expect(!isSeen(tabs))
  }

  @Test func `4.5.1 a controller that is no part of a stack is not asked`() throws {
    let tabs = try TabsInWindow([screen(hidesBottomBar: true)], on: harness).tabs
    #expect(isSeen(tabs))
  }

  @Test func `a device on its side has a lower bar`() throws {
    let a = screen()
    let tabs = try TabsInWindow([a], on: harness).tabs
    harness.turnDevice(onSide: true)
    try harness.settle()
    #expect(tabs.tabBar.frame.height == 32 + tabs.view.safeAreaInsets.bottom)
    #expect(tabs.tabBar.frame.width == UIScreen.main.bounds.width)
    #expect(tabs.tabBar.frame.maxY == UIScreen.main.bounds.height)
  }
}
