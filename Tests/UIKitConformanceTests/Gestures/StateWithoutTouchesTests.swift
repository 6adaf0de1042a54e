import StorylineTesting
import Testing
import UIKit

/// 10.4.21: recognizers whose state is set without a touch, as apps' tests do.
@MainActor @Suite(.harness) struct StateWithoutTouchesTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let recognizer: TracingRecognizer

  init() throws {
    recognizer = TracingRecognizer("gesture", trace)
    let root = UIViewController()
    harness.makeWindow(root: root).makeKeyAndVisible()
    root.view.addGestureRecognizer(recognizer)
    let trace = trace
    harness.onAction(of: recognizer) { trace.record("action", "\($0.state)") }
    try harness.settle()
  }

  @Test func `10.4.21 a recognized state is sent, then the recognizer is possible again`() throws {
    recognizer.state = .recognized
    try harness.settle()
    #expect(recognizer.state == .possible)
    recognizer.state = .recognized
    try harness.settle()
    #expect(
      trace.events == ["action.ended", "gesture.reset", "action.ended", "gesture.reset"])
  }

  @Test func `10.4.21 a failure sends nothing, and is over in the next turn`() throws {
    recognizer.state = .failed
    #expect(recognizer.state == .failed)
    try harness.settle()
    #expect(recognizer.state == .possible)
    #expect(trace.events == ["gesture.reset"])
  }

  @Test func `10.4.21 disabling a recognizer cancels what it has begun`() throws {
    recognizer.state = .began
    try harness.settle()
    recognizer.isEnabled = false
    try harness.settle()
    #expect(trace.events == ["action.began", "action.cancelled", "gesture.reset"])
    #expect(recognizer.state == .possible)
  }
}
