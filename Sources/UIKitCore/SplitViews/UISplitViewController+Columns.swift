import Foundation

// Which controllers there are, and where they stand.

extension UISplitViewController {
  /// The columns that can be stacked, the lowest first.
  var stackedColumns: [Column] {
    isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The controllers of those columns.
  var stackedHosts: [UIViewController] { stackedColumns.compactMap { hosts[$0] } }

  var listedControllers: [UIViewController] {
    if isCollapsed { return content.map { [$0] } ?? [] }
    return hasColumns ? stackedHosts : pair
  }

  /// The one that people look at most.
  var mainController: UIViewController? {
    isCollapsed ? content : host(of: .secondary) ?? host(of: .primary)
  }

  // MARK: Columns

  func assign(_ controller: UIViewController?, to column: Column) {
    guard hasColumns, column != .supplementary || isTriple else {
      Console.log(
        "[UISplitViewController setViewController:forColumn:] is not supported for this column of "
          + "\(reference).")
      return
    }
    guard controller !== assigned[column] else { return }
    // The existing stack stays under the new controller.
    if column == .secondary, let controller, !(controller is UINavigationController),
      let navigation = hosts[column] as? UINavigationController, !navigation.stack.isEmpty
    {
      assigned[column] = controller
      navigation.setViewControllers(navigation.stack + [controller], animated: false)
      return
    }
    replaceHost(of: column, with: controller)
  }

  /// The column has that controller from now on, in a navigation controller of its own if need be.
  func replaceHost(of column: Column, with controller: UIViewController?) {
    let old = hosts[column]
    assigned[column] = controller
    hosts[column] = controller.map { wrap($0, for: column) }
    guard old !== hosts[column] else { return }
    if isCollapsed {
      replaceCollapsed(old, with: hosts[column], column)
    } else {
      if let new = hosts[column] { take(new) }
      exchangeSeen()
      if let old { letGo(old) }
    }
    updateColumnTraits()
    container?.setNeedsLayout()
    updateButtons()
  }

  private func wrap(_ controller: UIViewController, for column: Column) -> UIViewController {
    // 6.2.1: columns wrap their controllers in navigation controllers, except compact.
    if controller is UINavigationController || column == .compact { return controller }
    return UINavigationController(rootViewController: controller)
  }

  // MARK: The classic style

  func replaceControllers(with new: [UIViewController]) {
    if hasColumns {
      let columns = new.count > 2 ? stackedColumns : [.primary, .secondary]
      for (index, column) in columns.enumerated() {
        let controller = index < new.count ? new[index] : nil
        if controller !== hosts[column] { replaceHost(of: column, with: controller) }
      }
      return
    }
    running?.arriveNow()
    let wasCollapsed = isCollapsed
    isCollapsed = false
    let old = Set(pair + [content].compactMap(\.self)).subtracting(new)
    content = nil
    formerSecondary = nil
    pair = Array(new.prefix(2))
    for controller in pair { take(controller) }
    exchangeSeen()
    for controller in old { letGo(controller) }
    if wasCollapsed { collapse() }
    updateColumnTraits()
    container?.setNeedsLayout()
  }

  // MARK: Children

  /// Makes a child of a controller, wherever it was.
  func take(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    controller.leavePlace()
    adopt(controller)
    controller.didMove(toParent: self)
  }

  func letGo(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.leavePlace()
    controller.leaveParent()
  }

  /// Columns beside another one have little room, whatever the screen has.
  func updateColumnTraits() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    for column in [Column.primary, .supplementary] {
      guard let host = host(of: column), host.parent === self else { continue }
      let wish = isCollapsed ? nil : compact
      if host.traitsFromParent != wish { override(wish, for: host) }
    }
  }
}
