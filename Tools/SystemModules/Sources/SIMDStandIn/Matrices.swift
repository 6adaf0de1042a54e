/// A matrix with as many rows as columns, stored by columns.
public protocol _SquareMatrix<Column>: Equatable, Sendable {
  /// A column, and also a row.
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint

  /// The matrix of zeros.
  init()

  /// The column at a place.
  subscript(column: Int) -> Column { get set }
}

extension _SquareMatrix {
  /// The number of the columns.
  static var count: Int { Column.scalarCount }

  /// Creates a matrix whose diagonal has one number. With 1 it changes no vector.
  public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// Creates a matrix of zeros beside the diagonal.
  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self.count { self[index][index] = diagonal[index] }
  }

  /// Creates a matrix by its columns.
  public init(_ columns: [Column]) {
    self.init()
    for index in 0..<Self.count { self[index] = columns[index] }
  }

  /// Creates a matrix by its rows.
  public init(rows: [Column]) { self = Self(rows).transpose }

  /// The number in a column and a row.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix whose columns are the rows of this one.
  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.count {
      for row in 0..<Self.count { result[row][column] = self[column][row] }
    }
    return result
  }

  /// The determinant.
  public var determinant: Column.Scalar {
    var rest = self
    return rest.eliminate(alongside: nil).determinant
  }

  /// The matrix with which this one makes the identity; without one its numbers are not finite.
  public var inverse: Self {
    var rest = self
    return rest.eliminate(alongside: Self(1)).other
  }

  /// Makes this matrix the identity by operations on columns, and does the same to another one.
  private mutating func eliminate(
    alongside other: Self?
  ) -> (other: Self, determinant: Column.Scalar) {
    var other = other ?? Self()
    var determinant: Column.Scalar = 1
    for step in 0..<Self.count {
      let pivot =
        (step..<Self.count).max { self[$0][step].magnitude < self[$1][step].magnitude } ?? step
      if pivot != step {
        (self[step], self[pivot]) = (self[pivot], self[step])
        (other[step], other[pivot]) = (other[pivot], other[step])
        determinant = -determinant
      }
      let divisor = self[step][step]
      determinant *= divisor
      if divisor == 0 { return (other / 0, 0) }
      self[step] /= divisor
      other[step] /= divisor
      for column in 0..<Self.count where column != step {
        let factor = self[column][step]
        self[column] -= self[step] * factor
        other[column] -= other[step] * factor
      }
    }
    return (other, determinant)
  }

  private func map(_ body: (Int) -> Column) -> Self { Self((0..<Self.count).map(body)) }

  /// Returns the sum of two matrices.
  public static func + (one: Self, other: Self) -> Self { one.map { one[$0] + other[$0] } }

  /// Returns the difference of two matrices.
  public static func - (one: Self, other: Self) -> Self { one.map { one[$0] - other[$0] } }

  /// Returns the matrix with the opposite numbers.
  public static prefix func - (matrix: Self) -> Self { matrix.map { -matrix[$0] } }

  /// Returns a matrix whose numbers are multiplied.
  public static func * (scalar: Column.Scalar, matrix: Self) -> Self {
    matrix.map { matrix[$0] * scalar }
  }

  /// Returns a matrix whose numbers are multiplied.
  public static func * (matrix: Self, scalar: Column.Scalar) -> Self { scalar * matrix }

  /// Returns a matrix whose numbers are divided.
  public static func / (matrix: Self, scalar: Column.Scalar) -> Self {
    matrix.map { matrix[$0] / scalar }
  }

  /// Returns the product of a matrix and a column.
  public static func * (matrix: Self, vector: Column) -> Column {
    (0..<count).reduce(into: Column()) { $0 += matrix[$1] * vector[$1] }
  }

  /// Returns the product of a row and a matrix.
  public static func * (vector: Column, matrix: Self) -> Column {
    (0..<count).reduce(into: Column()) { $0[$1] = (vector * matrix[$1]).sum() }
  }

  /// Returns the product of two matrices.
  public static func * (one: Self, other: Self) -> Self { one.map { one * other[$0] } }

  /// Adds a matrix.
  public static func += (one: inout Self, other: Self) { one = one + other }

  /// Subtracts a matrix.
  public static func -= (one: inout Self, other: Self) { one = one - other }

  /// Multiplies a matrix with another one.
  public static func *= (one: inout Self, other: Self) { one = one * other }

  /// Multiplies the numbers of a matrix.
  public static func *= (matrix: inout Self, scalar: Column.Scalar) { matrix = scalar * matrix }

  /// Returns a Boolean value that indicates whether two matrices have the same numbers.
  public static func == (one: Self, other: Self) -> Bool {
    (0..<count).allSatisfy { one[$0] == other[$0] }
  }
}

/// Returns the product of two matrices.
public func simd_mul<Matrix: _SquareMatrix>(_ one: Matrix, _ other: Matrix) -> Matrix {
  one * other
}

/// Returns the product of a matrix and a column.
public func simd_mul<Matrix: _SquareMatrix>(
  _ matrix: Matrix, _ vector: Matrix.Column
) -> Matrix.Column { matrix * vector }

/// Returns the matrix whose columns are the rows of another one.
public func simd_transpose<Matrix: _SquareMatrix>(_ matrix: Matrix) -> Matrix { matrix.transpose }

/// Returns the inverse of a matrix.
public func simd_inverse<Matrix: _SquareMatrix>(_ matrix: Matrix) -> Matrix { matrix.inverse }

/// Returns the determinant of a matrix.
public func simd_determinant<Matrix: _SquareMatrix>(_ matrix: Matrix) -> Matrix.Column.Scalar {
  matrix.determinant
}
