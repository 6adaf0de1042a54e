import Foundation

// Changes of the items, and of the layout, that people see as changes.

extension UICollectionView: BatchUpdating {
  private static var updateDuration: TimeInterval { 0.3 }

  func readCounts() {
    takeBackMoves()
    _ = counts
  }

  func perform(_ batch: ItemBatch) {
    itemDrags?.itemsDidChange()
    let (old, new) = (counts, loadCounts())
    // 11.5.7: deletions use the old index paths, insertions the new ones.
    if let problem = batch.problem(before: old, after: new, .collection) {
      UIKitException.raise(.internalInconsistency, problem + " Collection view: \(reference)")
    }
    let places = ItemPlaces(batch)
    let leaving = takeLeavingViews(batch, places)
    selection = selection.compactMap { batch.reloads($0) ? nil : places.path($0) }
    highlighted = highlighted.flatMap { places.path($0) }
    if let path = swipe?.path {
      swipedRowMoves(to: batch.reloads(path) ? nil : places.path(path))
    }
    storedLayout.itemsMoved(batch, places)
    moveScrollers(places)
    invalidateEverything()
    storedCounts = new
    prepareLayout()
    storedLayout.prepare(
      forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: batch, places))
    reconfigure(batch.reconfigured)
    // Nothing that happens is seen where nothing changes.
    animate(batch.animates && window != nil && UIView.areAnimationsEnabled) { [self] animates in
      moveToTarget()
      if animates { leave(leaving) }
      tile()
      storedLayout.finalizeCollectionViewUpdates()
    } completion: { [weak self] finished in
      for (key, view) in leaving { self?.giveBack(view, key) }
      for completion in batch.completions { completion(finished) }
    }
  }

  /// Moves the state of items to their new index paths.
  func takeAlong(_ batch: ItemBatch, _ places: ItemPlaces) {
    _ = takeLeavingViews(batch, places)
    selection = selection.compactMap { places.path($0) }
    highlighted = highlighted.flatMap { places.path($0) }
  }

  /// Gives the views that stay their new places; returns those that go.
  private func takeLeavingViews(
    _ batch: ItemBatch, _ places: ItemPlaces
  ) -> [(ElementKey, UICollectionReusableView)] {
    let before = views
    views = [:]
    var leaving: [(ElementKey, UICollectionReusableView)] = []
    var moved: [ElementKey: ElementKey] = [:]
    for key in before.keys.sorted() {
      guard let view = before[key] else { continue }
      guard let place = newKey(key, batch, places), views[place] == nil else {
        leaving.append((key, view))
        continue
      }
      views[place] = view
      moved[key] = place
      if key != place {
        view.attributes = view.attributes?.copied()
        view.attributes?.key = place
      }
    }
    order = order.compactMap { moved[$0] }
    return leaving
  }

  private func newKey(
    _ key: ElementKey, _ batch: ItemBatch, _ places: ItemPlaces
  ) -> ElementKey? {
    var new = key
    if key.category == .cell {
      guard !batch.reloads(key.path), let path = places.path(key.path) else { return nil }
      new.path = path
      return new
    }
    // The views of a section are removed with it; those of an item are made again.
    guard key.path.count == 2, key.path.item == 0,
      !batch.reloadedSections.contains(key.path.section),
      let section = places.section(key.path.section)
    else { return nil }
    new.path = IndexPath(item: 0, section: section)
    return new
  }

  private func leave(_ leaving: [(ElementKey, UICollectionReusableView)]) {
    for (key, view) in leaving {
      let end: UICollectionViewLayoutAttributes? =
        switch key {
        case .cell(let path): storedLayout.finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementary(let kind, let path):
          storedLayout.finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind: kind, at: path)
        case .decoration: nil
        }
      if let end { view.take(hosted(end)) } else { view.alpha = 0 }
    }
  }

  private func moveToTarget() {
    updateContentSize()
    let proposed = clamped(contentOffset)
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? storedLayout.targetContentOffset(forProposedContentOffset: proposed)
    if drag == nil, motion == nil, target != contentOffset, window != nil { setOffset(target) }
  }

  private func animate(
    _ animated: Bool, _ changes: @escaping (Bool) -> Void, completion: @escaping (Bool) -> Void
  ) {
    guard animated else {
      changes(false)
      completion(true)
      return
    }
    UIView.systemAnimate(withDuration: Self.updateDuration) { [self] in
      animatesAppearing = true
      changes(true)
      animatesAppearing = false
    } completion: { finished in
      completion(finished)
    }
  }

  // 11.5.4 – the data source is handed the cell that is there.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cellForItem(at: path) else { continue }
      reconfigured = path
      CellRequests.begin()
      let answer = dataSource?.collectionView(self, cellForItemAt: path)
      CellRequests.end()
      reconfigured = nil
      guard answer === cell else {
        UIKitException.raise(
          .internalInconsistency,
          "The data source returned another cell for an item that is reconfigured, at "
            + "\(path.words): reload items whose cells are to be others. Collection view: "
            + reference)
      }
      cell.isFitted = false
    }
    setNeedsLayout()
  }

  // MARK: Layouts

  func change(
    to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let old = storedLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    // 11.5.16 – the old layout, the new one, then the views.
    old.prepareForTransition(to: layout)
    // 11.5.16 – the new layout is prepared after the old one.
    layout.prepareForTransition(from: old)
    // 11.5.16 – views are called before the change.
    for view in views.values { view.willTransition(from: old, to: layout) }
    old.owner = nil
    storedLayout = layout
    layout.owner = self
    for view in views.values { view.isFitted = false }
    layout.itemsWereReloaded()
    invalidateEverything()
    guard window != nil else {
      finish(old, layout)
      completion?(true)
      return
    }
    prepareLayout()
    animate(animated && UIView.areAnimationsEnabled) { [self] _ in
      moveToTarget()
      tile()
    } completion: { [weak self] finished in
      self?.finish(old, layout)
      completion?(finished)
    }
  }

  private func finish(_ old: UICollectionViewLayout, _ new: UICollectionViewLayout) {
    // 11.5.16 – views are called after the change.
    for view in views.values { view.didTransition(from: old, to: new) }
    // 11.5.16 – the old layout finishes first.
    old.finalizeLayoutTransition()
    // 11.5.16 – the new layout finishes last.
    new.finalizeLayoutTransition()
  }
}
