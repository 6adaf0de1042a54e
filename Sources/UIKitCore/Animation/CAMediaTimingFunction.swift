public import Foundation

/// A curve that maps an animation's time to its progress.
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
  let timing: AnimationTiming

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    timing = .cubicBezier(CGFloat(c1x), CGFloat(c1y), CGFloat(c2x), CGFloat(c2y))
    super.init()
  }

  /// Writes the two coordinates of one of the four control points: 0 and 3 are the curve's ends.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
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

/// The names of the standard curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  public static let `default` = Self(rawValue: "default")
}
