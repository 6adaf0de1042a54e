public import Foundation

/// Decides about drops on a table, and takes the items.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes the items: first into the data, then by telling the table, then by sending each to its row.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  // The rest is optional.

  /// Returns a Boolean value that indicates whether the table may take the items at all; asked once
  /// a session. `true` by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// Called when the finger comes over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// Returns a proposal for a drop here. At the end of a section, the index path is that of a row
  /// that does not exist yet; it is `nil` where there are no rows.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Called when the finger leaves the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// Called when the drag is over, wherever it ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { true }

  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}

  // UIKit's behaviour without the method is not documented: a copy is of low confidence.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .unspecified) }

  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}

  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}
}

/// The proposal for handling a drop on a table at the current place.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The place of dropped items in a table.
  public enum Intent: Int, Sendable {
    /// Not known yet: no gap opens.
    case unspecified
    /// In new rows: a gap opens at the destination.
    case insertAtDestinationIndexPath
    /// In the row at the destination, which is highlighted.
    case insertIntoDestinationIndexPath
    /// In the row if the finger is in its middle, else in a new row.
    case automatic
  }

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// The place of the dropped items.
  open private(set) var intent: Intent

  open override func copy(with zone: NSZone? = nil) -> Any {
    UITableViewDropProposal(operation: operation, intent: intent)
  }
}

/// An item that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }

  /// The row the item comes from; `nil` if it comes from elsewhere, or the table was changed since.
  var sourceIndexPath: IndexPath? { get }

  /// The size of the item's preview.
  var previewSize: CGSize { get }
}

/// A drop on a table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items in the order in which they were lifted.
  var items: [any UITableViewDropItem] { get }

  /// The row under the finger; at the end of a section, one that does not exist yet. `nil` where there
  /// are no rows; then the proposal's intent is unspecified.
  var destinationIndexPath: IndexPath? { get }

  /// The proposal at the time of the drop.
  var proposal: UITableViewDropProposal { get }

  var session: any UIDropSession { get }

  /// Moves an item's preview to a row, which the app has inserted.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Moves an item's preview into a row, to a rectangle in its cell's coordinates.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating

  /// Moves an item's preview to a place anywhere in the window.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
