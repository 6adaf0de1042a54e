import Foundation
import UIKitCore

/// Two fingers that are down together, and what they did to each other.
struct RecordedPair {
  /// The element under the first finger.
  let target: TouchTarget
  private let ids: [Int]
  private let starts: [CGPoint]
  private var ends: [CGPoint]

  init(
    _ first: (id: Int, point: CGPoint), on target: TouchTarget, _ second: (id: Int, point: CGPoint)
  ) {
    self.target = target
    ids = [first.id, second.id]
    starts = [first.point, second.point]
    ends = starts
  }

  mutating func move(_ id: Int, to point: CGPoint) {
    if let index = ids.firstIndex(of: id) { ends[index] = point }
  }

  /// The centre of the two fingers at the beginning.
  var middle: CGPoint {
    CGPoint(x: (starts[0].x + starts[1].x) / 2, y: (starts[0].y + starts[1].y) / 2)
  }

  // Two fingers always turn a little while they move, and move a little while they turn.
  private static let leastRotation: CGFloat = 0.2
  private static let leastScale: CGFloat = 1.1
  private static let slop: CGFloat = 10

  /// The calls that do the same, to go after the element; none where nothing came of it that a test
  /// has a word for.
  var calls: [String] {
    let (before, after) = (Self.way(starts), Self.way(ends))
    let (near, far) = (hypot(before.x, before.y), hypot(after.x, after.y))
    guard near >= 1, far >= 1 else { return [] }
    let angle = atan2(after.y, after.x) - atan2(before.y, before.x)
    // The short way round.
    let rotation = atan2(sin(angle), cos(angle))
    var calls: [String] = []
    if max(far / near, near / far) >= Self.leastScale {
      calls.append("pinch(scale: \(DisplayNumber.text(far / near, decimals: 2)))")
    }
    if abs(rotation) >= Self.leastRotation {
      calls.append("rotate(by: \(DisplayNumber.text(rotation, decimals: 2)))")
    }
    let moved = zip(starts, ends).map { hypot($1.x - $0.x, $1.y - $0.y) }
    if moved.allSatisfy({ $0 < Self.slop }) { return ["twoFingerTap()"] }
    return calls
  }

  private static func way(_ points: [CGPoint]) -> CGPoint {
    CGPoint(x: points[1].x - points[0].x, y: points[1].y - points[0].y)
  }
}
