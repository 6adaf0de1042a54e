/// Draws an overlay.
///
/// Its coordinates are points of the map, counted from the upper left corner of what the overlay takes.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay

  /// How much of it can be seen, 0 to 1.
  open var alpha: CGFloat = 1 {
    didSet { setNeedsDisplay() }
  }

  public init(overlay: any MKOverlay) { self.overlay = overlay }

  // MARK: Converting

  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    MKMapPoint(x: origin.x + point.x, y: origin.y + point.y)
  }

  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin),
      size: CGSize(width: mapRect.width, height: mapRect.height))
  }

  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
  }

  private var origin: MKMapPoint { overlay.boundingMapRect.origin }

  // MARK: Drawing

  /// Returns a Boolean value that indicates whether that part can be drawn now. Who says no says
  /// ``setNeedsDisplay()`` when it can.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws that part. This draws nothing: subclasses do.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  /// Has the map draw it again.
  open func setNeedsDisplay() { onChange?() }

  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }

  /// The map that shows it draws it again.
  var onChange: (@MainActor () -> Void)?
}

/// Draws a path, filled and with a line around it.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Points on the screen, however large the map is drawn.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
  open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }

  /// The path to draw, in the renderer's coordinates. It is made by ``createPath()`` when it is
  /// first read.
  open var path: CGPath! {
    get {
      if madePath == nil { createPath() }
      return madePath
    }
    set {
      madePath = newValue
      setNeedsDisplay()
    }
  }

  private var madePath: CGPath?

  /// Sets ``path``. This sets none: subclasses do.
  open func createPath() {}

  /// Has the path made anew.
  open func invalidatePath() {
    madePath = nil
    setNeedsDisplay()
  }

  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path else { return }
    if fillColor != nil {
      applyFillProperties(to: context, atZoomScale: zoomScale)
      fillPath(path, in: context)
    }
    if strokeColor != nil {
      applyStrokeProperties(to: context, atZoomScale: zoomScale)
      strokePath(path, in: context)
    }
  }

  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
    // Without a line width a road is as wide as the map's roads.
    let width = lineWidth > 0 ? lineWidth : 3
    context.setLineWidth(width / zoomScale)
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    context.setLineDash(
      phase: lineDashPhase / zoomScale,
      lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale })
  }

  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }

  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.strokePath()
  }

  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  /// A line through points of the map.
  func add(_ points: [MKMapPoint], to path: CGMutablePath) {
    for (index, mapPoint) in points.enumerated() {
      let point = point(for: mapPoint)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
  }
}

/// Draws a line.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }

  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  open var polyline: MKPolyline {
    guard let polyline = overlay as? MKPolyline else {
      preconditionFailure("MKPolylineRenderer draws an MKPolyline, not \(type(of: overlay)).")
    }
    return polyline
  }

  open override func createPath() {
    let path = CGMutablePath()
    add(polyline.allPoints, to: path)
    self.path = path
  }
}

/// Draws an area, and leaves its holes out.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }

  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  open var polygon: MKPolygon {
    guard let polygon = overlay as? MKPolygon else {
      preconditionFailure("MKPolygonRenderer draws an MKPolygon, not \(type(of: overlay)).")
    }
    return polygon
  }

  open override func createPath() {
    let path = CGMutablePath()
    for part in [polygon] + (polygon.interiorPolygons ?? []) where part.pointCount > 0 {
      add(part.allPoints, to: path)
      path.closeSubpath()
    }
    self.path = path
  }
}

/// Draws a circle.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }

  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  open var circle: MKCircle {
    guard let circle = overlay as? MKCircle else {
      preconditionFailure("MKCircleRenderer draws an MKCircle, not \(type(of: overlay)).")
    }
    return circle
  }

  open override func createPath() {
    let path = CGMutablePath()
    path.addEllipse(in: rect(for: circle.boundingMapRect))
    self.path = path
  }
}
