import Foundation

// The accessories before and behind the content of a list cell, and taps on them.

extension UICollectionViewListCell {
  func accessoriesDidChange() {
    for slot in leading + trailing { slot.view.removeFromSuperview() }
    leading = slots(accessories.filter(\.isLeading))
    trailing = slots(accessories.filter { !$0.isLeading })
    for slot in leading + trailing { addSubview(slot.view) }
    updateAccessories()
    roomDidChange()
  }

  /// 11.8.8 – the system's in their order, and the app's where they say they stand.
  private func slots(_ accessories: [UICellAccessory]) -> [AccessorySlot] {
    var ordered = accessories.enumerated().filter { $0.element.rank != nil }.sorted { one, other in
      let (rank, next) = (one.element.rank ?? 0, other.element.rank ?? 0)
      return rank == next ? one.offset < other.offset : rank < next
    }.map(\.element)
    for own in accessories where own.rank == nil {
      guard case .custom(let configuration) = own.look else { continue }
      let place: Int
      switch configuration.placement {
      case .leading(_, let position), .trailing(_, let position): place = position(ordered)
      }
      ordered.insert(own, at: min(max(place, 0), ordered.count))
    }
    return ordered.map { AccessorySlot(accessory: $0, view: makeView($0)) }
  }

  private func makeView(_ accessory: UICellAccessory) -> UIView {
    let color = accessory.common.tintColor
    switch accessory.look {
    case .symbol(let name):
      let isChevron = accessory.accessoryType == .disclosureIndicator
      return AccessorySymbol(
        isChevron && isMirrored ? "chevron.left" : name,
        color ?? (isChevron ? .tertiaryLabel : nil))
    case .button(let name):
      return AccessoryButton(name, color, accessory.action)
    case .sign(let name, let ground):
      let isDelete = accessory.accessoryType == .delete
      let uncover: () -> Void = { [weak self] in self?.uncoverActions() }
      let sign = AccessorySign(
        name, color ?? .white, accessory.action ?? (isDelete ? uncover : nil))
      sign.verb = isDelete ? "Delete" : "Insert"
      sign.ground = accessory.common.backgroundColor ?? ground
      return sign
    case .grip:
      let grip = AccessoryGrip(color)
      grip.drag.addHandler { [weak self] in self?.follow($0) }
      return grip
    case .selection: return SelectionMark(color, accessory.common.backgroundColor)
    case .outline:
      return AccessoryButton(isMirrored ? "chevron.left" : "chevron.right", color) {
        [weak self] in self?.outlineWasTapped()
      }
    case .text(let text, let options):
      let label = UILabel(frame: .zero)
      label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
      label.font = options.font
      label.textColor = color ?? .secondaryLabel
      label.text = text
      return label
    case .custom(let configuration):
      let view = configuration.customView
      view.translatesAutoresizingMaskIntoConstraints = true
      if let color { view.tintColor = color }
      return view
    }
  }

  /// Which of them are there now, and how they look.
  func updateAccessories() {
    let isEditing = configurationState.isEditing
    for slot in leading + trailing {
      let isDisplayed =
        switch slot.accessory.displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
      let isOff =
        slot.accessory.accessoryType == .multiselect && collection?.selectsSeveral != true
      // 11.8.8: accessories stand outside of the content view, in the system's order.
      slot.view.isHidden = !isDisplayed || isOff || slot.accessory.common.isHidden
      let name = (configurations.content as? UIListContentConfiguration)?.text
      (slot.view as? AccessoryButton)?.rowName = name
      (slot.view as? AccessoryGrip)?.rowName = name
    }
    let shown = trailing.filter { !$0.view.isHidden }
    for (index, slot) in shown.enumerated() {
      guard case .grip(let isSeparated) = slot.accessory.look else { continue }
      (slot.view as? AccessoryGrip)?.line.isHidden = !isSeparated || index == 0
    }
    showSelection()
    turnChevron()
  }

  // MARK: Deleting and moving

  /// The sign that deletes does not do so at once: it uncovers what a swipe does.
  private func uncoverActions() {
    guard let collection, let path = collection.indexPath(for: self) else { return }
    collection.openByControl(path)
  }

  private func follow(_ drag: UIGestureRecognizer) {
    guard let collection else { return }
    let finger = drag.location(in: collection)
    switch drag.state {
    case .began:
      gripDistance = nil
      guard let path = collection.indexPath(for: self),
        collection.beginInteractiveMovementForItem(at: path)
      else { return }
      gripDistance = CGPoint(x: center.x - finger.x, y: center.y - finger.y)
    case .changed:
      // Rows of a list go up and down.
      guard let gripDistance else { return }
      collection.updateInteractiveMovementTargetPosition(
        CGPoint(x: center.x, y: finger.y + gripDistance.y))
    case .ended: if gripDistance != nil { collection.endInteractiveMovement() }
    case .cancelled: if gripDistance != nil { collection.cancelInteractiveMovement() }
    case .possible, .failed: break
    }
  }

  func showSelection() {
    for slot in leading { (slot.view as? SelectionMark)?.isOn = isSelected }
  }

  // MARK: Outlines

  private var outline: AccessorySlot? {
    trailing.first { $0.accessory.accessoryType == .outlineDisclosure && !$0.view.isHidden }
  }

  /// Down where what is below the item is shown.
  private func turnChevron() {
    guard let button = outline?.view as? AccessoryButton else { return }
    let quarter = isMirrored ? -CGFloat.pi / 2 : .pi / 2
    let turn = configurationState.isExpanded ? CGAffineTransform(rotationAngle: quarter) : .identity
    if button.symbol.transform != turn { button.symbol.transform = turn }
  }

  private func outlineWasTapped() {
    guard let outline else { return }
    if let action = outline.accessory.action { return action() }
    guard let collection, let path = collection.indexPath(for: self) else { return }
    (collection.dataSource as? any OutlineDataSource)?.toggleItem(at: path)
  }

  /// Returns a Boolean value that indicates whether a tap anywhere in the cell shows and hides what
  /// is below; then it does.
  func togglesByTap() -> Bool {
    guard let outline, case .outline(let style) = outline.accessory.look else { return false }
    let content = (contentConfiguration as? UIListContentConfiguration)?.style
    let isHeader = place?.role == .header || content == .sidebarHeader
    // 11.8.11: a disclosure of the header style reacts to taps anywhere on the cell.
    guard style == .header || style == .automatic && isHeader else { return false }
    outlineWasTapped()
    return true
  }
}

extension UICellAccessory {
  /// The order of a system accessory among the others; `nil` for one of the app's.
  fileprivate var rank: Int? {
    switch accessoryType {
    case .delete, .insert: 0
    case .multiselect: 1
    case .label: 2
    case .detail: 3
    case .checkmark: 4
    case .outlineDisclosure: 5
    case .disclosureIndicator: 6
    case .reorder: 7
    case .customView: nil
    }
  }
}

/// A data source whose items may have others below them.
@MainActor
protocol OutlineDataSource: AnyObject {
  func toggleItem(at path: IndexPath)
}
