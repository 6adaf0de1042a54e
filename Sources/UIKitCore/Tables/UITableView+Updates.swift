import Foundation

// Changes of the rows that people see as changes.

extension UITableView: BatchUpdating {
  private static var updateDuration: TimeInterval { 0.3 }

  func change(_ animation: RowAnimation, _ body: (inout ItemBatch) -> Void) {
    change(animated: animation != .none, body)
  }

  func readCounts() { _ = map }

  func perform(_ batch: ItemBatch) {
    rowDrags?.rowsDidChange()
    takeBackCommittedMove()
    cancelMove()
    let old = map
    guard let dataSource else { return }
    let count = dataSource.numberOfSections(in: self)
    let rows = (0..<count).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    // 11.3.2: counts that disagree after an update raise.
    if let problem = batch.problem(before: old.sections.map(\.rows.count), after: rows, .table) {
      UIKitException.raise(.internalInconsistency, problem + " Table view: \(reference)")
    }
    let animates = batch.animates && window != nil && UIView.areAnimationsEnabled
    let places = ItemPlaces(batch)
    let leaving = takeLeavingCells(batch, places)
    moveSelection(batch, places)
    dropHeaders()
    storedMap = nil
    // Without an estimate the delegate is asked for every height again.
    if estimatedRowHeight != 0 { keepHeights(of: old, batch, places) }
    measureCells()
    reconfigure(batch.reconfigured)
    editingMayHaveChanged()
    setNeedsIndex()
    show(batch, leaving, animated: animates)
  }

  /// Keeps the measured heights of rows that stay.
  private func keepHeights(
    of old: TableMap, _ batch: ItemBatch, _ places: ItemPlaces
  ) {
    let known = old.sections.enumerated().flatMap { section, part in
      part.rows.known.map { (IndexPath(row: $0.key, section: section), $0.value) }
    }
    changeMap { map in
      for (path, height) in known {
        guard !batch.reloads(path), let place = places.path(path) else { continue }
        map.sections[place.section].rows.set(height, of: place.row)
      }
    }
  }

  /// Gives the cells that stay their new places; returns those that go.
  private func takeLeavingCells(
    _ batch: ItemBatch, _ places: ItemPlaces
  ) -> [(IndexPath, UITableViewCell)] {
    let before = cells
    cells = [:]
    var leaving: [(IndexPath, UITableViewCell)] = []
    for (path, cell) in before.sorted(by: { $0.key < $1.key }) {
      if !batch.reloads(path), let place = places.path(path) {
        cells[place] = cell
        cell.tablePath = place
      } else {
        leaving.append((path, cell))
      }
    }
    return leaving
  }

  private func moveSelection(_ batch: ItemBatch, _ places: ItemPlaces) {
    selection = selection.compactMap { path in
      batch.reloads(path) ? nil : places.path(path)
    }
    highlighted = highlighted.flatMap { places.path($0) }
    if let path = swipe?.path {
      swipedRowMoves(to: batch.reloads(path) ? nil : places.path(path))
    }
  }

  private func show(
    _ batch: ItemBatch, _ leaving: [(IndexPath, UITableViewCell)], animated: Bool
  ) {
    let staying = Set(cells.values.map(ObjectIdentifier.init))
    let finish = { [weak self] (finished: Bool) in
      for (path, cell) in leaving {
        cell.alpha = 1
        self?.giveBack(cell, path)
      }
      for completion in batch.completions { completion(finished) }
    }
    guard animated else {
      layoutSubtree()
      tile()
      lookDidChange()
      finish(true)
      return
    }
    UIView.systemAnimate(withDuration: Self.updateDuration) { [self] in
      tile()
      // A cell may be the first or the last of its section now.
      lookDidChange()
      for (_, cell) in leaving { cell.alpha = 0 }
      for cell in cells.values where !staying.contains(ObjectIdentifier(cell)) {
        UIView.performWithoutAnimation { cell.alpha = 0 }
        cell.alpha = 1
      }
    } completion: { finished in
      finish(finished)
    }
  }
}
