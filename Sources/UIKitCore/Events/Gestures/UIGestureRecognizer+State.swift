import Foundation

// How a recognizer goes from one state to the next, and who has a say in it.

extension UIGestureRecognizer.State {
  /// Nothing follows but a reset.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// The gesture was recognized, whatever became of it.
  var isRecognized: Bool { self == .began || self == .changed || self == .ended }
}

extension UIGestureRecognizer {
  private var environment: GestureEnvironment { Stage.shared.gestures }

  /// 10.4.1 – what cannot follow the state is ignored.
  func attempt(_ new: State) {
    switch (storedState, new) {
    case (.possible, .began), (.possible, .ended):
      leavePossible(as: new)
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
      move(to: new)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      move(to: .cancelled)
    default:
      break
    }
  }

  private func leavePossible(as new: State) {
    guard pendingState == nil else {
      pendingState = new
      return
    }
    // 10.4.7 – a delegate that refuses makes it fail.
    guard mayBegin else {
      fail()
      return
    }
    recognize(as: new)
  }

  private var mayBegin: Bool {
    // The views from the one that was hit up to the recognizer's own are asked first.
    let hit = (touches.first ?? sequence.last)?.view
    var candidate = hit
    while let current = candidate {
      // 10.4.10 – a control wins over recognizers around it for what it does itself.
      if current !== view, current.claims(self) { return false }
      if !current.gestureRecognizerShouldBegin(self) { return false }
      if current === view { break }
      candidate = current.superview
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Takes effect, waits, or fails: as the others that see the same touches have it.
  private func recognize(as new: State) {
    let others = environment.others(besides: self)
    // 10.4.6 – when the one that it waits for was recognized, this one fails.
    if others.contains(where: { $0.storedState.isRecognized && waits(for: $0) }) {
      fail()
      return
    }
    // 10.4.5 – one gesture at a time, unless either delegate allows both.
    if others.contains(where: { $0.storedState.isRecognized && $0.prevents(self) }) {
      fail()
      return
    }
    // 10.4.6 – it waits for those that may still be recognized.
    if others.contains(where: { $0.storedState == .possible && waits(for: $0) }) {
      pendingState = new
      return
    }
    pendingState = nil
    move(to: new)
    environment.didRecognize(self)
    // 10.4.5, 10.4.6 – the others lose what they had.
    for other in others where other.storedState == .possible {
      if other.waits(for: self) || prevents(other) { other.fail() }
    }
  }

  private func move(to new: State) {
    let old = storedState
    storedState = new
    tellObservers(of: "state", from: old, to: new)
    environment.setNeedsAction(self)
  }

  private func fail() {
    guard storedState == .possible else { return }
    storedState = .failed
    pendingState = nil
    // 10.4.6 – those that waited for it go on.
    for other in environment.others(besides: self) {
      guard let pending = other.pendingState, other.storedState == .possible else { continue }
      other.recognize(as: pending)
    }
    // 10.4.21 – without touches it fails until the next turn.
    if !environment.isActive(self) { environment.setNeedsAction(self) }
    environment.didFail(self)
  }

  /// 10.4.8 – a gesture that is being made is cancelled; one that was only possible fails.
  func stop() {
    guard environment.isActive(self) || storedState == .began || storedState == .changed else {
      return
    }
    attempt(.cancelled)
    ignored += touches
    touches = []
    environment.resetIfOver(self)
  }

  // MARK: Others

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    // 10.4.5: two gestures recognize together only if a delegate allows it.
    let together =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !together
  }

  private func waits(for other: UIGestureRecognizer) -> Bool {
    if requirements.contains(where: { $0.recognizer === other }) { return true }
    if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
    return delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  // MARK: Touches

  /// 10.4.7 – the event once, before the first touch; then each touch.
  func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
    // 10.4.8 – a recognizer that is switched off sees nothing.
    guard isEnabled, !storedState.isFinal else { return false }
    guard allowedTouchTypes.contains(touch.type.rawValue as NSNumber), takes(event.buttonMask)
    else { return false }
    if requiresExclusiveTouchType, touches.contains(where: { $0.type != touch.type }) {
      return false
    }
    if sequence.isEmpty {
      guard shouldReceive(event) else { return false }
      guard delegate?.gestureRecognizer(self, shouldReceive: event) ?? true else { return false }
    }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func take(_ touch: UITouch) {
    touches.append(touch)
    sequence.append(touch)
    if sequence.count == 1 { buttonMask = Stage.shared.state.fingers.buttons }
    touch.recognizers.append(self)
    // A recognizer that never fails need not remember every touch of its life.
    if sequence.count > 20 { sequence.removeFirst().recognizers.removeAll { $0 === self } }
  }

  func receive(_ changed: Set<UITouch>, phase: UITouch.Phase, of event: UIEvent) {
    // 10.4.9 – after the end, the rest of the touches is ignored.
    guard !storedState.isFinal else { return }
    let mine = changed.filter { touch in touches.contains { $0 === touch } }
    guard !mine.isEmpty else { return }
    lastMiddle = middle
    switch phase {
    case .began: touchesBegan(mine, with: event)
    case .moved: touchesMoved(mine, with: event)
    case .ended: touchesEnded(mine, with: event)
    case .cancelled: touchesCancelled(mine, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// In the window's coordinates; where it was last once all fingers are lifted.
  var middle: CGPoint {
    guard !touches.isEmpty else { return lastMiddle }
    let sum = touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  func locate(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  /// Makes the recognizer possible again.
  func becomePossible() {
    reset()
    storedState = .possible
    pendingState = nil
    touches = []
    ignored = []
    sequence = []
    claimed = []
  }
}
