import StorylineTesting
import Testing
import UIKit

/// Drags, taps and long presses: what the recognizers that UIKit brings look for.
@MainActor @Suite(.harness) struct DragTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let root = UIViewController()

  init() throws {
    harness.makeWindow(root: root).makeKeyAndVisible()
    try harness.settle()
    harness.holdTime()
  }

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    root.view.addGestureRecognizer(recognizer)
    let trace = trace
    harness.onAction(of: recognizer) { trace.record("action", "\($0.state)") }
    return recognizer
  }

  @Test func `a drag begins after some points, and its translation counts from the first`() {
    let pan = add(UIPanGestureRecognizer())
    harness.press(at: CGPoint(x: 100, y: 300))
    harness.drag(to: CGPoint(x: 106, y: 304))
    #expect(pan.state == .possible)
    harness.drag(to: CGPoint(x: 112, y: 305))
    #expect(pan.state == .began)
    #expect(pan.translation(in: root.view) == CGPoint(x: 12, y: 5))
    #expect(pan.location(in: root.view) == CGPoint(x: 112, y: 305))
    pan.setTranslation(CGPoint(x: 1, y: 2), in: root.view)
    harness.drag(to: CGPoint(x: 122, y: 315))
    #expect(pan.translation(in: root.view) == CGPoint(x: 11, y: 12))
    harness.lift(at: CGPoint(x: 122, y: 315))
    harness.turn()
    trace.expect(["action.began", "action.changed", "action.ended"])
    #expect(pan.translation(in: root.view) == .zero)
  }

  @Test(arguments: [0.1, 0.5, 2])
  func `the velocity of a drag is the way divided by the time`(seconds: TimeInterval) {
    let pan = add(UIPanGestureRecognizer())
    var velocity = CGPoint.zero
    let view = root.view
    harness.onAction(of: pan) { _ in velocity = pan.velocity(in: view) }
    harness.drag(
      from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 250), over: seconds, steps: 20)
    #expect(abs(velocity.x - 100 / seconds) < 1)
    #expect(abs(velocity.y + 50 / seconds) < 1)
    #expect(trace.events.last == "action.ended")
  }

  @Test func `a finger that rests before it is lifted has no velocity`() {
    let pan = add(UIPanGestureRecognizer())
    var velocity = CGPoint(x: 1, y: 1)
    let view = root.view
    harness.onAction(of: pan) { _ in velocity = pan.velocity(in: view) }
    let end = CGPoint(x: 200, y: 300)
    harness.press(at: CGPoint(x: 100, y: 300))
    harness.move(from: CGPoint(x: 100, y: 300), to: end, over: 0.1)
    #expect(velocity.x > 500)
    harness.advance(by: 0.5)
    harness.lift(at: end)
    harness.turn()
    #expect(velocity == .zero)
  }

  @Test func `a drag with two fingers needs both, and follows their middle`() {
    let pan = add(UIPanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    harness.press(at: CGPoint(x: 100, y: 300), finger: 1)
    harness.drag(to: CGPoint(x: 150, y: 300), finger: 1)
    #expect(pan.state == .possible)
    harness.press(at: CGPoint(x: 200, y: 300), finger: 2)
    harness.drag(to: CGPoint(x: 220, y: 300), finger: 2)
    #expect(pan.state == .began)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.translation(in: root.view).x == 60)
    #expect(pan.location(in: root.view) == CGPoint(x: 185, y: 300))
    #expect(pan.location(ofTouch: 1, in: root.view) == CGPoint(x: 220, y: 300))
    harness.lift(at: CGPoint(x: 150, y: 300), finger: 1)
    #expect(pan.state == .ended)
    harness.lift(at: CGPoint(x: 220, y: 300), finger: 2)
  }

  @Test func `more fingers than allowed make a drag fail, or are left to others once it began`() {
    let pan = add(UIPanGestureRecognizer())
    pan.maximumNumberOfTouches = 1
    harness.press(at: CGPoint(x: 100, y: 300), finger: 1)
    harness.drag(to: CGPoint(x: 150, y: 300), finger: 1)
    harness.press(at: CGPoint(x: 200, y: 300), finger: 2)
    #expect(pan.state == .began && pan.numberOfTouches == 1)
    harness.lift(at: CGPoint(x: 200, y: 300), finger: 2)
    harness.lift(at: CGPoint(x: 150, y: 300), finger: 1)
    harness.turn()
    harness.press(at: CGPoint(x: 100, y: 300), finger: 1)
    harness.press(at: CGPoint(x: 200, y: 300), finger: 2)
    #expect(pan.state == .failed)
    harness.lift(at: CGPoint(x: 200, y: 300), finger: 2)
    harness.lift(at: CGPoint(x: 150, y: 300), finger: 1)
  }

  nonisolated private static let edgeDrags: [(UIRectEdge, CGPoint, CGPoint, Bool)] = [
    (.left, CGPoint(x: 3, y: 300), CGPoint(x: 40, y: 310), true),
    (.left, CGPoint(x: 60, y: 300), CGPoint(x: 120, y: 300), false),
    (.left, CGPoint(x: 3, y: 300), CGPoint(x: 10, y: 360), false),
    (.right, CGPoint(x: 3, y: 300), CGPoint(x: 40, y: 300), false),
    (.right, CGPoint(x: 390, y: 300), CGPoint(x: 340, y: 300), true),
    ([.left, .bottom], CGPoint(x: 200, y: 850), CGPoint(x: 200, y: 800), true),
  ]

  @Test(arguments: edgeDrags)
  func `a drag from the edge begins there and goes inwards`(
    edges: UIRectEdge, start: CGPoint, end: CGPoint, begins: Bool
  ) {
    let pan = add(UIScreenEdgePanGestureRecognizer())
    pan.edges = edges
    harness.press(at: start)
    harness.drag(to: end)
    #expect(pan.state == (begins ? .began : .failed))
    harness.lift(at: end)
  }

  @Test func `a tap fails when the finger stays too long or goes too far`() {
    let tap = add(UITapGestureRecognizer())
    let point = CGPoint(x: 100, y: 300)
    harness.tap(at: point)
    #expect(tap.state == .ended)
    #expect(tap.location(in: root.view) == point && tap.numberOfTouches == 1)
    harness.turn()
    trace.expect(["action.ended"])
    harness.press(at: point)
    harness.advance(by: 1)
    harness.lift(at: point)
    harness.press(at: point)
    harness.drag(to: CGPoint(x: 160, y: 300))
    harness.lift(at: point)
    harness.turn()
    trace.expect(["action.ended"])
  }

  @Test func `two taps with two fingers`() {
    let tap = add(UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 2
    let (one, other) = (CGPoint(x: 100, y: 300), CGPoint(x: 150, y: 300))
    for count in 1...2 {
      harness.press(at: one, finger: 1)
      harness.press(at: other, finger: 2)
      harness.lift(at: one, finger: 1)
      harness.lift(at: other, finger: 2)
      harness.advance(by: 0.1)
      #expect(trace.events.count == (count == 2 ? 1 : 0))
    }
  }

  @Test func `a second tap that comes too late begins anew`() {
    let tap = add(UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    let point = CGPoint(x: 100, y: 300)
    harness.tap(at: point)
    harness.advance(by: 0.5)
    #expect(tap.state == .possible)
    harness.tap(at: point)
    harness.turn()
    trace.expect([])
    harness.tap(at: point)
    harness.turn()
    trace.expect(["action.ended"])
  }

  @Test func `a long press begins by itself, follows the finger and ends with it`() {
    let press = add(UILongPressGestureRecognizer())
    let point = CGPoint(x: 100, y: 300)
    harness.press(at: point)
    harness.advance(by: 0.4)
    #expect(press.state == .possible)
    harness.advance(by: 0.2)
    #expect(press.state == .began)
    harness.drag(to: CGPoint(x: 180, y: 300))
    harness.lift(at: CGPoint(x: 180, y: 300))
    harness.turn()
    trace.expect(["action.began", "action.changed", "action.ended"])
  }

  @Test func `a finger that moves away or leaves early makes no long press`() {
    let press = add(UILongPressGestureRecognizer())
    let point = CGPoint(x: 100, y: 300)
    harness.press(at: point)
    harness.drag(to: CGPoint(x: 115, y: 300))
    #expect(press.state == .failed)
    harness.lift(at: point)
    harness.tap(at: point)
    harness.advance(by: 1)
    trace.expect([])
    #expect(press.state == .possible)
  }

  @Test func `a gesture on a view that leaves the window is cancelled`() {
    let view = UIView(frame: root.view.bounds)
    root.view.addSubview(view)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let trace = trace
    harness.onAction(of: pan) { trace.record("action", "\($0.state)") }
    harness.press(at: CGPoint(x: 100, y: 300))
    harness.drag(to: CGPoint(x: 180, y: 300))
    harness.turn()
    view.removeFromSuperview()
    harness.turn()
    trace.expect(["action.began", "action.cancelled"])
    harness.lift(at: CGPoint(x: 180, y: 300))
    #expect(pan.state == .possible)
  }
}
