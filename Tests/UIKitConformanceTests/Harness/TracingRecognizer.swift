import UIKit

/// A recognizer that records what it sees, and does what a test says.
final class TracingRecognizer: UIGestureRecognizer {
  let label: String
  let trace: Trace

  /// Runs inside the method of that name: `began`, `moved`, `ended`, `cancelled`.
  var reactions: [String: (TracingRecognizer) -> Void] = [:]

  init(_ label: String, _ trace: Trace) {
    self.label = label
    self.trace = trace
    super.init(target: nil, action: nil)
  }

  private func record(_ event: String) {
    trace.record(label, event)
    reactions[event]?(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { record("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { record("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { record("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    record("cancelled")
  }
  override func reset() { trace.record(label, "reset") }
}

/// A view that records its touches.
final class TracingTouchView: UIView {
  let label: String
  let trace: Trace

  init(_ label: String, _ trace: Trace, frame: CGRect) {
    self.label = label
    self.trace = trace
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trace.record(label, "touchesBegan")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trace.record(label, "touchesMoved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trace.record(label, "touchesEnded")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trace.record(label, "touchesCancelled")
  }
}

/// A recognizer's delegate that answers as a test says, and records what it was asked.
final class TracingGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  let trace: Trace
  var begins = true
  var receivesEvent = true
  var receivesTouch = true
  var together = false
  var requires: UIGestureRecognizer?
  var isRequiredBy: UIGestureRecognizer?

  init(_ trace: Trace) { self.trace = trace }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    trace.record("delegate", "shouldBegin")
    return begins
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    trace.record("delegate", "shouldReceive(touch)")
    return receivesTouch
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    trace.record("delegate", "shouldReceive(event)")
    return receivesEvent
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requires === otherGestureRecognizer }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequiredBy === otherGestureRecognizer }
}
