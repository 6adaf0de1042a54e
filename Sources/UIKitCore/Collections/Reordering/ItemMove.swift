import Foundation

/// An item that people move.
@MainActor
final class ItemMove {
  let from: IndexPath
  /// The current index path of the item, with the others around it.
  var to: IndexPath
  /// The centre of the item, in the content.
  var position: CGPoint
  /// The index path that was last proposed to the delegate.
  var proposed: IndexPath?
  /// The timer that scrolls the content while the item is at its edge.
  var scrolling: AnimationClock.Token?

  init(_ path: IndexPath, at position: CGPoint) {
    from = path
    to = path
    self.position = position
  }
}

extension IndexPath {
  /// The index path in the data source of the item here, while one from `from` is held at `to`.
  func beforeMove(from: IndexPath, to: IndexPath) -> IndexPath {
    if self == to { return from }
    var place = self
    if place.section == to.section, place.item > to.item { place.item -= 1 }
    if place.section == from.section, place.item >= from.item { place.item += 1 }
    return place
  }
}
