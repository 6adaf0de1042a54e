import Foundation

/// The recognizers that look at touches now: who gets which, whose action is due, who starts over.
@MainActor
final class GestureEnvironment {
  /// In the order in which they got their first touch: those of inner views first.
  private var active: [UIGestureRecognizer] = []
  private var due: [UIGestureRecognizer] = []

  func forget() {
    let recognizers = active
    active = []
    due = []
    for recognizer in recognizers { recognizer.becomePossible() }
  }

  func isActive(_ recognizer: UIGestureRecognizer) -> Bool {
    active.contains { $0 === recognizer }
  }

  /// Returns the other recognizers with a touch that `recognizer` has too.
  func others(besides recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { other in
      other !== recognizer
        && other.sequence.contains { touch in recognizer.sequence.contains { $0 === touch } }
    }
  }

  /// Looks at a recognizer that no touch brought: the pointer came over its view.
  func activate(_ recognizer: UIGestureRecognizer) {
    if !isActive(recognizer) { active.append(recognizer) }
  }

  // MARK: Touches

  /// 10.4.3 – shows the event to the recognizers, before the views get it.
  func receive(_ changed: Set<UITouch>, of event: UIEvent) {
    for touch in changed where touch.phase == .began { findRecognizers(for: touch, of: event) }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = changed.filter { $0.phase == phase }
      guard !touches.isEmpty else { continue }
      for recognizer in active { recognizer.receive(touches, phase: phase, of: event) }
    }
  }

  private func findRecognizers(for touch: UITouch, of event: UIEvent) {
    // 10.4.3 – those of the view that was hit, and of the views around it.
    var view = touch.view
    while let current = view {
      for recognizer in current.storedGestureRecognizers where recognizer.accepts(touch, of: event)
      {
        recognizer.take(touch)
        if !isActive(recognizer) { active.append(recognizer) }
      }
      view = current.superview
    }
  }

  /// All have seen the event: fingers that were lifted are gone.
  func finish(_ changed: Set<UITouch>) {
    let lifted = changed.filter(\.isLifted)
    guard !lifted.isEmpty else { return }
    for recognizer in active {
      recognizer.touches.removeAll { lifted.contains($0) }
      resetIfOver(recognizer)
    }
  }

  // MARK: Actions

  func setNeedsAction(_ recognizer: UIGestureRecognizer) {
    if !due.contains(where: { $0 === recognizer }) { due.append(recognizer) }
    Stage.shared.setNeedsTurn()
  }

  /// Performs what is due. Returns whether there was anything.
  func performActions() -> Bool {
    let recognizers = due
    due = []
    for recognizer in recognizers {
      let claimed = recognizer.claimed
      recognizer.claimed = []
      // 10.4.4 – just before the action.
      for touch in claimed { touch.delivery.cancel(touch) }
      if recognizer.storedState != .failed { recognizer.performHandlers() }
      resetIfOver(recognizer)
    }
    return !recognizers.isEmpty
  }

  /// 10.4.1 – after the end, when no finger is left and the action was performed, it starts over.
  func resetIfOver(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedState.isFinal, !due.contains(where: { $0 === recognizer }) else {
      return
    }
    // 10.4.21 – a state that was set without touches.
    guard isActive(recognizer) else { return recognizer.becomePossible() }
    // 10.4.9 – not before the last finger is lifted.
    let hasLeft = recognizer.sequence.allSatisfy(\.isLifted)
    guard hasLeft || recognizer.view?.window == nil || !recognizer.isEnabled else { return }
    active.removeAll { $0 === recognizer }
    for touch in recognizer.sequence { touch.recognizers.removeAll { $0 === recognizer } }
    recognizer.becomePossible()
  }

  // MARK: What the views hear

  /// Cancels the touches of a recognized gesture for the view, or delivers them at last.
  func didRecognize(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.sequence where !recognizer.ignored.contains(touch) {
      // 10.4.4: a recognized gesture cancels the touches of the view.
      if recognizer.cancelsTouchesInView, !touch.delivery.isClaimed {
        touch.delivery.isClaimed = true
        recognizer.claimed.append(touch)
      }
      touch.delivery.release(touch)
    }
  }

  /// 10.4.4 – touches that waited for this gesture to fail are delivered now.
  func didFail(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.sequence { touch.delivery.release(touch) }
    resetIfOver(recognizer)
  }
}
