import Foundation

/// The positions of the parts of one section of a compositional layout.
@MainActor
struct CompositionalSection {
  /// One header or footer.
  struct End {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let path: IndexPath
    let isFooter: Bool
    var size: CGSize
    /// From the start of the section; for a footer, from the end of the groups.
    var offset: CGFloat = 0
  }

  let section: NSCollectionLayoutSection
  let isVertical: Bool
  /// A Boolean value that indicates whether groups go on downwards.
  let goesDown: Bool
  let count: Int
  /// The size of the area around the section.
  let room: CGSize
  /// The size of the area around the groups.
  let container: CGSize
  /// Before and after the groups, and at their sides.
  let insets: (before: CGFloat, after: CGFloat, side: CGFloat)
  var start: CGFloat = 0
  private(set) var ends: [End] = []
  private(set) var measured: [Int: CGSize]
  private let template: GroupShape
  /// The groups with measured items.
  private var shapes: [Int: GroupShape] = [:]
  private var lengths: RowHeights
  private(set) var headerLength: CGFloat = 0
  private(set) var footerLength: CGFloat = 0

  init(
    _ section: NSCollectionLayoutSection, index: Int, count: Int, room: CGSize, isVertical: Bool,
    measured: [Int: CGSize], measuredEnds: [ElementKey: CGSize]
  ) {
    self.section = section
    self.isVertical = isVertical
    self.count = count
    self.room = room
    self.measured = measured
    goesDown = isVertical != (section.orthogonalScrollingBehavior != .none)
    let inset = section.contentInsets
    container = CGSize(
      width: max(room.width - inset.leading - inset.trailing, 0),
      height: max(room.height - inset.top - inset.bottom, 0))
    insets =
      isVertical
      ? (inset.top, inset.bottom, inset.leading) : (inset.leading, inset.trailing, inset.top)
    template = GroupShape(section.group, in: container) { _ in nil }
    let size = template.frames.count
    let groups = size > 0 ? (count + size - 1) / size : 0
    let base = goesDown ? template.size.height : template.size.width
    lengths = RowHeights(count: groups, base: base + section.interGroupSpacing)
    for group in Set(measured.keys.map { size > 0 ? $0 / size : 0 }) { reshape(group) }
    if let list = section.list, list.headerMode == .supplementary {
      headerLength = list.headerTopPadding ?? 0
    }
    addEnds(index, room, measuredEnds)
  }

  /// Returns the frame of a header or footer while it is not pinned.
  func restingFrame(of end: End) -> CGRect {
    frame(of: end, edges: -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude)
  }

  private mutating func addEnds(
    _ index: Int, _ room: CGSize, _ measuredEnds: [ElementKey: CGSize]
  ) {
    let place = section.supplementariesFollowContentInsets ? container : room
    var numbers: [String: Int] = [:]
    for item in section.boundarySupplementaryItems {
      let number = numbers[item.elementKind, default: 0]
      numbers[item.elementKind] = number + 1
      let path = IndexPath(item: number, section: index)
      var size = item.layoutSize.size(in: place)
      if let known = measuredEnds[.supplementary(item.elementKind, path)] {
        if item.layoutSize.widthDimension.isEstimated { size.width = known.width }
        if item.layoutSize.heightDimension.isEstimated { size.height = known.height }
      }
      let isFooter = item.isFooter(isVertical: isVertical)
      let length = isVertical ? size.height : size.width
      var end = End(item: item, path: path, isFooter: isFooter, size: size)
      if isFooter {
        // 11.6.5 – outside of the insets, or over the section's end.
        end.offset = item.extendsBoundary ? footerLength + insets.after : -length
        // 11.6.5: boundary items extend the section along the scroll axis.
        if item.extendsBoundary { footerLength += length }
      } else {
        // 11.6.5 – outside of the insets, or over the section's beginning.
        end.offset = item.extendsBoundary ? headerLength : headerLength + insets.before
        // 11.6.5: boundary items extend the section along the scroll axis.
        if item.extendsBoundary { headerLength += length }
      }
      ends.append(end)
    }
  }

  // MARK: Lengths

  var groupsStart: CGFloat { start + headerLength + insets.before }

  /// How much all groups take, along the way in which they go on.
  var alongLength: CGFloat {
    lengths.count > 0 ? lengths.total - section.interGroupSpacing : 0
  }

  /// How much they take of the layout's way: side by side, as much as the largest does.
  var groupsLength: CGFloat {
    guard isOrthogonal else { return alongLength }
    guard lengths.count > 0 else { return 0 }
    let known = shapes.values.map { isVertical ? $0.size.height : $0.size.width }
    let other = isVertical ? template.size.height : template.size.width
    return shapes.count == lengths.count ? known.max() ?? other : max(known.max() ?? 0, other)
  }

  var groupCount: Int { lengths.count }
  func groupOffset(_ group: Int) -> CGFloat { lengths.offset(of: group) }
  func groupLength(_ group: Int) -> CGFloat {
    lengths.height(of: group) - section.interGroupSpacing
  }

  var groupsEnd: CGFloat { groupsStart + groupsLength }
  var end: CGFloat { groupsEnd + insets.after + footerLength }

  // MARK: Sizes

  /// Records the measured size of an item.
  mutating func set(_ size: CGSize, of item: Int) {
    measured[item] = size
    if !template.frames.isEmpty { reshape(item / template.frames.count) }
  }

  private mutating func reshape(_ group: Int) {
    guard group < lengths.count else { return }
    let first = group * template.frames.count
    let shape = GroupShape(section.group, in: container) { measured[first + $0] }
    shapes[group] = shape
    let length = goesDown ? shape.size.height : shape.size.width
    lengths.set(length + section.interGroupSpacing, of: group)
  }

  // MARK: Places

  /// Returns the supplementary items that stand at an item.
  func supplementaryItems(of item: Int) -> [NSCollectionLayoutSupplementaryItem] {
    let size = template.frames.count
    guard item >= 0, item < count, size > 0 else { return [] }
    return (shapes[item / size] ?? template).items[item % size].supplementaryItems
  }

  /// Returns the level of an item: 0 unless a custom group says otherwise.
  func zIndex(of item: Int) -> Int {
    let size = template.frames.count
    return (shapes[item / size] ?? template).items[item % size].levelInGroup
  }

  func place(
    of item: Int
  ) -> (frame: CGRect, fitting: UICollectionViewLayoutAttributes.Fitting)? {
    let size = template.frames.count
    guard item >= 0, item < count, size > 0 else { return nil }
    let (group, number) = (item / size, item % size)
    let shape = shapes[group] ?? template
    if isOrthogonal {
      let along = lengths.offset(of: group)
      let frame = shape.frames[number].offsetBy(
        dx: goesDown ? 0 : along, dy: goesDown ? along : 0)
      return (frame, shape.fitting[number])
    }
    let main = groupsStart + lengths.offset(of: group)
    let frame = shape.frames[number].offsetBy(
      dx: isVertical ? insets.side : main, dy: isVertical ? main : insets.side)
    return (frame, shape.fitting[number])
  }

  /// The items of the groups of which a part lies between two places.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    items(along: low - groupsStart, to: high - groupsStart)
  }

  /// The same, from the beginning of the first group.
  func items(along from: CGFloat, to: CGFloat) -> Range<Int> {
    guard lengths.count > 0, to > 0, from < lengths.total else { return 0..<0 }
    let (first, last) = (lengths.row(at: from), lengths.row(at: to))
    let size = template.frames.count
    return (first * size)..<min((last + 1) * size, count)
  }

  /// Returns the frame of a header or footer while the visible content lies between `edges`.
  func frame(of end: End, edges: ClosedRange<CGFloat>) -> CGRect {
    let length = isVertical ? end.size.height : end.size.width
    var main = end.isFooter ? groupsEnd + end.offset : start + end.offset
    if end.item.pinToVisibleBounds {
      // 11.5.13: pinned headers and footers stay at the edge above the items.
      if end.isFooter {
        main = max(min(main, edges.upperBound - length), min(groupsStart, main))
      } else {
        main = min(max(main, edges.lowerBound), max(groupsEnd + insets.after - length, main))
      }
    }
    let side = section.supplementariesFollowContentInsets ? insets.side : 0
    let room = isVertical ? container.width : container.height
    let breadth = isVertical ? end.size.width : end.size.height
    let rest =
      section.supplementariesFollowContentInsets ? max(room - breadth, 0) : 0
    let cross = side + rest * end.item.share(isVertical: isVertical)
    let origin = isVertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
    return CGRect(origin: origin, size: end.size).offsetBy(
      dx: end.item.offset.x, dy: end.item.offset.y)
  }
}
