import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.harness) struct GestureTargetTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let controller: NamedController

  init() throws {
    controller = NamedController(trace)
    controller.title = "controller"
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
  }

  private func tap() {
    harness.tap(at: CGPoint(x: 150, y: 300))
    harness.turn()
  }

  @Test func `a gesture sends its targets messages, in the order in which they were added`() {
    let recognizer = UITapGestureRecognizer(target: controller, action: "tapped:")
    recognizer.addTarget(controller, action: "plain")
    recognizer.addTarget(controller, action: "plain")
    controller.view.addGestureRecognizer(recognizer)
    tap()
    trace.expect(["controller.tapped", "controller.plain"])
    #expect(controller.sender as? UIGestureRecognizer === recognizer)
  }

  @Test func `a target that was taken away gets no message`() {
    let recognizer = UITapGestureRecognizer(target: controller, action: "tapped:")
    recognizer.addTarget(controller, action: "plain")
    recognizer.removeTarget(controller, action: "tapped:")
    controller.view.addGestureRecognizer(recognizer)
    tap()
    trace.expect(["controller.plain"])
    recognizer.removeTarget(nil, action: nil)
    tap()
    trace.expect(["controller.plain"])
  }

  @Test func `a gesture without a target recognizes all the same`() {
    let recognizer = UITapGestureRecognizer()
    controller.view.addGestureRecognizer(recognizer)
    harness.onAction(of: recognizer) { [trace] in trace.record("tap", "\($0.state)") }
    tap()
    trace.expect(["tap.ended"])
  }
}
