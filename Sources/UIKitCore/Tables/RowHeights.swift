import Foundation

/// The heights of the rows of one section: one that all have, and those that are known to be others.
///
/// The cost of a section follows the rows whose height is known, not their number.
struct RowHeights {
  let count: Int
  /// The height of a row of which nothing is known.
  let base: CGFloat
  private(set) var known: [Int: CGFloat] = [:]
  /// How much higher rows are than ``base``.
  private var excess: PartialSums

  init(count: Int, base: CGFloat) {
    self.count = count
    self.base = base
    excess = PartialSums(count: count)
  }

  /// All heights, given one by one.
  init(_ heights: [CGFloat]) {
    count = heights.count
    base = 0
    excess = PartialSums(heights)
    known = Dictionary(uniqueKeysWithValues: heights.enumerated().map { ($0, $1) })
  }

  var total: CGFloat { offset(of: count) }

  func height(of row: Int) -> CGFloat { known[row] ?? base }

  /// Returns the top of a row; for the number of rows, the bottom of the last one.
  func offset(of row: Int) -> CGFloat {
    CGFloat(row) * base + excess.sum(before: row)
  }

  mutating func set(_ height: CGFloat, of row: Int) {
    let difference = height - self.height(of: row)
    known[row] = height
    if difference != 0 { excess.add(difference, at: row) }
  }

  /// The row at that distance from the first one's beginning: the last that begins at or above it.
  func row(at y: CGFloat) -> Int {
    guard count > 0, y > 0 else { return 0 }
    if excess.isZero { return base > 0 ? min(Int(y / base), count - 1) : 0 }
    return min(excess.index(at: y, each: base), count - 1)
  }
}
