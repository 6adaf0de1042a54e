public import Foundation

/// Lines and curves, to be drawn, or for a shape layer, a mask, or a shadow.
open class UIBezierPath: NSObject, NSCopying {
  var outline = PathOutline()

  // MARK: Creating a path

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    outline.rect(rect)
  }

  /// The ellipse in a rectangle, from the middle of its right edge, clockwise.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.ellipse(in: rect)
  }

  /// A rectangle with round corners; no radius is more than half of a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    outline.roundedRect(rect, radii: CGSize(width: radius, height: radius))
  }

  /// A rectangle of which those corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    outline.roundedRect(rect, radii: cornerRadii, corners: corners)
  }

  /// A part of a circle, in radians from the right, growing clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    outline = CGPath.outline
  }

  /// Returns a Boolean value that indicates whether the other object is a path with the same lines, drawn in
  /// the same way (low confidence).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return outline == other.outline && line == other.line
      && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  open override var hash: Int { outline.hashValue }

  /// A path of its own with the same lines.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.outline = outline
    copy.takeStyle(of: self)
    return copy
  }

  // MARK: Drawing

  open func move(to point: CGPoint) { outline.move(to: point) }

  open func addLine(to point: CGPoint) { outline.line(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.curve(to: endPoint, controlPoint1, controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.quad(to: endPoint, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.arc(
      center: center, radius: radius, from: startAngle, to: endAngle, increasing: clockwise)
  }

  /// A line back to where the pen was put down.
  open func close() { outline.close() }

  open func removeAllPoints() { outline = PathOutline() }

  open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

  /// The same lines, drawn from their end to their start.
  @discardableResult
  open func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    path.outline = outline.reversed
    path.takeStyle(of: self)
    return path
  }

  /// Moves, turns and scales all points.
  open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

  // MARK: Examining

  /// The lines, as a path that does not change any more.
  open var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = newValue.outline }
  }

  open var isEmpty: Bool { outline.isEmpty }

  /// Around all points, those that pull at curves included; null for an empty path.
  open var bounds: CGRect { outline.controlBounds }

  /// The current point; zero in an empty path.
  open var currentPoint: CGPoint { outline.current ?? .zero }

  /// Returns a Boolean value that indicates whether filling the path would paint the point.
  @discardableResult
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// A Boolean value that indicates whether the inside is what has an odd number of lines between
  /// it and the outside; else what the path winds around.
  open var usesEvenOddFillRule = false

  // MARK: The line

  /// 1 by default; 0 for the thinnest line that can be seen.
  open var lineWidth: CGFloat {
    get { line.width }
    set { line.width = max(0, newValue) }
  }

  /// How the line ends.
  open var lineCapStyle: CGLineCap {
    get { line.cap }
    set { line.cap = newValue }
  }

  /// How two lines meet.
  open var lineJoinStyle: CGLineJoin {
    get { line.join }
    set { line.join = newValue }
  }

  /// How many widths of the line a corner may be long before it is cut off; 10 by default.
  open var miterLimit: CGFloat {
    get { line.miterLimit }
    set { line.miterLimit = newValue }
  }

  /// Lengths that are drawn and left out, in turn, beginning at `phase`; none for a whole line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    line.dash = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
    line.dashPhase = phase
  }

  /// Writes the pattern, where there is room for it, its length and its phase.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in line.dash.enumerated() { pattern?[index] = length }
    count?.pointee = line.dash.count
    phase?.pointee = line.dashPhase
  }

  // MARK: Painting
  // All of these draw into the current context.

  /// Fills the path in the fill colour.
  open func fill() { paint(usesEvenOddFillRule ? .eoFill : .fill, .normal, 1) }

  /// Draws the line in the stroke colour.
  open func stroke() { paint(.stroke, .normal, 1) }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(usesEvenOddFillRule ? .eoFill : .fill, blendMode, alpha)
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(.stroke, blendMode, alpha)
  }

  /// Lets only what is inside of the path be drawn from here on.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.clip(outline.applying(context.state.transform), isEvenOdd: usesEvenOddFillRule)
  }

  // MARK: - Inside the stage

  private var line = CGContext.Line()

  private func takeStyle(of other: UIBezierPath) {
    usesEvenOddFillRule = other.usesEvenOddFillRule
    line = other.line
  }

  private func paint(_ mode: CGPathDrawingMode, _ blendMode: CGBlendMode, _ alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.state.line = line
    // Without saying so, the context's own mode and opacity count.
    if blendMode != .normal || alpha != 1 {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
    }
    context.paint(outline.applying(context.state.transform), mode)
    context.restoreGState()
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = Self(rawValue: 1 << 0)
  public static let topRight = Self(rawValue: 1 << 1)
  public static let bottomLeft = Self(rawValue: 1 << 2)
  public static let bottomRight = Self(rawValue: 1 << 3)
  public static let allCorners = Self(rawValue: .max)
}
