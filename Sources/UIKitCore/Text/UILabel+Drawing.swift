import Foundation

// A label whose class draws the text elsewhere, or something beside it. Where it is text alone after
// all, it stays text, so that it can be found and read.

extension UILabel {
  /// The rectangle of the text; `nil` where the text is in the label's drawing.
  var placeOfText: CGRect? {
    guard drawsItself, storedLayer?.state.drawing != nil else { return bounds }
    return drawnPlace
  }

  func drawIntoContext(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawnPlace = context.isPlain(at: bounds.origin) ? rect : nil
    context.draw(lines(in: rect))
  }

  /// Forgets the picture where nothing but the text is in it.
  func keepPlainText(of layer: CALayer) {
    guard drawnPlace != nil, let drawing = layer.state.drawing else { return }
    if drawing.context.count <= 1 {
      layer.state.drawing = LayerDrawing(
        context: CGContext(bounds: drawing.bounds, scale: 1), bounds: drawing.bounds, image: nil)
    } else {
      drawnPlace = nil
    }
  }

  var overridesTextDrawing: Bool { TextDrawingOverride.isIn(type(of: self)) }
}

extension CGContext {
  /// Returns a Boolean value that indicates whether the next drawing is the first, and unmoved.
  fileprivate func isPlain(at origin: CGPoint) -> Bool {
    count == 0 && state.clip == nil && state.mask == nil && state.alpha == 1
      && state.shadow == nil && state.blendMode == .normal
      && state.transform == CGAffineTransform(translationX: -origin.x, y: -origin.y)
  }
}

/// Which classes of labels override `drawText(in:)`.
@MainActor
private enum TextDrawingOverride {
  private class Plain: UILabel {}

  private class Probe: UILabel {
    override func drawText(in rect: CGRect) { setNeedsCommit() }
  }

  private static let method = OverridableMethod(
    of: UILabel.self, plain: Plain.self, probe: Probe.self)

  static func isIn(_ kind: UILabel.Type) -> Bool {
    method.isOverridden(by: kind, below: UILabel.self)
  }
}
