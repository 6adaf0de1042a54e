import UIKit

/// The drag and drop delegate of tables: takes rows by their texts, and records what it is told.
@MainActor
final class RowTraffic: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
  let trace: Trace
  /// The rows that can be dragged.
  var canDrag: (IndexPath) -> Bool = { _ in true }
  var allowsMove = true
  var canHandle = true
  var operation = UIDropOperation.move
  var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
  /// Performs a drop.
  var performing: ((any UITableViewDropCoordinator) -> Void)?
  private(set) var destinations: [IndexPath?] = []

  init(_ trace: Trace) { self.trace = trace }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard canDrag(indexPath) else { return [] }
    let text = tableView.cellForRow(at: indexPath)?.textLabel?.text ?? ""
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    return [item]
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    trace.record("drag", "willBegin")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    trace.record("drag", "didEnd")
  }

  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    trace.record("drop", "canHandle")
    return canHandle
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    trace.record("drop", "didEnter")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    destinations.append(destinationIndexPath)
    return UITableViewDropProposal(operation: operation, intent: intent)
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    trace.record("drop", "didExit")
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    trace.record("drop", "didEnd")
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    trace.record("drop", "perform")
    performing?(coordinator)
  }
}
