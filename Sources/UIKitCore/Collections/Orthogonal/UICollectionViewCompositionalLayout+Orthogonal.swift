import Foundation

// Sections that scroll across the layout: their places, and how far each is scrolled.

extension UICollectionViewCompositionalLayout {
  /// A Boolean value that indicates whether people read from the right: what is beside something
  /// else is on its other side.
  var isFlipped: Bool { isVertical && collectionView?.isMirrored == true }

  /// A place on the side where it belongs, of something that is so wide.
  func flipped(_ frame: CGRect, in width: CGFloat) -> CGRect {
    guard isFlipped else { return frame }
    return CGRect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Of an item of a section that scrolls by itself: in its own content along its way, in that of the
  /// collection view across it.
  func orthogonalFrame(_ frame: CGRect, _ part: CompositionalSection) -> CGRect {
    let margin = part.orthogonalMargins.before
    let origin = part.scrollerFrame.origin
    guard part.isVertical else { return frame.offsetBy(dx: origin.x, dy: margin) }
    return flipped(frame.offsetBy(dx: margin, dy: origin.y), in: orthogonalContent(part))
  }

  private func orthogonalContent(_ part: CompositionalSection) -> CGFloat {
    max(part.orthogonalLength, part.visibleLength)
  }

  /// How far a section is scrolled.
  func orthogonalOffset(_ section: Int) -> CGFloat {
    if let known = orthogonalOffsets[section] { return known }
    guard isFlipped, sections.indices.contains(section) else { return 0 }
    let part = sections[section]
    return orthogonalContent(part) - part.visibleLength
  }

  /// The items of a section that scrolls by itself which may be in a rectangle.
  func orthogonalItems(of index: Int, in rect: CGRect) -> Range<Int> {
    let part = sections[index]
    let frame = part.scrollerFrame
    guard
      part.isVertical
        ? frame.minY < rect.maxY && rect.minY < frame.maxY
        : frame.minX < rect.maxX && rect.minX < frame.maxX
    else { return 0..<0 }
    let offset = orthogonalOffset(index)
    let low = (part.isVertical ? rect.minX : rect.minY) + offset
    let high = (part.isVertical ? rect.maxX : rect.maxY) + offset
    guard isFlipped else { return part.orthogonalItems(from: low, to: high) }
    let length = orthogonalContent(part)
    return part.orthogonalItems(from: length - high, to: length - low)
  }

  func update(_ scroller: OrthogonalScroller) {
    let part = sections[scroller.section]
    let length = orthogonalContent(part)
    let stops =
      isFlipped ? part.stops.map { length - part.visibleLength - $0 } : part.stops
    let frame = part.scrollerFrame
    let content =
      part.isVertical
      ? CGSize(width: length, height: frame.height) : CGSize(width: frame.width, height: length)
    let offset = orthogonalOffset(scroller.section)
    scroller.become(part, frame: frame, content: content, stops: stops)
    guard scroller.place != offset, scroller.drag == nil, scroller.motion == nil else { return }
    scroller.setOffset(
      part.isVertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset))
  }

  /// How far a section has to be scrolled for an item to stand at that place.
  func orthogonalOffset(
    showing frame: CGRect, in index: Int, _ position: UICollectionView.ScrollPosition
  ) -> CGFloat {
    let part = sections[index]
    let (low, high) =
      part.isVertical ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let (seen, now) = (part.visibleLength, orthogonalOffset(index))
    let isMiddle =
      part.isVertical
      ? position.contains(.centeredHorizontally)
      : position.contains(.centeredVertically)
    let isFirst = position.contains(part.isVertical ? .left : .top)
    let isLast = position.contains(part.isVertical ? .right : .bottom)
    let wish: CGFloat
    if isMiddle {
      wish = (low + high - seen) / 2
    } else if isFirst {
      wish = low
    } else if isLast {
      wish = high - seen
    } else {
      wish = min(max(now, high - seen), low)
    }
    return min(max(wish, 0), max(orthogonalContent(part) - seen, 0))
  }

  // MARK: What is seen

  /// Has the handlers of sections change what is seen of them.
  func adjust(_ seen: [UICollectionViewLayoutAttributes]) {
    guard let view = collectionView else { return }
    let sections = sections
    for index in Set(seen.map(\.indexPath.section)).sorted() where sections.indices.contains(index)
    {
      let part = sections[index]
      guard let handler = part.section.visibleItemsInvalidationHandler else { continue }
      let items = seen.filter { $0.indexPath.section == index }.map(VisibleItem.init)
      var offset = view.contentOffset
      if part.isOrthogonal {
        let own = orthogonalOffset(index)
        if part.isVertical { offset.x = own } else { offset.y = own }
      }
      handler(items, offset, LayoutSurroundings(view))
    }
  }
}
