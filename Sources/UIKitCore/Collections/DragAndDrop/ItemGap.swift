import Foundation

/// The gap in a collection view where items would be inserted. Only the cells give way: the layout keeps
/// its places until the data changes, so that the finger's place means the same all the time.
struct ItemGap: Equatable {
  /// The destination, as if the item that is moved were gone.
  let path: IndexPath
  /// The item that is moved within the collection view; `nil` for items that come from elsewhere.
  var source: IndexPath?

  /// The place at which an item is seen while there is a gap.
  func place(of item: IndexPath) -> IndexPath {
    if item == source { return path }
    var place = item
    if let source, source.section == item.section, source.item < item.item { place.item -= 1 }
    if path.section == item.section, place.item >= path.item { place.item += 1 }
    return place
  }
}

extension UICollectionView {
  /// Returns the visible items, moved aside for the gap.
  func withGap(
    _ seen: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let gap = itemDrags?.gap else { return seen }
    return seen.map { attributes in
      guard attributes.key.category == .cell, let center = center(of: attributes, with: gap) else {
        return attributes
      }
      let moved = attributes.copied()
      moved.center = center
      return moved
    }
  }

  private func center(
    of item: UICollectionViewLayoutAttributes, with gap: ItemGap
  ) -> CGPoint? {
    let place = gap.place(of: item.indexPath)
    guard place != item.indexPath else { return nil }
    if holds(place) { return storedLayout.attributes(for: .cell(place))?.center }
    // Behind the last item of a section: as far again as that is from the one before it, or in the next
    // line where the line is full.
    let last = IndexPath(item: place.item - 1, section: place.section)
    guard let end = storedLayout.attributes(for: .cell(last))?.frame else { return nil }
    let isRow = end.maxX + end.width > bounds.width - adjustedContentInset.right + 0.5
    return isRow
      ? CGPoint(
        x: end.width > bounds.width * 0.6 ? end.midX : end.width / 2, y: end.maxY + end.height / 2)
      : CGPoint(x: end.maxX + end.width / 2, y: end.midY)
  }
}
