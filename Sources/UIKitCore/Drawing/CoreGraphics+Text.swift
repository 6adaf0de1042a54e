public import Foundation

// The text of Core Graphics' values: `print`, interpolation and `XCTAssertEqual` show it. Foundation on Linux
// would show the initializers of the nested values instead.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, such as `(1.0, 2.5)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height, such as `(20.0, 44.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// Origin and size, such as `(0.0, 20.0, 320.0, 44.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

extension CGPoint {
  /// Returns whether both points have the same coordinates.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether both sizes have the same width and height.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether both rectangles have the same origin and size once they are standardized.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
