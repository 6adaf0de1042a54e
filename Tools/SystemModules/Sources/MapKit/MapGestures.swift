import ObjCNames

/// The gestures of a map.
@MainActor
final class MapGestures: NSObject, UIGestureRecognizerDelegate, ObjCExporting {
  private unowned let map: MKMapView

  let pan = UIPanGestureRecognizer()
  let pinch = UIPinchGestureRecognizer()
  let doubleTap = UITapGestureRecognizer()
  private let tap = UITapGestureRecognizer()

  /// How many gestures move the map.
  private var moving = 0
  private var lastPoint = CGPoint.zero

  init(_ map: MKMapView) {
    self.map = map
    super.init()
    doubleTap.numberOfTapsRequired = 2
    pan.addTarget(self, action: "pan:")
    pinch.addTarget(self, action: "pinch:")
    doubleTap.addTarget(self, action: "zoom:")
    tap.addTarget(self, action: "tap:")
    for recognizer in [pan, pinch, doubleTap, tap] {
      recognizer.delegate = self
      map.addGestureRecognizer(recognizer)
    }
  }

  static func exportMembers(to members: inout ObjCMembers) {
    members.method("pan:", MapGestures.pan(_:))
    members.method("pinch:", MapGestures.pinch(_:))
    members.method("zoom:", MapGestures.zoom(_:))
    members.method("tap:", MapGestures.tap(_:))
  }

  // MARK: Moving

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    let point = recognizer.location(in: map)
    switch recognizer.state {
    case .began:
      begin()
      // The distance before the gesture was recognized counts as well.
      let passed = recognizer.translation(in: map)
      lastPoint = CGPoint(x: point.x - passed.x, y: point.y - passed.y)
      fallthrough
    case .changed:
      map.show(map.projection.moved(from: lastPoint, to: point))
      lastPoint = point
    case .ended, .cancelled, .failed: end()
    default: break
    }
  }

  private func pinch(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began:
      begin()
      fallthrough
    case .changed:
      let point = recognizer.location(in: map)
      map.show(map.projection.moved(from: point, to: point, factor: recognizer.scale))
      recognizer.scale = 1
    case .ended, .cancelled, .failed: end()
    default: break
    }
  }

  private func begin() {
    moving += 1
    if moving == 1 { map.peopleWillMove() }
  }

  private func end() {
    moving -= 1
    if moving == 0 { map.delegate?.mapView(map, regionDidChangeAnimated: false) }
  }

  // MARK: Tapping

  private func zoom(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: map)
    map.change(to: map.projection.moved(from: point, to: point, factor: 2), animated: true)
  }

  private func tap(_ recognizer: UITapGestureRecognizer) {
    map.touch(at: recognizer.location(in: map))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    // Buttons in callouts and in views of annotations hear of their own touches.
    guard gestureRecognizer === tap || gestureRecognizer === doubleTap else { return true }
    return !sequence(first: touch.view, next: { $0?.superview }).prefix { $0 !== map }
      .contains { $0 is UIControl }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let pair = [gestureRecognizer, otherGestureRecognizer]
    return pair.contains(pan) && pair.contains(pinch)
  }
}
