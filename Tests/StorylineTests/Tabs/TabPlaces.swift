import Storyline
import StorylineTesting
import UIKit

/// A root flow with tabs that routes lead to.
final class CityFlow: Flow<Int> {
  let tabs = UITabBarController()
  let quarters: [String]

  init(_ quarters: [String]) {
    self.quarters = quarters
    super.init()
  }

  override func start() {
    show(tabs)
    for name in quarters { go(Self.quarter, name) }
  }

  static let quarter = Route("quarter", as: .tab(in: .navigation)) { (_: CityFlow, name: String) in
    PlaceFlow(name)
  }

  static let plain = Route("plain", as: .tab) { (_: CityFlow) in PlaceFlow("plain") }

  static let notice = Route("notice", as: .present(in: .navigation)) { (_: CityFlow, id: Int) in
    PlaceFlow("notice \(id)")
  }

  static let routes = RouteList(
    quarter, plain, notice, PlaceFlow.next, PlaceFlow.sheet, PlaceFlow.card)
}

extension PlaceFlow {
  static let city = Route("city", as: .root) { (_: PlaceFlow) in
    CityFlow(["north", "south", "west"])
  }

  static let map = Route("map", as: .present(.fullScreen)) { (_: PlaceFlow) in
    CityFlow(["north", "south", "west"])
  }
}

/// A window with a flow that has tabs.
@MainActor
final class CityStage {
  let window = UIWindow()
  private(set) weak var root: CityFlow?

  init(_ quarters: [String] = ["north", "south", "west"]) {
    let flow = CityFlow(quarters)
    root = flow
    window.show(flow, as: .root)
    window.makeKeyAndVisible()
  }

  var tabs: UITabBarController? { window.rootViewController as? UITabBarController }

  /// The content of each tab, the selected one with a star, and the presented controllers after a
  /// bar.
  var titles: [String] {
    var result = (tabs?.viewControllers ?? []).map { each in
      (each === tabs?.selectedViewController ? "*" : "") + Self.text(each)
    }
    var next = tabs?.presentedViewController
    while let each = next {
      result.append("| " + Self.text(each))
      next = each.presentedViewController
    }
    return result
  }

  private static func text(_ controller: UIViewController) -> String {
    stack(controller).map { $0.title ?? "–" }.joined(separator: " ")
  }

  private static func stack(_ controller: UIViewController) -> [UIViewController] {
    (controller as? UINavigationController)?.viewControllers ?? [controller]
  }

  /// The stacks of all tabs, and of what is presented.
  var stacks: [[UIViewController]] {
    var result = (tabs?.viewControllers ?? []).map(Self.stack)
    var next = tabs?.presentedViewController
    while let each = next {
      result.append(Self.stack(each))
      next = each.presentedViewController
    }
    return result
  }

  var screens: [PlaceScreen] { stacks.flatMap(\.self).compactMap { $0 as? PlaceScreen } }

  /// The flow of a tab.
  func quarter(_ name: String) -> PlaceFlow? {
    root?.childCoordinators.compactMap { $0 as? PlaceFlow }.first { $0.name == name }
  }

  var log: [String] { window.storyLog.map(\.description) }

  /// Returns the log after its first `count` events.
  func events(after count: Int) -> [Event] { Array(window.storyLog.dropFirst(count)) }
}
