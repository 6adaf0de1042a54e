import Foundation

/// Lets people drag rows of a table, and drop items on it.
@MainActor
final class RowDrags: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private weak var table: UITableView?
  private(set) lazy var dragging = UIDragInteraction(delegate: self)
  private lazy var dropping = UIDropInteraction(delegate: self)

  /// The rows that the items of the running drag come from.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  private var lifted: [IndexPath] = []
  private(set) var hasActiveDrag = false
  private(set) var hasActiveDrop = false
  private var proposal = UITableViewDropProposal(operation: .cancel)
  private var destination: IndexPath?
  private weak var marked: UITableViewCell?

  /// The gap that the rows leave.
  private(set) var gap: RowGap? {
    didSet { if gap != oldValue { gapDidChange() } }
  }

  init(_ table: UITableView) {
    self.table = table
    super.init()
    dragging.onLiftCancelled = { [weak self] in self?.forgetDrag() }
    table.addInteraction(dragging)
    table.addInteraction(dropping)
  }

  // MARK: Dragging

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let table, let delegate = table.dragDelegate,
      let path = table.indexPathForRow(at: session.location(in: table)), table.rowMove == nil
    else { return [] }
    let items = delegate.tableView(table, itemsForBeginning: session, at: path)
    sources = [:]
    for item in items { sources[ObjectIdentifier(item)] = path }
    lifted = items.isEmpty ? [] : [path]
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let table, let path = sources[ObjectIdentifier(item)],
      let cell = table.cellForRow(at: path)
    else { return nil }
    let parameters = table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    table?.closeSwipe(animated: true)
    show(.lifting)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    hasActiveDrag = true
    show(.dragging)
    if let table { table.dragDelegate?.tableView(table, dragSessionWillBegin: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    guard let table else { return false }
    return table.dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let table else { return false }
    return table.dragDelegate?.tableView(
      table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    // The row may have been scrolled away.
    guard let table, let path = sources[ObjectIdentifier(item)],
      let cell = table.cellForRow(at: path)
    else { return nil }
    return UITargetedDragPreview(view: cell)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    forgetDrag()
    if let table {
      table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
    }
  }

  /// Returns the lifted rows to their places.
  private func forgetDrag() {
    show(.none)
    hasActiveDrag = false
    sources = [:]
    lifted = []
  }

  /// Called when the rows have changed: the dragged items come from none of them.
  func rowsDidChange() {
    show(.none)
    sources = [:]
    lifted = []
    closeGap()
  }

  /// Sets the appearance of the rows whose items are dragged.
  private func show(_ state: UITableViewCell.DragState) {
    for path in lifted { table?.cellForRow(at: path)?.dragState = state }
  }

  /// The state of the cell at a row that comes into sight.
  func state(at path: IndexPath) -> UITableViewCell.DragState {
    hasActiveDrag && lifted.contains(path) ? .dragging : .none
  }

  // MARK: Dropping

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let table else { return false }
    guard let delegate = table.dropDelegate else { return ownRow(session).map(mayMove) == true }
    return delegate.tableView(table, canHandle: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasActiveDrop = true
    if let table { table.dropDelegate?.tableView(table, dropSessionDidEnter: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let table else { return UIDropProposal(operation: .cancel) }
    let source = ownRow(session)
    var path = place(of: session.location(in: table), moving: source)
    if let delegate = table.dropDelegate {
      proposal = delegate.tableView(
        table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    } else {
      proposal = UITableViewDropProposal(
        operation: source == nil ? .cancel : .move, intent: .insertAtDestinationIndexPath)
    }
    if proposal.intent == .automatic { resolve(&path, at: session.location(in: table)) }
    if path == nil, proposal.intent != .unspecified {
      proposal = UITableViewDropProposal(operation: proposal.operation, intent: .unspecified)
    }
    if let source, let target = path, moves, mayMove(source) {
      path =
        table.delegate?.tableView(
          table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: target) ?? target
    }
    destination = path
    showPlace(source)
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    if let table { table.dropDelegate?.tableView(table, dropSessionDidExit: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let table else { return }
    let drag = (session as? DropSession)?.drag.running
    let (target, source, proposal) = (destination, ownRow(session), proposal)
    let items = session.items.map { item in
      RowDropItem(
        item, from: sources[ObjectIdentifier(item)], size: drag?.previewSize(item) ?? .zero)
    }
    mark(nil)
    show(.none)
    lifted = []
    // 11.9.5 – a row of the table itself is moved by the data source.
    if let source, let target, moves, mayMove(source) {
      closeGap()
      table.moveDragged(source, to: target)
      if let item = session.items.first {
        drag?.land(item, DropLanding(.frame(table.convert(table.rowRect(target), to: nil))))
      }
    } else {
      let coordinator = RowDropCoordinator(table, items, to: target, proposal, session, drag)
      closeGap()
      table.dropDelegate?.tableView(table, performDropWith: coordinator)
    }
    hasActiveDrop = false
    table.settleAfterDrop()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    leave()
    if let table { table.dropDelegate?.tableView(table, dropSessionDidEnd: session) }
  }

  // MARK: The place

  /// The row of the table itself that is dragged, where it is the only one.
  private func ownRow(_ session: any UIDropSession) -> IndexPath? {
    guard let table, session.items.count == 1, let item = session.items.first,
      let source = sources[ObjectIdentifier(item)], table.holds(source)
    else { return nil }
    return source
  }

  /// Returns a Boolean value that indicates whether the data source can move the row.
  private func mayMove(_ row: IndexPath) -> Bool {
    guard let table, let dataSource = table.dataSource, OptionalMethods.has(.move, dataSource)
    else {
      return false
    }
    return dataSource.tableView(table, canMoveRowAt: row)
  }

  /// A Boolean value that indicates whether a drop gives rows of the table another place.
  private var moves: Bool {
    proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath
  }

  /// The row at a point. In the lower half of a section's last row, new rows come after it.
  private func place(of point: CGPoint, moving source: IndexPath?) -> IndexPath? {
    guard let table else { return nil }
    guard var path = table.indexPathForRow(at: point) else { return table.emptyPlace(at: point) }
    let goesInto = proposal.intent == .insertIntoDestinationIndexPath
    let isLast = path.row == table.numberOfRows(inSection: path.section) - 1
    // Without the row that is moved there is one place less.
    let isOwn = source?.section == path.section && proposal.operation != .copy
    if isLast, !isOwn, !goesInto, point.y > table.rowRect(path).midY { path.row += 1 }
    return path
  }

  /// Decides whether the drop goes into the row or beside it: the middle half of a row is its
  /// inside.
  private func resolve(_ path: inout IndexPath?, at point: CGPoint) {
    guard let table, var row = path else { return }
    if !table.holds(row) { row.row -= 1 }
    guard table.holds(row) else { return }
    let rect = table.rowRect(row)
    let isInside = abs(point.y - rect.midY) < rect.height / 4
    if isInside { path = row }
    proposal = UITableViewDropProposal(
      operation: proposal.operation,
      intent: isInside ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }

  // MARK: What people see

  private func showPlace(_ source: IndexPath?) {
    guard let table else { return }
    let takes = proposal.operation == .copy || proposal.operation == .move
    switch (takes, proposal.intent, destination) {
    case (true, .insertAtDestinationIndexPath, let path?):
      mark(nil)
      let moved = moves ? source : nil
      let height =
        moved.map { table.rowRect($0).height }
        ?? (path.row < table.numberOfRows(inSection: path.section)
          ? table.rowRect(path).height : table.estimate)
      gap = RowGap(path: path, height: height, source: moved)
    case (true, .insertIntoDestinationIndexPath, let path?):
      gap = nil
      mark(table.cellForRow(at: path))
    default:
      gap = nil
      mark(nil)
    }
  }

  private func mark(_ cell: UITableViewCell?) {
    guard marked !== cell else { return }
    marked?.setHighlighted(false, animated: true)
    marked = cell
    cell?.setHighlighted(true, animated: true)
  }

  private func leave() {
    hasActiveDrop = false
    destination = nil
    gap = nil
    mark(nil)
  }

  /// The rows are about to take their places: their next changes are shown as one.
  private func closeGap() {
    isClosing = true
    gap = nil
    isClosing = false
  }

  private var isClosing = false

  private func gapDidChange() {
    guard let table, !isClosing, table.window != nil else { return }
    UIView.systemAnimate(withDuration: 0.25) { table.tile() }
  }
}

extension UITableView {
  func dragsMayHaveChanged() {
    if rowDrags == nil, dragDelegate != nil || dropDelegate != nil { rowDrags = RowDrags(self) }
    rowDrags?.dragging.isEnabled = dragDelegate != nil && dragInteractionEnabled
  }

  fileprivate func emptyPlace(at point: CGPoint) -> IndexPath? {
    let found = changeMap { $0.sections(from: point.y, to: point.y + 0.001).first }
    guard let section = found, numberOfRows(inSection: section) == 0 else { return nil }
    return IndexPath(row: 0, section: section)
  }

  /// Rows that still stand where the gap put them go to their places.
  fileprivate func settleAfterDrop() {
    guard window != nil else { return }
    UIView.systemAnimate(withDuration: 0.25) { [self] in tile() }
  }
}
