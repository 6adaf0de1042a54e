import Foundation

/// A finger that moves something from the moment it comes down, before anything scrolls.
@MainActor
final class TouchDrag: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
