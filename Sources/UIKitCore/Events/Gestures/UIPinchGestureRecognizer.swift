public import Foundation

/// Two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers, as a factor of the earlier one, or of the last set value. Setting
  /// it restarts the measurement of the velocity.
  open var scale: CGFloat {
    get { pinched }
    set {
      pinched = newValue
      track = VelocityTrack()
    }
  }

  /// The change of ``scale`` in a second.
  open var velocity: CGFloat { track.velocity.x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pairBegan(touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    pairMoved(event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    pairEnded(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    pinched = 1
    spread = 0
    forgetPair()
  }

  // MARK: - Inside the stage

  private var pinched: CGFloat = 1
  private var spread: CGFloat = 0
  var pair = FingerPair()
  var track = VelocityTrack()
}

extension UIPinchGestureRecognizer: PairGesture {
  var measured: CGFloat { pinched }

  func follow(_ step: FingerPair.Step) -> Bool {
    pinched *= step.scale
    spread += step.spread
    return abs(spread) >= UIPanGestureRecognizer.slop
  }
}
