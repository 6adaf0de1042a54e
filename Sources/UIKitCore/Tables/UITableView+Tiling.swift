import Foundation

// The views of the visible area: made when it scrolls in, returned to the pool when it leaves.

extension UITableView {
  /// Updates the visible rows, where they were laid out before, or will be.
  func tile() {
    if window != nil || !cells.isEmpty || superview != nil { tileAnywhere() }
  }

  /// Lays out a table outside of windows too, as tests ask for its cells.
  func tileAnywhere() {
    guard !isTiling, bounds.width > 0 else { return }
    isTiling = true
    defer { isTiling = false }
    awaitsReloadedRows = false
    placeEnds()
    updateContentSize()
    tileRows()
    tileHeaders()
    updateContentSize()
    if let swipe { placeSwipe(swipe) }
    placeIndex()
    backgroundView?.frame = bounds
  }

  /// 11.1.4 – a question for visible cells brings in the reloaded rows.
  func bringInReloadedRows() {
    if awaitsReloadedRows { tileAnywhere() }
  }

  // MARK: Rows

  private func tileRows() {
    var seen: Set<IndexPath> = []
    // Rows that are lower than estimated make room for more.
    for _ in 0..<10 {
      measureSeenHeaders()
      // Rows that give way for a moved one come into sight.
      let paths = rowPaths(
        from: bounds.minY, to: bounds.maxY + (rowDrags?.gap?.height ?? 0))
      let new = paths.filter { cells[$0] == nil }
      seen = Set(paths)
      if new.isEmpty { break }
      for path in new { bringIn(path) }
    }
    for (path, cell) in cells where !seen.contains(path) && !isHeld(cell) {
      cells[path] = nil
      giveBack(cell, path)
    }
    for path in seen { cells[path].map { place($0, at: path) } }
  }

  // 11.1.2 – the cell, its height, then that it is about to be seen.
  private func bringIn(_ path: IndexPath) {
    guard let cell = dataSource?.tableView(self, cellForRowAt: dataPath(path)) else { return }
    if let old = cell.tablePath, cells[old] === cell { cells[old] = nil }
    cell.table = self
    cell.tablePath = path
    cell.dragState = rowDrags?.state(at: path) ?? .none
    cells[path] = cell
    indent(cell, at: path)
    if storedIsEditing { cell.prepareToEdit(in: self, at: path) }
    let before = rowRect(path)
    AnimationGroup.withoutAnimation { cell.frame.size.width = before.width }
    let height = height(of: cell, at: path)
    if height != before.height {
      changeMap { $0.sections[path.section].rows.set(height, of: path.row) }
      // Rows below a row that comes in above them stay where they are.
      if before.minY < bounds.minY {
        updateContentSize()
        moveContent(by: CGPoint(x: 0, y: height - before.height))
      }
    }
    AnimationGroup.withoutAnimation {
      cell.prepareToDisplay(in: self, at: path)
      place(cell, at: path)
      if cell.superview !== self { insert(cell, at: path) }
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: dataPath(path))
  }

  /// The level of rows whose cells have one of their own, without a delegate that tells it.
  static var ownIndentation: Int { .min }

  // 11.1.12: the delegate tells how far rows are indented.
  private func indent(_ cell: UITableViewCell, at path: IndexPath) {
    guard let level = delegate?.tableView(self, indentationLevelForRowAt: dataPath(path)),
      level != Self.ownIndentation
    else { return }
    cell.indentationLevel = level
  }

  // Cells lie in the order of their rows, below the headers.
  func insert(_ cell: UITableViewCell, at path: IndexPath) {
    let before = cells.filter {
      $0.key < path && $0.value.superview === self && !isHeld($0.value)
    }
    if let last = before.max(by: { $0.key < $1.key })?.value {
      insertSubview(cell, aboveSubview: last)
    } else {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
  }

  /// The width has changed: all heights that depend on it are measured again, with the existing
  /// cells.
  func widthDidChange() {
    storedMap = nil
    dropHeaders()
    measureCells()
    setNeedsLayout()
  }

  /// Measures the rows with cells again, or the given ones of them.
  func measureCells(where isMeant: (UITableViewCell) -> Bool = { _ in true }) {
    for (path, cell) in cells where holds(path) && isMeant(cell) {
      AnimationGroup.withoutAnimation { cell.frame.size.width = rowWidth }
      let height = height(of: cell, at: path)
      changeMap { $0.sections[path.section].rows.set(height, of: path.row) }
    }
  }

  private func height(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    var wish = rowHeight
    if estimatedRowHeight == 0 {
      return map.sections[path.section].rows.height(of: path.row)
    } else if let delegate, !defaults.contains(.rowHeight) {
      wish = delegate.tableView(self, heightForRowAt: dataPath(path))
    }
    return wish >= 0 ? wish : cell.fittingHeight(width: rowWidth)
  }

  func place(_ cell: UITableViewCell, at path: IndexPath) {
    guard !isHeld(cell) else { return }
    var rect = seenRect(path)
    if let swipe, swipe.path == path { rect.origin.x += swipe.shift }
    if cell.frame != rect { cell.frame = rect }
  }

  /// Returns a Boolean value that indicates whether the cell is at the finger, and not at its
  /// place.
  private func isHeld(_ cell: UITableViewCell) -> Bool { rowMove?.cell === cell }

  // 11.1.10 – the cell has left; the row may not exist any more.
  func giveBack(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    cell.tablePath = nil
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    pool.take(cell)
  }

  func dropViews() {
    let old = cells
    cells = [:]
    for path in old.keys.sorted() { old[path].map { giveBack($0, path) } }
    dropHeaders()
  }

  func dropHeaders() {
    let (oldHeaders, oldFooters) = (headers, footers)
    headers = [:]
    footers = [:]
    gaps = ([], [])
    for (section, view) in oldHeaders { drop(view, section, isFooter: false) }
    for (section, view) in oldFooters { drop(view, section, isFooter: true) }
  }

  // 11.1.9 – the data source gets the existing cell.
  func reconfigure(_ paths: [IndexPath]) {
    cancelMove()
    var set: Set<ObjectIdentifier> = []
    for path in paths {
      guard let cell = cells[path] else { continue }
      set.insert(ObjectIdentifier(cell))
      reconfigured = path
      let answer = dataSource?.tableView(self, cellForRowAt: path)
      reconfigured = nil
      guard answer === cell else {
        UIKitException.raise(
          .internalInconsistency,
          "The data source returned another cell for a row that is reconfigured, at \(path.words): "
            + "reload rows whose cells are to be others. Table view: \(reference)")
      }
    }
    measureCells { set.contains(ObjectIdentifier($0)) }
    setNeedsLayout()
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if path == reconfigured, let cell = cells[path], cell.reuseIdentifier == identifier {
      return cell
    }
    guard let cell = pool.cell(identifier) else {
      // 11.1.5: a cell with an identifier that is not registered raises.
      UIKitException.raise(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard")
    }
    // 11.1.5 – it has its size already.
    if holds(path) { AnimationGroup.withoutAnimation { cell.frame = rowRect(path) } }
    return cell
  }

  // MARK: Headers

  private func tileHeaders() {
    let seen = changeMap { $0.sections(from: bounds.minY, to: bounds.maxY) }
    for (section, view) in headers where !seen.contains(section) && view.superview === self {
      headers[section] = nil
      drop(view, section, isFooter: false)
    }
    for (section, view) in footers where !seen.contains(section) && view.superview === self {
      footers[section] = nil
      drop(view, section, isFooter: true)
    }
    for section in seen {
      if let view = header(section) { show(view, section, headerFrame(section), isFooter: false) }
      if let view = footer(section) { show(view, section, footerFrame(section), isFooter: true) }
    }
  }

  private func header(_ section: Int) -> UIView? {
    if let view = headers[section] { return view }
    guard headerRect(section).height > 0, !gaps.headers.contains(section) else { return nil }
    let view = makeHeader(section, isFooter: false)
    headers[section] = view
    if view == nil { gaps.headers.insert(section) }
    return view
  }

  private func footer(_ section: Int) -> UIView? {
    if let view = footers[section] { return view }
    guard footerRect(section).height > 0, !gaps.footers.contains(section) else { return nil }
    let view = makeHeader(section, isFooter: true)
    footers[section] = view
    if view == nil { gaps.footers.insert(section) }
    return view
  }

  // In a plain table it stays at the edge until the next section pushes it away.

  private func headerFrame(_ section: Int) -> CGRect {
    var frame = headerRect(section)
    frame.origin.y += rowDrags?.gap?.shift(ofHeader: section) ?? 0
    guard style == .plain else { return frame }
    let top = bounds.minY + adjustedContentInset.top
    let last = footerRect(section).minY - frame.height
    frame.origin.y = min(max(frame.minY, top), max(last, frame.minY))
    return frame
  }

  private func footerFrame(_ section: Int) -> CGRect {
    var frame = footerRect(section)
    frame.origin.y += rowDrags?.gap?.shift(ofFooter: section) ?? 0
    guard style == .plain else { return frame }
    let bottom = bounds.maxY - adjustedContentInset.bottom
    let first = headerRect(section).maxY
    frame.origin.y = max(min(frame.minY, bottom - frame.height), min(first, frame.minY))
    return frame
  }

  private func show(_ view: UIView, _ section: Int, _ frame: CGRect, isFooter: Bool) {
    if view.frame != frame { view.frame = frame }
    let place = isFooter ? footerRect(section) : headerRect(section)
    (view as? UITableViewHeaderFooterView)?.isPinned = style == .plain && frame != place
    guard view.superview !== self else { return }
    if isFooter {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    addSubview(view)
  }

  private func drop(_ view: UIView, _ section: Int, isFooter: Bool) {
    if view.superview === self {
      view.removeFromSuperview()
      tellEnd(view, section, isFooter: isFooter)
    }
    if let header = view as? UITableViewHeaderFooterView { pool.take(header) }
  }

  private func tellEnd(_ view: UIView, _ section: Int, isFooter: Bool) {
    if isFooter {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  // MARK: Above and below everything

  func replaceEnd(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    if storedMap != nil {
      changeMap {
        $0.top = tableHeaderView?.frame.height ?? 0
        $0.bottom = tableFooterView?.frame.height ?? 0
      }
    }
    setNeedsLayout()
  }

  private func placeEnds() {
    let width = bounds.width
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: width, height: view.frame.height)
    }
    if let view = tableFooterView {
      let height = changeMap { $0.height() }
      view.frame = CGRect(
        x: 0, y: height - view.frame.height, width: width, height: view.frame.height)
    }
  }

  func lookDidChange() {
    for (path, cell) in cells { cell.prepareToDisplay(in: self, at: path) }
  }
}
