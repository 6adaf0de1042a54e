import Foundation

extension CALayer {
  // MARK: Frames

  private var size: CGSize { bounds.size }

  /// The rectangle without its transform.
  var untransformedFrame: CGRect {
    if let view { return view.untransformedFrame }
    let (size, anchor) = (state.bounds.size, state.anchorPoint)
    return CGRect(
      x: state.position.x - anchor.x * size.width, y: state.position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  var computedFrame: CGRect {
    if let view { return view.frame }
    let box = untransformedFrame
    let transform = transform.plane
    guard !transform.isIdentity else { return box }
    return box.offsetBy(dx: -state.position.x, dy: -state.position.y).applying(transform)
      .offsetBy(dx: state.position.x, dy: state.position.y)
  }

  func setFrame(_ frame: CGRect) {
    if let view { return view.setFrame(frame) }
    notifying { placeInFrame(frame) }
  }

  private func placeInFrame(_ frame: CGRect) {
    var size = frame.size
    let transform = transform.plane
    if !transform.isIdentity {
      size = size.applying(transform.inverted())
      size = CGSize(width: abs(size.width), height: abs(size.height))
    }
    setBounds(CGRect(origin: state.bounds.origin, size: size))
    let box = computedFrame
    setPosition(
      CGPoint(
        x: state.position.x + frame.minX - box.minX, y: state.position.y + frame.minY - box.minY))
  }

  func setBounds(_ bounds: CGRect) {
    if let view { return view.setBounds(bounds) }
    let old = state.bounds
    change(.bounds, old, bounds) { state.bounds = bounds }
    guard old.size != bounds.size else { return }
    markForLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  func setPosition(_ position: CGPoint) {
    if let view { return view.setCenter(position) }
    change(.position, state.position, position) { state.position = position }
  }

  /// Sets the anchor point and keeps its position, so that the layer moves.
  func setAnchorPoint(_ anchor: CGPoint) {
    guard let view else {
      return change(.anchorPoint, state.anchorPoint, anchor) { state.anchorPoint = anchor }
    }
    let center = view.center
    notifying {
      state.anchorPoint = anchor
      view.setCenter(center)
    }
    setNeedsCommit()
  }

  /// From the anchor point to the middle; nil where they are the same.
  func anchorToMiddle(in size: CGSize) -> CGVector? {
    let anchor = state.anchorPoint
    guard anchor.x != 0.5 || anchor.y != 0.5 else { return nil }
    return CGVector(dx: (0.5 - anchor.x) * size.width, dy: (0.5 - anchor.y) * size.height)
  }

  // MARK: Transforms

  var computedTransform: CATransform3D {
    guard let view else { return state.transform }
    return state.spatialTransform ?? CATransform3DMakeAffineTransform(view.storedTransform)
  }

  func setTransform(_ transform: CATransform3D) {
    if let view {
      notifying {
        view.setTransform(transform.plane)
        state.spatialTransform = CATransform3DIsAffine(transform) ? nil : transform
      }
      return
    }
    let isSame = CATransform3DEqualToTransform(state.transform, transform)
    change(.transform, isSame, true) { state.transform = transform }
  }

  /// The transform of the plane, as one about the middle.
  var transformAboutMiddle: CGAffineTransform {
    transform.plane.about(anchorToMiddle(in: size))
  }

  // MARK: Converting

  /// From the layer's coordinates, whose origin is the one of its bounds, to its superlayer's.
  private var matrix: CGAffineTransform {
    let (box, middle) = (untransformedFrame, transformAboutMiddle)
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(middle)
      .concatenating(CGAffineTransform(translationX: box.midX, y: box.midY))
  }

  private var matrixToRoot: CGAffineTransform {
    var (layer, matrix) = (self, matrix)
    while let above = layer.superlayer {
      matrix = matrix.concatenating(above.matrix)
      layer = above
    }
    return matrix
  }

  func convertPoint(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let root = point.applying(matrixToRoot)
    return layer.map { root.applying($0.matrixToRoot.inverted()) } ?? root
  }

  func convertPoint(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let root = layer.map { point.applying($0.matrixToRoot) } ?? point
    return root.applying(matrixToRoot.inverted())
  }

  func findHit(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let own = point.applying(matrix.inverted())
    if masksToBounds, !contains(own) { return nil }
    for layer in listedSublayers.reversed() {
      if let hit = layer.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }
}

extension CGAffineTransform {
  /// The same about a point from which the middle is that far away; as it is about the middle.
  func about(_ anchorToMiddle: CGVector?) -> CGAffineTransform {
    guard let distance = anchorToMiddle, !isIdentity else { return self }
    return CGAffineTransform(translationX: distance.dx, y: distance.dy).concatenating(self)
      .concatenating(CGAffineTransform(translationX: -distance.dx, y: -distance.dy))
  }
}

extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}
