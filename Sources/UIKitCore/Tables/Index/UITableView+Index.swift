import Foundation

// The index at the side, and what is loaded ahead.

extension UITableView {
  /// The space that the index takes from the rows.
  var indexRoom: CGFloat { index == nil ? 0 : SectionIndexView.width }

  func setNeedsIndex() {
    needsIndex = true
    setNeedsLayout()
  }

  /// Makes the index again if needed, and places it at the visible area.
  func placeIndex() {
    if needsIndex { makeIndex() }
    guard let index else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    let width = SectionIndexView.width
    let sides = contentSides
    let x = isMirrored ? seen.minX + sides.left : seen.maxX - width - sides.right
    let frame = CGRect(x: x, y: seen.minY, width: width, height: seen.height)
    if index.frame != frame { index.frame = frame }
    if subviews.last !== index { bringSubviewToFront(index) }
  }

  private func makeIndex() {
    needsIndex = false
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    let isShown = !titles.isEmpty && rowCount >= max(sectionIndexMinimumDisplayRowCount, 1)
    guard isShown || index != nil else { return }
    index?.removeFromSuperview()
    index = isShown ? SectionIndexView(titles, table: self) : nil
    if let index { addSubview(index) }
    for cell in cells.values { cell.setNeedsLayout() }
  }

  private var rowCount: Int { map.sections.reduce(0) { $0 + $1.rows.count } }

  /// A finger is on a title: its section comes to the top.
  func showSection(_ title: String, _ index: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard map.sections.indices.contains(section) else { return }
    let top = headerRect(section).minY - adjustedContentInset.top
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: false)
    layoutSubtree()
  }

  // MARK: Loading ahead

  /// Announces the rows of the screen ahead of what is seen, the way the content moves.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, window != nil, bounds.height > 0
    else { return }
    let distance = bounds.minY - ahead.lastOffset.y
    ahead.lastOffset = bounds.origin
    if distance != 0 { ahead.isForward = distance > 0 }
    let low = ahead.isForward ? bounds.maxY : bounds.minY - bounds.height
    let soon = rowPaths(from: low, to: low + bounds.height).filter { cells[$0] == nil }
    let new = soon.filter { !ahead.paths.contains($0) }
    let cancelled = ahead.paths.subtracting(soon).filter { cells[$0] == nil && holds($0) }.sorted()
    ahead.paths = Set(soon)
    if !cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
  }
}
