import Foundation

extension CATransform3D {
  /// The inverse by Gauss and Jordan; `nil` for a matrix that has none.
  var inverted: CATransform3D? {
    var left = rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      // The largest entry loses the least to rounding.
      let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
      guard left[pivot][column] != 0 else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let divisor = left[column][column]
      for entry in 0..<4 {
        left[column][entry] /= divisor
        right[column][entry] /= divisor
      }
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        for entry in 0..<4 {
          left[row][entry] -= factor * left[column][entry]
          right[row][entry] -= factor * right[column][entry]
        }
      }
    }
    return CATransform3D(rows: right)
  }
}
