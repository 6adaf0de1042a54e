import Foundation

// Cells of sections that scroll by themselves stand in a scroll view of their own.

extension UICollectionView {
  private var compositional: UICollectionViewCompositionalLayout? {
    storedLayout as? UICollectionViewCompositionalLayout
  }

  /// Returns the superview of a cell or supplementary view.
  func host(of place: UICollectionViewLayoutAttributes) -> UIView {
    place.scroller.flatMap { scrollers[$0] } ?? self
  }

  func isShown(_ view: UIView) -> Bool {
    guard let superview = view.superview else { return false }
    return superview === self || (superview as? OrthogonalScroller)?.superview === self
  }

  /// A place in what the view stands in.
  func hosted(
    _ place: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let section = place.scroller, let scroller = scrollers[section] else { return place }
    let moved = place.copied()
    // Along its way a section's places are those in its own content.
    if compositional?.isVertical == true {
      moved.center.y -= scroller.frame.minY
    } else {
      moved.center.x -= scroller.frame.minX
    }
    return moved
  }

  /// Returns the visible frame of an element in the content of the collection view, however far its
  /// section is scrolled.
  func seenFrame(_ place: UICollectionViewLayoutAttributes) -> CGRect {
    guard let section = place.scroller, let layout = compositional else { return place.frame }
    let offset = layout.orthogonalOffset(section)
    return place.frame.offsetBy(
      dx: layout.isVertical ? -offset : 0, dy: layout.isVertical ? 0 : -offset)
  }

  /// Makes what the sections that are seen scroll in, and forgets the others.
  func placeScrollers() {
    guard let layout = compositional else {
      for scroller in scrollers.values { scroller.removeFromSuperview() }
      scrollers = [:]
      return
    }
    let sections = layout.sections
    for (section, scroller) in scrollers {
      if sections.indices.contains(section), sections[section].isOrthogonal,
        sections[section].scrollerFrame.overlaps(bounds)
      {
        continue
      }
      scrollers[section] = nil
      scroller.removeFromSuperview()
    }
    for (section, part) in sections.enumerated()
    where part.isOrthogonal && part.scrollerFrame.overlaps(bounds) {
      let scroller = scrollers[section] ?? OrthogonalScroller(section, of: self)
      if scrollers[section] == nil {
        scrollers[section] = scroller
        insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
      }
      layout.update(scroller)
    }
  }

  func scrollerDidScroll(_ scroller: OrthogonalScroller) {
    guard scrollers[scroller.section] === scroller, let layout = compositional,
      layout.orthogonalOffset(scroller.section) != scroller.place
    else { return }
    layout.orthogonalOffsets[scroller.section] = scroller.place
    setNeedsLayout()
  }

  /// Sections are elsewhere now, with how far each is scrolled.
  func moveScrollers(_ places: ItemPlaces) {
    let old = scrollers
    scrollers = [:]
    for (section, scroller) in old {
      guard let place = places.section(section) else {
        scroller.removeFromSuperview()
        continue
      }
      scroller.section = place
      scrollers[place] = scroller
    }
  }

  /// Scrolls a section until the item stands at that place of it.
  func scrollOrthogonally(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let layout = compositional, let place = attributes(for: .cell(path)),
      let section = place.scroller
    else { return }
    let offset = layout.orthogonalOffset(showing: place.frame, in: section, position)
    guard let scroller = scrollers[section] else {
      layout.orthogonalOffsets[section] = offset
      setNeedsLayout()
      return
    }
    scroller.setContentOffset(
      layout.isVertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset), animated: animated)
  }
}
