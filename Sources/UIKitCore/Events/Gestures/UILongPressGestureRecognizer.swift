public import Foundation

/// Fingers that stay down for a while without moving away; then it follows them.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Taps before the press.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far the fingers may move before the press is recognized.
  open var allowableMovement: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
    } else if numberOfTouches == numberOfTouchesRequired,
      touches.contains(where: { $0.tapCount > numberOfTapsRequired })
    {
      wait = Stage.shared.clock.schedule(after: minimumPressDuration) { [weak self] in
        self?.wait = nil
        self?.state = .began
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      if touches.contains(where: isAway) { state = .failed }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    if let wait { Stage.shared.clock.cancel(wait) }
    wait = nil
    starts = [:]
  }

  // MARK: - Inside the stage

  private var wait: AnimationClock.Token?
  private var starts: [ObjectIdentifier: CGPoint] = [:]

  private func isAway(_ touch: UITouch) -> Bool {
    guard let start = starts[ObjectIdentifier(touch)] else { return false }
    let point = touch.windowLocation
    return hypot(point.x - start.x, point.y - start.y) > allowableMovement
  }
}
