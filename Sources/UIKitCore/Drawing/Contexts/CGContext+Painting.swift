public import Foundation

extension CGContext {
  // MARK: Drawing the path

  /// Draws the path and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    paint(outline, mode)
    beginPath()
  }

  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Draws the path's lines and forgets it.
  public func strokePath() { drawPath(using: .stroke) }

  // MARK: Drawing shapes
  // As with Core Graphics, these forget the path, too.

  public func fill(_ rect: CGRect) { draw(.fill) { $0.rect(rect) } }

  public func fill(_ rects: [CGRect]) {
    draw(.fill) { for rect in rects { $0.rect(rect) } }
  }

  public func stroke(_ rect: CGRect) { draw(.stroke) { $0.rect(rect) } }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.line.width
    setLineWidth(width)
    stroke(rect)
    state.line.width = old
  }

  public func fillEllipse(in rect: CGRect) { draw(.fill) { $0.ellipse(in: rect) } }

  public func strokeEllipse(in rect: CGRect) { draw(.stroke) { $0.ellipse(in: rect) } }

  /// A line for every two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    draw(.stroke) { outline in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        outline.move(to: points[index])
        outline.line(to: points[index + 1])
      }
    }
  }

  /// Takes away what was drawn in the rectangle.
  public func clear(_ rect: CGRect) {
    let mode = state.blendMode
    state.blendMode = .clear
    fill(rect)
    state.blendMode = mode
  }

  private func draw(_ mode: CGPathDrawingMode, _ draw: (inout PathOutline) -> Void) {
    beginPath()
    paint(inPicture(draw), mode)
  }

  // MARK: - Inside the stage

  /// Draws an outline, which is in the picture's coordinates.
  func paint(_ outline: PathOutline, _ mode: CGPathDrawingMode) {
    guard !outline.isEmpty else { return }
    let pen = pen(for: mode.strokes ? outline : nil)
    var shape = DisplayShape(data: outline.data, extent: outline.bounds)
    shape.fill = mode.fills ? state.fill : nil
    shape.isEvenOdd = mode.isEvenOdd
    if mode.strokes {
      if let data = pen.data { shape.data = data }
      shape.stroke = state.stroke
      shape.lineWidth = max(state.line.width * pen.size, state.line.width > 0 ? 0 : pen.thinnest)
      shape.cap = state.line.cap.display
      shape.join = state.line.join.display
      shape.miterLimit = max(1, state.line.miterLimit)
      shape.dash = state.line.dash.map { $0 * pen.size }
      shape.dashPhase = state.line.dashPhase * pen.size
    }
    var covering = shape
    covering.fill?.alpha = 1
    covering.stroke?.alpha = 1
    shape.fill?.alpha *= state.alpha
    shape.stroke?.alpha *= state.alpha
    let mode = state.blendMode
    // Shapes that cover everything replace it without a mask.
    if mode == .copy, state.shadow == nil,
      [shape.fill, shape.stroke].allSatisfy({ $0.map { $0.alpha >= 1 } ?? true })
    {
      state.blendMode = .normal
    }
    emit(covering: { $0.shape(covering, pen.place) }, { $0.shape(shape, pen.place) })
    state.blendMode = mode
  }

  private struct Pen {
    /// How much longer what is drawn is in the picture.
    var size: CGFloat = 1
    /// The width of a pixel.
    var thinnest: CGFloat
    /// The path, where it is not in the picture's coordinates, and the attribute that takes it there.
    var data: String?
    var place = ""
  }

  // A pen that is skewed, or wider than high, draws in its own coordinates.
  private func pen(for outline: PathOutline?) -> Pen {
    let matrix = state.transform
    let (across, down) = (
      (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(),
      (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
    )
    var pen = Pen(size: across, thinnest: 1 / scale)
    let slant = matrix.a * matrix.c + matrix.b * matrix.d
    guard let outline, abs(across - down) > 1e-6 || abs(slant) > 1e-6 else { return pen }
    pen.size = 1
    pen.thinnest = 1 / (scale * max(across, down, 1e-6))
    pen.data = outline.applying(matrix.inverted()).data(decimals: 6)
    pen.place = SVGWriter.matrix(matrix)
    return pen
  }
}
