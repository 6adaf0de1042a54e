import StorylineTesting
import Testing
import UIKit

/// Tabs that change in the middle of something else.
@MainActor @Suite(.harness) struct TabInterruptionTests {
  let harness: any Harness = PlatformHarness()

  private func screens(_ count: Int, of cast: WatchedScreens) -> [UIViewController] {
    (0..<count).map { cast.screen("\($0)") }
  }

  @Test func `6.1.6 one under More, one on the bar and another one under More in one turn`() throws
  {
    let cast = WatchedScreens(on: harness)
    let all = screens(7, of: cast)
    let tabs = cast.tabs(all)
    let window = harness.makeWindow(root: tabs)
    window.makeKeyAndVisible()
    tabs.selectedIndex = 4
    tabs.selectedIndex = 2
    tabs.selectedIndex = 6
    try harness.settle()
    #expect(cast.appeared == ["6", "tabs"])
    #expect(tabs.selectedViewController === all[6])
    #expect(cast.faults == [])
  }

  @Test
  func `6.1.6 what was selected under More has a place on the bar of a device that is turned`()
    throws
  {
    harness.useLargePhone()
    let cast = WatchedScreens(on: harness)
    let all = screens(7, of: cast)
    let tabs = cast.tabs(all)
    harness.makeWindow(root: tabs).makeKeyAndVisible()
    tabs.selectedIndex = 6
    harness.turnDevice(onSide: true)
    try harness.settle()
    #expect(cast.appeared == ["6", "tabs"])
    #expect(all[6].parent === tabs && tabs.tabBar.items?.count == 7)
    #expect(cast.faults == [])
  }

  @Test func `6.1.6 More and its list disappear when the device is turned, and come back`() throws {
    harness.useLargePhone()
    let cast = WatchedScreens(on: harness)
    let all = screens(7, of: cast)
    let tabs = cast.tabs(all)
    harness.makeWindow(root: tabs).makeKeyAndVisible()
    tabs.selectedViewController = tabs.moreNavigationController
    harness.turnDevice(onSide: true)
    tabs.selectedIndex = 6
    harness.turnDevice(onSide: false)
    try harness.settle()
    #expect(cast.appeared == ["6", "tabs"])
    #expect(all[6].view.window != nil)
    #expect(cast.faults == [])
  }

  @Test
  func
    `6.1.6 tabs that are covered have as many places as they are found to have when they are back`()
    throws
  {
    harness.useLargePhone()
    let cast = WatchedScreens(on: harness)
    let all = screens(7, of: cast)
    let tabs = cast.tabs(Array(all.prefix(6)))
    try cast.show(tabs)
    let cover = cast.screen("P")
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: false)
    try harness.settle()
    harness.turnDevice(onSide: true)
    tabs.viewControllers = all
    tabs.selectedIndex = 6
    harness.turnDevice(onSide: false)
    try harness.settle()
    tabs.dismiss(animated: false)
    try harness.settle()
    #expect(tabs.tabBar.items?.count == 5)
    #expect(cast.appeared == ["6", "tabs"])
    #expect(all[6].view.window != nil)
    #expect(cast.faults == [])
  }

  @Test func `7.1 what was under More and is no tab any more is released`() throws {
    let tabs = UITabBarController()
    weak var last: UIViewController?
    do {
      let screen = UIViewController()
      last = screen
      tabs.viewControllers = (0..<6).map { _ in UIViewController() } + [screen]
      harness.makeWindow(root: tabs).makeKeyAndVisible()
      tabs.selectedIndex = 6
      tabs.selectedIndex = 0
      tabs.viewControllers = tabs.viewControllers?.dropLast()
    }
    try harness.settle()
    #expect(last == nil)
    #expect(tabs.viewControllers?.count == 6)
  }

  @Test func `6.1.6 what is selected under More while its list comes back is selected at once`()
    throws
  {
    let cast = WatchedScreens(on: harness)
    let all = screens(7, of: cast)
    let tabs = cast.tabs(all)
    try cast.show(tabs)
    harness.holdTime()
    tabs.selectedIndex = 5
    try harness.settle()
    tabs.moreNavigationController.popToRootViewController(animated: true)
    harness.turn()
    tabs.selectedIndex = 6
    #expect(tabs.selectedIndex == 6)
    tabs.viewControllers = Array(all.dropLast())
    try harness.settle()
    #expect(all[6].parent == nil)
    #expect(!cast.appeared.contains("6"))
    #expect(cast.faults == [])
  }

  @Test func `1.7.3 a tab that leaves the list while the tabs are being covered has disappeared`()
    throws
  {
    let cast = WatchedScreens(on: harness)
    let all = screens(3, of: cast)
    let tabs = cast.tabs(all)
    try cast.show(tabs)
    harness.holdTime()
    let cover = cast.screen("P")
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: true)
    harness.advance(by: 0.1)
    harness.advance(by: 0.1)
    tabs.viewControllers = Array(all.dropFirst())
    try harness.settle()
    #expect(cast.appeared == ["P"])
    #expect(cast.faults == [])
  }

  @Test func `1.3.1 what goes while a window is shown does not appear in it`() throws {
    let cast = WatchedScreens(on: harness)
    let first = cast.stack("A")
    let tabs = cast.tabs([first, cast.screen("B")])
    try cast.show(tabs)
    let presented = cast.screen("P")
    presented.modalPresentationStyle = .overCurrentContext
    first.present(presented, animated: false)
    try harness.settle()
    cast.window?.isHidden = true
    tabs.selectedIndex = 1
    cast.window?.isHidden = false
    try harness.settle()
    #expect(cast.appeared == ["B", "tabs"])
    #expect(cast.faults == [])
  }
}
