public import Foundation

/// The kinds of steps of a path.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// A step of a path: what the pen does, and the points for it.
///
/// A move and a line have one point, a quadratic curve a control point and its end, a cubic curve two control
/// points and its end, and the end of a subpath has none.
public struct CGPathElement {
  public var type: CGPathElementType
  /// The points. Those of a step that a path passes on are valid during the call only.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls `block` with each step of the path, in the order in which it is drawn.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    for element in outline.elements { element.withStep(block) }
  }

  /// Calls `function` with `info` and each step of the path, in the order in which it is drawn.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension PathOutline.Element {
  fileprivate func withStep(_ body: CGPathApplyBlock) {
    let (type, points) = step
    // A step without points has a pointer as well.
    var memory = points.isEmpty ? [CGPoint.zero] : points
    memory.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      withUnsafePointer(to: CGPathElement(type: type, points: start), body)
    }
  }

  private var step: (CGPathElementType, [CGPoint]) {
    switch self {
    case .move(let point): (.moveToPoint, [point])
    case .line(let point): (.addLineToPoint, [point])
    case .quad(let control, let end): (.addQuadCurveToPoint, [control, end])
    case .curve(let first, let second, let end): (.addCurveToPoint, [first, second, end])
    case .close: (.closeSubpath, [])
    }
  }
}
