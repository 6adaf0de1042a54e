import Foundation

/// The positions of the items of one group, from its upper left corner.
struct GroupShape {
  private(set) var frames: [CGRect] = []
  /// The items at these positions.
  private(set) var items: [NSCollectionLayoutItem] = []
  /// Along which axes each item may say its size.
  private(set) var fitting: [UICollectionViewLayoutAttributes.Fitting] = []
  private(set) var size = CGSize.zero

  /// - Parameters:
  ///   - group: The group.
  ///   - container: The size that fractions are parts of.
  ///   - measured: Returns the size that an item asked for, by its place in the group.
  @MainActor
  init(_ group: NSCollectionLayoutGroup, in container: CGSize, measured: (Int) -> CGSize?) {
    size = place(group, group.layoutSize.size(in: container), measured)
  }

  private mutating func move(_ range: Range<Int>, by offset: CGPoint) {
    for index in range { frames[index] = frames[index].offsetBy(dx: offset.x, dy: offset.y) }
  }

  /// Puts an item, or what is in a group, at the corner, and returns the room that it takes.
  @MainActor
  private mutating func place(
    _ item: NSCollectionLayoutItem, _ size: CGSize, _ measured: (Int) -> CGSize?
  ) -> CGSize {
    let insets = item.contentInsets
    let (dx, dy) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let room = CGSize(width: max(size.width - dx, 0), height: max(size.height - dy, 0))
    let axes = item.layoutSize.fitting
    let wish: CGSize
    if let group = item as? NSCollectionLayoutGroup {
      let first = frames.count
      wish = fill(group, room, measured)
      move(first..<frames.count, by: CGPoint(x: insets.leading, y: insets.top))
    } else {
      wish = measured(frames.count) ?? room
      let own = CGSize(
        width: axes.contains(.width) ? wish.width : room.width,
        height: axes.contains(.height) ? wish.height : room.height)
      frames.append(CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: own))
      fitting.append(axes)
      items.append(item)
    }
    return CGSize(
      width: axes.contains(.width) ? wish.width + dx : size.width,
      height: axes.contains(.height) ? wish.height + dy : size.height)
  }

  /// Puts the items of a group beside or below one another, and returns how much they take.
  @MainActor
  private mutating func fill(
    _ group: NSCollectionLayoutGroup, _ room: CGSize, _ measured: (Int) -> CGSize?
  ) -> CGSize {
    if case .custom(let provider) = group.repetition {
      // 11.6.7: the provider of a custom group gets an environment whose container is the…
      for item in provider(GroupSurroundings(contentSize: room)) {
        frames.append(item.frame)
        fitting.append([])
        items.append(item.layoutItem)
      }
      return room
    }
    let isRow = group.axis == .horizontal
    func along(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }
    let parts = group.parts(in: room)
    let spacing = group.interItemSpacing?.spacing ?? 0
    var ranges: [Range<Int>] = []
    var edges: [ItemEdges] = []
    var breadths: [CGFloat] = []
    var offset: CGFloat = 0
    for part in parts {
      let first = frames.count
      let edge = ItemEdges(part.item, isRow: isRow)
      let taken = place(part.item, part.size, measured)
      // 18.6.6: the space around an item is a part of its group's content.
      offset += edge.before.length
      move(first..<frames.count, by: isRow ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset))
      ranges.append(first..<frames.count)
      edges.append(edge)
      breadths.append(across(taken) + edge.across)
      // 11.6.3 – fixed spacing as it is.
      offset += along(taken) + edge.after.length + spacing
    }
    let length = parts.isEmpty ? 0 : offset - spacing
    let breadth = breadths.max() ?? 0
    let rest = along(room) - length
    // 11.6.3 – flexible spacing takes what is left of the group.
    let isSpread = group.interItemSpacing?.isFlexibleSpacing == true
    let gaps =
      edges.reduce(0) { $0 + $1.flexible } + (isSpread ? max(parts.count - 1, 0) : 0)
    let gap = gaps > 0 && rest > 0 ? rest / CGFloat(gaps) : 0
    var distance: CGFloat = 0
    for (number, range) in ranges.enumerated() {
      let edge = edges[number]
      if edge.before.isFlexible { distance += gap }
      let side = edge.offsetAcross(across(room) - breadths[number])
      move(range, by: isRow ? CGPoint(x: distance, y: side) : CGPoint(x: side, y: distance))
      if edge.after.isFlexible { distance += gap }
      if isSpread { distance += gap }
    }
    return isRow
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }
}

extension NSCollectionLayoutGroup {
  /// Its items, as often as they are there, with the room that each has.
  func parts(in room: CGSize) -> [(item: NSCollectionLayoutItem, size: CGSize)] {
    let isRow = axis == .horizontal
    let length = isRow ? room.width : room.height
    let spacing = interItemSpacing?.spacing ?? 0
    switch repetition {
    case .repeated(let count):
      return (0..<max(count, 0)).flatMap { _ in
        subitems.map { ($0, $0.layoutSize.size(in: room)) }
      }
    case .equal(let count):
      guard count > 0, let item = subitems.first else { return [] }
      var size = item.layoutSize.size(in: room)
      let edges = ItemEdges(item, isRow: isRow).along
      let share = max((length - CGFloat(count - 1) * spacing) / CGFloat(count) - edges, 0)
      if isRow { size.width = share } else { size.height = share }
      return Array(repeating: (item, size), count: count)
    case .custom: return []
    case .fitting:
      var parts: [(item: NSCollectionLayoutItem, size: CGSize)] = []
      var used: CGFloat = 0
      // 11.6.2 – again from the first, as long as the next one has room.
      for number in 0..<Self.limit {
        guard !subitems.isEmpty else { break }
        let item = subitems[number % subitems.count]
        let size = item.layoutSize.size(in: room)
        let edges = ItemEdges(item, isRow: isRow).along
        let next = used + (number == 0 ? 0 : spacing) + edges + (isRow ? size.width : size.height)
        if number > 0, next > length + 0.01 || next <= used { break }
        parts.append((item, size))
        used = next
      }
      return parts
    }
  }

  /// The most items of a group: one that takes no room would be repeated for ever.
  private static var limit: Int { 10_000 }
}
