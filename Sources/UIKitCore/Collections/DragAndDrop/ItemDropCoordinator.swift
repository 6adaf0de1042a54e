import Foundation

/// An item that is dropped on a collection view, with what is known of it at that moment.
@MainActor
final class ItemDropItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, from source: IndexPath?, size: CGSize) {
    self.dragItem = dragItem
    sourceIndexPath = source
    previewSize = size
  }
}

/// A drop on a collection view: the app chooses the place of each item.
@MainActor
final class ItemDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private weak var list: UICollectionView?
  private let drag: RunningDrag?

  init(
    _ list: UICollectionView, _ items: [ItemDropItem], to destination: IndexPath?,
    _ proposal: UICollectionViewDropProposal, _ session: any UIDropSession, _ drag: RunningDrag?
  ) {
    self.list = list
    self.items = items
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
    self.drag = drag
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    guard let frame = frame(of: indexPath) else { return land(dragItem, .fade) }
    return land(dragItem, .frame(frame))
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    guard let frame = frame(of: indexPath) else { return land(dragItem, .fade) }
    return land(dragItem, .frame(rect.offsetBy(dx: frame.minX, dy: frame.minY)))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    let size = items.first { $0.dragItem === dragItem }?.previewSize ?? .zero
    return land(dragItem, .target(target, size: size))
  }

  /// Returns the frame of an item in the window.
  private func frame(of path: IndexPath) -> CGRect? {
    guard let list, list.holds(path), let place = list.attributes(for: .cell(path)) else {
      return nil
    }
    return list.convert(list.seenFrame(place), to: nil)
  }

  private func land(_ item: UIDragItem, _ place: DropLanding.Place) -> any UIDragAnimating {
    let landing = DropLanding(place)
    drag?.land(item, landing)
    return landing.animator
  }
}
