import UIKit

/// A control that records its tracking and its events.
final class TracingControl: UIControl {
  let trace: Trace
  var begins = true
  var continues = true

  init(_ trace: Trace, frame: CGRect) {
    self.trace = trace
    super.init(frame: frame)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
      (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
      (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
      (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
      (.touchCancel, "touchCancel"),
    ]
    for (event, name) in names {
      addAction(UIAction { [trace] _ in trace.record("control", name) }, for: event)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    trace.record("control", "begin")
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    trace.record("control", "continue")
    return continues
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    trace.record("control", "end")
  }

  override func cancelTracking(with event: UIEvent?) {
    trace.record("control", "cancel")
  }
}
