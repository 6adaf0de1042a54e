import Foundation

// The moving of an item by people. The others give way as if it were there already; the data source
// is called once, when it is dropped. The scrolling near an edge, and its speed, are of low
// confidence.

extension UICollectionView {
  private static var moveDuration: TimeInterval { 0.25 }
  /// How near to the edge a held item makes the content scroll, in points.
  private static var edge: CGFloat { 44 }
  /// Points in each step of that, and seconds between the steps.
  private static var edgeStep: (distance: CGFloat, time: TimeInterval) { (5, 1.0 / 60) }

  /// The index path of an item in the data source: while one is held, others have given way.
  func dataPath(_ path: IndexPath) -> IndexPath {
    itemMove.map { path.beforeMove(from: $0.from, to: $0.to) } ?? path
  }

  /// Returns a Boolean value that indicates whether people may move the item: the data source must
  /// implement the method for moves.
  func mayMove(_ path: IndexPath) -> Bool {
    guard let dataSource, OptionalMethods.has(.move, dataSource) else { return false }
    return dataSource.collectionView(self, canMoveItemAt: path)
  }

  // MARK: Beginning and following

  func beginMove(_ path: IndexPath) -> Bool {
    guard itemMove == nil, batch == nil, holds(path), mayMove(path),
      let place = attributes(for: .cell(path))
    else { return false }
    closeSwipe(animated: true)
    if let highlighted { cellForItem(at: highlighted).map(fingerWasTaken) }
    let frame = seenFrame(place)
    itemMove = ItemMove(path, at: CGPoint(x: frame.midX, y: frame.midY))
    cellForItem(at: path)?.isHeld = true
    setNeedsLayout()
    return true
  }

  func follow(to position: CGPoint) {
    guard let move = itemMove else { return }
    move.position = position
    propose()
    tile()
    scrollAtEdge()
  }

  private func propose() {
    guard let move = itemMove else { return }
    prepareLayout()
    let place = storedLayout.targetIndexPath(
      forInteractivelyMovingItem: move.to, withPosition: move.position)
    guard place != move.to else {
      move.proposed = nil
      return
    }
    guard place != move.proposed else { return }
    move.proposed = place
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: move.from,
        atCurrentIndexPath: move.to, toProposedIndexPath: place) ?? place
    guard target != move.to, holdsPlace(target) else { return }
    let old = move.to
    UIView.systemAnimate(withDuration: Self.moveDuration) { [self] in
      move.to = target
      shift(old, to: target)
      tile()
    }
  }

  /// Returns a Boolean value that indicates whether the held item may be there.
  private func holdsPlace(_ path: IndexPath) -> Bool {
    guard let move = itemMove, path.count == 2, counts.indices.contains(path.section) else {
      return false
    }
    let count = counts[path.section]
    return path.item >= 0 && path.item < (path.section == move.to.section ? count : count + 1)
  }

  /// Moves the item from one place to another, and shifts those in between, without a question to
  /// the data source.
  private func shift(_ old: IndexPath, to new: IndexPath) {
    var counts = counts
    counts[old.section] -= 1
    counts[new.section] += 1
    var batch = ItemBatch()
    batch.moved = [(old, new)]
    let places = ItemPlaces(batch)
    takeAlong(batch, places)
    storedLayout.itemsMoved(batch, places)
    invalidateEverything()
    storedCounts = counts
  }

  /// Returns the visible elements, with the held item under the finger.
  func withHeldItem(
    _ seen: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let move = itemMove else { return seen }
    let held = storedLayout.layoutAttributesForInteractivelyMovingItem(
      at: move.to, withTargetPosition: move.position)
    held.key = .cell(move.to)
    // A section that scrolls by itself has places of its own.
    let shown = seenFrame(held)
    held.center.x += held.frame.minX - shown.minX
    held.center.y += held.frame.minY - shown.minY
    return seen.filter { $0.key != held.key } + [held]
  }

  // MARK: The edges

  private func scrollAtEdge() {
    guard let move = itemMove, move.scrolling == nil else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    let isVertical = contentSize.height > seen.height
    let (low, high) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
    let place = isVertical ? move.position.y : move.position.x
    let way: CGFloat = place < low + Self.edge ? -1 : place > high - Self.edge ? 1 : 0
    let step = way * Self.edgeStep.distance
    let target = clamped(
      CGPoint(
        x: contentOffset.x + (isVertical ? 0 : step), y: contentOffset.y + (isVertical ? step : 0)))
    let distance = CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y)
    guard way != 0, distance != .zero else { return }
    move.scrolling = Stage.shared.clock.schedule(after: Self.edgeStep.time) { [weak self] in
      guard let self, let move = itemMove else { return }
      move.scrolling = nil
      // The finger has stayed where it is, and the content has not.
      move.position.x += distance.x
      move.position.y += distance.y
      setOffset(target)
      propose()
      tile()
      scrollAtEdge()
    }
  }

  // MARK: The end

  func endMove() {
    guard let move = letGo() else { return }
    if move.to != move.from {
      // Once, and only for an item with another place. Updates by the data source meanwhile refer
      // to the earlier places.
      committedMove = (move.from, move.to)
      dataSource?.collectionView(self, moveItemAt: move.from, to: move.to)
      committedMove = nil
    }
    settleMove()
  }

  func cancelMove() {
    guard let move = letGo() else { return }
    if move.to != move.from { shift(move.to, to: move.from) }
    settleMove()
  }

  private func letGo() -> ItemMove? {
    guard let move = itemMove else { return nil }
    itemMove = nil
    if let wait = move.scrolling { Stage.shared.clock.cancel(wait) }
    cellForItem(at: move.to)?.isHeld = false
    return move
  }

  private func settleMove() {
    guard window != nil else { return setNeedsLayout() }
    UIView.systemAnimate(withDuration: Self.moveDuration) { [self] in tile() }
  }

  /// Updates that begin now are counted from the state before the move by hand.
  func takeBackMoves() {
    cancelMove()
    guard let (from, to) = committedMove else { return }
    committedMove = nil
    shift(to, to: from)
  }
}

extension UICollectionViewLayout {
  /// The place for a held item by where its middle is: that of the item under it. Among rows that are as
  /// wide as what is seen, it has to come to the middle of another one.
  func place(ofMoving path: IndexPath, at position: CGPoint) -> IndexPath {
    guard let view = owner else { return path }
    let spot = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
    let found = (layoutAttributesForElements(in: spot) ?? []).first {
      $0.key.category == .cell && $0.indexPath != path && !$0.isHidden
        && view.seenFrame($0).contains(position)
    }
    guard let found else { return path }
    let other = found.indexPath
    let isRow = found.frame.width > view.bounds.width * 0.6
    let isFurther = other > path
    if isRow {
      let hasCome =
        isFurther ? position.y >= found.frame.midY : position.y <= found.frame.midY
      if other.section == path.section { return hasCome ? other : path }
      // In another section it stands before the row, or after it.
      var place = other
      if position.y > found.frame.midY { place.item += 1 }
      return place
    }
    return other
  }
}
