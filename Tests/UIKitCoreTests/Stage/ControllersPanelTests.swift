import StorylineTesting
import Testing

@testable import UIKitCore

/// The view controllers as the page lists them.
@MainActor @Suite(.stage) struct ControllersPanelTests {
  @Test func `a controller whose view was never needed is not loaded, rather than disappeared`()
    throws
  {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    try settleNow()
    #expect(states == [["appeared"], ["not loaded"]])
    tabs.selectedIndex = 1
    try settleNow()
    #expect(states == [["disappeared"], ["appeared"]])
  }

  private var states: [[String]] {
    let panel = Stage.shared.panels.sources.first { $0.name == ControllersPanel.name }
    return panel?.rows().first?.children.map(\.badges) ?? []
  }
}
