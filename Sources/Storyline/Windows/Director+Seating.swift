import StorylineCore
import UIKit

// Screens that stand beside others: tabs, columns, pages.
extension Director {
  // MARK: Putting

  /// Puts a screen into a place, in a navigation controller of its own if the caller wants one.
  func seat(
    _ screen: UIViewController, as id: ScreenID, of record: FlowRecord, in seat: Seat
  ) throws(Refusal) {
    let holder = try holder(of: seat, for: record)
    if let refusal = holder.refusal(for: seat) { throw refusal }
    let hasNavigation = seat.wrapper == .navigation
    guard !(screen is UIAlertController), !hasNavigation || screen.mayBeOnStack else {
      throw .notAllowedThere
    }
    let navigation = hasNavigation ? UINavigationController(rootViewController: screen) : nil
    let root = navigation ?? screen
    adopt(screen, as: id, by: record)
    let container = navigation.map { stack($0, in: holder).container } ?? holder.container
    tree.place(id, of: record.id, in: container)
    associate(SeatToken(holder), with: root)
    holder.put(root, in: seat)
    if !holder.seats.contains(root) { tree.notTaken(id) }
    // What is selected by it comes with the next layout.
    wake.afterNextLayout()
  }

  // MARK: Finding

  /// The container that a place is in: the one that was named, or the nearest one that a flow has shown,
  /// or is in.
  func holder(of seat: Seat, for record: FlowRecord) throws(Refusal) -> any Holder {
    if seat.isNamed {
      guard let controller = seat.controller else { throw .placeIsGone }
      return try holder(controller)
    }
    var each: FlowRecord? = record
    while let current = each {
      for screen in (tree[current.id]?.screens ?? []).reversed().compactMap(screen) {
        var controller: UIViewController? = screen
        while let inner = controller {
          if seat.fits(inner) { return try holder(inner) }
          controller = inner.outer
        }
      }
      each = current.parent
    }
    guard let root = window?.rootViewController, seat.fits(root) else { throw .noContainer }
    return try holder(root)
  }

  /// The watcher of a controller that holds others beside each other; made when it is first asked for.
  private func holder(_ controller: UIViewController) throws(Refusal) -> any Holder {
    switch controller {
    case let tabs as UITabBarController: return self.tabs(tabs)
    case let split as UISplitViewController: return columns(split)
    case let pages as UIPageViewController: return self.pages(pages)
    default: throw .noContainer
    }
  }

  /// The container of a tab bar controller; made when it is first asked for.
  func tabs(_ controller: UITabBarController) -> TabWatcher {
    for case let tabs as TabWatcher in containers.values where tabs.tabs === controller {
      return tabs
    }
    // Another window's director may have watched it before.
    associated(TabWatcher.self, of: controller)?.uninstall()
    let tabs = TabWatcher(
      controller, container: tree.makeContainer(.tabs, in: enclosingScreen(of: controller)),
      director: self)
    add(tabs)
    return tabs
  }

  /// The container of a split view controller; made when it is first asked for.
  func columns(_ controller: UISplitViewController) -> ColumnWatcher {
    for case let columns as ColumnWatcher in containers.values where columns.split === controller {
      return columns
    }
    associated(ColumnWatcher.self, of: controller)?.uninstall()
    let columns = ColumnWatcher(
      controller, container: tree.makeContainer(.columns, in: enclosingScreen(of: controller)),
      director: self)
    add(columns)
    return columns
  }

  /// The container of a page view controller; made when it is first asked for.
  func pages(_ controller: UIPageViewController) -> PageWatcher {
    for case let pages as PageWatcher in containers.values where pages.pages === controller {
      return pages
    }
    associated(PageWatcher.self, of: controller)?.uninstall()
    let pages = PageWatcher(
      controller, container: tree.makeContainer(.pages, in: enclosingScreen(of: controller)),
      director: self)
    add(pages)
    return pages
  }

  /// Watches the container that a controller has a place in, where the app has put it there itself.
  func watchHolder(around root: UIViewController) {
    guard root.holder == nil, let parent = root.parent, let holder = try? holder(parent),
      holder.seats.contains(root)
    else { return }
    associate(SeatToken(holder), with: root)
  }

  // MARK: Looking

  /// The watcher of a controller, if it holds others beside each other and is watched.
  func holder(at controller: UIViewController) -> (any Holder)? {
    containers.values.lazy.compactMap { $0 as? any Holder }.first { $0.anchor === controller }
  }

  /// Whose the lowest screen in a controller is.
  func lowestOwner(in root: UIViewController) -> CoordinatorID? {
    let screens = id(of: root).map { [$0] } ?? self.screens(in: root)
    return screens.first.flatMap(tree.owner)
  }

  /// Whether none of the containers around a controller shows another one in its place.
  func isInFront(_ controller: UIViewController) -> Bool {
    var each = controller
    while let outer = each.outer {
      if let holder = each.holder, !holder.front.contains(each) { return false }
      each = outer
    }
    return true
  }
}

extension UIViewController {
  /// Whether UIKit takes it on a stack.
  fileprivate var mayBeOnStack: Bool {
    // 4.1.5
    !(self is UINavigationController) && !(self is UISplitViewController)
  }
}
