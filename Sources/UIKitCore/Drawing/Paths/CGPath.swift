public import Foundation

// Core Graphics has these classes on Apple's systems; Foundation on Linux does not.

/// Lines and curves that cannot be changed.
public class CGPath: Hashable {
  var outline: PathOutline

  init(_ outline: PathOutline) { self.outline = outline }

  // MARK: Creating a path

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Self.outline(transform) { $0.rect(rect) })
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Self.outline(transform) { $0.ellipse(in: rect) })
  }

  /// Neither part of a corner may be more than half of its side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    Self.check(rect, cornerWidth, cornerHeight)
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Self.outline(transform) { $0.roundedRect(rect, radii: radii) })
  }

  private static func outline(
    _ transform: UnsafePointer<CGAffineTransform>?, _ draw: (inout PathOutline) -> Void
  ) -> PathOutline {
    var outline = PathOutline()
    draw(&outline)
    return outline.applying(transform?.pointee ?? .identity)
  }

  static func check(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat) {
    precondition(
      width >= 0 && 2 * width <= rect.standardized.width,
      "corner_width >= 0 && 2 * corner_width <= CGRectGetWidth(rect)")
    precondition(
      height >= 0 && 2 * height <= rect.standardized.height,
      "corner_height >= 0 && 2 * corner_height <= CGRectGetHeight(rect)")
  }

  // MARK: Copying

  @discardableResult
  public func copy() -> CGPath? { CGPath(outline) }

  @discardableResult
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  @discardableResult
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.applying(transform?.pointee ?? .identity))
  }

  // MARK: Examining

  public var isEmpty: Bool { outline.isEmpty }

  /// The current point; zero in an empty path.
  public var currentPoint: CGPoint { outline.current ?? .zero }

  /// Around all points, those that pull at curves included; null for an empty path.
  public var boundingBox: CGRect { outline.controlBounds }

  /// Around what would be drawn; null for an empty path.
  public var boundingBoxOfPath: CGRect { outline.bounds }

  /// Returns a Boolean value that indicates whether filling the path would paint the point.
  @discardableResult
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(
      transform.isIdentity ? point : point.applying(transform), evenOdd: rule == .evenOdd)
  }

  // MARK: Comparing

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.outline == rhs.outline }

  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

/// Which parts of a path are inside of it.
public enum CGPathFillRule: Int, Sendable {
  /// The parts that the path winds around.
  case winding
  /// The parts with an odd number of lines between them and the outside.
  case evenOdd
}

/// Lines and curves to which more can be added. Each can be transformed on its way into the path.
public class CGMutablePath: CGPath {
  public init() { super.init(PathOutline()) }

  override init(_ outline: PathOutline) { super.init(outline) }
}

extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.line(to: point.applying(transform))
  }

  /// Straight lines from each point to the next.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.quad(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    outline.curve(
      to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.rect(rect) }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.ellipse(in: rect) }
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    CGPath.check(rect, cornerWidth, cornerHeight)
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    add(transform) { $0.roundedRect(rect, radii: radii) }
  }

  /// A part of a circle, in radians. `clockwise` is meant where y grows upwards: in a view it is the
  /// other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    extend(transform) {
      $0.arc(
        center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise)
    }
  }

  /// The same by how far the angle goes, which may be negative.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    extend(transform) {
      $0.sector(center: center, radius: radius, from: startAngle, sweep: delta)
    }
  }

  /// An arc that touches two lines: to `tangent1End`, and from there to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    extend(transform) { $0.arc(around: tangent1End, towards: tangent2End, radius: radius) }
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(path.outline.applying(transform))
  }

  /// A line back to where the pen was put down.
  public func closeSubpath() { outline.close() }

  // MARK: - Inside the stage

  private func add(_ transform: CGAffineTransform, _ draw: (inout PathOutline) -> Void) {
    var shape = PathOutline()
    draw(&shape)
    outline.append(shape.applying(transform))
  }

  // Adds a part that begins at the current point.
  private func extend(_ transform: CGAffineTransform, _ draw: (inout PathOutline) -> Void) {
    guard !transform.isIdentity else { return draw(&outline) }
    var shape = outline.applying(transform.inverted())
    draw(&shape)
    outline = shape.applying(transform)
  }
}
