import Foundation

/// How an animation's progress follows its time.
enum AnimationTiming: Equatable, Sendable {
  case linear
  /// Control points as in CSS's `cubic-bezier`.
  case cubicBezier(CGFloat, CGFloat, CGFloat, CGFloat)

  static let easeInOut = AnimationTiming.cubicBezier(0.42, 0, 0.58, 1)
  static let easeIn = AnimationTiming.cubicBezier(0.42, 0, 1, 1)
  static let easeOut = AnimationTiming.cubicBezier(0, 0, 0.58, 1)
  /// The deceleration of the system's own transitions.
  static let transition = AnimationTiming.cubicBezier(0.32, 0.72, 0, 1)

  var display: DisplayAnimation.Curve {
    switch self {
    case .linear: .linear
    case .cubicBezier(let x1, let y1, let x2, let y2): .cubicBezier(x1, y1, x2, y2)
    }
  }

  /// The progress at a part of the time; both 0 to 1.
  func progress(at time: CGFloat) -> CGFloat {
    let time = min(max(time, 0), 1)
    guard case .cubicBezier(let x1, let y1, let x2, let y2) = self else { return time }
    // The parameter of the curve at which its x is the time, by bisection: x never goes back.
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if Self.bezier(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return Self.bezier(y1, y2, (low + high) / 2)
  }

  private static func bezier(_ first: CGFloat, _ second: CGFloat, _ t: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
