import UIKit

/// The way from the window to the screen in front, as the map distinguishes places.
@MainActor
struct Place {
  /// The way in words: `tabs[0]/stack:2+/BookViewController`.
  private(set) var text = ""
  /// The screen in front.
  private(set) var screen: UIViewController?
  /// The classes of all screens on the way.
  private(set) var stacks: [String] = []
  /// The tops of the tabs that are not selected.
  private(set) var tabs: [String] = []

  /// The place of the app now.
  init() {
    guard let root = Stage.shared.appWindows.first?.rootViewController else {
      text = "nothing"
      return
    }
    var levels: [String] = []
    var next: UIViewController? = root
    while let each = next {
      levels.append(walk(each))
      next = Self.presented(by: each)
    }
    text = levels.joined(separator: " > ")
  }

  /// The screen that people see in a controller and its containers.
  static func screen(in controller: UIViewController) -> UIViewController? {
    var place = Place(empty: ())
    _ = place.walk(controller)
    return place.screen
  }

  private init(empty: Void) {}

  /// The controller that lies over one; a search belongs to the screen that is searched.
  private static func presented(by controller: UIViewController) -> UIViewController? {
    guard let next = controller.presentedViewController, !next.isBeingDismissed else { return nil }
    if next is UISearchController { return next.presentedViewController }
    return next
  }

  /// Goes from a container to the screen that people see, and returns the way.
  private mutating func walk(_ controller: UIViewController) -> String {
    switch controller {
    case let stack as UINavigationController:
      let count = stack.viewControllers.count
      stacks.append("[" + stack.viewControllers.map(Self.name).joined(separator: " ") + "]")
      guard let top = stack.topViewController else { break }
      return "stack:\(count > 1 ? "2+" : "1")/\(walk(top))"
    case let bar as UITabBarController:
      for (index, each) in (bar.viewControllers ?? []).enumerated() where index != bar.selectedIndex
      {
        tabs.append("\(index):\(Self.top(of: each))")
      }
      guard let selected = bar.selectedViewController else { break }
      return "tabs[\(bar.selectedIndex)]/\(walk(selected))"
    case let split as UISplitViewController:
      let columns = split.viewControllers
      for each in columns.dropLast() { tabs.append("column:\(Self.top(of: each))") }
      guard let last = columns.last else { break }
      return "\(split.isCollapsed ? "column" : "columns")/\(walk(last))"
    case let pages as UIPageViewController:
      guard let page = pages.viewControllers?.first else { break }
      return "pages/\(walk(page))"
    default:
      // The bar of a stack belongs to the controller on it, independent of the content of its view.
      if !(controller.parent is UINavigationController),
        let child = controller.child(covering: 0.95)
      {
        return "\(Self.name(controller))/\(walk(child))"
      }
    }
    screen = controller
    return Self.name(controller)
  }

  /// The class at the end of the way through containers.
  private static func top(of controller: UIViewController) -> String {
    switch controller {
    case let stack as UINavigationController:
      stack.topViewController.map(top) ?? name(stack)
    case let bar as UITabBarController: bar.selectedViewController.map(top) ?? name(bar)
    default: name(controller)
    }
  }

  /// The class of a controller; of an alert, with its title.
  static func name(_ controller: UIViewController) -> String {
    let name = "\(Swift.type(of: controller))"
    guard let alert = controller as? UIAlertController, let title = alert.title, !title.isEmpty
    else { return name }
    return "\(name) “\(CrawlAction.steadyName(title))”"
  }
}
