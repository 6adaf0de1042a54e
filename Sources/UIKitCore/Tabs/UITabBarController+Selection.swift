import Foundation

// The list of controllers, and the selection. The visible part follows in `+Switching`.

extension UITabBarController {
  // MARK: Places

  private var visibleSlots: [TabSlot] { slots.filter { !$0.isHidden } }

  /// The tabs with a place on the bar.
  var barSlots: ArraySlice<TabSlot> {
    let visible = visibleSlots[...]
    // 6.1.6 – more than five: the first four, and More.
    let isTooMany = visible.count > places
    return isTooMany ? visible.prefix(places - 1) : visible
  }

  /// 6.1.6 – those found under More.
  var overflow: ArraySlice<TabSlot> { visibleSlots.dropFirst(barSlots.count) }

  /// The number of items that fit. That a large screen has room for eight is of low confidence.
  private var places: Int { isRoomy ? 8 : 5 }

  /// The items of the bar if the list had this order.
  func barItems(in order: [TabSlot]) -> [UITabBarItem] {
    order.prefix(barSlots.count).compactMap(\.item) + [more.tabBarItem]
  }

  /// Updates the width. Everything else uses the last result, also where the traits have not
  /// changed yet, as behind a presentation. Returns whether the number of places changed.
  func findRoom() -> Bool {
    let wasRoomy = isRoomy
    isRoomy = traitCollection.horizontalSizeClass == .regular
    return isRoomy != wasRoomy
  }

  /// Returns a Boolean value that indicates whether a slot is found under More.
  private func isOverflow(_ slot: TabSlot) -> Bool { overflow.contains { $0 === slot } }

  func slot(of controller: UIViewController) -> TabSlot? {
    slots.first { $0.loadedController === controller }
  }

  var more: MoreNavigationController {
    if let storedMore { return storedMore }
    let more = MoreNavigationController(tabs: self)
    storedMore = more
    return more
  }

  /// The controller of a slot, which is this one's child from when it is made.
  func controller(of slot: TabSlot) -> UIViewController {
    guard let controller = slot.controller else { return UIViewController() }
    if controller.parent == nil, slot.tab != nil { take(controller) }
    return controller
  }

  private func take(_ controller: UIViewController) {
    adopt(controller)
    // 3.6 – both halves at once.
    controller.didMove(toParent: self)
  }

  // MARK: What is selected

  var currentController: UIViewController? {
    switch selection {
    case .none: nil
    case .slot(let slot): controller(of: slot)
    case .more: more.chosenController ?? more
    }
  }

  var currentIndex: Int {
    switch selection {
    case .none: NSNotFound
    case .slot(let slot): slots.firstIndex { $0 === slot } ?? NSNotFound
    case .more:
      // 6.1.2 – More's own list is not one of the controllers.
      more.chosenController.flatMap { chosen in
        slots.firstIndex { $0.loadedController === chosen }
      } ?? NSNotFound
    }
  }

  var currentTab: UITab? {
    guard case .slot(let slot) = selection, let tab = slot.tab else { return nil }
    return tab.selectedDescendant
  }

  /// The controller whose view belongs in the container.
  var front: UIViewController? {
    switch selection {
    case .none: nil
    case .slot(let slot): controller(of: slot)
    case .more: more
    }
  }

  // MARK: Selecting

  func select(_ controller: UIViewController?) {
    guard let controller else { return }
    if controller === storedMore, !overflow.isEmpty {
      // 6.1.2, 6.1.6 – this is how to select More.
      selection = .more
      selectionDidChange()
      return
    }
    // 6.1.3 – a tab's controller that was never read is unknown as well.
    guard let slot = slot(of: controller) else {
      UIKitException.raise(
        .invalidArgument,
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected.")
    }
    select(slot)
  }

  /// An index without a place changes nothing.
  func select(at index: Int) {
    guard slots.indices.contains(index) else { return }
    select(slots[index])
  }

  func select(_ tab: UITab?) {
    guard let tab else { return }
    let root = tab.rootTab
    guard let slot = slots.first(where: { $0.tab === root }) else { return }
    tab.becomeSelectedChild()
    select(slot)
  }

  func select(_ slot: TabSlot) {
    if isOverflow(slot) {
      more.show(controller(of: slot), animated: front === more && isOnScreen)
      selection = .more
    } else {
      selection = .slot(slot)
    }
    selectionDidChange()
  }

  func selectionDidChange() {
    updateSelectedItem()
    showFront()
    container?.setNeedsLayout()
    Stage.shared.setNeedsStatusBarUpdate()
  }

  // MARK: The list

  func slots(for controllers: [UIViewController]) -> [TabSlot] {
    controllers.map { controller in
      slots.first { $0.tab == nil && $0.loadedController === controller }
        ?? TabSlot(controller: controller)
    }
  }

  func slots(for tabs: [UITab]) -> [TabSlot] {
    tabs.map { tab in slots.first { $0.tab === tab } ?? TabSlot(tab: tab) }
  }

  func replaceSlots(with new: [TabSlot], animated: Bool) {
    let old = slots
    let oldIndex = currentIndex
    let wasSelected = currentController
    _ = findRoom()
    let removed = old.filter { slot in !new.contains { $0 === slot } }
    slots = new
    customizableSlots.removeAll { slot in removed.contains { $0 === slot } }
    cancelCustomizing()
    storedMore?.letGo(of: (removed + barSlots).compactMap(\.loadedController))
    let departing = removed.compactMap(\.loadedController).filter { $0.parent === self }
    // 3.6 – once each, at the assignment.
    for controller in departing { controller.willMove(toParent: nil) }
    for tab in removed.compactMap(\.tab) { tab.owner = nil }
    for slot in new where !old.contains(where: { $0 === slot }) {
      slot.tab?.owner = self
      // 3.6 – the given controllers; a tab's controller comes when it is made.
      if let controller = slot.loadedController, controller.parent !== self { take(controller) }
    }
    reselect(wasSelected, index: oldIndex)
    updateItems(animated: animated)
    selectionDidChange()
    let isMoving = running != nil
    for controller in departing {
      if isMoving, seen.contains(where: { $0 === controller }) {
        leaving.append(controller)
      } else {
        finishDeparture(of: controller)
      }
    }
  }

  func finishDeparture(of controller: UIViewController) {
    if shown === controller { shown = nil }
    if controller.viewInPlace?.superview === container?.content { controller.leavePlace() }
    controller.disappearIfUnseen()
    // 3.6: a new list of tabs calls willMove and didMove of changed children.
    controller.leaveParent()
  }

  private func reselect(_ controller: UIViewController?, index: Int) {
    guard !slots.isEmpty else {
      selection = .none
      return
    }
    if let controller, controller === storedMore, !overflow.isEmpty { return }
    var next = slots[0]
    if let controller, let slot = slot(of: controller) {
      // 6.1.1 – the selected one stays.
      next = slot
    } else if slots.indices.contains(index) {
      // 6.1.1 – else the one in its place.
      next = slots[index]
    }
    if isOverflow(next) {
      more.show(self.controller(of: next), animated: false)
      selection = .more
    } else {
      selection = .slot(next)
    }
  }

  /// Called when another number of items fits on the bar, or others are hidden.
  func placesDidChange() {
    let controller = currentController
    let index = currentIndex
    cancelCustomizing()
    storedMore?.letGo(of: barSlots.compactMap(\.loadedController))
    reselect(controller, index: index)
    updateItems(animated: false)
    selectionDidChange()
  }

  /// Takes controllers that are no longer on More's stack back as children.
  func takeBackFromMore() {
    for controller in slots.compactMap(\.loadedController) where controller.parent == nil {
      take(controller)
    }
  }

  // MARK: The bar's items

  /// Updates the bar from the controllers' items.
  func updateItems(animated: Bool = false) {
    var items = barSlots.compactMap(\.item)
    if !overflow.isEmpty {
      if more.parent !== self { take(more) }
      items.append(more.tabBarItem)
    } else if let storedMore, storedMore.parent === self, front !== storedMore {
      storedMore.willMove(toParent: nil)
      finishDeparture(of: storedMore)
    }
    bar.showItems(items, animated: animated)
    updateSelectedItem()
    storedMore?.listDidChange()
  }

  func updateSelectedItem() {
    switch selection {
    case .none: bar.showSelected(nil)
    case .slot(let slot): bar.showSelected(slot.item)
    case .more: bar.showSelected(more.tabBarItem)
    }
  }

  // MARK: Taps

  /// An item of the bar was tapped: the delegate decides.
  func tapped(_ item: UITabBarItem) {
    guard customizing == nil else { return }
    let slot = barSlots.first { $0.item === item }
    guard allowsSelecting(slot) else {
      updateSelectedItem()
      return
    }
    let previous = currentTab
    let target = slot.map { controller(of: $0) } ?? more
    if target === front {
      // 6.1.5 – a second tap goes back to its root.
      (target as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selection = slot.map { .slot($0) } ?? .more
      selectionDidChange()
    }
    tellSelected(slot, target, previous: previous)
  }

  private func allowsSelecting(_ slot: TabSlot?) -> Bool {
    if let tab = slot?.tab {
      // 6.1.10 – with tabs the delegate is asked about the tab.
      return delegate?.tabBarController(self, shouldSelectTab: tab) ?? true
    }
    // 6.1.4 – only people are asked about.
    return delegate?.tabBarController(
      self, shouldSelect: slot.map { controller(of: $0) } ?? more) ?? true
  }

  private func tellSelected(_ slot: TabSlot?, _ controller: UIViewController, previous: UITab?) {
    if let tab = slot?.tab {
      // 6.1.10 – with tabs the delegate is called with both tabs.
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    } else {
      // 6.1.4 – also when it was selected already; 14.8 – whether before or after the appearance of
      // the new one is not established (low confidence).
      delegate?.tabBarController(self, didSelect: controller)
    }
  }
}
