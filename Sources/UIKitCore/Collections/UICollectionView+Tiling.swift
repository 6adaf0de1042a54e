import Foundation

// The views of what is seen: made when it comes into sight, given back when it leaves.

extension UICollectionView {
  func prepareLayout() {
    guard !storedLayout.isPrepared else { return }
    _ = counts
    // 11.5.6 – once, before anything is asked.
    storedLayout.isPrepared = true
    storedLayout.prepare()
  }

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.countsChange { storedCounts = nil }
    if context.contentOffsetAdjustment != .zero { moveContent(by: context.contentOffsetAdjustment) }
    setNeedsLayout()
  }

  // 11.5.9: a flow layout is invalidated when its lines become longer or shorter.
  func boundsDidChange() {
    setNeedsLayout()
    guard storedLayout.isPrepared, storedLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    else { return }
    storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: bounds))
  }

  func updateContentSize() {
    let size = storedLayout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  /// Brings what is seen up to date, where it was laid out before, or will be.
  func tile() {
    if window != nil || !views.isEmpty || superview != nil { tileAnywhere() }
  }

  /// Lays out a view outside of windows too, as tests ask for its cells.
  func tileAnywhere() {
    guard !isTiling, bounds.width > 0 else { return }
    isTiling = true
    defer { isTiling = false }
    prepareLayout()
    let anchor = anchor
    var seen = bringIn()
    if let anchor, let place = storedLayout.attributes(for: anchor.key)?.frame.origin,
      place != anchor.frame.origin
    {
      // Elements before what is seen turned out larger or smaller: what is seen stays.
      let old = anchor.frame.origin
      let distance = CGPoint(
        x: contentSize.width > bounds.width ? place.x - old.x : 0,
        y: contentSize.height > bounds.height ? place.y - old.y : 0)
      if distance != .zero {
        moveContent(by: distance)
        seen = bringIn()
      }
    }
    placeScrollers()
    giveBack(except: seen)
    stack(seen)
    show(seen)
    if let swipe { placeSwipe(swipe) }
    // 11.5.17 – it does not scroll. Constraints round its place: another one differs by more than that.
    if let backgroundView, !backgroundView.frame.isClose(to: bounds) {
      backgroundView.frame = bounds
    }
  }

  /// The first cell that is wholly seen, where something is before what is seen.
  private var anchor: UICollectionViewLayoutAttributes? {
    let inset = adjustedContentInset
    guard bounds.minY > 0.5 - inset.top || bounds.minX > 0.5 - inset.left else { return nil }
    let whole = order.sorted().lazy.compactMap { [self] key in
      key.category == .cell && holds(key.path) ? storedLayout.attributes(for: key) : nil
    }.filter { $0.scroller == nil }
    return whole.first { [bounds] in
      $0.frame.minY >= bounds.minY && $0.frame.minX >= bounds.minX && $0.frame.overlaps(bounds)
    }
  }

  private var heldKey: ElementKey? { itemMove.map { .cell($0.to) } }

  /// Finds what is seen, and has its views made and measured.
  private func bringIn() -> [UICollectionViewLayoutAttributes] {
    var seen: [UICollectionViewLayoutAttributes] = []
    // Elements that turn out to be smaller than they were thought to be make room for more.
    for _ in 0..<10 {
      prepareLayout()
      updateContentSize()
      // The size of the content may have moved it.
      prepareLayout()
      seen = withGap(
        withHeldItem(storedLayout.layoutAttributesForElements(in: bounds) ?? [])
      ).filter {
        !$0.isHidden && seenFrame($0).overlaps(bounds) || $0.key == heldKey
      }
      for place in seen where views[place.key] == nil {
        let view = makeView(place)
        view?.attributes = place
        if case .cell(let path) = place.key {
          (view as? UICollectionViewCell)?.dragState = itemDrags?.state(at: path) ?? .none
        }
        views[place.key] = view
      }
      for place in seen { fit(place) }
      if storedLayout.isPrepared { break }
    }
    return seen
  }

  // 11.5.8 – a view that may say its size is asked once.
  private func fit(_ place: UICollectionViewLayoutAttributes) {
    guard let view = views[place.key], !view.isFitted else { return }
    view.isFitted = true
    view.prepareToMeasure()
    guard place.key.category != .decorationView, storedLayout.asksForSize(place) else { return }
    AnimationGroup.withoutAnimation {
      if view.bounds.size != place.size, place.transform.isIdentity { view.frame = place.frame }
    }
    let wish = view.preferredLayoutAttributesFitting(place.copied())
    guard
      storedLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: wish, withOriginalAttributes: place)
    else { return }
    storedLayout.invalidateLayout(
      with: storedLayout.invalidationContext(
        forPreferredLayoutAttributes: wish, withOriginalAttributes: place))
  }

  // MARK: Showing

  /// Puts the views where they are, and those that are new into the collection view.
  private func show(_ seen: [UICollectionViewLayoutAttributes]) {
    for place in seen {
      guard let view = views[place.key] else { continue }
      let host = host(of: place)
      if isShown(view) {
        if let old = view.superview, old !== host {
          // It belongs to a section now that scrolls by itself, or that does not.
          AnimationGroup.withoutAnimation {
            let frame = old.convert(view.frame, to: host)
            insert(view, place.key, into: host)
            view.frame = frame
          }
        }
        view.take(hosted(shifted(place)))
        continue
      }
      let start = animatesAppearing ? storedLayout.start(of: place) ?? place : place
      AnimationGroup.withoutAnimation {
        view.take(hosted(start))
        insert(view, place.key, into: host)
      }
      if start !== place { view.take(hosted(place)) }
      tellBegin(view, place.key)
    }
  }

  private func insert(
    _ view: UICollectionReusableView, _ key: ElementKey, into host: UIView
  ) {
    let below = order.prefix { $0 != key }.last { views[$0]?.superview === host }
    if let sibling = below.flatMap({ views[$0] }) {
      host.insertSubview(view, aboveSubview: sibling)
    } else {
      host.insertSubview(view, at: host === self && backgroundView != nil ? 1 : 0)
    }
  }

  /// Stacks the views by their `zIndex`, the greater ones above.
  private func stack(_ seen: [UICollectionViewLayoutAttributes]) {
    func areShown(_ keys: [ElementKey]) -> [ElementKey] {
      keys.filter { views[$0].map(isShown) == true }
    }
    let old = areShown(order)
    order = seen.sorted { $0.lies(below: $1) }.map(\.key)
    let staying = areShown(order)
    guard old != staying else { return }
    for key in staying {
      guard let view = views[key], let host = view.superview else { continue }
      host.bringSubviewToFront(view)
    }
  }

  private func tellBegin(_ view: UICollectionReusableView, _ key: ElementKey) {
    switch key {
    case .cell(let path):
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    case .supplementary(let kind, let path):
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    case .decoration: break
    }
  }

  // MARK: Giving back

  private func giveBack(except seen: [UICollectionViewLayoutAttributes]) {
    let kept = Set(seen.map(\.key))
    for key in views.keys.filter({ !kept.contains($0) }).sorted() {
      guard let view = views.removeValue(forKey: key) else { continue }
      giveBack(view, key)
    }
  }

  func dropViews() {
    let old = views
    views = [:]
    order = []
    for key in old.keys.sorted() { old[key].map { giveBack($0, key) } }
  }

  func giveBack(_ view: UICollectionReusableView, _ key: ElementKey) {
    let wasShown = isShown(view)
    if wasShown { view.removeFromSuperview() }
    view.attributes = nil
    if wasShown { tellEnd(view, key) }
    guard let identifier = view.reuseIdentifier else { return }
    let isDecoration = key.category == .decorationView
    pool.take(view, ReuseKey(view.elementKind, identifier, isDecoration: isDecoration))
  }

  private func tellEnd(_ view: UICollectionReusableView, _ key: ElementKey) {
    switch key {
    case .cell(let path):
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    case .supplementary(let kind, let path):
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    case .decoration: break
    }
  }
}

extension ElementKey: Comparable {
  static func < (one: ElementKey, other: ElementKey) -> Bool {
    if one.path != other.path { return one.path < other.path }
    if one.rank != other.rank { return one.rank < other.rank }
    return (one.kind ?? "") < (other.kind ?? "")
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate func lies(below other: UICollectionViewLayoutAttributes) -> Bool {
    if zIndex != other.zIndex { return zIndex < other.zIndex }
    if key.rank != other.key.rank { return key.rank < other.key.rank }
    return key < other.key
  }
}

extension UICollectionViewLayout {
  fileprivate func start(
    of place: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    switch place.key {
    case .cell(let path): initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let kind, let path):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration: nil
    }
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether they have more than an edge in common.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
