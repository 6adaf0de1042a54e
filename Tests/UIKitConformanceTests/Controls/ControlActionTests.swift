import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.harness) struct ControlActionTests {
  let trace = Trace()
  let control = UIControl(frame: .zero)

  private func action(_ name: String, identifier: String? = nil) -> UIAction {
    UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [trace] _ in
      trace.record("action", name)
    }
  }

  @Test func `10.3.3 a later action of the same identifier replaces the earlier one`() {
    control.addAction(action("old", identifier: "same"), for: .touchUpInside)
    control.addAction(action("new", identifier: "same"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    trace.expect(["action.new"])
  }

  @Test func `10.3.3 actions without an identifier are all kept, in the order added`() {
    control.addAction(action("one"), for: .touchUpInside)
    control.addAction(action("two"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    trace.expect(["action.one", "action.two"])
  }

  @Test func `10.3.3 the same action may be there for several events`() {
    let action = action("both")
    control.addAction(action, for: .touchDown)
    control.addAction(action, for: .valueChanged)
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    trace.expect(["action.both", "action.both"])
  }

  @Test func `10.3.3 an action is removed by its identifier, for the events named`() {
    control.addAction(action("one", identifier: "one"), for: [.touchDown, .touchUpInside])
    control.removeAction(identifiedBy: UIAction.Identifier("one"), for: .touchDown)
    control.sendActions(for: .touchDown)
    trace.expect([])
    control.sendActions(for: .touchUpInside)
    trace.expect(["action.one"])
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test func `10.3.4 every handler goes through sendAction, which may be overridden`() {
    final class Counting: UIControl {
      var sent = 0
      override func sendAction(_ action: UIAction) {
        sent += 1
        if sent == 1 { super.sendAction(action) }
      }
    }
    let control = Counting(frame: .zero)
    control.addAction(action("one"), for: .valueChanged)
    control.addAction(action("two"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(control.sent == 2)
    trace.expect(["action.one"])
  }

  @Test func `10.3.4 only handlers of the events that are sent are called`() {
    control.addAction(action("down"), for: .touchDown)
    control.addAction(action("all"), for: .allTouchEvents)
    control.addAction(action("value"), for: .valueChanged)
    control.sendActions(for: .touchDown)
    trace.expect(["action.down", "action.all"])
  }

  @Test func `10.3.4 the action's sender is the control while it runs`() {
    var sender: Any?
    let action = UIAction { sender = $0.sender }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender as? UIControl === control)
    #expect(action.sender == nil)
  }

  @Test func `a control's primary action is performed at primaryActionTriggered`() {
    let control = UIControl(frame: .zero, primaryAction: action("primary"))
    control.sendActions(for: .primaryActionTriggered)
    trace.expect(["action.primary"])
  }
}
