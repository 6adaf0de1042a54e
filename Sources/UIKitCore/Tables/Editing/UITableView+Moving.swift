import Foundation

// 11.3.3 – a row that a finger moves by its grip. The others give way as if it were there already;
// the data source is called once, when the finger is lifted. The distance at which another row
// gives way is of low confidence.

extension UITableView {
  private static var moveDuration: TimeInterval { 0.25 }
  /// How near to the edge a held row makes the content scroll, in points.
  private static var edge: CGFloat { 44 }
  /// Points in each step of that, and seconds between the steps.
  private static var edgeStep: (distance: CGFloat, time: TimeInterval) { (5, 1.0 / 60) }

  /// The index path of a row in the data source: while one is held, others have given way.
  func dataPath(_ path: IndexPath) -> IndexPath { rowMove?.dataPath(path) ?? path }

  // MARK: The finger

  func follow(_ drag: UIGestureRecognizer, moving cell: UITableViewCell) {
    switch drag.state {
    case .began: beginMove(cell, at: drag.location(in: self).y)
    case .changed:
      if rowMove?.cell === cell { moveHeldRow(to: drag.location(in: self).y) }
    case .ended:
      if rowMove?.cell === cell { endMove() }
    case .cancelled:
      if rowMove?.cell === cell { cancelMove() }
    case .possible, .failed: break
    }
  }

  private func beginMove(_ cell: UITableViewCell, at y: CGFloat) {
    guard rowMove == nil, batch == nil, let path = cell.tablePath, cells[path] === cell else {
      return
    }
    closeSwipe(animated: true)
    rowMove = RowMove(path, cell, hold: y - cell.frame.minY)
    bringSubviewToFront(cell)
    cell.isHeld = true
  }

  private func moveHeldRow(to y: CGFloat) {
    guard let move = rowMove else { return }
    let isDown = y - move.hold > move.cell.frame.minY
    move.cell.frame.origin.y = y - move.hold
    propose(isDown: isDown)
    scrollAtEdge()
  }

  private func propose(isDown: Bool) {
    guard let move = rowMove else { return }
    let frame = move.cell.frame
    guard let place = proposal(isDown ? frame.maxY : frame.minY, isDown: isDown),
      place != move.to, place != move.proposed
    else { return }
    move.proposed = place
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: move.from, toProposedIndexPath: place) ?? place
    guard target != move.to, holdsPlace(target) else { return }
    let old = move.to
    UIView.systemAnimate(withDuration: Self.moveDuration) { [self] in
      shift(old, to: target)
      tile()
      lookDidChange()
    }
  }

  /// The place for a row whose edge is at `y`; `nil` where it is to stay.
  private func proposal(_ y: CGFloat, isDown: Bool) -> IndexPath? {
    guard let to = rowMove?.to else { return nil }
    guard let path = path(at: y) else { return proposalAmongHeaders(y, isDown: isDown) }
    guard path != to, isDown == (path > to) else { return nil }
    let rect = rowRect(path)
    // It takes the place of the last row whose middle it has passed.
    let hasPassed = isDown ? y > rect.midY : y < rect.midY
    var place = path
    if path.section == to.section {
      if !hasPassed { place.row += isDown ? -1 : 1 }
      return place
    }
    // A row that comes from another section first stands before all of this one, or behind them.
    let isEntering =
      isDown
      ? path.row == 0 && y <= rect.minY + rect.height / 4
      : path.row == numberOfRows(inSection: path.section) - 1 && y >= rect.maxY - rect.height / 4
    if isEntering { return isDown ? end(of: to.section) : IndexPath(row: 0, section: to.section) }
    if hasPassed == isDown { place.row += 1 }
    return place
  }

  // In a section that is empty, or at the edge between two.
  private func proposalAmongHeaders(_ y: CGFloat, isDown: Bool) -> IndexPath? {
    let found = changeMap { $0.sections(from: y, to: y + 0.001).first }
    guard let to = rowMove?.to, let section = found else { return nil }
    if numberOfRows(inSection: section) == 0 { return IndexPath(row: 0, section: section) }
    let middle = headerRect(section).midY
    let isFooter = y >= footerRect(section).minY
    if isFooter { return isDown && section == to.section ? nil : end(of: section) }
    if y < middle, section > 0 { return end(of: section - 1) }
    return IndexPath(row: 0, section: section)
  }

  /// Behind all others of a section.
  private func end(of section: Int) -> IndexPath {
    let count = numberOfRows(inSection: section)
    return IndexPath(row: section == rowMove?.to.section ? count - 1 : count, section: section)
  }

  /// Returns a Boolean value that indicates whether the held row may be there.
  private func holdsPlace(_ path: IndexPath) -> Bool {
    guard let move = rowMove, path.count == 2, map.sections.indices.contains(path.section) else {
      return false
    }
    let count = numberOfRows(inSection: path.section)
    return path.row >= 0 && path.row < (path.section == move.to.section ? count : count + 1)
  }

  // MARK: Giving way

  /// Moves the row from one place to another, and shifts those in between, without a question to
  /// the data source.
  private func shift(_ old: IndexPath, to new: IndexPath) {
    let height = rowRect(old).height
    changeMap { map in
      map.sections[old.section].rows = map.sections[old.section].rows.removing(old.row)
      map.sections[new.section].rows = map.sections[new.section].rows.inserting(height, at: new.row)
    }
    var batch = ItemBatch()
    batch.moved = [(old, new)]
    let places = ItemPlaces(batch)
    let before = cells
    cells = [:]
    for (path, cell) in before {
      let place = places.path(path) ?? path
      cells[place] = cell
      cell.tablePath = place
    }
    selection = selection.map { places.path($0) ?? $0 }
    rowMove?.to = new
  }

  // MARK: The edges

  private func scrollAtEdge() {
    guard let move = rowMove, move.scrolling == nil else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    let frame = move.cell.frame
    let way: CGFloat =
      frame.minY < seen.minY + Self.edge && frame.midY < seen.midY
      ? -1 : frame.maxY > seen.maxY - Self.edge && frame.midY > seen.midY ? 1 : 0
    let target = clamped(
      CGPoint(x: contentOffset.x, y: contentOffset.y + way * Self.edgeStep.distance))
    let distance = target.y - contentOffset.y
    guard distance * way > 0 else { return }
    move.scrolling = Stage.shared.clock.schedule(after: Self.edgeStep.time) { [weak self] in
      guard let self, let move = rowMove else { return }
      move.scrolling = nil
      move.cell.frame.origin.y += distance
      setOffset(target)
      layoutSubtree()
      propose(isDown: way > 0)
      scrollAtEdge()
    }
  }

  // MARK: The end

  private func endMove() {
    guard let move = letGo() else { return }
    if move.to != move.from {
      // 11.3.3 – once, and only for a row with another place. Updates by the data source meanwhile
      // refer to the earlier places.
      committedMove = (move.from, move.to)
      dataSource?.tableView(self, moveRowAt: move.from, to: move.to)
      committedMove = nil
    }
    settle(move.cell)
  }

  /// A row that was dragged within the table is dropped elsewhere: the data source moves it.
  func moveDragged(_ source: IndexPath, to target: IndexPath) {
    let isOwn = target.section == source.section
    guard target != source, map.sections.indices.contains(target.section), target.row >= 0,
      target.row <= numberOfRows(inSection: target.section) - (isOwn ? 1 : 0)
    else { return }
    shift(source, to: target)
    committedMove = (source, target)
    dataSource?.tableView(self, moveRowAt: source, to: target)
    committedMove = nil
  }

  func cancelMove() {
    guard let move = rowMove else { return }
    if move.to != move.from { shift(move.to, to: move.from) }
    _ = letGo()
    settle(move.cell)
  }

  private func letGo() -> RowMove? {
    guard let move = rowMove else { return nil }
    rowMove = nil
    if let wait = move.scrolling { Stage.shared.clock.cancel(wait) }
    return move
  }

  private func settle(_ cell: UITableViewCell) {
    UIView.systemAnimate(withDuration: Self.moveDuration) { [self] in
      tile()
      lookDidChange()
      cell.isHeld = false
    } completion: { [weak self] _ in
      // It lies among the others again, below the headers.
      guard let self, rowMove?.cell !== cell, let path = cell.tablePath, cells[path] === cell else {
        return
      }
      insert(cell, at: path)
    }
  }

  /// The changes that are about to be shown are counted from before the move.
  func takeBackCommittedMove() {
    guard let (from, to) = committedMove else { return }
    committedMove = nil
    shift(to, to: from)
  }
}
