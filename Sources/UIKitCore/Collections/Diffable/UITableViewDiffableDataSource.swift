import CStage
public import Foundation

/// Has a table show a snapshot, and finds out by itself what changes from one to the next.
///
/// The identifiers say what is the same; the cell provider makes the cells.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// 11.4.5 – becomes the table's data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// 11.4.5 – how rows come and go; automatic unless set.
  public var defaultRowAnimation: UITableView.RowAnimation = .automatic

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

  open func numberOfSections(in tableView: UITableView) -> Int { state.sections.count }

  open func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { state.count(section) }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = state.item(at: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      UIKitException.raise(
        .internalInconsistency,
        "UITableView \(tableView.reference) failed to obtain a cell from its dataSource "
          + "(\(reference))")
    }
    return cell
  }

  // Titles are a subclass's to give.

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  // 11.4.5 – and so is what people may change.

  open func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { stage_absent_commit() }

  open func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { stage_absent_move() }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: - Inside the stage

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  private func show(_ snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
    let new = DiffableState(snapshot)
    guard let tableView, tableView.dataSource === self else {
      state = new
      completion?()
      return
    }
    var batch = state.changes(to: new, reloading: snapshot)
    batch.animates = animated && defaultRowAnimation != .none
    batch.completions = [{ _ in completion?() }]
    // 11.4.4: reconfiguring keeps the cell, reloading makes a new one.
    batch.reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { new.path(of: $0) }
    tableView.perform(batch) { state = new }
  }

  private func showAnew(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
    state = DiffableState(snapshot)
    if let tableView, tableView.dataSource === self {
      tableView.reloadData()
      tableView.layoutSubtree()
    }
    completion?()
  }
}
