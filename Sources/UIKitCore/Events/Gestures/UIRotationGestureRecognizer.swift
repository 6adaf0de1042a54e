public import Foundation

/// Two fingers that go round each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation of the fingers since they came down, or since the last set value; in radians,
  /// clockwise. Setting it restarts the measurement of the velocity.
  open var rotation: CGFloat {
    get { turned }
    set {
      turned = newValue
      track = VelocityTrack()
    }
  }

  /// Radians a second.
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
    turned = 0
    arc = 0
    forgetPair()
  }

  // MARK: - Inside the stage

  private var turned: CGFloat = 0
  private var arc: CGFloat = 0
  var pair = FingerPair()
  var track = VelocityTrack()
}

extension UIRotationGestureRecognizer: PairGesture {
  var measured: CGFloat { turned }

  func follow(_ step: FingerPair.Step) -> Bool {
    turned += step.rotation
    arc += step.arc
    return abs(arc) >= UIPanGestureRecognizer.slop
  }
}
