import StorylineTesting
import Testing
import UIKit

/// Children of containers that list theirs: tabs and stacks follow `addChild` and `removeFromParent`.
@MainActor @Suite(.harness) struct ListedChildTests {
  let harness: any Harness = PlatformHarness()

  private func show(_ controller: UIViewController) throws {
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
  }

  @Test func `a list of tabs is nil until one is given, even an empty one`() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    tabs.viewControllers = []
    #expect(tabs.viewControllers == [])
    tabs.viewControllers = nil
    #expect(tabs.viewControllers == nil)
  }

  @Test func `a child that is added is the last tab`() throws {
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    tabs.addChild(first)
    try show(tabs)
    tabs.addChild(second)
    #expect(tabs.viewControllers == [first, second])
    #expect(tabs.tabBar.items?.count == 2)
    #expect(tabs.selectedViewController === first)
    #expect(first.viewIfLoaded?.window != nil)
  }

  @Test func `a tab that leaves its parent is off the list, and the next one is seen`() throws {
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    tabs.viewControllers = [first, second]
    try show(tabs)
    first.willMove(toParent: nil)
    first.removeFromParent()
    try harness.settle()
    #expect(tabs.viewControllers == [second])
    #expect(tabs.children == [second])
    #expect(second.viewIfLoaded?.window != nil)
    #expect(first.viewIfLoaded?.window == nil)
  }

  @Test func `a controller between others that leaves its parent is off the stack`() throws {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.setViewControllers([first, second, third], animated: false)
    try show(navigation)
    second.willMove(toParent: nil)
    second.removeFromParent()
    try harness.settle()
    #expect(navigation.viewControllers == [first, third])
    #expect(navigation.navigationBar.items?.count == 2)
    navigation.popViewController(animated: true)
    try harness.settle()
    #expect(first.viewIfLoaded?.window != nil)
  }

  @Test func `a controller that is pushed elsewhere is off the stack where it was`() {
    let (root, screen) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(screen, animated: false)
    let other = UINavigationController(rootViewController: UIViewController())
    other.pushViewController(screen, animated: false)
    #expect(navigation.viewControllers == [root])
    #expect(screen.parent === other)
  }
}
