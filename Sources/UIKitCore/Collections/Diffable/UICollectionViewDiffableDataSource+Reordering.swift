import Foundation

extension UICollectionViewDiffableDataSource {
  /// The app's handlers for reordering. Without ``canReorderItem`` no item can be moved.
  public struct ReorderingHandlers {
    public init() {}

    /// A function that returns whether an item may be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called when an item was let go elsewhere, before the data source shows that.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Called when the data source shows it: the app's own data is to follow.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  func mayMove(_ path: IndexPath) -> Bool {
    guard let item = state.item(at: path) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// People have moved an item.
  func reorder(from source: IndexPath, to destination: IndexPath) {
    guard let item = state.item(at: source), let old = state.section(at: source.section),
      let new = state.section(at: destination.section)
    else { return }
    let before = state.snapshot
    let oldOutlines = Dictionary(
      [(old, snapshot(for: old)), (new, snapshot(for: new))], uniquingKeysWith: { one, _ in one })
    let after = moved(item, from: old, to: new, destination.item)
    let whole = before.replacing(after)
    let sections = (old == new ? [old] : [old, new]).compactMap { section in
      after[section].map {
        NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>(
          section: section, before: oldOutlines[section] ?? Outline(), after: $0)
      }
    }
    let transaction = NSDiffableDataSourceTransaction(
      before: before, after: whole, sections: sections)
    reorderingHandlers.willReorder?(transaction)
    for (section, outline) in after where outlines.sections[section] != nil {
      outlines.sections[section] = outline
    }
    take(whole, afterMoving: source, to: destination)
    reorderingHandlers.didReorder?(transaction)
  }

  /// The sections with the item elsewhere, with what is below it.
  private func moved(
    _ item: ItemIdentifierType, from old: SectionIdentifierType, to new: SectionIdentifierType,
    _ place: Int
  ) -> [SectionIdentifierType: Outline] {
    var source = snapshot(for: old)
    let children = source.snapshot(of: item)
    let isExpanded = source.isExpanded(item)
    // Before which of the items that are seen, and after which, it was let go.
    var seen = snapshot(for: new).visibleItems
    if old == new { seen.removeAll { $0 == item } }
    let below = Set(children.items)
    let above = seen.prefix(place).last { !below.contains($0) }
    source.delete([item])
    var target = old == new ? source : snapshot(for: new)
    if let above {
      if target.isExpanded(above), let first = target.snapshot(of: above).rootItems.first {
        // Below an item that shows what is below it, it is the first there.
        target.insert([item], before: first)
      } else {
        target.insert([item], after: above)
      }
    } else if let first = target.rootItems.first {
      target.insert([item], before: first)
    } else {
      target.append([item])
    }
    if !children.items.isEmpty {
      target.append(children.rootItems, to: item)
      for parent in children.rootItems { target.graft(parent, from: children) }
      if isExpanded { target.expand([item]) }
    }
    return old == new ? [new: target] : [old: source, new: target]
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Takes over the items below an item in another snapshot.
  fileprivate mutating func graft(_ parent: ItemIdentifierType, from other: Self) {
    let children = other.snapshot(of: parent).rootItems
    guard !children.isEmpty else { return }
    append(children, to: parent)
    for child in children { graft(child, from: other) }
    if other.isExpanded(parent) { expand([parent]) }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// With other items in some sections.
  fileprivate func replacing(
    _ sections: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
  ) -> Self {
    var made = Self()
    made.appendSections(sectionIdentifiers)
    for section in sectionIdentifiers {
      let items = sections[section]?.visibleItems ?? itemIdentifiers(inSection: section)
      made.appendItems(items, toSection: section)
    }
    return made
  }
}
