import StorylineTesting
import Testing
import UIKit

/// 10.4: the states of recognizers, and the touches of the view meanwhile.
@MainActor @Suite(.harness) struct GestureStateTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let view: TracingTouchView
  let recognizer: TracingRecognizer

  let inside = CGPoint(x: 150, y: 220)
  let beside = CGPoint(x: 170, y: 220)

  init() throws {
    view = TracingTouchView(
      "view", trace, frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    recognizer = TracingRecognizer("gesture", trace)
    let root = UIViewController()
    harness.makeWindow(root: root).makeKeyAndVisible()
    root.view.addSubview(view)
    view.addGestureRecognizer(recognizer)
    let trace = trace
    harness.onAction(of: recognizer) { trace.record("action", "\($0.state)") }
    try harness.settle()
  }

  @Test func `10.4.1 a discrete gesture is recognized, then possible again`() {
    recognizer.reactions["ended"] = { $0.state = .recognized }
    harness.press(at: inside)
    #expect(recognizer.state == .possible)
    harness.lift(at: inside)
    #expect(recognizer.state == .ended)
    harness.turn()
    #expect(recognizer.state == .possible)
    #expect(trace.events.suffix(2) == ["action.ended", "gesture.reset"])
  }

  @Test func `10.4.1 a continuous gesture begins, changes and ends`() {
    recognizer.reactions["began"] = { $0.state = .began }
    recognizer.reactions["moved"] = { $0.state = .changed }
    recognizer.reactions["ended"] = { $0.state = .ended }
    harness.press(at: inside)
    harness.drag(to: beside)
    harness.drag(to: inside)
    harness.lift(at: inside)
    harness.turn()
    #expect(
      trace.events.filter { $0.hasPrefix("action") } == [
        "action.began", "action.changed", "action.changed", "action.ended",
      ])
    #expect(recognizer.state == .possible)
  }

  @Test(arguments: [UIGestureRecognizer.State.failed, .cancelled])
  func `10.4.1 from possible a gesture fails, without an action`(
    state: UIGestureRecognizer.State
  ) {
    recognizer.reactions["moved"] = { $0.state = state }
    harness.press(at: inside)
    harness.drag(to: beside)
    #expect(recognizer.state == .failed)
    harness.lift(at: beside)
    harness.turn()
    #expect(recognizer.state == .possible)
    #expect(!trace.events.contains { $0.hasPrefix("action") })
  }

  @Test(arguments: [UIGestureRecognizer.State.changed, .possible])
  func `10.4.1 what cannot follow a state is ignored`(state: UIGestureRecognizer.State) {
    recognizer.reactions["began"] = { $0.state = state }
    harness.press(at: inside)
    #expect(recognizer.state == .possible)
    recognizer.state = .began
    recognizer.state = .possible
    #expect(recognizer.state == .began)
    recognizer.state = .failed
    #expect(recognizer.state == .cancelled)
    recognizer.state = .changed
    #expect(recognizer.state == .cancelled)
    harness.lift(at: inside)
  }

  @Test func `10.4.2 actions come on the next turn, not inside the state change`() {
    recognizer.reactions["began"] = { $0.state = .began }
    harness.press(at: inside)
    #expect(!trace.events.contains("action.began"))
    harness.turn()
    #expect(trace.events.filter { $0 == "action.began" }.count == 1)
    harness.lift(at: inside)
  }

  @Test func `10.4.2 between two events the run loop turns, so no state is missed`() {
    recognizer.reactions["began"] = { $0.state = .began }
    recognizer.reactions["moved"] = { $0.state = .changed }
    harness.press(at: inside)
    harness.drag(to: beside)
    #expect(trace.events.filter { $0.hasPrefix("action") } == ["action.began"])
    harness.lift(at: beside)
  }

  @Test func `10.4.3 recognizers see touches first, also those in subviews, and are no responders`()
  {
    let inner = TracingTouchView("inner", trace, frame: view.bounds)
    view.addSubview(inner)
    harness.press(at: inside)
    recognizer.reactions["ended"] = { $0.state = .failed }
    harness.lift(at: inside)
    trace.expect([
      "gesture.began", "inner.touchesBegan", "gesture.ended", "gesture.reset",
      "inner.touchesEnded",
    ])
    #expect(inner.next === view)
  }

  @Test func `10.4.3 touches outside of its view do not reach a recognizer`() {
    harness.tap(at: CGPoint(x: 50, y: 100))
    trace.expect([])
  }

  @Test func `10.4.4 a recognized gesture cancels the view's touches just before its action`() {
    recognizer.reactions["moved"] = { $0.state = $0.state == .possible ? .began : .changed }
    recognizer.reactions["ended"] = { $0.state = .ended }
    harness.press(at: inside)
    harness.drag(to: beside)
    harness.turn()
    harness.drag(to: inside)
    harness.lift(at: inside)
    harness.turn()
    trace.expect([
      "gesture.began", "view.touchesBegan", "gesture.moved", "view.touchesCancelled",
      "action.began", "gesture.moved", "action.changed", "gesture.ended", "action.ended",
      "gesture.reset",
    ])
  }

  @Test func `10.4.4 without cancelsTouchesInView the view hears everything`() {
    #expect(recognizer.cancelsTouchesInView)
    recognizer.cancelsTouchesInView = false
    recognizer.reactions["moved"] = { $0.state = .began }
    harness.press(at: inside)
    harness.drag(to: beside)
    harness.lift(at: inside)
    #expect(
      trace.events.filter { $0.hasPrefix("view") } == [
        "view.touchesBegan", "view.touchesMoved", "view.touchesEnded",
      ])
  }

  @Test func `10.4.4 delaysTouchesBegan holds the beginning back until the gesture has failed`() {
    #expect(!recognizer.delaysTouchesBegan)
    recognizer.delaysTouchesBegan = true
    recognizer.reactions["moved"] = { $0.state = .failed }
    harness.press(at: inside)
    trace.expect(["gesture.began"])
    harness.drag(to: beside)
    harness.lift(at: beside)
    trace.expect([
      "gesture.began", "gesture.moved", "view.touchesBegan", "view.touchesMoved",
      "view.touchesEnded", "gesture.reset",
    ])
  }

  @Test func `10.4.4 a view whose beginning was held back hears nothing of a recognized gesture`() {
    recognizer.delaysTouchesBegan = true
    recognizer.reactions["ended"] = { $0.state = .recognized }
    harness.tap(at: inside)
    harness.turn()
    #expect(!trace.events.contains { $0.hasPrefix("view") })
  }

  @Test func `10.4.4 the end waits for the gesture to fail, unless delaysTouchesEnded is off`() {
    #expect(recognizer.delaysTouchesEnded)
    harness.tap(at: inside)
    trace.expect(["gesture.began", "view.touchesBegan", "gesture.ended"])
    recognizer.state = .failed
    #expect(trace.events.contains("view.touchesEnded"))
    trace.clear()
    recognizer.delaysTouchesEnded = false
    harness.tap(at: inside)
    trace.expect(["gesture.began", "view.touchesBegan", "gesture.ended", "view.touchesEnded"])
  }

  @Test func `10.4.7 the delegate is asked for the event once, then for each touch, then to begin`()
  {
    let delegate = TracingGestureDelegate(trace)
    recognizer.delegate = delegate
    recognizer.reactions["ended"] = { $0.state = .recognized }
    trace.ignored = ["touchesBegan", "touchesEnded", "touchesCancelled", "began", "reset"]
    harness.press(at: inside, finger: 1)
    harness.press(at: beside, finger: 2)
    harness.lift(at: beside, finger: 2)
    trace.expect([
      "delegate.shouldReceive(event)", "delegate.shouldReceive(touch)",
      "delegate.shouldReceive(touch)", "gesture.ended", "delegate.shouldBegin",
    ])
    harness.lift(at: inside, finger: 1)
  }

  @Test(arguments: ["event", "touch"])
  func `10.4.7 a delegate that refuses keeps touches from the recognizer`(what: String) {
    let delegate = TracingGestureDelegate(trace)
    recognizer.delegate = delegate
    delegate.receivesEvent = what != "event"
    delegate.receivesTouch = what != "touch"
    harness.tap(at: inside)
    #expect(!trace.events.contains { $0.hasPrefix("gesture") })
    #expect(trace.events.suffix(2) == ["view.touchesBegan", "view.touchesEnded"])
  }

  @Test func `10.4.7 a delegate that says no when the gesture would begin makes it fail`() {
    let delegate = TracingGestureDelegate(trace)
    recognizer.delegate = delegate
    delegate.begins = false
    recognizer.reactions["moved"] = { $0.state = .began }
    harness.press(at: inside)
    harness.drag(to: beside)
    #expect(recognizer.state == .failed)
    harness.lift(at: inside)
    harness.turn()
    #expect(!trace.events.contains { $0.hasPrefix("action") })
    #expect(trace.events.contains("view.touchesEnded"))
  }

  @Test func `10.4.7 a view around the touch may say no as well`() throws {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    let refusing = Refusing(frame: view.bounds)
    view.addSubview(refusing)
    recognizer.reactions["moved"] = { $0.state = .began }
    harness.press(at: inside)
    harness.drag(to: beside)
    #expect(recognizer.state == .failed)
    harness.lift(at: inside)
  }

  @Test func `10.4.8 switching a recognizer off cancels a running gesture`() {
    #expect(recognizer.isEnabled)
    recognizer.reactions["began"] = { $0.state = .began }
    harness.press(at: inside)
    harness.turn()
    recognizer.isEnabled = false
    #expect(recognizer.state == .cancelled)
    harness.turn()
    #expect(trace.events.contains("action.cancelled"))
    #expect(recognizer.state == .possible)
    trace.clear()
    harness.lift(at: inside)
    harness.tap(at: inside)
    #expect(!trace.events.contains { $0.hasPrefix("gesture") })
  }

  @Test func `10.4.8 touches of one type keep those of others away, unless that is switched off`() {
    #expect(recognizer.requiresExclusiveTouchType)
    harness.press(at: inside, finger: 1)
    harness.pressPencil(at: beside, finger: 2)
    #expect(recognizer.numberOfTouches == 1)
    harness.lift(at: beside, finger: 2)
    recognizer.requiresExclusiveTouchType = false
    harness.pressPencil(at: beside, finger: 2)
    #expect(recognizer.numberOfTouches == 2)
    harness.lift(at: beside, finger: 2)
    harness.lift(at: inside, finger: 1)
  }

  @Test func `a recognizer sees only the types of touches that it allows`() {
    recognizer.allowedTouchTypes = [UITouch.TouchType.pencil.rawValue as NSNumber]
    harness.tap(at: inside)
    #expect(!trace.events.contains { $0.hasPrefix("gesture") })
    harness.pressPencil(at: inside, finger: 1)
    #expect(trace.events.contains("gesture.began"))
    harness.lift(at: inside, finger: 1)
  }

  @Test func `10.4.9 after the end what is left of the touches is ignored until the reset`() {
    recognizer.reactions["began"] = { $0.state = .recognized }
    harness.press(at: inside)
    harness.turn()
    trace.clear()
    harness.drag(to: beside)
    harness.press(at: inside, finger: 2)
    #expect(recognizer.state == .ended)
    harness.lift(at: inside, finger: 2)
    harness.lift(at: beside)
    #expect(trace.events.filter { $0.hasPrefix("gesture") } == ["gesture.reset"])
    harness.press(at: inside)
    #expect(trace.events.contains("gesture.began"))
    harness.lift(at: inside)
  }
}
