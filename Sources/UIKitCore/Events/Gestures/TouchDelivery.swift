import Foundation

/// The delivery of a touch to its view: the phases that were delivered, and those that wait until
/// recognizers have decided.
@MainActor
final class TouchDelivery {
  /// A recognizer took the touch: the view gets no more of it.
  var isClaimed = false
  /// A Boolean value that indicates whether the beginning is held back.
  private var holdsBegan = false
  /// A Boolean value that indicates whether the end is held back.
  private var holdsEnd = false
  /// A Boolean value that indicates whether the view has got the touch and not its end.
  private(set) var isOpen = false
  /// The event that the touch changed with last.
  private var event: UIEvent?

  /// Delivers the touch to the view, or holds it back.
  func deliver(_ touch: UITouch, of event: UIEvent) {
    guard !isClaimed, let view = touch.view else { return }
    self.event = event
    switch touch.phase {
    case .began:
      holdsBegan = true
      release(touch)
    case .moved:
      if isOpen { view.touchesMoved([touch], with: event) }
    case .ended:
      holdsEnd = true
      release(touch)
    case .cancelled:
      holdsBegan = false
      guard isOpen else { return }
      isOpen = false
      view.touchesCancelled([touch], with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited:
      break
    }
  }

  /// Delivers touches to the view that no recognizer delays any more.
  func release(_ touch: UITouch) {
    guard !isClaimed, let view = touch.view else { return }
    // 10.4.4 – held back only where a recognizer asked for it.
    if holdsBegan, !touch.isHeld(by: { $0.delaysTouchesBegan }) {
      holdsBegan = false
      guard view.mayHear(of: touch, event) else {
        isClaimed = true
        return
      }
      isOpen = true
      touch.with(.began) { view.touchesBegan([touch], with: event) }
    }
    // 10.4.4 – the end waits until it is certain that it is not cancelled, if a recognizer delays
    // it.
    if holdsEnd, isOpen, !touch.isHeld(by: { $0.delaysTouchesEnded }) {
      holdsEnd = false
      isOpen = false
      touch.with(.ended) { view.touchesEnded([touch], with: event) }
    }
  }

  /// Cancels the touch for the view.
  func cancel(_ touch: UITouch) {
    guard isOpen else { return }
    isOpen = false
    touch.with(.cancelled) { touch.view?.touchesCancelled([touch], with: event) }
  }
}

extension UITouch {
  var isLifted: Bool { phase == .ended || phase == .cancelled }

  /// Returns a Boolean value that indicates whether a recognizer that may still be recognized holds
  /// something back.
  fileprivate func isHeld(by flag: (UIGestureRecognizer) -> Bool) -> Bool {
    recognizers.contains { $0.storedState == .possible && flag($0) }
  }

  /// Lets the touch look, inside `body`, as if it were in another phase.
  fileprivate func with(_ other: Phase, _ body: () -> Void) {
    let own = phase
    phase = other
    body()
    phase = own
  }
}
