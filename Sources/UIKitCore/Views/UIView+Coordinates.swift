import Foundation

extension UIView {
  // MARK: Frames

  /// The frame of the view without its transform.
  var storedFrame: CGRect {
    CGRect(
      x: storedCenter.x - storedBounds.width / 2, y: storedCenter.y - storedBounds.height / 2,
      width: storedBounds.width, height: storedBounds.height)
  }

  /// With a transform, the frame is the box around what it makes of the bounds.
  var transformedFrame: CGRect {
    CGRect(
      x: -storedBounds.width / 2, y: -storedBounds.height / 2, width: storedBounds.width,
      height: storedBounds.height
    ).applying(transformAboutMiddle).offsetBy(dx: storedCenter.x, dy: storedCenter.y)
  }

  func setFrame(_ newFrame: CGRect) { notifyingLayer { placeInFrame(newFrame) } }

  private func placeInFrame(_ newFrame: CGRect) {
    let old = storedFrame
    var size = newFrame.size
    if storedTransform.isIdentity {
      guard newFrame != old else { return }
    } else {
      // The documentation calls this undefined: the size is taken back through the transform.
      size = size.applying(storedTransform.inverted())
      size = CGSize(width: abs(size.width), height: abs(size.height))
    }
    AnimationGroup.record(.frame(old), of: self)
    storedBounds.size = size
    storedCenter = CGPoint(x: newFrame.midX, y: newFrame.midY)
    if !storedTransform.isIdentity, anchorToMiddle != nil {
      // A transform about another point does not keep the middle.
      let box = transformedFrame
      storedCenter.x += newFrame.midX - box.midX
      storedCenter.y += newFrame.midY - box.midY
    }
    geometryDidChange(oldSize: old.size)
  }

  /// The frame for layout: that of bounds and centre, without the transform.
  var untransformedFrame: CGRect {
    get { storedFrame }
    set {
      if storedTransform.isIdentity {
        frame = newValue
        return
      }
      bounds.size = newValue.size
      setMiddle(CGPoint(x: newValue.midX, y: newValue.midY))
    }
  }

  // MARK: Converting

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let (x, y) = (point.x - storedBounds.midX, point.y - storedBounds.midY)
    guard !storedTransform.isIdentity else {
      return CGPoint(x: x + storedCenter.x, y: y + storedCenter.y)
    }
    let turned = CGPoint(x: x, y: y).applying(transformAboutMiddle)
    return CGPoint(x: turned.x + storedCenter.x, y: turned.y + storedCenter.y)
  }

  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    var point = CGPoint(x: point.x - storedCenter.x, y: point.y - storedCenter.y)
    if !storedTransform.isIdentity { point = point.applying(transformAboutMiddle.inverted()) }
    return CGPoint(x: point.x + storedBounds.midX, y: point.y + storedBounds.midY)
  }

  /// The topmost view, and the point in the coordinates in which that view's bounds begin at zero.
  private func pointInRoot(_ point: CGPoint) -> (root: UIView, point: CGPoint) {
    var (view, point) = (self, point)
    while let superview = view.superview {
      point = view.pointInSuperview(point)
      view = superview
    }
    return (view, CGPoint(x: point.x - view.storedBounds.minX, y: point.y - view.storedBounds.minY))
  }

  /// The point in this view's coordinates; without a `root`, the topmost view is that of the point.
  private func pointFromRoot(_ point: CGPoint, of root: UIView? = nil) -> CGPoint {
    if let superview { return pointFromSuperview(superview.pointFromRoot(point, of: root)) }
    guard let root, root !== self else {
      return CGPoint(x: point.x + storedBounds.minX, y: point.y + storedBounds.minY)
    }
    // 5.8.6 – the frames of topmost views are in one space.
    let inRoot = CGPoint(x: point.x + root.storedBounds.minX, y: point.y + root.storedBounds.minY)
    return pointFromSuperview(root.pointInSuperview(inRoot))
  }

  func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
    // The most frequent two: a step up and a step down.
    if let view, view === superview { return pointInSuperview(point) }
    let (root, place) = pointInRoot(point)
    return view?.pointFromRoot(place, of: root) ?? place
  }

  func convertPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view, view === superview { return pointFromSuperview(point) }
    guard let (root, place) = view?.pointInRoot(point) else { return pointFromRoot(point) }
    return pointFromRoot(place, of: root)
  }

  /// The smallest rectangle around the corners of `rect` after `convert`.
  func convertRect(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let origin = convert(rect.origin)
    let right = convert(CGPoint(x: rect.origin.x + rect.width, y: rect.origin.y))
    let below = convert(CGPoint(x: rect.origin.x, y: rect.origin.y + rect.height))
    let isMoved =
      abs(right.x - origin.x - rect.width) < 1e-9 && abs(right.y - origin.y) < 1e-9
      && abs(below.x - origin.x) < 1e-9 && abs(below.y - origin.y - rect.height) < 1e-9
    // Nothing turns it: the size stays what it is to the last digit.
    if isMoved { return CGRect(origin: origin, size: rect.size) }
    let corner = CGPoint(x: right.x + below.x - origin.x, y: right.y + below.y - origin.y)
    return CGRect(around: [origin, right, below, corner])
  }

  // MARK: Touching what moves

  /// A Boolean value that indicates whether an animation that does not let itself be touched moves
  /// the view.
  var isInertOnItsWay: Bool {
    if animationTracks.isEmpty, contentTransition == nil { return false }
    return contentTransition?.group.settings.allowsTouches == false
      || animationTracks.contains { $0.group?.settings.allowsTouches == false }
  }
}
