public import Foundation

/// Decides about drops on a collection view, and takes the items.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes the items: first into the data, then by telling the collection view, then by sending each to its row.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)

  // The rest is optional.

  /// Returns a Boolean value that indicates whether the collection view may take the items at all;
  /// asked once a session. `true` by default.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool

  /// Called when the finger comes over the collection view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

  /// Returns a proposal for a drop here. At the end of a section, the index path is that of an item
  /// that does not exist yet; it is `nil` where there are no items.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  /// Called when the finger leaves the collection view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

  /// Called when the drag is over, wherever it ended.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }

  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}

  // UIKit's behaviour without the method is not documented: a copy is of low confidence.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
  }

  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
}

/// The proposal for handling a drop on a collection view at the current place.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The place of dropped items in a collection view.
  public enum Intent: Int, Sendable {
    /// Not known yet: no gap opens.
    case unspecified
    /// In new items: a gap opens at the destination.
    case insertAtDestinationIndexPath
    /// In the item at the destination, which is highlighted.
    case insertIntoDestinationIndexPath
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
    UICollectionViewDropProposal(operation: operation, intent: intent)
  }
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }

  /// The item the item comes from; `nil` if it comes from elsewhere, or the collection view was changed since.
  var sourceIndexPath: IndexPath? { get }

  /// The size of the item's preview.
  var previewSize: CGSize { get }
}

/// A drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items in the order in which they were lifted.
  var items: [any UICollectionViewDropItem] { get }

  /// The item under the finger; at the end of a section, one that does not exist yet. `nil` where there
  /// are no items; then the proposal's intent is unspecified.
  var destinationIndexPath: IndexPath? { get }

  /// The proposal at the time of the drop.
  var proposal: UICollectionViewDropProposal { get }

  var session: any UIDropSession { get }

  /// Moves an item's preview to an item, which the app has inserted.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Moves an item's preview into an item, to a rectangle in its cell's coordinates.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating

  /// Moves an item's preview to a place anywhere in the window.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
