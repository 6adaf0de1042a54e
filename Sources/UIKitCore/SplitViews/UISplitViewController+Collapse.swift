import Foundation

// Columns become one where there is little room, and several again where there is more.

extension UISplitViewController {
  /// Follows the room that there is, once the split view is in a window.
  func updateCollapsed() {
    guard viewIfLoaded?.window != nil || appearance.state == .appearing else { return }
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    guard isNarrow != isCollapsed else { return }
    // Waiting changes are dropped, because everything changes.
    waiting = []
    running?.arriveNow()
    if isNarrow { collapse() } else { expand() }
    // 4.6.5: a notification is posted when a split view collapses or expands.
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  func collapse() {
    isCollapsed = true
    isMovingColumns = true
    if hasColumns { collapseColumns() } else { collapsePair() }
    isMovingColumns = false
    updateColumnTraits()
    exchangeSeen()
    for host in stackedHosts { host.disappearIfUnseen() }
    container?.setNeedsLayout()
    updateButtons()
    // 6.2.6 – the delegate is called after the collapse.
    if hasColumns { delegate?.splitViewControllerDidCollapse(self) }
  }

  func expand() {
    isCollapsed = false
    isMovingColumns = true
    if hasColumns { expandColumns() } else { expandPair() }
    isMovingColumns = false
    content = nil
    updateColumnTraits()
    exchangeSeen()
    for controller in seen { container?.place(controller) }
    // One that was seen on the stack may have no place in this mode.
    for host in stackedHosts { host.disappearIfUnseen() }
    container?.setNeedsLayout()
    updateButtons()
    // 6.2.6 – the delegate is called after the expansion.
    if hasColumns { delegate?.splitViewControllerDidExpand(self) }
  }

  // MARK: Columns

  /// The controller that the others are stacked on.
  private var base: UIViewController? { stackedHosts.first }

  private func collapseColumns() {
    // 6.2.2, 6.2.8 – the compact column, else the secondary one and what is below it.
    let proposed = hosts[.compact] != nil ? .compact : stackedColumns.last { hosts[$0] != nil }
    guard let proposed else { return }
    var top = proposed
    if let delegate {
      // 6.2.6 – the delegate chooses the top column.
      top = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: top)
    }
    if top == .compact, let compact = hosts[.compact] {
      content = compact
    } else {
      content = base
      stack(upTo: top)
    }
  }

  // 6.2.6 – each column keeps its own stack, and is one step on that of the lowest.
  private func stack(upTo top: Column) {
    guard let navigation = base as? UINavigationController else { return }
    let last = stackedColumns.firstIndex(of: top) ?? 0
    let above = stackedColumns[...last].compactMap { hosts[$0] }.filter { $0 !== navigation }
    cover(above.dropLast())
    for controller in above { seen.removeAll { $0 === controller } }
    navigation.exchange { $0 + above }
  }

  /// Columns that were seen are below another one from now on.
  private func cover(_ columns: ArraySlice<UIViewController>) {
    guard isOnScreen else { return }
    for controller in columns where seen.holds(controller) {
      controller.beginAppearance(false, animated: false)
      controller.leavePlace()
      Stage.shared.performAfterCommit { controller.endDisappearance() }
    }
  }

  private func expandColumns() {
    if let navigation = base as? UINavigationController {
      // Controllers of other columns go back there.
      let others = stackedHosts.filter { $0 !== navigation }
      navigation.exchange { $0.filter { !others.holds($0) } }
    }
    for host in stackedHosts { take(host) }
    let proposed = findMode(in: currentSize)
    var wish = proposed
    if let delegate {
      // 6.2.6 – the delegate chooses the display mode.
      wish = delegate.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed)
    }
    let next = allowed(wish, in: currentSize)
    if next != proposed { chosenMode = next }
    knownSize = currentSize
    if next != mode {
      delegate?.splitViewController(self, willChangeTo: next)
      mode = next
    }
  }

  /// Another controller has come into a column while only one is seen.
  func replaceCollapsed(_ old: UIViewController?, with new: UIViewController?, _ column: Column) {
    if column == .compact {
      let wasSeen = content === old
      if let new, wasSeen || old == nil && content == nil { take(new) }
      if wasSeen { content = new ?? base }
    } else if let old, let navigation = old.parent as? UINavigationController {
      navigation.exchange { $0.compactMap { $0 === old ? new : $0 } }
      old.disappearIfUnseen()
      return
    } else if content === old {
      // It goes with its own stack, the columns above it go on to the new one.
      if let old { cover([old]) }
      seen.removeAll { $0 === old }
      let former = old as? UINavigationController
      former?.arriveNow()
      let above = former?.stack.filter { stackedHosts.holds($0) } ?? []
      former?.exchange { $0.filter { !above.holds($0) } }
      if let new { take(new) }
      content = new ?? base
      (new as? UINavigationController)?.exchange { $0 + above }
    }
    exchangeSeen()
    if let old { letGo(old) }
  }

  // MARK: While collapsed

  private var stackNavigation: UINavigationController? {
    guard isCollapsed, let content, content === base else { return nil }
    return content as? UINavigationController
  }

  /// 6.2.3 – with all between; else what covers it goes.
  func pushColumn(_ column: Column) {
    guard let navigation = stackNavigation else { return }
    // 4.1.6 – what waits before it may change what is there.
    let change = StackOperation.edit { [self] in collapsedStack($0, on: navigation, showing: column)
    }
    navigation.perform(change, animated: true)
  }

  private func collapsedStack(
    _ stack: [UIViewController], on navigation: UINavigationController, showing column: Column
  ) -> [UIViewController] {
    // There may be room again by now.
    guard navigation === stackNavigation, let host = hosts[column] else { return stack }
    if host === navigation {
      let own = stack.lastIndex { !stackedHosts.holds($0) }
      return Array(stack[...(own ?? stack.count - 1)])
    }
    // 6.2.3: showing a column pushes, pops, or changes the display mode.
    if let index = stack.position(of: host) { return Array(stack[...index]) }
    let last = stackedColumns.firstIndex(of: column) ?? 0
    let between = stackedColumns[...last].compactMap { hosts[$0] }
    // 6.2.3 – with the columns between.
    return stack + between.filter { $0 !== navigation && !stack.holds($0) }
  }

  /// 6.2.3 – only the one on top, and never the primary one.
  func popColumn(_ column: Column) {
    guard let navigation = stackNavigation, let host = hosts[column], host !== navigation else {
      return
    }
    let change = StackOperation.edit { [self] stack in
      let isOnTop = navigation === stackNavigation && stack.count > 1 && stack.last === host
      return isOnTop ? stack.dropLast() : stack
    }
    navigation.perform(change, animated: true)
  }

  // MARK: The classic style

  private func collapsePair() {
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? pair.first
    guard let primary else { return }
    let secondary = pair.count > 1 ? pair[1] : nil
    if primary !== pair.first, primary !== secondary, let old = pair.first { letGo(old) }
    formerSecondary = secondary
    content = primary
    take(primary)
    if let secondary, secondary !== primary {
      let isDone =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      // 6.2.4: the delegate may collapse the secondary controller; else the primary does.
      if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
      dropSecondary(secondary)
    }
    pair = [primary]
  }

  // Removes the secondary controller unless the primary one took it in, and keeps it for later.
  private func dropSecondary(_ secondary: UIViewController) {
    guard secondary.parent === self else {
      seen.removeAll { $0 === secondary }
      return
    }
    // It disappears as any other that leaves.
    exchangeSeen()
    letGo(secondary)
  }

  private func expandPair() {
    let primary = delegate?.primaryViewController(forExpanding: self) ?? content
    guard let primary else { return }
    // 6.2.5 – the delegate, then the primary controller.
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    if let content, content !== primary {
      seen.removeAll { $0 === content }
      letGo(content)
    }
    pair = [primary] + (secondary.map { [$0] } ?? [])
    formerSecondary = nil
    for controller in pair { take(controller) }
    knownSize = currentSize
    let next = findMode(in: currentSize)
    if next != mode {
      delegate?.splitViewController(self, willChangeTo: next)
      mode = next
    }
  }
}
