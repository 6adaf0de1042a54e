public import Foundation

/// A curve that says how an animation's progress follows its time.
public final class CAMediaTimingFunction: NSObject, Sendable {
  let timing: AnimationTiming

  public init(name: CAMediaTimingFunctionName) {
    timing =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: .cubicBezier(0.25, 0.1, 0.25, 1)
      default: .linear
      }
    super.init()
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    timing = .cubicBezier(CGFloat(c1x), CGFloat(c1y), CGFloat(c2x), CGFloat(c2y))
    super.init()
  }

  /// Writes the two coordinates of one of the four control points: 0 and 3 are the curve's ends.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    var points: [(CGFloat, CGFloat)] = [(0, 0), (0, 0), (1, 1), (1, 1)]
    if case .cubicBezier(let x1, let y1, let x2, let y2) = timing {
      points[1] = (x1, y1)
      points[2] = (x2, y2)
    }
    guard points.indices.contains(idx) else {
      UIKitException.raise(.invalidArgument, "a timing function has no control point \(idx)")
    }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }
}

/// Names the curves that everybody knows.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  public static let `default` = Self(rawValue: "default")
}
