import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.harness) struct ControlTrackingTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let control: TracingControl

  /// In the middle of the control, and far from it: below its slop.
  let inside = CGPoint(x: 150, y: 220)
  let outside = CGPoint(x: 150, y: 400)

  init() throws {
    control = TracingControl(trace, frame: CGRect(x: 100, y: 200, width: 100, height: 40))
    let root = UIViewController()
    harness.makeWindow(root: root).makeKeyAndVisible()
    root.view.addSubview(control)
    try harness.settle()
  }

  @Test func `10.3.5 a tap begins tracking, then ends it`() {
    harness.tap(at: inside)
    trace.expect(["control.begin", "control.touchDown", "control.end", "control.touchUpInside"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test func `10.3.5 isHighlighted, isTracking and isTouchInside follow the touch`() {
    harness.press(at: inside)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    #expect(control.state == .highlighted)
    harness.drag(to: outside)
    #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
    harness.drag(to: inside)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    harness.lift(at: inside)
    #expect(control.state == .normal)
  }

  @Test func `10.3.5 a control that refuses to begin gets nothing more of the touch`() {
    control.begins = false
    harness.press(at: inside)
    harness.drag(to: outside)
    harness.lift(at: inside)
    trace.expect(["control.begin"])
    #expect(!control.isTracking)
  }

  @Test func `10.3.5 a control that refuses to continue gets nothing more of the touch`() {
    harness.press(at: inside)
    control.continues = false
    harness.drag(to: inside)
    #expect(!control.isTracking && !control.isHighlighted)
    harness.lift(at: inside)
    trace.expect(["control.begin", "control.touchDown", "control.continue"])
  }

  @Test func `10.3.5 a disabled control ignores touches`() {
    control.isEnabled = false
    harness.tap(at: inside)
    trace.expect([])
    #expect(control.state == .disabled)
  }

  @Test func `10.3.5 a touch that the system takes away is cancelled`() {
    harness.press(at: inside)
    harness.cancelTouch(at: inside)
    trace.expect(["control.begin", "control.touchDown", "control.cancel", "control.touchCancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func `10.3.6 a drag inside, out, back in and up tells each step`() {
    harness.press(at: inside)
    trace.ignored = ["continue"]
    trace.clear()
    harness.drag(to: CGPoint(x: 151, y: 220))
    harness.drag(to: outside)
    harness.drag(to: CGPoint(x: 151, y: 400))
    harness.drag(to: inside)
    harness.lift(at: inside)
    trace.expect([
      "control.touchDragInside", "control.touchDragExit", "control.touchDragOutside",
      "control.touchDragOutside", "control.touchDragEnter", "control.touchDragInside",
      "control.end", "control.touchUpInside",
    ])
  }

  @Test func `10.3.6 a touch lifted far away is up outside`() {
    harness.press(at: inside)
    harness.lift(at: outside)
    trace.expect(["control.begin", "control.touchDown", "control.end", "control.touchUpOutside"])
  }

  @Test(arguments: [(CGFloat(309.5), "control.touchUpInside"), (310.5, "control.touchUpOutside")])
  func `10.3.6 inside reaches about 70 points beyond the edges`(y: CGFloat, event: String) {
    harness.press(at: inside)
    harness.lift(at: CGPoint(x: 150, y: y))
    #expect(trace.events.last == event)
  }

  @Test func `10.3.6 the slop is for touches that began on the control only`() {
    harness.tap(at: CGPoint(x: 150, y: 260))
    trace.expect([])
  }

  @Test func `10.3.6 a second tap in quick succession is a repeated one`() {
    harness.tap(at: inside)
    harness.press(at: inside)
    #expect(trace.events.suffix(2) == ["control.touchDown", "control.touchDownRepeat"])
  }
}
