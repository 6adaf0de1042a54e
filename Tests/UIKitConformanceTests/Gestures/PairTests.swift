import StorylineTesting
import Testing
import UIKit

/// Pinches and rotations: gestures of two fingers.
@MainActor @Suite(.harness) struct PairTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let root = UIViewController()
  let pinch = UIPinchGestureRecognizer()
  let turn = UIRotationGestureRecognizer()
  let middle = CGPoint(x: 200, y: 400)

  init() throws {
    harness.makeWindow(root: root).makeKeyAndVisible()
    try harness.settle()
    harness.holdTime()
  }

  private func add(_ recognizer: UIGestureRecognizer, _ name: String) {
    root.view.addGestureRecognizer(recognizer)
    let trace = trace
    harness.onAction(of: recognizer) { trace.record(name, "\($0.state)") }
  }

  // MARK: Pinches

  @Test func `a pinch begins when the fingers moved apart, changes with them and ends with both`() {
    add(pinch, "pinch")
    #expect(pinch.scale == 1)
    harness.pressPair(around: middle, reach: 50)
    harness.dragPair(around: middle, reach: 52)
    #expect(pinch.state == .possible)
    harness.dragPair(around: middle, reach: 100)
    #expect(pinch.state == .changed)
    #expect(abs(pinch.scale - 2) < 0.001)
    #expect(pinch.location(in: root.view) == middle)
    #expect(pinch.numberOfTouches == 2)
    harness.dragPair(around: middle, reach: 25)
    #expect(abs(pinch.scale - 0.5) < 0.001)
    harness.liftPair(around: middle, reach: 25)
    harness.turn()
    #expect(trace.events.first == "pinch.began" && trace.events.last == "pinch.ended")
    #expect(pinch.scale == 1 && pinch.state == .possible)
  }

  @Test func `one finger makes no pinch`() {
    add(pinch, "pinch")
    harness.drag(from: middle, to: CGPoint(x: 300, y: 400))
    trace.expect([])
    #expect(pinch.state == .possible)
  }

  @Test func `two fingers that move side by side make no pinch`() {
    add(pinch, "pinch")
    harness.pressPair(around: middle, reach: 50)
    for step in 1...10 {
      harness.dragPair(around: CGPoint(x: middle.x, y: middle.y + CGFloat(step) * 2), reach: 50)
    }
    #expect(pinch.state == .possible)
    harness.liftPair(around: CGPoint(x: middle.x, y: middle.y + 20), reach: 50)
    trace.expect([])
  }

  @Test func `a scale that is set goes on from there`() {
    add(pinch, "pinch")
    harness.pressPair(around: middle, reach: 50)
    harness.dragPair(around: middle, reach: 100)
    pinch.scale = 1
    #expect(pinch.velocity == 0)
    harness.dragPair(around: middle, reach: 150)
    #expect(abs(pinch.scale - 1.5) < 0.001)
    harness.liftPair(around: middle, reach: 150)
  }

  @Test func `the velocity of a pinch is the change of its scale in a second`() {
    add(pinch, "pinch")
    harness.pressPair(around: middle, reach: 50)
    for step in 1...10 {
      harness.advance(by: 0.02)
      harness.dragPair(around: middle, reach: 50 + CGFloat(step) * 5)
    }
    // From 1 to 2 in 0.2 s.
    #expect(abs(pinch.velocity - 5) < 0.3)
    harness.liftPair(around: middle, reach: 100)
  }

  @Test func `a pinch rests while one finger is away, and goes on with another one`() {
    add(pinch, "pinch")
    harness.pressPair(around: middle, reach: 50)
    harness.dragPair(around: middle, reach: 100)
    let (one, other) = harness.pair(around: middle, reach: 100)
    harness.lift(at: other, finger: 2)
    #expect(pinch.state == .changed && pinch.numberOfTouches == 1)
    harness.drag(to: CGPoint(x: one.x - 50, y: one.y), finger: 1)
    #expect(abs(pinch.scale - 2) < 0.001)
    harness.press(at: CGPoint(x: one.x + 50, y: one.y), finger: 3)
    harness.drag(to: CGPoint(x: one.x, y: one.y), finger: 3)
    #expect(abs(pinch.scale - 1) < 0.001)
    harness.lift(at: one, finger: 3)
    harness.lift(at: one, finger: 1)
    harness.turn()
    #expect(trace.events.last == "pinch.ended")
  }

  @Test func `a third finger is left to others`() {
    add(pinch, "pinch")
    harness.pressPair(around: middle, reach: 50)
    harness.press(at: CGPoint(x: 50, y: 200), finger: 3)
    #expect(pinch.numberOfTouches == 2)
    harness.drag(to: CGPoint(x: 300, y: 200), finger: 3)
    #expect(pinch.state == .possible)
    harness.lift(at: CGPoint(x: 300, y: 200), finger: 3)
    harness.liftPair(around: middle, reach: 50)
  }

  @Test func `a touch that is taken away cancels a pinch`() {
    add(pinch, "pinch")
    harness.pressPair(around: middle, reach: 50)
    harness.dragPair(around: middle, reach: 100)
    harness.cancelTouch(at: middle, finger: 1)
    harness.turn()
    #expect(trace.events.last == "pinch.cancelled")
    harness.lift(at: middle, finger: 2)
  }

  // MARK: Rotations

  @Test func `a rotation counts clockwise, in radians`() {
    add(turn, "turn")
    harness.pressPair(around: middle, reach: 80)
    for step in 1...10 {
      harness.dragPair(around: middle, reach: 80, angle: CGFloat(step) * .pi / 20)
    }
    #expect(turn.state == .changed)
    #expect(abs(turn.rotation - (.pi / 2)) < 0.001)
    harness.liftPair(around: middle, reach: 80, angle: .pi / 2)
    harness.turn()
    #expect(trace.events.first == "turn.began" && trace.events.last == "turn.ended")
    #expect(turn.rotation == 0)
  }

  @Test func `a rotation of more than half a circle goes on counting`() {
    add(turn, "turn")
    harness.pressPair(around: middle, reach: 80)
    for step in 1...24 {
      harness.dragPair(around: middle, reach: 80, angle: -CGFloat(step) * .pi / 16)
    }
    #expect(abs(turn.rotation - (-1.5 * .pi)) < 0.001)
    harness.liftPair(around: middle, reach: 80, angle: -1.5 * .pi)
  }

  @Test func `a rotation that is set goes on from there, and has a velocity`() {
    add(turn, "turn")
    harness.pressPair(around: middle, reach: 80)
    harness.dragPair(around: middle, reach: 80, angle: .pi / 4)
    turn.rotation = 0
    #expect(turn.velocity == 0)
    for step in 1...10 {
      harness.advance(by: 0.02)
      harness.dragPair(around: middle, reach: 80, angle: .pi / 4 + CGFloat(step) / 10)
    }
    #expect(abs(turn.rotation - 1) < 0.001)
    #expect(abs(turn.velocity - 5) < 0.3)
    harness.liftPair(around: middle, reach: 80, angle: .pi / 4 + 1)
  }

  // MARK: Both

  private func twist() {
    harness.pressPair(around: middle, reach: 80)
    for step in 1...10 {
      harness.dragPair(
        around: middle, reach: 80 + CGFloat(step) * 6, angle: CGFloat(step) * .pi / 20)
    }
    harness.liftPair(around: middle, reach: 140, angle: .pi / 2)
    harness.turn()
  }

  @Test func `10.4.5 of a pinch and a rotation only one is recognized`() {
    add(pinch, "pinch")
    add(turn, "turn")
    twist()
    #expect(Set(trace.events.map { $0.prefix(4) }).count == 1)
  }

  @Test func `10.4.5 a delegate that allows it lets a pinch and a rotation go together`() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let delegate = Both()
    pinch.delegate = delegate
    add(pinch, "pinch")
    add(turn, "turn")
    twist()
    #expect(trace.events.contains("pinch.ended") && trace.events.contains("turn.ended"))
  }

  @Test func `10.4.6 a pinch that waits for a drag with two fingers begins when that fails`() {
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    pinch.require(toFail: pan)
    add(pinch, "pinch")
    add(pan, "pan")
    harness.pressPair(around: middle, reach: 50)
    // The middle of the fingers stays where it is.
    for reach in stride(from: 52, through: 80, by: 4) {
      harness.dragPair(around: middle, reach: CGFloat(reach))
    }
    #expect(pinch.state == .possible)
    pan.isEnabled = false
    harness.dragPair(around: middle, reach: 90)
    #expect(pinch.state == .changed)
    harness.liftPair(around: middle, reach: 90)
  }

  @Test func `a long press with two fingers needs both`() {
    let press = UILongPressGestureRecognizer()
    press.numberOfTouchesRequired = 2
    add(press, "press")
    harness.press(at: middle)
    harness.advance(by: 1)
    harness.lift(at: middle)
    harness.turn()
    trace.expect([])
    harness.pressPair(around: middle, reach: 50)
    harness.advance(by: 0.6)
    #expect(press.state == .began)
    #expect(press.location(ofTouch: 1, in: nil) == CGPoint(x: middle.x + 50, y: middle.y))
    harness.liftPair(around: middle, reach: 50)
  }
}
