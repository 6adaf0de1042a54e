import Foundation

/// Moves the item under a finger that stays down for a while: what a collection view's controller
/// installs.
@MainActor
final class MovementPress: UILongPressGestureRecognizer {
  private weak var items: UICollectionView?
  /// The item on which the finger came down.
  private var path: IndexPath?

  init(items: UICollectionView) {
    self.items = items
    super.init(target: nil, action: nil)
    addHandler { [weak self] _ in self?.follow() }
  }

  /// Touches do not wait for it where nothing can be moved.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let items, let touch = touches.first,
      let path = items.indexPathForItem(at: touch.location(in: items)), items.mayMove(path),
      items.itemDrags?.dragging.isEnabled != true
    else {
      state = .failed
      return
    }
    self.path = path
    super.touchesBegan(touches, with: event)
  }

  private func follow() {
    guard let items else { return }
    let place = location(in: items)
    switch state {
    case .began:
      // The finger may be elsewhere by now.
      guard let path, items.beginInteractiveMovementForItem(at: path) else { return }
      items.updateInteractiveMovementTargetPosition(place)
    case .changed: items.updateInteractiveMovementTargetPosition(place)
    case .ended: items.endInteractiveMovement()
    case .cancelled: items.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}
