public import Foundation

/// A type that defines how a property animator's progress follows its time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Which of a timing curve's parameters count.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// A curve between two control points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve by its name, where it was made of one.
  open private(set) var animationCurve: UIView.AnimationCurve
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  let isBuiltin: Bool

  /// Slow at both ends.
  public override init() {
    animationCurve = .easeInOut
    isBuiltin = true
    (controlPoint1, controlPoint2) = Self.points(of: .easeInOut)
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    (controlPoint1, controlPoint2) = Self.points(of: curve)
    super.init()
  }

  private static func points(of curve: UIView.AnimationCurve) -> (CGPoint, CGPoint) {
    guard case .cubicBezier(let x1, let y1, let x2, let y2) = curve.timing else {
      return (.zero, CGPoint(x: 1, y: 1))
    }
    return (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltin = false
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// At the beginning; the whole way a second is 1.
  open private(set) var initialVelocity: CGVector
  let kind: Kind

  enum Kind {
    /// Comes to rest after the animator's duration.
    case damping(ratio: CGFloat)
    /// Takes the time that it needs.
    case spring(SpringMotion)
  }

  /// A spring that hardly swings, as the system's own.
  public override init() {
    initialVelocity = .zero
    kind = .spring(SpringMotion(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0))
    super.init()
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    kind = .damping(ratio: ratio)
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    kind = .spring(
      SpringMotion(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx))
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
  /// The curve, and the time that it takes, for an animator of that duration.
  func timing(duration: TimeInterval) -> (AnimationTiming, TimeInterval) {
    if let spring = springTimingParameters, timingCurveType != .cubic {
      switch spring.kind {
      case .damping(let ratio):
        let motion = SpringMotion(
          dampingRatio: ratio, restingAfter: duration,
          initialVelocity: spring.initialVelocity.dx)
        return (.spring(motion, seconds: duration), duration)
      case .spring(let motion):
        let seconds = motion.settlingDuration
        return (.spring(motion, seconds: seconds), seconds)
      }
    }
    guard let cubic = cubicTimingParameters else { return (.easeInOut, duration) }
    if cubic.isBuiltin { return (cubic.animationCurve.timing, duration) }
    let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
    return (.cubicBezier(first.x, first.y, second.x, second.y), duration)
  }
}
