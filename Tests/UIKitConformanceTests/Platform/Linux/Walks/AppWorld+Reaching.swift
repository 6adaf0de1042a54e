import UIKit

// The existing and the visible controllers.

extension AppWorld {
  /// Returns the controller that a controller itself presents.
  func presented(by controller: UIViewController) -> UIViewController? {
    guard let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    else { return nil }
    return presented
  }

  /// Everything that a controller holds, itself included, the outermost first.
  func reachable(from controller: UIViewController?) -> [UIViewController] {
    var found = [controller].compactMap(\.self)
    var known = Set(found.map(ObjectIdentifier.init))
    var index = 0
    while index < found.count {
      let controller = found[index]
      index += 1
      for next in contents(of: controller) where known.insert(ObjectIdentifier(next)).inserted {
        found.append(next)
      }
      if let next = presented(by: controller), known.insert(ObjectIdentifier(next)).inserted {
        found.append(next)
      }
    }
    return found
  }

  /// Returns the outermost container or presenter of a controller, in a window or not.
  func outermost(of controller: UIViewController) -> UIViewController {
    var outermost = controller
    while let next = outermost.parent ?? outermost.presentingViewController { outermost = next }
    return outermost
  }

  /// Everything in the rooms.
  var reachable: [UIViewController] {
    rooms.flatMap { reachable(from: $0.window.rootViewController) }
  }

  func contents(of controller: UIViewController) -> [UIViewController] {
    var contents = controller.children
    switch controller {
    case let navigation as UINavigationController: contents += navigation.viewControllers
    case let tabs as UITabBarController: contents += tabs.viewControllers ?? []
    case let pages as WalkPages: contents += pages.book as [UIViewController]
    case let split as WalkSplit:
      contents += (split.columns + [.compact]).compactMap { split.viewController(for: $0) }
    default: break
    }
    return contents
  }

  /// The controllers that are in a window, those behind sheets too.
  func visible(in room: Room) -> [UIViewController] {
    guard !room.window.isHidden, let root = room.window.rootViewController else { return [] }
    var found: [UIViewController] = []
    addVisible(root, isInPlace: true, to: &found)
    return found
  }

  private func addVisible(
    _ controller: UIViewController, isInPlace: Bool, to found: inout [UIViewController]
  ) {
    let presented = presented(by: controller)
    let style = presented?.modalPresentationStyle
    // 1.6.1 – these take away their presenter's view, and no other.
    let isCovered = style == .fullScreen || style == .currentContext
    let isVisible = isInPlace && !isCovered
    if isVisible { found.append(controller) }
    let shown = shownContents(of: controller)
    for child in contents(of: controller) where child.parent === controller {
      addVisible(child, isInPlace: isVisible && shown.contains(child), to: &found)
    }
    if let presented {
      // These are where their presenter is, the others over everything.
      let isContextual = style == .currentContext || style == .overCurrentContext
      addVisible(presented, isInPlace: !isContextual || isInPlace, to: &found)
    }
  }

  private func shownContents(of controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let navigation as UINavigationController:
      [navigation.topViewController].compactMap(\.self)
    case let tabs as UITabBarController:
      // A controller chosen under More is on a stack there.
      [tabs.selectedViewController.map { $0.parent === tabs ? $0 : tabs.moreNavigationController }]
        .compactMap(\.self)
    case let pages as WalkPages: pages.viewControllers ?? []
    case let split as WalkSplit:
      split.isCollapsed ? split.viewControllers : split.shownColumns.compactMap(split.host)
    default: []
    }
  }
}

extension WalkSplit {
  /// The columns that the display mode shows.
  fileprivate var shownColumns: [Column] {
    switch displayMode {
    case .secondaryOnly: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: columns.suffix(2)
    default: columns
    }
  }

  /// Returns the content of a column: a stack, because the walk puts nothing else there.
  fileprivate func host(of column: Column) -> UIViewController? {
    let controller = viewController(for: column)
    return controller as? UINavigationController ?? controller?.navigationController ?? controller
  }
}
