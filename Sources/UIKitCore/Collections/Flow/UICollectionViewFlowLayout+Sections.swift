import Foundation

// The places of sections and items.

extension UICollectionViewFlowLayout {
  var sections: [FlowSection] {
    if let storedSections { return storedSections }
    let made = load()
    storedSections = made
    return made
  }

  /// How long a line may be, with the insets of its section.
  func room(of view: UICollectionView) -> CGFloat {
    let inset = view.adjustedContentInset
    return isVertical
      ? max(view.bounds.width - inset.left - inset.right, 0)
      : max(view.bounds.height - inset.top - inset.bottom, 0)
  }

  func load() -> [FlowSection] {
    guard let view = collectionView else { return [] }
    if loadedSize != view.bounds.size {
      // Items say other sizes where there is another room.
      if sizesItself, loadedSize != .zero { measured = [:] }
      loadedSize = view.bounds.size
    }
    loadedRoom = room(of: view)
    view.defaults.remove(.itemSize)
    var start: CGFloat = 0
    return (0..<view.numberOfSections).map { index in
      var section = load(index, in: view)
      section.start = start
      start = section.end
      return section
    }
  }

  private func load(_ section: Int, in view: UICollectionView) -> FlowSection {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    var inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    // 18.6.11: the insets of sections are measured from the sectionInsetReference.
    let more = referenceInset(in: view)
    inset.left += isVertical ? more.left : 0
    inset.right += isVertical ? more.right : 0
    inset.top += isVertical ? 0 : more.top
    inset.bottom += isVertical ? 0 : more.bottom
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let count = view.numberOfItems(inSection: section)
    let sides = isVertical ? inset.left + inset.right : inset.top + inset.bottom
    return FlowSection(
      header: flowSize(header).main, footer: flowSize(footer).main,
      insets: isVertical
        ? (inset.top, inset.bottom, inset.left, inset.right)
        : (inset.left, inset.right, inset.top, inset.bottom),
      lines: FlowLines(
        count: count, base: flowSize(base), said: said(count, section, view, delegate),
        measured: (measured[section] ?? [:]).filter { $0.key < count },
        room: max(room(of: view) - sides, 0), itemSpacing: itemSpacing, lineSpacing: lineSpacing))
  }

  /// How far the reference of the sections' insets is from the content inset.
  private func referenceInset(in view: UICollectionView) -> UIEdgeInsets {
    let inset =
      switch sectionInsetReference {
      case .fromContentInset: view.adjustedContentInset
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    let content = view.adjustedContentInset
    return UIEdgeInsets(
      top: max(inset.top - content.top, 0), left: max(inset.left - content.left, 0),
      bottom: max(inset.bottom - content.bottom, 0), right: max(inset.right - content.right, 0))
  }

  private var base: CGSize {
    sizesItself && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
  }

  /// Returns the delegate's value for every item; `nil` where it leaves the value to the layout.
  private func said(
    _ count: Int, _ section: Int, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [FlowSize]? {
    guard let delegate, count > 0, !view.defaults.contains(.itemSize) else { return nil }
    func size(_ item: Int) -> FlowSize {
      let path = IndexPath(item: item, section: section)
      return flowSize(delegate.collectionView(view, layout: self, sizeForItemAt: path))
    }
    let first = size(0)
    if view.defaults.contains(.itemSize) { return nil }
    return [first] + (1..<count).map(size)
  }

  func flowSize(_ size: CGSize) -> FlowSize {
    isVertical
      ? FlowSize(main: size.height, cross: size.width)
      : FlowSize(main: size.width, cross: size.height)
  }

  /// Records the measured size of an item.
  func measure(_ size: CGSize, of path: IndexPath) {
    let size = flowSize(size)
    measured[path.section, default: [:]][path.item] = size
    guard var known = storedSections, known.indices.contains(path.section) else { return }
    storedSections = nil
    known[path.section].lines.set(size, of: path.item)
    for index in known.indices.dropFirst(path.section + 1) {
      known[index].start = known[index - 1].end
    }
    storedSections = known
  }

  // MARK: Places

  private func rect(
    main: CGFloat, cross: CGFloat, _ length: CGFloat, _ breadth: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: cross, y: main, width: breadth, height: length)
      : CGRect(x: main, y: cross, width: length, height: breadth)
  }

  func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let sections = sections
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard path.item >= 0, path.item < section.lines.count else { return nil }
    let place = section.lines.place(of: path.item)
    let attributes = makeAttributes(.cell(path))
    attributes.frame =
      rect(
        main: section.linesStart + place.main, cross: section.insets.leading + place.cross,
        place.size.main, place.size.cross
      ).onPixels
    return attributes
  }

  func endAttributes(
    _ kind: String, _ index: Int, evenWithoutLength: Bool = false
  ) -> UICollectionViewLayoutAttributes? {
    let sections = sections
    guard let view = collectionView, sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.header : section.footer
    guard length > 0 || evenWithoutLength else { return nil }
    var main = isHeader ? section.start : section.footerStart
    let attributes = makeAttributes(.supplementary(kind, IndexPath(item: 0, section: index)))
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      // 11.5.13: pinned headers and footers stay at the edge above the items.
      main = isHeader ? pinnedHeader(section, in: view) : pinnedFooter(section, in: view)
      attributes.zIndex = 10
    }
    // 11.5.19 – a section without a header has attributes of no size for it.
    attributes.frame = rect(main: main, cross: 0, length, length > 0 ? room(of: view) : 0)
    return attributes
  }

  // 11.5.13 – at the edge of what is seen, as long as its section is there.
  private func pinnedHeader(_ section: FlowSection, in view: UICollectionView) -> CGFloat {
    let inset = view.adjustedContentInset
    let edge = isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
    let last = section.footerStart - section.header
    return min(max(section.start, edge), max(last, section.start))
  }

  private func pinnedFooter(_ section: FlowSection, in view: UICollectionView) -> CGFloat {
    let inset = view.adjustedContentInset
    let edge = isVertical ? view.bounds.maxY - inset.bottom : view.bounds.maxX - inset.right
    let first = section.start + section.header
    return max(min(section.footerStart, edge - section.footer), min(first, section.footerStart))
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
      if section.header > 0 {
        keys.append(.supplementary(UICollectionView.elementKindSectionHeader, path))
      }
      let items = section.lines.items(
        from: low - section.linesStart, to: high - section.linesStart)
      for item in items { keys.append(.cell(IndexPath(item: item, section: index))) }
      if section.footer > 0 {
        keys.append(.supplementary(UICollectionView.elementKindSectionFooter, path))
      }
    }
    return keys
  }
}
