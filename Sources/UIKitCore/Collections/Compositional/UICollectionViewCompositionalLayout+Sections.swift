import Foundation

// The places of sections and items.

extension UICollectionViewCompositionalLayout {
  var isVertical: Bool { configuration.scrollDirection == .vertical }

  var sections: [CompositionalSection] {
    if let storedSections { return storedSections }
    let made = load()
    storedSections = made
    return made
  }

  /// Returns the size of the area for sections.
  func room(of view: UICollectionView) -> CGSize {
    let inset = view.adjustedContentInset
    return CGSize(
      width: max(view.bounds.width - inset.left - inset.right, 0),
      height: max(view.bounds.height - inset.top - inset.bottom, 0))
  }

  func load() -> [CompositionalSection] {
    guard let view = collectionView else { return [] }
    if loadedSize != view.bounds.size {
      // Items say other sizes where there is another room.
      if loadedSize != .zero {
        (measured, measuredEnds) = ([:], [:])
        for each in view.views.values { each.isFitted = false }
      }
      loadedSize = view.bounds.size
    }
    let room = room(of: view)
    loadedRoom = room
    let surroundings = LayoutSurroundings(view)
    var start: CGFloat = 0
    return (0..<view.numberOfSections).map { index in
      guard let section = provider(index, surroundings) else {
        UIKitException.raise(
          .internalInconsistency,
          "Invalid section definition. Please specify a valid section definition when content is "
            + "to be rendered for a section. This is a client error.")
      }
      let count = view.numberOfItems(inSection: index)
      var part = CompositionalSection(
        section, index: index, count: count, room: room, isVertical: isVertical,
        measured: (measured[index] ?? [:]).filter { $0.key < count }, measuredEnds: measuredEnds)
      part.start = start
      start = part.end + configuration.interSectionSpacing
      return part
    }
  }

  /// Records the measured size of an element.
  func measure(_ size: CGSize, of key: ElementKey) {
    let index = key.path.section
    guard case .cell(let path) = key else {
      measuredEnds[key] = size
      storedSections = nil
      return
    }
    measured[index, default: [:]][path.item] = size
    guard var known = storedSections, known.indices.contains(index) else { return }
    storedSections = nil
    known[index].set(size, of: path.item)
    for next in known.indices.dropFirst(index + 1) {
      known[next].start = known[next - 1].end + configuration.interSectionSpacing
    }
    storedSections = known
  }

  // MARK: Places

  func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let sections = sections
    guard sections.indices.contains(path.section),
      let place = sections[path.section].place(of: path.item)
    else { return nil }
    let attributes = makeAttributes(.cell(path))
    let section = sections[path.section]
    if section.isOrthogonal {
      attributes.frame = orthogonalFrame(place.frame, section).onPixels
      attributes.scroller = path.section
    } else {
      attributes.frame = flipped(place.frame, in: section.room.width).onPixels
    }
    attributes.fitting = place.fitting
    attributes.zIndex = section.zIndex(of: path.item)
    attributes.list = section.section.list?.place(of: path, count: section.count)
    return attributes
  }

  private var edges: ClosedRange<CGFloat> {
    guard let view = collectionView else { return 0...0 }
    let inset = view.adjustedContentInset
    let (low, high) =
      isVertical
      ? (view.bounds.minY + inset.top, view.bounds.maxY - inset.bottom)
      : (view.bounds.minX + inset.left, view.bounds.maxX - inset.right)
    return low...max(low, high)
  }

  func endAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let sections = sections
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard let end = section.ends.first(where: { $0.item.elementKind == kind && $0.path == path })
    else { return attachedAttributes(kind, path, section) }
    let attributes = makeAttributes(.supplementary(kind, path))
    attributes.frame =
      flipped(section.frame(of: end, edges: edges), in: section.room.width).onPixels
    attributes.zIndex = end.item.zIndex
    attributes.fitting = end.item.layoutSize.fitting
    if let list = section.section.list {
      var place = ListPlace(appearance: list.appearance, role: end.isFooter ? .footer : .header)
      place.isPinned =
        flipped(section.restingFrame(of: end), in: section.room.width).onPixels
        != attributes.frame
      attributes.list = place
    }
    return attributes
  }

  /// 11.6.6 – supplementary items have the path of their item.
  private func attachedAttributes(
    _ kind: String, _ path: IndexPath, _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes? {
    guard let place = section.place(of: path.item),
      let item = section.supplementaryItems(of: path.item).first(where: { $0.elementKind == kind })
    else { return nil }
    let attributes = makeAttributes(.supplementary(kind, path))
    let frame = item.frame(at: place.frame, measured: measuredEnds[.supplementary(kind, path)])
    if section.isOrthogonal {
      attributes.frame = orthogonalFrame(frame, section).onPixels
      attributes.scroller = path.section
    } else {
      attributes.frame = flipped(frame, in: section.room.width).onPixels
    }
    attributes.zIndex = item.zIndex
    attributes.fitting = item.layoutSize.fitting
    return attributes
  }

  func decorationAttributes(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let sections = sections
    guard sections.indices.contains(path.section), let view = collectionView else { return nil }
    let section = sections[path.section]
    guard let item = section.section.decorationItems.first(where: { $0.elementKind == kind })
    else { return nil }
    let (room, inset) = (room(of: view), item.contentInsets)
    let whole =
      isVertical
      ? CGRect(x: 0, y: section.start, width: room.width, height: section.end - section.start)
      : CGRect(x: section.start, y: 0, width: section.end - section.start, height: room.height)
    let attributes = makeAttributes(.decoration(kind, path))
    let frame = whole.inset(
      by: UIEdgeInsets(
        top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing))
    attributes.frame = flipped(frame, in: room.width)
    attributes.zIndex = item.zIndex
    return attributes
  }

  /// Everything of which a part may be in a rectangle.
  func elements(in rect: CGRect) -> [ElementKey] {
    let sections = sections
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var keys: [ElementKey] = []
    for index in sections.firstPlace({ $0.end > low })..<sections.count {
      let section = sections[index]
      if section.start >= high { break }
      let path = IndexPath(item: 0, section: index)
      keys += section.section.decorationItems.map { .decoration($0.elementKind, path) }
      keys += section.ends.map { .supplementary($0.item.elementKind, $0.path) }
      let items =
        section.isOrthogonal
        ? orthogonalItems(of: index, in: rect) : section.items(from: low, to: high)
      for item in items {
        let path = IndexPath(item: item, section: index)
        keys.append(.cell(path))
        keys += section.supplementaryItems(of: item).map { .supplementary($0.elementKind, path) }
      }
    }
    return keys
  }
}
