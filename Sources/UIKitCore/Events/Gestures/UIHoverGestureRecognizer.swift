import Foundation

/// A pointer over a view: begins when it comes, changes while it moves, ends when it leaves.
///
/// A finger on the screen does not hover.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Only of a pointer that touches nothing.
  @discardableResult
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

  // MARK: - Inside the stage

  /// The pointer is over the view now, there in the window.
  func pointerMoved(to point: CGPoint) {
    lastMiddle = point
    state = state == .possible ? .began : .changed
  }

  func pointerLeft() {
    if state == .began || state == .changed { state = .ended }
  }
}

/// The pointer moved, and no button of it is down.
final class HoverEvent: UIEvent {
  override var type: EventType { .hover }
}

/// The mouse's pointer, or the trackpad's: over which views it is.
@MainActor
final class Pointer {
  private var hovering: [UIHoverGestureRecognizer] = []
  private let event = HoverEvent()

  /// The pointer is there on the screen, or, with nil, nowhere on it.
  func move(to point: CGPoint?, on stage: Stage) {
    _ = stage.gestures.performActions()
    event.timestamp = stage.clock.now
    let hit = point.flatMap { stage.view(at: $0) }
    var below: [UIHoverGestureRecognizer] = []
    var view = hit
    while let current = view {
      below += current.storedGestureRecognizers.compactMap { $0 as? UIHoverGestureRecognizer }
      view = current.superview
    }
    for old in hovering where !below.contains(where: { $0 === old }) { old.pointerLeft() }
    hovering = hovering.filter { old in below.contains { $0 === old } && old.isEnabled }
    if let point, let window = hit?.window {
      let location = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      for recognizer in below { move(recognizer, to: location, on: stage) }
    }
    stage.setNeedsTurn()
  }

  private func move(_ recognizer: UIHoverGestureRecognizer, to point: CGPoint, on stage: Stage) {
    if !hovering.contains(where: { $0 === recognizer }) {
      guard recognizer.acceptsHover(of: event) else { return }
      hovering.append(recognizer)
      stage.gestures.activate(recognizer)
    }
    recognizer.pointerMoved(to: point)
  }
}

extension UIHoverGestureRecognizer {
  /// 10.4.7 – asked once, when the pointer comes.
  fileprivate func acceptsHover(of event: UIEvent) -> Bool {
    guard isEnabled, storedState == .possible, shouldReceive(event) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }
}
