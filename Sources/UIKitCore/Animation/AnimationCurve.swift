import Foundation

/// How an animation's progress follows its time.
enum AnimationTiming: Equatable, Sendable {
  case linear
  /// Control points as in CSS's `cubic-bezier`.
  case cubicBezier(CGFloat, CGFloat, CGFloat, CGFloat)
  /// A spring, of whose motion the animation shows that many seconds.
  case spring(SpringMotion, seconds: TimeInterval)

  static let easeInOut = AnimationTiming.cubicBezier(0.42, 0, 0.58, 1)
  static let easeIn = AnimationTiming.cubicBezier(0.42, 0, 1, 1)
  static let easeOut = AnimationTiming.cubicBezier(0, 0, 0.58, 1)
  /// The deceleration of the system's own transitions.
  static let transition = AnimationTiming.cubicBezier(0.32, 0.72, 0, 1)

  /// The curve as the page gets it. The page has no springs: it gets points of the curve and
  /// connects them. The error is less than a hundredth of the way for damping of 0.2 and more.
  var display: DisplayAnimation.Curve {
    switch self {
    case .linear: .linear
    case .cubicBezier(let x1, let y1, let x2, let y2): .cubicBezier(x1, y1, x2, y2)
    case .spring:
      .points((0...Self.pieces).map { progress(at: CGFloat($0) / CGFloat(Self.pieces)) })
    }
  }

  private static let pieces = 120

  /// The progress at a part of the time; both 0 to 1, but that a spring goes beyond.
  func progress(at time: CGFloat) -> CGFloat {
    let time = min(max(time, 0), 1)
    switch self {
    case .linear: return time
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return Self.bezier(x1: x1, y1: y1, x2: x2, y2: y2, at: time)
    case .spring(let motion, let seconds):
      return time == 1 ? 1 : motion.position(at: TimeInterval(time) * seconds)
    }
  }

  // The parameter of the curve at which its x is the time, by bisection: x never goes back.
  private static func bezier(
    x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat, at time: CGFloat
  ) -> CGFloat {
    if time == 0 || time == 1 { return time }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if bezier(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return bezier(y1, y2, (low + high) / 2)
  }

  private static func bezier(_ first: CGFloat, _ second: CGFloat, _ t: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
