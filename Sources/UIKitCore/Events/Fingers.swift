import Foundation

/// The phase of a touch, as the page or a test sends it.
package enum TouchPhase: String, Sendable {
  case began, moved, ended, cancelled
}

/// The fingers on the screen. They create touches from the input of the simulator or of a test, and
/// send them through the application as events.
@MainActor
final class Fingers {
  private var touches: [Int: UITouch] = [:]
  private let event = UIEvent()
  /// The finger that came down on the status bar.
  private var statusBarTouch: (id: Int, point: CGPoint)?
  private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?

  /// The number of the finger that stands for a mouse.
  static let mouse = -1

  /// Two taps count as one series when they are this close in time and space.
  private static let tapInterval: TimeInterval = 0.35
  private static let tapDistance: CGFloat = 45

  /// The buttons of the last event.
  var buttons: UIEvent.ButtonMask { event.buttonMask }

  /// One change of one finger, in screen coordinates. A phase that cannot follow the last one is
  /// ignored.
  func send(
    id: Int, phase: TouchPhase, type: UITouch.TouchType, at point: CGPoint,
    buttons: UIEvent.ButtonMask? = nil, stage: Stage
  ) {
    event.buttonMask = buttons ?? (type == .indirectPointer ? .primary : [])
    switch phase {
    case .began:
      guard touches[id] == nil, !UIApplication.shared.ignoresTouches else { return }
      begin(id: id, type: type, at: point, stage: stage)
    case .moved, .ended, .cancelled:
      guard let touch = touches[id] else { return }
      update(touch, phase: phase, at: point, stage: stage)
      guard phase != .moved else { return }
      touches[id] = nil
      if phase == .ended, let first = statusBarTouch, first.id == id {
        statusBarTouch = nil
        let distance = hypot(point.x - first.point.x, point.y - first.point.y)
        if distance < UIPanGestureRecognizer.slop { stage.statusBarWasTapped() }
      }
      // The event is the same for the life of the process; what was touched is not kept for it.
      event.allTouches = Set(touches.values)
    }
  }

  private func begin(id: Int, type: UITouch.TouchType, at point: CGPoint, stage: Stage) {
    let touch = UITouch()
    touch.type = type
    touch.timestamp = stage.clock.now
    touch.phase = .began
    touch.tapCount = tapCount(at: point, time: stage.clock.now)
    touches[id] = touch
    if stage.statusBarRegion.contains(point) { statusBarTouch = (id, point) }
    // Hit testing needs the visible state: a table with a pending reload gets its rows first.
    stage.flush()
    send(touch, stage: stage) {
      // 5.8.5 – the frontmost window whose hit test returns a view.
      for window in stage.windowsFrontToBack {
        let location = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
        guard let hit = window.hitTest(location, with: event) else { continue }
        touch.window = window
        touch.view = hit
        touch.windowLocation = location
        touch.previousWindowLocation = location
        // Only recognizers that ask for another button see it.
        touch.delivery.isClaimed = !event.buttonMask.isClick
        // Before the views get the touch, which may open another menu.
        stage.touchBeganWithEditMenu = stage.editMenu != nil
        if let menu = stage.editMenu, !hit.isDescendant(of: menu) { menu.close() }
        break
      }
    }
  }

  private func update(_ touch: UITouch, phase: TouchPhase, at point: CGPoint, stage: Stage) {
    touch.timestamp = stage.clock.now
    touch.previousWindowLocation = touch.windowLocation
    let origin = touch.window?.frame.origin ?? .zero
    touch.windowLocation = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    touch.phase =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    send(touch, stage: stage) {}
  }

  private func send(_ touch: UITouch, stage: Stage, locate: () -> Void) {
    // 10.4.2 – the run loop turns between two events; so does what the last one called for.
    _ = stage.gestures.performActions()
    event.timestamp = stage.clock.now
    event.allTouches = Set(touches.values)
    for other in touches.values where other !== touch { other.phase = .stationary }
    locate()
    UIApplication.shared.sendEvent(event)
    stage.setNeedsTurn()
  }

  private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    var count = 1
    if let lastTap, time - lastTap.time <= Self.tapInterval,
      abs(point.x - lastTap.location.x) <= Self.tapDistance,
      abs(point.y - lastTap.location.y) <= Self.tapDistance
    {
      count = lastTap.count + 1
    }
    lastTap = (time, point, count)
    return count
  }
}

extension UIWindow {
  /// Shows the touches that changed to the recognizers, then to the views that they began in.
  func deliverTouches(of event: UIEvent) {
    guard let touches = event.touches(for: self) else { return }
    let changed = touches.filter { $0.phase != .stationary }
    let gestures = Stage.shared.gestures
    // 10.4.3: gesture recognizers get touches before the view.
    gestures.receive(changed, of: event)
    // 10.1.4 – the view of the beginning gets the touch, wherever the finger is now.
    for touch in changed { touch.delivery.deliver(touch, of: event) }
    gestures.finish(changed)
  }
}
