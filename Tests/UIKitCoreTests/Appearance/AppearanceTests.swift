import StorylineTesting
import Testing
import UIKit

/// Tests for settings of all instances of a class.
@MainActor @Suite(.stage) struct AppearanceTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let screen = UIViewController()

  init() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  private func shown<View: UIView>(_ view: View, in superview: UIView? = nil) -> View {
    (superview ?? screen.view).addSubview(view)
    return view
  }

  @Test func `a view takes the look of its kind when it enters a window`() {
    UISwitch.appearance().onTintColor = .red
    let control = UISwitch()
    #expect(control.onTintColor == nil)
    #expect(shown(control).onTintColor == .red)
  }

  @Test func `a view that is in a window stays as it is until it comes back`() {
    UISwitch.appearance().onTintColor = .red
    let control = shown(UISwitch())
    UISwitch.appearance().onTintColor = .green
    #expect(control.onTintColor == .red)
    control.removeFromSuperview()
    #expect(shown(control).onTintColor == .green)
  }

  @Test func `what an app sets on a view itself stays`() {
    UISwitch.appearance().onTintColor = .red
    let control = UISwitch()
    control.onTintColor = .blue
    #expect(shown(control).onTintColor == .blue)
    let other = shown(UISwitch())
    other.onTintColor = .blue
    other.removeFromSuperview()
    #expect(shown(other).onTintColor == .blue)
  }

  private final class OwnSwitch: UISwitch {}

  @Test func `a subclass has the look of its class, and its own before that`() {
    UISwitch.appearance().onTintColor = .red
    UISwitch.appearance().thumbTintColor = .white
    OwnSwitch.appearance().onTintColor = .green
    let own = shown(OwnSwitch())
    #expect(own.onTintColor == .green)
    #expect(own.thumbTintColor == .white)
    #expect(shown(UISwitch()).onTintColor == .red)
  }

  private final class Card: UIView {}
  private final class Desk: UIView {}

  @Test func `what is said of a container counts for what is in it`() {
    UILabel.appearance().textColor = .gray
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
    let card = shown(Card())
    #expect(shown(UILabel(), in: card).textColor == .red)
    #expect(shown(UILabel(), in: shown(UIView(), in: card)).textColor == .red)
    #expect(shown(UILabel()).textColor == .gray)
  }

  @Test func `the outermost container counts most, then the longer way`() {
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Desk.self]).textColor = .green
    let card = shown(Card(), in: shown(Desk()))
    #expect(shown(UILabel(), in: card).textColor == .green)
    UILabel.appearance(whenContainedInInstancesOf: [Card.self, Desk.self]).textColor = .blue
    #expect(shown(UILabel(), in: card).textColor == .blue)
    // In the other order they are not around it.
    let desk = shown(Desk(), in: shown(Card()))
    #expect(shown(UILabel(), in: desk).textColor == .red)
  }

  private final class ListViewController: UIViewController {}

  @Test func `controllers are containers too`() {
    UILabel.appearance(whenContainedInInstancesOf: [ListViewController.self]).textColor = .red
    window.rootViewController = ListViewController()
    let label = UILabel()
    window.rootViewController?.view.addSubview(label)
    #expect(label.textColor == .red)
  }

  @Test func `a look may be that of some traits`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    UILabel.appearance(for: dark).textColor = .red
    #expect(shown(UILabel()).textColor == .label)
    window.overrideUserInterfaceStyle = .dark
    #expect(shown(UILabel()).textColor == .red)
  }

  @Test func `bars have the appearance of all bars`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .purple
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UINavigationBar.appearance().tintColor = .yellow
    UITabBar.appearance().unselectedItemTintColor = .brown
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    try Stage.shared.settle()
    let bar = navigation.navigationBar
    #expect(bar.standardAppearance.backgroundColor == .purple)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .purple)
    #expect(bar.tintColor == .yellow)
    #expect(tabs.tabBar.unselectedItemTintColor == .brown)
  }

  @Test func `items of bars have theirs, in the bars that were named`() throws {
    let font = UIFont.boldSystemFont(ofSize: 11)
    UIBarButtonItem.appearance().setTitleTextAttributes([.font: font], for: .normal)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .red
    UITabBarItem.appearance().setTitleTextAttributes([.font: font], for: .selected)
    let screen = UIViewController()
    let (above, below) = (UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add))
    screen.navigationItem.rightBarButtonItem = above
    screen.toolbarItems = [below]
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    try Stage.shared.settle()
    #expect(above.titleTextAttributes(for: .normal)?[.font] as? UIFont == font)
    #expect(above.tintColor == nil)
    #expect(below.tintColor == .red)
    #expect(navigation.tabBarItem.titleTextAttributes(for: .selected)?[.font] as? UIFont == font)
  }

  @Test func `a window takes its tint, and gives it to what is in it`() {
    UIWindow.appearance().tintColor = .orange
    let other = UIWindow(frame: UIScreen.main.bounds)
    other.rootViewController = UIViewController()
    other.isHidden = false
    #expect(other.rootViewController?.view.tintColor == .orange)
  }

  @Test func `the proxy is the same whenever it is asked for`() {
    #expect(UILabel.appearance() === UILabel.appearance())
    let containers: [any UIAppearanceContainer.Type] = [Card.self]
    let one = UILabel.appearance(whenContainedInInstancesOf: containers)
    #expect(one === UILabel.appearance(whenContainedInInstancesOf: [Card.self]))
    #expect(one !== UILabel.appearance())
  }

  @Test func `with the app go its looks`() {
    UISwitch.appearance().onTintColor = .red
    Stage.shared.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    #expect(shown(UISwitch(), in: window).onTintColor == nil)
  }
}
