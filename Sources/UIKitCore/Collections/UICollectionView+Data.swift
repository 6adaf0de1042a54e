import Foundation

// The answers of the data source, and the views from the pool.

extension UICollectionView {
  /// Returns the answer of a method's default implementation, and records that the method was
  /// called.
  func byDefault<Answer>(_ method: CollectionDefault, _ answer: Answer) -> Answer {
    defaults.insert(method)
    return answer
  }

  var counts: [Int] {
    if let storedCounts { return storedCounts }
    let made = loadCounts()
    storedCounts = made
    return made
  }

  func loadCounts() -> [Int] {
    guard let dataSource else { return [] }
    var counts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    if let itemMove {
      // The held item is already shown at its new place, which the data source does not know yet.
      counts[itemMove.from.section] -= 1
      counts[itemMove.to.section] += 1
    }
    return counts
  }

  func holds(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
  }

  /// 11.5.4 – drops everything; the cells come with the next layout.
  func reload() {
    itemDrags?.itemsDidChange()
    closeSwipe(animated: false)
    if let wait = itemMove?.scrolling { Stage.shared.clock.cancel(wait) }
    itemMove = nil
    committedMove = nil
    selection = []
    highlighted = nil
    dropViews()
    ahead = Prefetching()
    storedLayout.itemsWereReloaded()
    invalidateEverything()
  }

  func invalidateEverything() {
    let context = storedLayout.makeContext()
    context.isEverything = true
    context.countsChange = true
    storedLayout.invalidateLayout(with: context)
    // A subclass may ignore the call.
    storedLayout.isPrepared = false
    storedCounts = nil
    setNeedsLayout()
  }

  func delegateDidChange() {
    storedLayout.itemsWereReloaded()
    storedLayout.invalidateLayout()
  }

  // MARK: Views

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if path == reconfigured, let cell = cellForItem(at: path), cell.reuseIdentifier == identifier {
      return cell
    }
    guard
      let cell = dequeue(ReuseKey(nil, identifier), .cell(path)) as? UICollectionViewCell
    else { failToDequeue("UICollectionElementKindCell", identifier) }
    return cell
  }

  func dequeue(_ key: ReuseKey, _ element: ElementKey) -> UICollectionReusableView {
    let place = attributes(for: element)
    let view: UICollectionReusableView
    if let used = pool.used(key) {
      // 11.5.2 – prepareForReuse is called before a used view is returned.
      used.prepareForReuse()
      view = used
    } else if let nib = pool.nibs[key] {
      view = nib.only(UICollectionReusableView.self, for: key.identifier)
    } else {
      let cls = pool.classes[key] as? UICollectionReusableView.Type
      guard let made = cls.flatMap({ ObjectMaker.make($0, frame: place?.frame ?? .zero) }) else {
        failToDequeue(key.kind ?? "UICollectionElementKindCell", key.identifier)
      }
      view = made
    }
    view.storedReuseIdentifier = key.identifier
    view.elementKind = key.kind
    view.collection = self
    view.isFitted = false
    AnimationGroup.withoutAnimation {
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = false
        cell.isHighlighted = false
        cell.isExpanded = false
        cell.isHeld = false
        cell.dragState = .none
        // 11.7.1: updateConfiguration is called before a view is shown, and at state changes.
        cell.requestConfigurationUpdate()
      }
      if let row = view as? UICollectionViewListCell, row.isInOutline {
        row.isInOutline = false
        row.indentationLevel = 0
      }
      // 11.5.2 – it has its size already.
      if let place { view.take(place) }
    }
    // 7.11 – a dequeued view lives until the end of the turn.
    Stage.shared.autorelease(view)
    return view
  }

  private func failToDequeue(_ kind: String, _ identifier: String) -> Never {
    // 11.5.2 – an identifier that is not registered raises.
    UIKitException.raise(
      .internalInconsistency,
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib "
        + "or a class for the identifier or connect a prototype cell in a storyboard")
  }

  func failToObtain(_ kind: String, at path: IndexPath) -> Never {
    UIKitException.raise(
      .internalInconsistency,
      "The view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
        + "(\(kind),\(path.words)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))"
    )
  }

  /// The view of an element that comes into sight.
  func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    switch attributes.key {
    case .cell(let path): makeCell(path)
    case .supplementary(let kind, let path): makeSupplementary(kind, path)
    case .decoration(let kind, _): makeDecoration(kind, attributes)
    }
  }

  private func makeCell(_ path: IndexPath) -> UICollectionViewCell? {
    guard let dataSource else { return nil }
    CellRequests.begin()
    let cell = dataSource.collectionView(self, cellForItemAt: dataPath(path))
    CellRequests.end()
    guard cell.reuseIdentifier != nil else {
      // 11.5.5: a cell that was not dequeued raises.
      UIKitException.raise(
        .internalInconsistency,
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    if let old = key(of: cell) { views[old] = nil }
    AnimationGroup.withoutAnimation {
      cell.isSelected = selection.contains(path)
      cell.isHighlighted = highlighted == path
    }
    return cell
  }

  private func makeSupplementary(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let view = dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: path)
    if view.reuseIdentifier == nil { failToObtain(kind, at: path) }
    return view
  }

  private func makeDecoration(
    _ kind: String, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let key = ReuseKey(kind, kind, isDecoration: true)
    if let used = pool.used(key) {
      used.prepareForReuse()
      return used
    }
    guard let cls = storedLayout.decorationClasses[kind] as? UICollectionReusableView.Type,
      let view = ObjectMaker.make(cls, frame: attributes.frame)
    else { failToDequeue(kind, kind) }
    view.storedReuseIdentifier = kind
    view.elementKind = kind
    view.collection = self
    return view
  }

  // MARK: Finding

  func key(of view: UICollectionReusableView) -> ElementKey? {
    guard let key = view.attributes?.key, views[key] === view else { return nil }
    return key
  }

  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if key.category == .cell, !holds(key.path) { return nil }
    prepareLayout()
    return storedLayout.attributes(for: key)
  }

  func path(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let found = (storedLayout.layoutAttributesForElements(in: spot) ?? []).filter {
      $0.key.category == .cell && !$0.isHidden && seenFrame($0).contains(point)
    }
    return found.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// The elements inside the bounds, in the order of the data.
  var seenKeys: [ElementKey] {
    order.filter { key in
      guard let view = views[key], let host = view.superview, isShown(view) else { return false }
      return host.convert(view.frame, to: self).overlaps(bounds) && !view.isHidden
    }.sorted { $0.path < $1.path }
  }
}
