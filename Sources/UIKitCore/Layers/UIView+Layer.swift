import Foundation

// A view has no layer until it is read.

extension UIView {
  /// A Boolean value that indicates whether the layer was read.
  package var hasLayer: Bool { storedLayer != nil }

  func makeLayer() -> CALayer {
    let layerClass: AnyClass = type(of: self).layerClass
    guard let kind = layerClass as? CALayer.Type else {
      UIKitException.raise(.invalidArgument, "\(layerClass) is no class of layers")
    }
    guard let layer = kind == CALayer.self ? CALayer() : ObjectMaker.make(kind) as? CALayer
    else {
      UIKitException.raise(.internalInconsistency, "\(kind) cannot be made with init()")
    }
    layer.view = self
    layer.delegate = self
    layer.children = nil
    storedLayer = layer
    // Values that the layer's class has set belong to the view from here on.
    if layer.state.masksToBounds { setClipsToBounds(true) }
    if let color = layer.state.backgroundColor { setBackgroundColor(UIColor(cgColor: color)) }
    if storedWindow != nil { layer.windowDidChange() }
    return layer
  }

  /// The layer, where the view's class overrides it: then it is made.
  var layerForLayout: CALayer? {
    if let storedLayer { return storedLayer }
    let kind = type(of: self)
    return kind.layerClass == CALayer.self && !LayoutOverride.isIn(kind) ? nil : layer
  }

  /// Runs the layout of this view, not of those in it.
  func layOut() {
    guard let layer = layerForLayout else { return layOutSubviews() }
    layer.layoutSublayers()
    layer.layoutOwnSublayers()
  }

  /// The view's own part of it.
  func layOutSubviews() {
    viewController?.updateUnavailableContent()
    ObservedUpdate.layout.run(for: self) {
      // 1.2.13 – the controller's hooks surround the layout of its own view.
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    viewController?.placeUnavailableContent()
  }

  // MARK: What the layer has too

  func setBackgroundColor(_ color: UIColor?) {
    let old = storedBackgroundColor
    notifyingLayer { storedBackgroundColor = color }
    if color != old { didChange(from: .background(old)) }
  }

  func setAlpha(_ alpha: CGFloat) {
    let old = storedAlpha
    notifyingLayer { storedAlpha = alpha }
    if alpha != old { didChange(from: .opacity(old)) }
  }

  func setHidden(_ isHidden: Bool) {
    let old = storedIsHidden
    notifyingLayer { storedIsHidden = isHidden }
    if isHidden != old { visibilityDidChange() }
  }

  func setClipsToBounds(_ clips: Bool) {
    storedClipsToBounds = clips
    setNeedsCommit()
  }

  func setMask(_ mask: UIView?) {
    mask?.removeFromSuperview()
    // The layer keeps the mask's layer, which does not keep the mask.
    storedMask = mask
    if mask != nil || storedLayer != nil { layer.mask = mask?.layer }
  }

  // MARK: The anchor

  /// From the point that ``center`` places to the middle; nil where that is the middle itself.
  var anchorToMiddle: CGVector? { storedLayer?.anchorToMiddle(in: storedBounds.size) }

  /// The transform as one about the middle.
  func aboutMiddle(_ transform: CGAffineTransform) -> CGAffineTransform {
    storedLayer == nil ? transform : transform.about(anchorToMiddle)
  }

  var transformAboutMiddle: CGAffineTransform { aboutMiddle(storedTransform) }
}

/// Which classes of views override `layoutSublayers(of:)`.
@MainActor
private enum LayoutOverride {
  private class Plain: UIView {}

  private class Probe: UIView {
    override func layoutSublayers(of layer: CALayer) { setNeedsCommit() }
  }

  private static let method = OverridableMethod(
    of: UIView.self, plain: Plain.self, probe: Probe.self)

  static func isIn(_ kind: UIView.Type) -> Bool {
    method.isOverridden(by: kind, below: UIView.self)
  }
}
