public import Foundation

// Points are taken into the picture when they are added: what happens to the coordinates later does not
// move them.

extension CGContext {
  // MARK: Building a path

  /// Forgets the path.
  public func beginPath() { outline = PathOutline() }

  public func move(to point: CGPoint) { outline.move(to: point.applying(state.transform)) }

  public func addLine(to point: CGPoint) { outline.line(to: point.applying(state.transform)) }

  /// Straight lines from each point to the next.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let transform = state.transform
    outline.curve(
      to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.quad(to: end.applying(state.transform), control: control.applying(state.transform))
  }

  /// A part of a circle, in radians. `clockwise` is meant where y grows upwards: in a view it is the
  /// other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    extend {
      $0.arc(
        center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise)
    }
  }

  /// An arc that touches two lines: to `tangent1End`, and from there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extend { $0.arc(around: tangent1End, towards: tangent2End, radius: radius) }
  }

  public func addRect(_ rect: CGRect) { outline.append(inPicture { $0.rect(rect) }) }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public func addEllipse(in rect: CGRect) { outline.append(inPicture { $0.ellipse(in: rect) }) }

  public func addPath(_ path: CGPath) {
    outline.append(path.outline.applying(state.transform))
  }

  /// A line back to where the pen was put down.
  public func closePath() { outline.close() }

  // MARK: Examining the path

  public var isPathEmpty: Bool { outline.isEmpty }

  /// The current point; zero in an empty path.
  public var currentPointOfPath: CGPoint {
    outline.current?.applying(state.transform.inverted()) ?? .zero
  }

  /// Around all points, those that pull at curves included; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    outline.applying(state.transform.inverted()).controlBounds
  }

  /// A copy of the path; `nil` where there is none.
  public var path: CGPath? {
    outline.isEmpty ? nil : CGPath(outline.applying(state.transform.inverted()))
  }

  // MARK: - Inside the stage

  /// Returns an outline drawn in the current coordinates, in those of the picture.
  func inPicture(_ draw: (inout PathOutline) -> Void) -> PathOutline {
    var shape = PathOutline()
    draw(&shape)
    return shape.applying(state.transform)
  }

  // Adds a part that begins at the current point.
  private func extend(_ draw: (inout PathOutline) -> Void) {
    let transform = state.transform
    guard !transform.isIdentity else { return draw(&outline) }
    var shape = outline.applying(transform.inverted())
    draw(&shape)
    outline = shape.applying(transform)
  }
}
