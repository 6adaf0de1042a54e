/// The overlays of a map, and what draws them.
@MainActor
final class OverlayKeeper {
  private unowned let map: MKMapView
  private var entries: [Entry] = []

  private struct Entry {
    let overlay: any MKOverlay
    let level: MKOverlayLevel
    var renderer: MKOverlayRenderer?
  }

  init(_ map: MKMapView) { self.map = map }

  var overlays: [any MKOverlay] { entries.map(\.overlay) }

  func add(_ added: [any MKOverlay], _ level: MKOverlayLevel) {
    for overlay in added where !entries.contains(where: { $0.overlay === overlay }) {
      entries.append(Entry(overlay: overlay, level: level))
    }
    // Overlays above labels are above those above roads, in any order of addition.
    entries =
      entries.filter { $0.level == .aboveRoads } + entries.filter { $0.level == .aboveLabels }
    map.canvas.setNeedsDisplay()
    map.setNeedsLayout()
  }

  func remove(_ removed: [any MKOverlay]) {
    entries.removeAll { entry in removed.contains { $0 === entry.overlay } }
    map.canvas.setNeedsDisplay()
  }

  func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    entries.first { $0.overlay === overlay }?.renderer
  }

  /// Asks the delegate what draws the overlays that can be seen and have nothing yet.
  func askForRenderers() {
    guard let delegate = map.delegate else { return }
    var added: [MKOverlayRenderer] = []
    for overlay in overlays where renderer(for: overlay) == nil && isVisible(overlay) {
      let renderer = delegate.mapView(map, rendererFor: overlay)
      renderer.onChange = { [weak map] in map?.canvas.setNeedsDisplay() }
      if let index = entries.firstIndex(where: { $0.overlay === overlay }) {
        entries[index].renderer = renderer
        added.append(renderer)
      }
    }
    guard !added.isEmpty else { return }
    map.canvas.setNeedsDisplay()
    delegate.mapView(map, didAdd: added)
  }

  private func isVisible(_ overlay: any MKOverlay) -> Bool {
    visibleRect(beside: overlay).intersects(overlay.boundingMapRect)
  }

  /// Returns the visible part, on the copy of the map that is nearest to the overlay.
  private func visibleRect(beside overlay: any MKOverlay) -> MKMapRect {
    let visible = map.projection.visibleRect
    let rect = overlay.boundingMapRect
    let middle = MKMapPoint(x: visible.midX, y: visible.midY)
    let near = middle.nearest(to: MKMapPoint(x: rect.midX, y: rect.midY))
    return visible.offsetBy(dx: near.x - middle.x, dy: 0)
  }

  func draw(in context: CGContext) {
    let scale = map.projection.scale
    for entry in entries where isVisible(entry.overlay) {
      let visible = visibleRect(beside: entry.overlay)
      guard let renderer = entry.renderer, renderer.canDraw(visible, zoomScale: scale) else {
        continue
      }
      let origin = renderer.point(for: visible.origin)
      context.saveGState()
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: -origin.x, y: -origin.y)
      context.setAlpha(renderer.alpha)
      renderer.draw(visible, zoomScale: scale, in: context)
      context.restoreGState()
    }
  }
}

/// The view that draws overlays.
@MainActor
final class OverlayCanvas: UIView {
  weak var keeper: OverlayKeeper?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A map makes its canvas") }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { keeper?.draw(in: context) }
  }
}
