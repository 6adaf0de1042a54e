import Foundation

/// The heights of the rows of one section: one that all have, and those that are known to be others.
///
/// What a section costs follows the rows whose height is known, not how many there are.
struct RowHeights {
  let count: Int
  /// What a row has of which nothing is known.
  let base: CGFloat
  private(set) var known: [Int: CGFloat] = [:]
  /// How much higher rows are than ``base``, as a Fenwick tree over the rows; empty while none is.
  private var sums: [CGFloat] = []

  init(count: Int, base: CGFloat) {
    self.count = count
    self.base = base
  }

  /// All heights, as somebody said them one by one.
  init(_ heights: [CGFloat]) {
    self.init(count: heights.count, base: 0)
    sums = [0] + heights
    for index in sums.indices.dropFirst() {
      let next = index + (index & -index)
      if next < sums.count { sums[next] += sums[index] }
    }
    known = Dictionary(uniqueKeysWithValues: heights.enumerated().map { ($0, $1) })
  }

  var total: CGFloat { offset(of: count) }

  func height(of row: Int) -> CGFloat { known[row] ?? base }

  /// Where a row begins; for the number of rows, where the last one ends.
  func offset(of row: Int) -> CGFloat {
    var sum = CGFloat(row) * base
    guard !sums.isEmpty else { return sum }
    var index = row
    while index > 0 {
      sum += sums[index]
      index -= index & -index
    }
    return sum
  }

  mutating func set(_ height: CGFloat, of row: Int) {
    let difference = height - self.height(of: row)
    known[row] = height
    guard difference != 0 else { return }
    if sums.isEmpty { sums = Array(repeating: 0, count: count + 1) }
    var index = row + 1
    while index <= count {
      sums[index] += difference
      index += index & -index
    }
  }

  /// The row at that distance from the first one's beginning: the last that begins at or above it.
  func row(at y: CGFloat) -> Int {
    guard count > 0, y > 0 else { return 0 }
    if sums.isEmpty { return base > 0 ? min(Int(y / base), count - 1) : 0 }
    var step = 1
    while step * 2 <= count { step *= 2 }
    var (row, rest) = (0, y)
    while step > 0 {
      let next = row + step
      if next <= count {
        let length = CGFloat(step) * base + sums[next]
        if length <= rest {
          row = next
          rest -= length
        }
      }
      step /= 2
    }
    return min(row, count - 1)
  }
}
