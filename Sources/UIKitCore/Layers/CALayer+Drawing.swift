import Foundation

// A layer's own drawing is drawn when the turn is committed, and kept until it is requested again.

/// The part of a layer that has to be drawn again.
enum LayerDirt {
  case all
  case part(CGRect)
}

/// The drawing of a layer.
struct LayerDrawing {
  let context: CGContext
  /// The bounds that it was drawn in.
  let bounds: CGRect
  let image: CGImage?
  /// The number of partial drawings since the last full one.
  var repairs = 0
}

extension CALayer {
  /// Requests a new drawing of a part of the bounds, or of all.
  func markForDisplay(_ part: CGRect?) {
    if let part, part.isEmpty { return }
    switch (part, dirt) {
    case (_, nil): Stage.shared.displays.add(self)
    case (_, .all): return
    case (nil, .part), (.some, .part): break
    }
    if let part {
      dirt = if case .part(let old) = dirt { .part(old.union(part)) } else { .part(part) }
    } else {
      dirt = .all
    }
    setNeedsCommit()
  }

  /// Draws the requested parts, if the layer has an area.
  func displayNow() {
    guard dirt != nil, !bounds.isEmpty else { return }
    display()
    // Requests during the drawing are ignored; otherwise it would never end.
    dirt = nil
  }

  /// Asks the delegate for a picture of its own; without one the layer draws.
  func displayWithDelegate() {
    if let delegate { delegate.display(self) } else { displayByDrawing() }
  }

  /// The number of partial drawings before a full one: covered drawing stays in the picture.
  private static let repairLimit = 16

  func displayByDrawing() {
    let bounds = bounds
    guard !bounds.isEmpty else { return }
    if case .part(let part) = dirt, let old = state.drawing, old.bounds == bounds,
      !part.contains(bounds), old.repairs < Self.repairLimit
    {
      let dirty = part.intersection(bounds)
      if !dirty.isNull { repair(old, dirty) }
    } else {
      let context = CGContext(bounds: bounds, scale: max(scaleOfDrawing, 0.01))
      keep(context, repairs: 0)
    }
  }

  private func repair(_ old: LayerDrawing, _ dirty: CGRect) {
    let context = old.context
    context.startOver(at: bounds.origin)
    context.saveGState()
    if view?.clearsContextBeforeDrawing ?? true { context.clear(dirty) }
    context.clip(to: dirty)
    keep(context, repairs: old.repairs + 1)
  }

  private func keep(_ context: CGContext, repairs: Int) {
    draw(in: context)
    context.startOver(at: bounds.origin)
    state.contents = nil
    state.drawing = LayerDrawing(
      context: context, bounds: bounds, image: context.isEmpty ? nil : context.makeImage(),
      repairs: repairs)
    setNeedsCommit()
  }

  private var scaleOfDrawing: CGFloat { view?.contentScaleFactor ?? contentsScale }

  /// Returns a Boolean value that indicates whether the layer and all around it are shown in that
  /// window.
  func isShown(in window: UIWindow) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current.isHidden { return false }
      if let view = current.view { return view.isShown(in: window) }
      layer = current.storedSuperlayer ?? current.masked
    }
    return false
  }

  /// Draws the requested parts of the layer and its sublayers, wherever they are.
  func displayTree() {
    view?.drawFirst()
    displayNow()
    for child in childrenOrSubviews {
      switch child {
      case .layer(let layer): layer.displayTree()
      case .view(let view): view.displayTree()
      }
    }
  }

  /// The drawing, placed in the bounds even if their size has changed since.
  var drawnContent: DisplayContent {
    guard let drawing = state.drawing, let image = drawing.image, !bounds.isEmpty else {
      return .none
    }
    let box = CGRect(origin: .zero, size: bounds.size)
    let mode = view?.contentMode ?? contentsGravity.contentMode
    var display = image.display(in: mode.rect(of: drawing.bounds.size, in: box))
    display.name = "drawing"
    return .image(display)
  }
}

extension UIView {
  /// A Boolean value that indicates whether the class overrides a method that draws.
  var overridesDrawing: Bool { DrawingOverrides.isIn(type(of: self), below: drawingBase) }

  /// Asks for what a view that draws has not drawn yet.
  func drawFirst() {
    if drawsItself, layer.state.drawing == nil, layer.dirt == nil { setNeedsDisplay() }
  }

  func displayTree() {
    if let storedLayer { return storedLayer.displayTree() }
    if drawsItself { return layer.displayTree() }
    for subview in subviews { subview.displayTree() }
  }

  func markForDisplay(_ rect: CGRect?) {
    guard drawsItself || storedLayer.map({ type(of: $0) != CALayer.self }) == true else { return }
    layer.markForDisplay(rect)
  }

  fileprivate func isShown(in window: UIWindow) -> Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden { return false }
      if current === window { return true }
      view = current.superview ?? current.storedLayer?.host.flatMap { $0 === current ? nil : $0 }
    }
    return false
  }
}

extension CGContext {
  /// Has nothing set any more but where the coordinates begin.
  func startOver(at origin: CGPoint) {
    while !layers.isEmpty { endTransparencyLayer() }
    closeGroup()
    depth = 1
    bottom = 1
    var state = State(clipBounds: bounds)
    state.transform = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    self.state = state
    beginPath()
  }
}

/// The layers that wait for being drawn.
@MainActor
final class DisplayQueue {
  private struct Entry {
    weak var layer: CALayer?
  }

  private var entries: [Entry] = []

  func add(_ layer: CALayer) {
    entries.append(Entry(layer: layer))
  }

  /// Draws the visible requests of a window. Returns whether there were any.
  func run(in window: UIWindow) -> Bool {
    guard !entries.isEmpty else { return false }
    // Requests during the drawing wait for the next turn.
    let waiting = entries
    entries = []
    var changed = false
    for entry in waiting {
      guard let layer = entry.layer, layer.dirt != nil else { continue }
      if !layer.bounds.isEmpty, layer.isShown(in: window) {
        layer.displayNow()
        changed = true
      } else {
        entries.append(entry)
      }
    }
    return changed
  }
}

/// Which classes of views draw.
@MainActor
private enum DrawingOverrides {
  private class Plain: UIView {}

  private class Drawing: UIView {
    override func draw(_ rect: CGRect) { setNeedsCommit() }
  }

  private class DrawingLayer: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) { setNeedsCommit() }
  }

  private class Displaying: UIView {
    override func display(_ layer: CALayer) { setNeedsCommit() }
  }

  private static let methods = [Drawing.self, DrawingLayer.self, Displaying.self].map {
    (probe: UIView.Type) in
    OverridableMethod(of: UIView.self, plain: Plain.self, probe: probe)
  }

  static func isIn(_ kind: UIView.Type, below base: UIView.Type) -> Bool {
    methods.contains { $0.isOverridden(by: kind, below: base) }
  }
}
