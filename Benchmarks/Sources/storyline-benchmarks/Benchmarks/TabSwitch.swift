import BenchmarkHarness
import StorylineTesting
import UIKit

extension Benchmark {
  /// The cost that a tab bar adds to showing another screen: two of five tabs in turn, each
  /// settled, compared with the same two as children that are exchanged by hand.
  ///
  /// Measured: 2.2 to 2.3, 78 µs beside 35 µs of processor time.
  static var tabSwitch: Benchmark {
    Benchmark("tab-switch", target: 3.5) {
      let tabs = try Tabs()
      let children = try Children()
      return Comparison(of: { try tabs.thereAndBack() }, with: { try children.thereAndBack() })
    }
  }
}

@MainActor
private struct Tabs {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let tabs = UITabBarController()

  init() throws {
    tabs.viewControllers = (0..<5).map { _ in UIViewController() }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    try settleNow()
  }

  func thereAndBack() throws {
    for index in [1, 0] {
      tabs.selectedIndex = index
      try settleNow()
      guard tabs.selectedViewController?.viewIfLoaded?.window != nil else {
        throw Stack.WrongScreens(description: "The tab is not seen.")
      }
    }
  }
}

@MainActor
private struct Children {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let parent = UIViewController()
  private let children = [UIViewController(), UIViewController()]

  init() throws {
    window.rootViewController = parent
    window.makeKeyAndVisible()
    for child in children {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(children[0].view)
    try settleNow()
  }

  func thereAndBack() throws {
    for (old, new) in [(0, 1), (1, 0)] {
      let view: UIView = children[new].view
      view.frame = parent.view.bounds
      parent.view.addSubview(view)
      children[old].view.removeFromSuperview()
      try settleNow()
      guard view.window != nil else {
        throw Stack.WrongScreens(description: "The child is not seen.")
      }
    }
  }
}
