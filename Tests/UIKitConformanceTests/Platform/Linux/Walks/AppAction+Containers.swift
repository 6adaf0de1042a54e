import SeededNumbers
import UIKit

// Tabs, columns and pages.

extension AppAction {
  @MainActor
  func changeTabs(in world: AppWorld, random: inout SeededGenerator) {
    let all = world.reachable.compactMap { $0 as? WalkTabs }
    guard let tabs = all.randomElement(using: &random) else { return }
    let controllers = (tabs.viewControllers ?? []).compactMap { $0 as? any WithLife }
    switch self {
    case .select:
      let more = tabs.moreNavigationController.tabBarItem
      if tabs.tabBar.items?.last === more, Int.random(in: 0..<6, using: &random) == 0 {
        world.tell("select More of \(tabs.life.name)")
        tabs.selectedViewController = tabs.moreNavigationController
        return
      }
      let index = Int.random(in: 0..<controllers.count, using: &random)
      world.tell("select \(controllers[index].life.name) of \(tabs.life.name)")
      tabs.selectedIndex = index
    case .tapTab:
      tap(tabs, in: world, random: &random)
    case .changeTabs:
      var kept = controllers.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      // More has no room for columns: these stay first.
      if !(kept.first is WalkSplit), Bool.random(using: &random) { kept.reverse() }
      let new = Int.random(in: kept.isEmpty ? 1...2 : 0...2, using: &random)
      let contents = kept + world.makeTabContents(new, random: &random)
      world.tell("tabs of \(tabs.life.name) become \(contents.map(\.life.name))")
      world.give(contents, to: tabs)
    default:
      world.tell("hide or show the bar of \(tabs.life.name)")
      tabs.setTabBarHidden(!tabs.isTabBarHidden, animated: Bool.random(using: &random))
    }
  }

  @MainActor
  private func tap(_ tabs: WalkTabs, in world: AppWorld, random: inout SeededGenerator) {
    let bar = tabs.tabBar
    guard bar.window === world.front?.window, world.finger == nil, let items = bar.items,
      let index = items.indices.randomElement(using: &random)
    else { return }
    let x = bar.bounds.width * (CGFloat(index) + 0.5) / CGFloat(items.count)
    let point = bar.convert(CGPoint(x: x, y: 20), to: nil)
    // Something else may be over it.
    guard bar.window?.hitTest(point, with: nil)?.isDescendant(of: bar) == true else { return }
    world.tell("tap item \(index) of \(tabs.life.name)")
    // 6.1.5 – the one that is selected goes back to its root.
    for case let navigation as WalkNavigation in tabs.viewControllers ?? [] {
      world.change(navigation, isCertain: false) { $0.removeSubrange(1...) }
    }
    world.harness.tap(at: point)
  }

  @MainActor
  func changeColumns(in world: AppWorld, random: inout SeededGenerator) {
    let all = world.reachable.compactMap { $0 as? WalkSplit }
    guard let split = all.randomElement(using: &random),
      let column = split.columns.randomElement(using: &random)
    else { return }
    if self == .showColumn || self == .hideColumn, split.isCollapsed {
      // 6.2.3 – it covers others, or what covers it goes.
      world.forgetStacks(in: split)
    }
    world.tell("\(self) \(column.rawValue) of \(split.life.name)")
    switch self {
    case .showColumn: split.show(column)
    case .hideColumn: split.hide(column)
    case .showDetail:
      // Its place depends on the present state of the split view.
      split.given[.secondary] = nil
      world.forgetStacks(in: split)
      split.showDetailViewController(world.makeScreen(random: &random), sender: nil)
    case .fillColumn:
      world.fill(column, of: split, random: &random)
    default:
      let modes: [UISplitViewController.DisplayMode] = [
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
      ]
      split.preferredDisplayMode = modes.randomElement(using: &random) ?? .automatic
    }
  }

  @MainActor
  func changePages(in world: AppWorld, random: inout SeededGenerator) {
    let all = world.reachable.compactMap { $0 as? WalkPages }
    guard let pages = all.randomElement(using: &random) else { return }
    if self == .changePages {
      let kept = pages.book.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
      let new = Int.random(in: kept.isEmpty ? 1...2 : 0...2, using: &random)
      pages.book = kept + world.makeTabContents(new, random: &random)
      // The cached pages beside the visible one do not count any more.
      pages.dataSource = nil
      pages.dataSource = pages
    }
    guard let page = pages.book.randomElement(using: &random) else { return }
    let animated = Bool.random(using: &random)
    world.tell(
      "\(self): of \(pages.book.map(\.life.name)) \(pages.life.name) shows \(page.life.name), "
        + "animated \(animated)")
    pages.setViewControllers(
      [page], direction: Bool.random(using: &random) ? .forward : .reverse, animated: animated)
  }
}
