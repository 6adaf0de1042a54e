import Foundation

/// A row that a finger holds by its grip.
@MainActor
final class RowMove {
  let from: IndexPath
  /// The current index path of the row, with the others around it.
  var to: IndexPath
  let cell: UITableViewCell
  /// How far below the top of the row the finger is.
  let hold: CGFloat
  /// The index path that was last proposed to the delegate.
  var proposed: IndexPath?
  /// The timer that scrolls the content while the finger is at its edge.
  var scrolling: AnimationClock.Token?

  init(_ path: IndexPath, _ cell: UITableViewCell, hold: CGFloat) {
    from = path
    to = path
    self.cell = cell
    self.hold = hold
  }

  /// The index path in the data source of the row at `path` while one is held.
  func dataPath(_ path: IndexPath) -> IndexPath { path.beforeMove(from: from, to: to) }
}

extension RowHeights {
  /// Without one row.
  func removing(_ row: Int) -> RowHeights {
    var made = RowHeights(count: count - 1, base: base)
    for (other, height) in known where other != row {
      made.set(height, of: other > row ? other - 1 : other)
    }
    return made
  }

  /// With one more row, of that height.
  func inserting(_ height: CGFloat, at row: Int) -> RowHeights {
    var made = RowHeights(count: count + 1, base: base)
    for (other, height) in known { made.set(height, of: other >= row ? other + 1 : other) }
    made.set(height, of: row)
    return made
  }
}
