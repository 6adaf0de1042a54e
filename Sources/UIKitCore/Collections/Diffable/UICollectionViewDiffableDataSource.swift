public import Foundation

/// Has a collection view show a snapshot, and finds out by itself what changes from one to the next.
///
/// The identifiers say what is the same; the cell provider makes the cells.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes a header, a footer or what else the layout has a place for.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// 11.4.5 – becomes the collection view's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// 11.8.6 – has a say when people show and hide what is below items.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Has a say when people move items.
  public var reorderingHandlers = ReorderingHandlers()

  // MARK: Applying

  /// 11.4.2 – shows the snapshot; with animation what comes, goes and moves is seen to.
  ///
  /// - Parameters:
  ///   - snapshot: The data to show.
  ///   - animatingDifferences: `true` to animate the change.
  ///   - completion: Called on the main queue when the animations have ended (11.4.3).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { show(snapshot, animated: animatingDifferences, completion) }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// 11.4.2 – shows the snapshot as if it were the first.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { showAnew(snapshot, completion) }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// 11.4.4 – a copy of what is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.snapshot
  }

  // MARK: Identifiers and places

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.path(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.section(at: index) }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: The data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.sections.count }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { state.count(section) }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = state.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      UIKitException.raise(
        .internalInconsistency,
        "UICollectionView \(collectionView.reference) failed to obtain a cell from its dataSource "
          + "(\(reference))")
    }
    outlines.show(item, state.section(at: indexPath.section), in: cell)
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      collectionView.failToObtain(kind, at: indexPath)
    }
    return view
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { mayMove(indexPath) }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }

  // MARK: - Inside the stage

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private(set) var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  var outlines = DiffableOutlines<SectionIdentifierType, ItemIdentifierType>()

  func show(_ snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
    let new = DiffableState(snapshot)
    outlines.follow(snapshot)
    defer { showOutlines() }
    guard let collectionView, collectionView.dataSource === self else {
      state = new
      completion?()
      return
    }
    var batch = state.changes(to: new, reloading: snapshot)
    batch.animates = animated
    batch.completions = [{ _ in completion?() }]
    // 11.4.4: reconfiguring keeps the cell, reloading makes a new one.
    batch.reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { new.path(of: $0) }
    collectionView.perform(batch) { state = new }
  }

  /// The collection view shows an item elsewhere already. What belongs to it may have to follow.
  func take(_ snapshot: Snapshot, afterMoving source: IndexPath, to destination: IndexPath) {
    var shown = state.items
    shown[destination.section].insert(
      shown[source.section].remove(at: source.item), at: destination.item)
    let new = DiffableState(snapshot)
    if shown == new.items {
      state = new
      showOutlines()
    } else {
      show(snapshot, animated: true, nil)
    }
  }

  private func showAnew(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
    state = DiffableState(snapshot)
    outlines.follow(snapshot)
    if let collectionView, collectionView.dataSource === self {
      collectionView.reloadData()
      collectionView.layoutSubtree()
    }
    completion?()
  }

  /// How deep the items are that are seen, and whether they are expanded.
  private func showOutlines() {
    guard let collectionView, collectionView.dataSource === self else { return }
    for path in collectionView.indexPathsForVisibleItems {
      guard let item = state.item(at: path), let cell = collectionView.cellForItem(at: path) else {
        continue
      }
      outlines.show(item, state.section(at: path.section), in: cell)
    }
  }
}
