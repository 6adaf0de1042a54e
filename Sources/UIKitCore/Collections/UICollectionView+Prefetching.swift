import Foundation

/// The items that a collection view asked its data source to prefetch.
struct Prefetching {
  var paths: Set<IndexPath> = []
  var lastOffset = CGPoint.zero
  /// Which way the content moved last: forwards, until it moves back.
  var isForward = true
}

extension UICollectionView {
  // 11.5.10 – the screen ahead of what is seen, the way the content moves.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, window != nil, bounds.width > 0,
      bounds.height > 0
    else { return }
    let (dx, dy) = (bounds.minX - ahead.lastOffset.x, bounds.minY - ahead.lastOffset.y)
    ahead.lastOffset = bounds.origin
    if dx != 0 || dy != 0 { ahead.isForward = dx + dy > 0 }
    let sign: CGFloat = ahead.isForward ? 1 : -1
    let isVertical = contentSize.height > bounds.height
    let distance = CGPoint(
      x: isVertical ? 0 : sign * bounds.width, y: isVertical ? sign * bounds.height : 0)
    let area = bounds.offsetBy(dx: distance.x, dy: distance.y)
    let soon = (storedLayout.layoutAttributesForElements(in: area) ?? []).filter {
      $0.key.category == .cell && $0.frame.overlaps(area)
    }.map(\.indexPath)
    let new = soon.filter { views[.cell($0)] == nil && !ahead.paths.contains($0) }
    let dropped = ahead.paths.subtracting(soon)
    ahead.paths = Set(soon.filter { views[.cell($0)] == nil })
    let cancelled = dropped.filter { views[.cell($0)] == nil && holds($0) }.sorted()
    if !cancelled.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new.sorted()) }
  }
}
