import StorylineTesting
import Testing
import UIKit

/// A pointer over views that touches nothing.
@MainActor @Suite(.harness) struct HoverTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let root = UIViewController()
  let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
  let hover = UIHoverGestureRecognizer()

  init() throws {
    harness.makeWindow(root: root).makeKeyAndVisible()
    root.view.addSubview(view)
    view.addGestureRecognizer(hover)
    try harness.settle()
    let trace = trace
    harness.onAction(of: hover) { trace.record("hover", "\($0.state)") }
  }

  @Test func `hovering begins over the view, changes there and ends outside`() {
    harness.movePointer(to: CGPoint(x: 50, y: 50))
    #expect(hover.state == .possible)
    harness.movePointer(to: CGPoint(x: 120, y: 320))
    #expect(hover.state == .began)
    #expect(hover.location(in: view) == CGPoint(x: 20, y: 20))
    harness.movePointer(to: CGPoint(x: 130, y: 330))
    #expect(hover.state == .changed)
    harness.movePointer(to: CGPoint(x: 50, y: 50))
    harness.turn()
    trace.expect(["hover.began", "hover.changed", "hover.ended"])
    #expect(hover.state == .possible)
  }

  @Test func `hovering ends when the pointer leaves the screen, and begins anew`() {
    for _ in 1...2 {
      harness.movePointer(to: CGPoint(x: 120, y: 320))
      harness.movePointer(to: nil)
      harness.turn()
    }
    trace.expect(["hover.began", "hover.ended", "hover.began", "hover.ended"])
  }

  @Test func `a pointer over a view in it is over the view too`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(inner)
    harness.movePointer(to: CGPoint(x: 110, y: 310))
    #expect(hover.state == .began)
    harness.movePointer(to: nil)
  }

  @Test func `what covers the view keeps the pointer from it`() {
    harness.movePointer(to: CGPoint(x: 120, y: 320))
    root.view.addSubview(UIView(frame: root.view.bounds))
    harness.movePointer(to: CGPoint(x: 121, y: 320))
    harness.turn()
    trace.expect(["hover.began", "hover.ended"])
  }

  @Test func `a finger does not hover`() {
    harness.tap(at: CGPoint(x: 120, y: 320))
    harness.turn()
    trace.expect([])
  }

  @Test func `10.4.8 a recognizer that is switched off sees no pointer`() {
    hover.isEnabled = false
    harness.movePointer(to: CGPoint(x: 120, y: 320))
    harness.turn()
    trace.expect([])
    hover.isEnabled = true
    harness.movePointer(to: CGPoint(x: 121, y: 320))
    #expect(hover.state == .began)
    harness.turn()
    hover.isEnabled = false
    harness.turn()
    trace.expect(["hover.began", "hover.cancelled"])
  }

  @Test func `10.4.7 a delegate may refuse the event, and is told that it is hovering`() {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      var types: [UIEvent.EventType] = []
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
      ) -> Bool {
        types.append(event.type)
        return false
      }
    }
    let delegate = Refusing()
    hover.delegate = delegate
    harness.movePointer(to: CGPoint(x: 120, y: 320))
    harness.turn()
    #expect(delegate.types == [.hover])
    trace.expect([])
  }
}
