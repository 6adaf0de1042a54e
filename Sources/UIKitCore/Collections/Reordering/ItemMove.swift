import Foundation

/// An item that people move.
@MainActor
final class ItemMove {
  let from: IndexPath
  /// Where the item is now, with the others around it.
  var to: IndexPath
  /// Where its middle is, in the content.
  var position: CGPoint
  /// What the delegate was asked for last.
  var proposed: IndexPath?
  /// What moves the content while the item is at its edge.
  var scrolling: AnimationClock.Token?

  init(_ path: IndexPath, at position: CGPoint) {
    from = path
    to = path
    self.position = position
  }
}

extension IndexPath {
  /// The place of what is here while one from `from` is at `to`, as the data source knows it.
  func beforeMove(from: IndexPath, to: IndexPath) -> IndexPath {
    if self == to { return from }
    var place = self
    if place.section == to.section, place.item > to.item { place.item -= 1 }
    if place.section == from.section, place.item >= from.item { place.item += 1 }
    return place
  }
}
