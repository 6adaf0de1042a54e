import Foundation

extension UICollectionViewDiffableDataSource {
  /// The app's handlers for expanding and collapsing items.
  public struct SectionSnapshotHandlers<Item>
  where Item: Hashable, Item: Sendable {
    public init() {}

    /// A function that returns whether an item may be expanded; with `nil` every item may.
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?

    /// A function that returns whether an item may be collapsed; with `nil` every item may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?

    /// A function that returns the items below an item that is about to be expanded, from those
    /// that were below it before.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?
  }

  /// 11.8.5 – shows the items in one section; the others stay as they are. A section that is not there
  /// comes behind the others.
  ///
  /// - Parameters:
  ///   - snapshot: The items to show.
  ///   - section: The section.
  ///   - animatingDifferences: `true` to animate the change.
  ///   - completion: Called when it is done.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = state.snapshot
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    outlines.sections[section] = snapshot
    show(whole, animated: animatingDifferences, completion)
  }

  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// 11.8.5 – a copy of what one section shows, with what is not seen.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let known = outlines.sections[section] { return known }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if state.snapshot.indexOfSection(section) != nil {
      flat.append(state.snapshot.itemIdentifiers(inSection: section))
    }
    return flat
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  // 11.8.6: a tap on an outline disclosure expands or collapses the item.
  func toggleItem(at path: IndexPath) {
    guard let item = state.item(at: path), let section = state.section(at: path.section) else {
      return
    }
    var snapshot = snapshot(for: section)
    let handlers = sectionSnapshotHandlers
    if snapshot.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      snapshot.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, snapshot.snapshot(of: item)) {
        snapshot.replace(childrenOf: item, using: children)
      }
      snapshot.expand([item])
    }
    apply(snapshot, to: section)
  }
}

/// The sections of a data source whose items may have others below them.
@MainActor
struct DiffableOutlines<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  var sections: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

  /// Another snapshot of everything is shown.
  mutating func follow(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    for (section, outline) in sections {
      sections[section] =
        snapshot.indexOfSection(section) == nil
        ? nil : outline.following(snapshot.itemIdentifiers(inSection: section))
    }
  }

  // 11.8.7: the section snapshot decides the indentation and the expanded state.
  func show(_ item: Item, _ section: Section?, in cell: UICollectionViewCell) {
    guard let section, let outline = sections[section], outline.contains(item) else { return }
    cell.isExpanded = outline.isExpanded(item)
    guard let row = cell as? UICollectionViewListCell else { return }
    row.isInOutline = true
    row.indentationLevel = outline.level(of: item)
  }
}
