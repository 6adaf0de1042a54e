import Foundation

// Rows of a list that are swiped aside: their actions come from the configuration of the list.

extension UICollectionView: SwipeHost {
  func swipePath(at point: CGPoint) -> IndexPath? {
    guard let path = path(at: point) else { return nil }
    if swipe?.path == path { return path }
    return !isEditing && itemMove == nil && batch == nil ? path : nil
  }

  func makeSwipe(_ path: IndexPath, _ side: RowSwipe.Side, isByHand: Bool) -> RowSwipe? {
    guard let configuration = listConfiguration(path.section),
      let swipe = configuration.swipe(path, side), !swipe.actions.isEmpty
    else { return nil }
    return RowSwipe(
      path, side, swipe, isAtRight: (side == .trailing) != isMirrored, isByHand: isByHand)
  }

  private func listConfiguration(_ section: Int) -> UICollectionLayoutListConfiguration? {
    guard let layout = storedLayout as? UICollectionViewCompositionalLayout else { return nil }
    prepareLayout()
    let sections = layout.sections
    return sections.indices.contains(section) ? sections[section].section.list : nil
  }

  func swipedRow(_ path: IndexPath) -> (any SwipedRow)? {
    cellForItem(at: path) as? UICollectionViewListCell
  }

  func swipeRect(_ path: IndexPath) -> CGRect { attributes(for: .cell(path))?.frame ?? .zero }

  func placeSwipedRow(_ path: IndexPath) {
    guard let cell = cellForItem(at: path), let place = attributes(for: .cell(path)) else { return }
    cell.take(shifted(place))
  }

  /// The row that is moved aside stands where the finger has it.
  func shifted(
    _ place: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let swipe, place.key == .cell(swipe.path), swipe.shift != 0 else { return place }
    let moved = place.copied()
    moved.center.x += swipe.shift
    return moved
  }

  func swipeBegan(_ path: IndexPath) {}
  func swipeEnded(_ path: IndexPath?) {}
}

extension UICollectionViewListCell: SwipedRow {
  var swipeCorners: DisplayCorners { place?.corners ?? [] }

  func swipeDidChange(isOpen: Bool) {
    isSwiped = isOpen
    requestConfigurationUpdate()
  }
}

extension UICollectionLayoutListConfiguration {
  @MainActor
  fileprivate func swipe(
    _ path: IndexPath, _ side: RowSwipe.Side
  ) -> UISwipeActionsConfiguration? {
    let provider =
      side == .leading
      ? leadingSwipeActionsConfigurationProvider : trailingSwipeActionsConfigurationProvider
    return provider?(path)
  }
}
