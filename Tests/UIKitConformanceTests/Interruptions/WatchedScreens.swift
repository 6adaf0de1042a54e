import UIKit

/// Screens and containers that check the order of their callbacks, in a window.
@MainActor
final class WatchedScreens {
  let harness: any Harness
  private(set) var window: UIWindow?
  private var lives: [Life] = []

  init(on harness: any Harness) { self.harness = harness }

  private func life(_ name: String) -> Life {
    let life = Life(name: name)
    lives.append(life)
    return life
  }

  func screen(_ name: String) -> WalkController { WalkController(life(name)) }

  func stack(_ names: String...) -> WalkNavigation {
    let navigation = WalkNavigation(life("stack of \(names[0])"))
    navigation.setViewControllers(names.map(screen), animated: false)
    return navigation
  }

  func tabs(_ controllers: [UIViewController]) -> WalkTabs {
    let tabs = WalkTabs(life("tabs"))
    tabs.viewControllers = controllers
    return tabs
  }

  func pages(
    _ book: [any WithLife], style: UIPageViewController.TransitionStyle = .scroll
  ) -> WalkPages {
    let pages = WalkPages(life("pages"), style: style)
    pages.book = book
    pages.setViewControllers([book[0]], direction: .forward, animated: false)
    return pages
  }

  func split(_ columns: UINavigationController...) -> WalkSplit {
    let split = WalkSplit(life("split"), style: columns.count > 2 ? .tripleColumn : .doubleColumn)
    for (column, controller) in zip(split.columns, columns) {
      split.setViewController(controller, for: column)
    }
    return split
  }

  func show(_ root: UIViewController) throws {
    let window = harness.makeWindow(root: root)
    self.window = window
    window.makeKeyAndVisible()
    try harness.settle()
  }

  /// The names of what has appeared.
  var appeared: Set<String> { Set(lives.filter { $0.appearance == .appeared }.map(\.name)) }

  /// The faults: callbacks out of order, or still missing.
  var faults: [String] {
    lives.flatMap(\.faults)
      + lives.filter { $0.appearance == .appearing || $0.appearance == .disappearing }
      .map { "\($0.name) is \($0.appearance)" }
  }

  /// Returns a Boolean value that indicates whether the views of these are in the window.
  func areInWindow(_ controllers: UIViewController...) -> Bool {
    controllers.allSatisfy { $0.viewIfLoaded?.window === window && window != nil }
  }
}
