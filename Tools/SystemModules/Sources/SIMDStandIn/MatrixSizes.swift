// The sizes of matrices. Their columns have names in a tuple, as in C.

/// A matrix of 2 columns and 2 rows.
public struct _Matrix2x2<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: _SquareMatrix
where Scalar.SIMD2Storage: Sendable {
  /// The columns.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  /// Creates a matrix of zeros.
  public init() { columns = (SIMD2(), SIMD2()) }

  /// Creates a matrix by its columns.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) {
    self.columns = columns
  }

  /// Creates a matrix by its columns.
  public init(_ col0: SIMD2<Scalar>, _ col1: SIMD2<Scalar>) {
    columns = (col0, col1)
  }

  /// The column at a place.
  public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("a matrix of 2 columns has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("a matrix of 2 columns has no column \(column)")
      }
    }
  }
}

/// A matrix of 3 columns and 3 rows.
public struct _Matrix3x3<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: _SquareMatrix
where Scalar.SIMD4Storage: Sendable {
  /// The columns.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// Creates a matrix of zeros.
  public init() { columns = (SIMD3(), SIMD3(), SIMD3()) }

  /// Creates a matrix by its columns.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
    self.columns = columns
  }

  /// Creates a matrix by its columns.
  public init(_ col0: SIMD3<Scalar>, _ col1: SIMD3<Scalar>, _ col2: SIMD3<Scalar>) {
    columns = (col0, col1, col2)
  }

  /// The column at a place.
  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("a matrix of 3 columns has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("a matrix of 3 columns has no column \(column)")
      }
    }
  }
}

/// A matrix of 4 columns and 4 rows.
public struct _Matrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: _SquareMatrix
where Scalar.SIMD4Storage: Sendable {
  /// The columns.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// Creates a matrix of zeros.
  public init() { columns = (SIMD4(), SIMD4(), SIMD4(), SIMD4()) }

  /// Creates a matrix by its columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }

  /// Creates a matrix by its columns.
  public init(
    _ col0: SIMD4<Scalar>, _ col1: SIMD4<Scalar>, _ col2: SIMD4<Scalar>, _ col3: SIMD4<Scalar>
  ) {
    columns = (col0, col1, col2, col3)
  }

  /// The column at a place.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("a matrix of 4 columns has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("a matrix of 4 columns has no column \(column)")
      }
    }
  }
}
