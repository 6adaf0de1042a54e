import StorylineTesting
import Testing
import UIKit

/// Swipes: one stroke in a direction.
@MainActor @Suite(.harness) struct SwipeTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let root = UIViewController()
  let swipe = UISwipeGestureRecognizer()
  let middle = CGPoint(x: 200, y: 400)

  init() throws {
    harness.makeWindow(root: root).makeKeyAndVisible()
    try harness.settle()
    harness.holdTime()
    root.view.addGestureRecognizer(swipe)
    let trace = trace
    harness.onAction(of: swipe) { trace.record("swipe", "\($0.state)") }
  }

  private func stroke(x: CGFloat, y: CGFloat, over seconds: TimeInterval = 0.2) {
    harness.drag(
      from: middle, to: CGPoint(x: middle.x + x, y: middle.y + y), over: seconds, steps: 10)
  }

  @Test func `a swipe goes to the right with one finger unless it is told otherwise`() {
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
    stroke(x: 120, y: 10)
    trace.expect(["swipe.ended"])
  }

  nonisolated private static let strokes:
    [(UISwipeGestureRecognizer.Direction, CGFloat, CGFloat, Bool)] = [
      (.left, -120, 0, true), (.left, 120, 0, false), (.up, 0, -120, true), (.up, 0, 120, false),
      (.down, 0, 120, true), (.down, 120, 0, false), ([.left, .right], -120, 0, true),
      ([.up, .down], 120, 0, false),
    ]

  @Test(arguments: strokes)
  func `only a stroke in one of its directions is a swipe`(
    direction: UISwipeGestureRecognizer.Direction, x: CGFloat, y: CGFloat, isSwipe: Bool
  ) {
    swipe.direction = direction
    stroke(x: x, y: y)
    trace.expect(isSwipe ? ["swipe.ended"] : [])
  }

  @Test func `a stroke that is too slow, too short or goes aside is no swipe`() {
    stroke(x: 120, y: 0, over: 1.5)
    stroke(x: 30, y: 0)
    stroke(x: 70, y: 110)
    trace.expect([])
  }

  @Test func `a swipe is recognized before the finger is lifted, and says where it began`() {
    harness.press(at: middle)
    for step in 1...6 {
      harness.advance(by: 0.02)
      harness.drag(to: CGPoint(x: middle.x + CGFloat(step) * 15, y: middle.y))
    }
    #expect(swipe.state == .ended)
    #expect(swipe.location(in: nil) == middle)
    #expect(swipe.location(ofTouch: 0, in: root.view) == middle)
    harness.lift(at: CGPoint(x: middle.x + 90, y: middle.y))
    harness.turn()
    #expect(swipe.state == .possible)
  }

  @Test func `a swipe with two fingers needs both`() {
    swipe.numberOfTouchesRequired = 2
    stroke(x: 120, y: 0)
    trace.expect([])
    let other = CGPoint(x: middle.x, y: middle.y + 80)
    harness.press(at: middle, finger: 1)
    harness.press(at: other, finger: 2)
    for step in 1...6 {
      harness.advance(by: 0.02)
      harness.drag(to: CGPoint(x: middle.x + CGFloat(step) * 15, y: middle.y), finger: 1)
      harness.drag(to: CGPoint(x: other.x + CGFloat(step) * 15, y: other.y), finger: 2)
    }
    #expect(swipe.location(in: nil) == CGPoint(x: middle.x, y: middle.y + 40))
    harness.turn()
    trace.expect(["swipe.ended"])
  }

  @Test func `a second finger makes a swipe with one finger fail`() {
    harness.press(at: middle, finger: 1)
    harness.press(at: CGPoint(x: 100, y: 300), finger: 2)
    #expect(swipe.state == .failed)
    harness.lift(at: middle, finger: 1)
    harness.lift(at: CGPoint(x: 100, y: 300), finger: 2)
  }

  @Test func `10.4.6 a drag that waits for a swipe begins when that is none`() {
    let pan = UIPanGestureRecognizer()
    pan.require(toFail: swipe)
    root.view.addGestureRecognizer(pan)
    let trace = trace
    harness.onAction(of: pan) { trace.record("pan", "\($0.state)") }
    harness.press(at: middle)
    harness.drag(to: CGPoint(x: middle.x + 30, y: middle.y))
    #expect(pan.state == .possible)
    harness.advance(by: 1)
    harness.drag(to: CGPoint(x: middle.x + 60, y: middle.y))
    #expect(swipe.state == .failed && pan.state == .changed)
    harness.lift(at: CGPoint(x: middle.x + 60, y: middle.y))
    harness.turn()
    #expect(trace.events.last == "pan.ended")
    trace.clear()
    stroke(x: 120, y: 0)
    trace.expect(["swipe.ended"])
  }
}
