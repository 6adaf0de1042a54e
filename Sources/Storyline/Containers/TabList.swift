import UIKit

/// The controllers of a tab bar controller, in the way in which the app set them.
///
/// An app sets either `viewControllers` or, since iOS 18, `tabs`. UIKit does not use the one when the
/// other is set, so each is written only where the app uses it. The controller of a tab is made when it
/// is first asked for; no tab is asked here before it was selected.
@MainActor
final class TabList {
  private weak var tabs: UITabBarController?
  /// Roots of flows, with the tabs that were made for them.
  private var made: [Made] = []

  private var labels: [Labelled] = []

  private struct Labelled {
    weak var root: UIViewController?
    let label: TabLabel
    let item: UITabBarItem
  }

  private struct Made {
    // A UITab, which a property cannot be before iOS 18.
    weak var tab: NSObject?
    weak var root: UIViewController?
  }

  init(_ tabs: UITabBarController) { self.tabs = tabs }

  /// All controllers that there are, in order.
  var controllers: [UIViewController] {
    guard let tabs else { return [] }
    guard #available(iOS 18.0, *), tabs.usesTabs else { return tabs.viewControllers ?? [] }
    let known = tabs.allTabs.compactMap { controller(of: $0) }
    // The navigation controller of a group that manages its own, which is the controller of no tab.
    let others = tabs.children.filter { !known.contains($0) && !$0.isMoreController }
    return known + others
  }

  /// The controller that is selected; `nil` where that is none of the app's, as in the More list.
  var selected: UIViewController? {
    guard let tabs else { return nil }
    guard #available(iOS 18.0, *), tabs.usesTabs else { return tabs.selectedViewController }
    // A tab in a group may be shown by the controller of the group.
    var each = tabs.selectedTab
    while let tab = each {
      if let controller = controller(of: tab) { return controller }
      each = tab.parent
    }
    return tabs.selectedViewController
  }

  // MARK: Changing

  /// Adds a controller: at the position that its label names, else behind the others.
  func add(_ root: UIViewController, _ label: TabLabel?) {
    guard let tabs else { return }
    labels.removeAll { $0.root == nil }
    guard #available(iOS 18.0, *), tabs.usesTabs else {
      var all = controllers
      all.insert(root, at: index(for: label, among: all))
      if let label { labels.append(Labelled(root: root, label: label, item: label.makeItem())) }
      restoreLabels()
      return tabs.setViewControllers(all, animated: false)
    }
    let first = (root as? UINavigationController)?.viewControllers.first ?? root
    let tab = UITab(
      title: label?.title ?? root.tabBarItem.title ?? first.title ?? "",
      image: label.map(\.image) ?? root.tabBarItem.image, identifier: UUID().uuidString
    ) { _ in root }
    var all = tabs.tabs
    all.insert(tab, at: index(for: label, among: all.map { controller(of: $0) }))
    made.append(Made(tab: tab, root: root))
    if let label { labels.append(Labelled(root: root, label: label, item: label.makeItem())) }
    tabs.setTabs(all, animated: false)
  }

  /// Tabs with a position stand in the order of their positions.
  private func index(for label: TabLabel?, among controllers: [UIViewController?]) -> Int {
    guard let position = label?.position else { return controllers.count }
    let next = controllers.firstIndex { controller in
      guard let controller,
        let other = labels.first(where: { $0.root === controller })?.label.position
      else { return false }
      return other > position
    }
    return min(max(position, 0), next ?? controllers.count)
  }

  /// Gives the tabs the items that the callers chose: a screen that gets a title gives it to its tab too.
  func restoreLabels() {
    // A tab of the app's kind has a title and an image of its own.
    guard let tabs, !tabs.usesTabs else { return }
    for each in labels {
      guard let root = each.root else { continue }
      if root.tabBarItem !== each.item { root.tabBarItem = each.item }
      if each.item.title != each.label.title { each.item.title = each.label.title }
    }
  }

  func remove(_ roots: [UIViewController]) {
    guard let tabs else { return }
    guard #available(iOS 18.0, *), tabs.usesTabs else {
      let controllers = controllers
      let rest = controllers.filter { !roots.contains($0) }
      if rest.count < controllers.count { tabs.setViewControllers(rest, animated: false) }
      return
    }
    let going = tabs.allTabs.filter { controller(of: $0).map(roots.contains) == true }
    for group in Set(going.compactMap(\.parent)) { group.children.removeAll(where: going.contains) }
    let rest = tabs.tabs.filter { !going.contains($0) }
    if rest.count < tabs.tabs.count { tabs.setTabs(rest, animated: false) }
    made.removeAll { $0.tab.map { tab in going.contains { $0 === tab } } ?? true }
  }

  /// Selects a controller, if it is one of those. The controller of a tab that is about to be selected for
  /// the first time is one, and not yet a child.
  func select(_ root: UIViewController) {
    guard let tabs else { return }
    guard #available(iOS 18.0, *), tabs.usesTabs else {
      if controllers.contains(root) { tabs.selectedViewController = root }
      return
    }
    let tab = tabs.allTabs.first { controller(of: $0) === root || root.tab === $0 }
    if let tab { tabs.selectedTab = tab }
  }

  /// Returns a closure that restores the controllers, their order and the selection.
  func remember() -> (@MainActor () -> Void)? {
    guard let tabs else { return nil }
    guard #available(iOS 18.0, *), tabs.usesTabs else {
      let (controllers, selected) = (tabs.viewControllers ?? [], tabs.selectedViewController)
      return { [weak tabs] in
        tabs?.setViewControllers(controllers, animated: false)
        if let selected, controllers.contains(selected) { tabs?.selectedViewController = selected }
      }
    }
    let (all, selected) = (tabs.tabs, tabs.selectedTab)
    return { [weak tabs] in
      tabs?.setTabs(all, animated: false)
      tabs?.selectedTab = selected
    }
  }

  // MARK: Tabs

  /// The controller of a tab, unless it would have to be made.
  @available(iOS 18.0, *)
  private func controller(of tab: UITab) -> UIViewController? {
    if let root = made.first(where: { $0.tab === tab })?.root { return root }
    return tabs?.children.first { $0.tab === tab }
  }
}

extension UITabBarController {
  /// A Boolean value that indicates whether the app has set `tabs`.
  var usesTabs: Bool {
    guard #available(iOS 18.0, *) else { return false }
    return !tabs.isEmpty
  }

  /// The tabs and those in groups, each group before its children.
  @available(iOS 18.0, *)
  fileprivate var allTabs: [UITab] {
    func list(_ tabs: [UITab]) -> [UITab] {
      tabs.flatMap { [$0] + list(($0 as? UITabGroup)?.children ?? []) }
    }
    return list(tabs)
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether this is the More list of a bar with tabs.
  ///
  /// Neither it nor the list at its root belongs to a tab; the root of a navigation controller that a
  /// group manages does.
  @available(iOS 18.0, *)
  fileprivate var isMoreController: Bool {
    guard tab == nil, let navigation = self as? UINavigationController else { return false }
    return navigation.viewControllers.first?.tab == nil
  }
}

extension UINavigationController {
  /// A Boolean value that indicates whether tabs are found here that have no place on the bar.
  var isMore: Bool {
    // Asking the tab bar controller would make it.
    guard let tabs = parent as? UITabBarController else { return false }
    guard #available(iOS 18.0, *), tabs.usesTabs else {
      return tabs.viewControllers?.contains(self) != true
    }
    return isMoreController && associated(SlotToken.self, of: self) == nil
  }
}
