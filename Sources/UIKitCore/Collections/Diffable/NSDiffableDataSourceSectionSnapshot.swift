import Foundation

/// The content of one section of a collection view: items, and items below items, which are visible
/// while their parent is expanded.
///
/// It is a value: changing a copy changes nothing that is shown until the copy is applied.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  public init() {}

  // MARK: Items

  /// 11.8.1 – all items, each one before those below it.
  public var items: [ItemIdentifierType] { list(roots) { _ in true } }

  /// The items that are below no other.
  public var rootItems: [ItemIdentifierType] { roots }

  /// 11.8.2 – the items all of whose parents are expanded.
  public var visibleItems: [ItemIdentifierType] { list(roots) { expanded.contains($0) } }

  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// The place of an item among ``items``.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// How many items an item is below: 0 for one of ``rootItems``.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, above) = (0, known(item).parent)
    while let parent = above {
      level += 1
      above = nodes[parent]?.parent
    }
    return level
  }

  /// The item that an item is below; `nil` for one of ``rootItems``.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { known(child).parent }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    _ = known(item)
    return expanded.contains(item)
  }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var above = known(item).parent
    while let parent = above {
      // 11.8.2: an item is visible when all items above it are expanded.
      guard expanded.contains(parent) else { return false }
      above = nodes[parent]?.parent
    }
    return true
  }

  /// 11.8.4 – what is below an item, by itself: the item's children are its roots.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = Self()
    result.take(includingParent ? [parent] : known(parent).children, of: self, below: nil)
    return result
  }

  /// The items in lines, for people.
  public func visualDescription() -> String {
    items.map { item in
      let sign = nodes[item]?.children.isEmpty != false ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Adding and removing

  /// 11.8.1 – adds items behind those that are below `parent`; behind the root items without one.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let count = parent.map { known($0).children.count } ?? roots.count
    add(items, below: parent, at: count)
  }

  /// Adds items before another, below what that is below.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let place = place(of: item)
    add(items, below: place.parent, at: place.index)
  }

  /// Adds items behind another, below what that is below.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let place = place(of: item)
    add(items, below: place.parent, at: place.index + 1)
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: (ItemIdentifierType)
  ) {
    insert(snapshot.roots, before: item)
    for root in snapshot.roots { adopt(root, of: snapshot) }
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: (ItemIdentifierType)
  ) {
    insert(snapshot.roots, after: item)
    for root in snapshot.roots { adopt(root, of: snapshot) }
  }

  /// 11.8.1 – what is below them goes with them. What is not there is not missed.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let node = nodes[item] else { continue }
      delete(node.children)
      if let parent = node.parent {
        nodes[parent]?.children.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
      nodes[item] = nil
      expanded.remove(item)
    }
  }

  public mutating func deleteAll() { self = Self() }

  /// 11.8.4 – puts other items below an item, in place of those that are.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(known(parent).children)
    append(snapshot.roots, to: parent)
    for root in snapshot.roots { adopt(root, of: snapshot) }
  }

  // MARK: Expanding

  /// 11.8.2 – has what is below the items shown, once the snapshot is applied.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items {
      _ = known(item)
      expanded.insert(item)
    }
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items {
      _ = known(item)
      expanded.remove(item)
    }
  }

  // MARK: - Inside the stage

  private struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
  }

  private var roots: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  private func known(_ item: ItemIdentifierType) -> Node {
    guard let node = nodes[item] else {
      SnapshotProblem.raise("Invalid parameter not satisfying: index != NSNotFound")
    }
    return node
  }

  private func list(
    _ items: [ItemIdentifierType], _ isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    items.flatMap { item in
      [item] + (isOpen(item) ? list(nodes[item]?.children ?? [], isOpen) : [])
    }
  }

  private func place(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, index: Int) {
    let parent = known(item).parent
    let siblings = parent.flatMap { nodes[$0]?.children } ?? roots
    return (parent, siblings.firstIndex(of: item) ?? 0)
  }

  // 11.8.3: duplicate identifiers in a section snapshot raise.
  private mutating func add(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int
  ) {
    SnapshotProblem.checkUnique(items, "item")
    let existing = items.filter { nodes[$0] != nil }
    if !existing.isEmpty {
      let list = existing.map { "    \($0)" }.joined(separator: ",\n")
      SnapshotProblem.raise(
        "Supplied identifiers already exist in the section snapshot. Existing identifiers: {(\n"
          + "\(list)\n)}")
    }
    if let parent {
      nodes[parent]?.children.insert(contentsOf: items, at: index)
    } else {
      roots.insert(contentsOf: items, at: index)
    }
    for item in items { nodes[item] = Node(parent: parent) }
  }

  /// Adds items of another snapshot, with all below them.
  private mutating func take(
    _ items: [ItemIdentifierType], of other: Self, below parent: ItemIdentifierType?
  ) {
    append(items, to: parent)
    for item in items { adopt(item, of: other) }
  }

  /// Gives an item what is below it in another snapshot.
  private mutating func adopt(_ item: ItemIdentifierType, of other: Self) {
    if other.expanded.contains(item) { expanded.insert(item) }
    take(other.nodes[item]?.children ?? [], of: other, below: item)
  }

  var hasLevels: Bool { nodes.values.contains { !$0.children.isEmpty } }
  func hasChildren(_ item: ItemIdentifierType) -> Bool { nodes[item]?.children.isEmpty == false }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// The same items as far as `visible` still has them, and what it has beside them; flat where they
  /// are in another order now.
  func following(_ visible: [ItemIdentifierType]) -> Self {
    let old = visibleItems
    if visible == old { return self }
    var result = self
    let kept = Set(visible)
    result.delete(old.filter { !kept.contains($0) })
    var before: ItemIdentifierType?
    for item in visible {
      if !result.contains(item) {
        if let before {
          result.insert([item], after: before)
        } else if let first = result.rootItems.first {
          result.insert([item], before: first)
        } else {
          result.append([item])
        }
      }
      before = item
    }
    if result.visibleItems == visible { return result }
    var flat = Self()
    flat.append(visible)
    return flat
  }
}
