import StorylineTesting
import Testing
import UIKit

/// 10.4: several recognizers on the same touches.
@MainActor @Suite(.harness) struct GestureTogetherTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
  let root = UIViewController()

  let inside = CGPoint(x: 150, y: 220)

  init() throws {
    harness.makeWindow(root: root).makeKeyAndVisible()
    root.view.addSubview(view)
    trace.ignored = ["began", "moved", "reset"]
    try harness.settle()
  }

  private func recognizer(_ label: String, on view: UIView) -> TracingRecognizer {
    let recognizer = TracingRecognizer(label, trace)
    view.addGestureRecognizer(recognizer)
    let trace = trace
    harness.onAction(of: recognizer) { _ in trace.record("action", label) }
    return recognizer
  }

  @Test func `10.4.5 the first that is recognized makes the other fail`() {
    let outer = recognizer("outer", on: root.view)
    let inner = recognizer("inner", on: view)
    for one in [outer, inner] { one.reactions["moved"] = { $0.state = .began } }
    harness.press(at: inside)
    harness.drag(to: inside)
    #expect(inner.state == .began && outer.state == .failed)
    harness.turn()
    trace.expect(["action.inner"])
    harness.lift(at: inside)
  }

  @Test func `10.4.5 the first that is recognized makes those fail that still watch`() {
    let outer = recognizer("outer", on: root.view)
    let inner = recognizer("inner", on: view)
    inner.reactions["moved"] = { $0.state = .began }
    harness.press(at: inside)
    #expect(outer.state == .possible)
    harness.drag(to: inside)
    #expect(inner.state == .began && outer.state == .failed)
    harness.lift(at: inside)
  }

  @Test func `10.4.5 one that comes late to a recognized gesture fails`() {
    let early = recognizer("early", on: view)
    early.reactions["began"] = { $0.state = .began }
    harness.press(at: inside, finger: 1)
    let late = recognizer("late", on: view)
    late.reactions["began"] = { $0.state = .began }
    harness.press(at: CGPoint(x: 120, y: 250), finger: 2)
    #expect(early.state == .began && late.state == .failed)
    harness.lift(at: inside, finger: 1)
    harness.lift(at: inside, finger: 2)
  }

  @Test(arguments: ["inner", "outer"])
  func `10.4.5 either delegate lets both be recognized`(who: String) {
    let outer = recognizer("outer", on: root.view)
    let inner = recognizer("inner", on: view)
    for one in [outer, inner] { one.reactions["moved"] = { $0.state = .began } }
    let delegate = TracingGestureDelegate(Trace())
    delegate.together = true
    (who == "inner" ? inner : outer).delegate = delegate
    harness.press(at: inside)
    harness.drag(to: inside)
    #expect(inner.state == .began && outer.state == .began)
    harness.turn()
    trace.expect(["action.inner", "action.outer"])
    harness.lift(at: inside)
  }

  @Test(arguments: ["require", "requiring delegate", "required delegate"])
  func `10.4.6 a gesture waits until the one that it requires has failed`(how: String) {
    let first = recognizer("first", on: view)
    let second = recognizer("second", on: view)
    let delegate = TracingGestureDelegate(Trace())
    switch how {
    case "require": first.require(toFail: second)
    case "requiring delegate":
      delegate.requires = second
      first.delegate = delegate
    default:
      delegate.isRequiredBy = first
      second.delegate = delegate
    }
    first.reactions["ended"] = { $0.state = .recognized }
    harness.tap(at: inside)
    #expect(first.state == .possible)
    harness.turn()
    trace.expect(["first.ended", "second.ended"])
    second.state = .failed
    #expect(first.state == .ended)
    harness.turn()
    #expect(trace.events.last == "action.first")
  }

  @Test func `10.4.6 when the one that it requires is recognized, the other fails`() {
    let first = recognizer("first", on: view)
    let second = recognizer("second", on: view)
    first.require(toFail: second)
    // Even where both could be recognized together.
    let delegate = TracingGestureDelegate(Trace())
    delegate.together = true
    first.delegate = delegate
    for one in [first, second] { one.reactions["ended"] = { $0.state = .recognized } }
    harness.tap(at: inside)
    harness.turn()
    #expect(trace.events.filter { $0.hasPrefix("action") } == ["action.second"])
    #expect(first.state == .possible)
  }

  @Test func `10.4.6 one that comes late to the one that it requires fails`() {
    let early = recognizer("early", on: view)
    early.reactions["began"] = { $0.state = .began }
    harness.press(at: inside, finger: 1)
    let late = recognizer("late", on: view)
    late.require(toFail: early)
    let delegate = TracingGestureDelegate(Trace())
    delegate.together = true
    late.delegate = delegate
    late.reactions["began"] = { $0.state = .began }
    harness.press(at: CGPoint(x: 120, y: 250), finger: 2)
    #expect(late.state == .failed)
    harness.lift(at: inside, finger: 1)
    harness.lift(at: inside, finger: 2)
  }

  @Test func `10.4.6 subclasses may require failure by themselves`() {
    final class Patient: UIGestureRecognizer {
      override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        true
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    }
    let patient = Patient()
    view.addGestureRecognizer(patient)
    let other = recognizer("other", on: view)
    harness.press(at: inside)
    #expect(patient.state == .possible)
    other.state = .failed
    #expect(patient.state == .began)
    harness.lift(at: inside)
  }

  @Test func `10.4.10 a tap on a button is the button's, not a recognizer's around it`() {
    let tap = UITapGestureRecognizer()
    root.view.addGestureRecognizer(tap)
    let trace = trace
    harness.onAction(of: tap) { _ in trace.record("action", "tap") }
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "A") { _ in trace.record("button", "tapped") })
    button.frame = view.bounds
    view.addSubview(button)
    harness.tap(at: inside)
    harness.turn()
    trace.expect(["button.tapped"])
    trace.clear()
    harness.tap(at: CGPoint(x: 20, y: 400))
    harness.turn()
    trace.expect(["action.tap"])
  }

  @Test func `10.4.10 a recognizer on the button itself does get the tap`() {
    let button = UIButton(type: .system)
    button.frame = view.bounds
    view.addSubview(button)
    let tap = UITapGestureRecognizer()
    button.addGestureRecognizer(tap)
    let trace = trace
    harness.onAction(of: tap) { _ in trace.record("action", "tap") }
    harness.tap(at: inside)
    harness.turn()
    trace.expect(["action.tap"])
  }

  @Test func `10.4.11 a tap does not prevent a double tap`() {
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let trace = trace
    for (tap, name) in [(single, "single"), (double, "double")] {
      view.addGestureRecognizer(tap)
      harness.onAction(of: tap) { _ in trace.record("action", name) }
    }
    #expect(!single.canPrevent(double) && double.canPrevent(single))
    harness.holdTime()
    harness.tap(at: inside)
    harness.turn()
    trace.expect(["action.single"])
    harness.advance(by: 0.1)
    harness.tap(at: inside)
    harness.turn()
    #expect(trace.events.contains("action.double"))
  }
}
