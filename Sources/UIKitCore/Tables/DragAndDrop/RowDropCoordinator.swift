import Foundation

/// An item that is dropped on a table, with what is known of it at that moment.
@MainActor
final class RowDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, from source: IndexPath?, size: CGSize) {
    self.dragItem = dragItem
    sourceIndexPath = source
    previewSize = size
  }
}

/// A drop on a table: the app chooses the place of each item.
@MainActor
final class RowDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private weak var table: UITableView?
  private let drag: RunningDrag?

  init(
    _ table: UITableView, _ items: [RowDropItem], to destination: IndexPath?,
    _ proposal: UITableViewDropProposal, _ session: any UIDropSession, _ drag: RunningDrag?
  ) {
    self.table = table
    self.items = items
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
    self.drag = drag
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    guard let table, table.holds(indexPath) else { return land(dragItem, .fade) }
    return land(dragItem, .frame(table.convert(table.rowRect(indexPath), to: nil)))
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    guard let table, table.holds(indexPath) else { return land(dragItem, .fade) }
    let row = table.rowRect(indexPath)
    return land(
      dragItem, .frame(table.convert(rect.offsetBy(dx: row.minX, dy: row.minY), to: nil)))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    let size = items.first { $0.dragItem === dragItem }?.previewSize ?? .zero
    return land(dragItem, .target(target, size: size))
  }

  private func land(_ item: UIDragItem, _ place: DropLanding.Place) -> any UIDragAnimating {
    let landing = DropLanding(place)
    drag?.land(item, landing)
    return landing.animator
  }
}
