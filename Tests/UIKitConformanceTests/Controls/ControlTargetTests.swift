import ObjCNames
import StorylineTesting
import Testing
import UIKit

/// A controller whose methods have names.
final class NamedController: UIViewController, ObjCExporting {
  let trace: Trace
  var mayPerform = true
  var performsWhilePresenting = true
  private(set) var sender: Any?
  private(set) var event: UIEvent?

  init(_ trace: Trace) {
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  static func exportMembers(to members: inout ObjCMembers) {
    members.method("plain", NamedController.plain)
    members.method("tapped:", NamedController.tapped(_:))
    members.method("tapped:event:", NamedController.tapped(_:event:))
  }

  func plain() { trace.record(title ?? "", "plain") }

  func tapped(_ sender: Any?) {
    trace.record(title ?? "", "tapped")
    self.sender = sender
  }

  func tapped(_ sender: UIControl, event: UIEvent?) {
    trace.record(title ?? "", "tapped(event)")
    self.sender = sender
    self.event = event
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    mayPerform && super.canPerformAction(action, withSender: sender)
  }

  override var performsActionsWhilePresentingModally: Bool { performsWhilePresenting }
}

@MainActor @Suite(.harness) struct ControlTargetTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let control = UIControl(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
  let controller: NamedController

  init() {
    controller = NamedController(trace)
    controller.title = "controller"
  }

  private func show() throws {
    controller.view.addSubview(control)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
  }

  @Test func `10.3.1 a target is not kept`() {
    weak var target: NamedController?
    do {
      let controller = NamedController(trace)
      control.addTarget(controller, action: "plain", for: .valueChanged)
      target = controller
    }
    #expect(target == nil)
    control.sendActions(for: .valueChanged)
    trace.expect([])
  }

  @Test func `10.3.1 a method gets nothing, the sender, or the sender and the event`() throws {
    try show()
    for action: Selector in ["plain", "tapped:", "tapped:event:"] {
      control.addTarget(controller, action: action, for: .touchUpInside)
    }
    harness.tap(at: CGPoint(x: 150, y: 250))
    trace.expect(["controller.plain", "controller.tapped", "controller.tapped(event)"])
    #expect(controller.sender as? UIControl === control)
    #expect(controller.event?.type == .touches)
  }

  @Test func `10.3.1 without a target the chain of responders is asked`() throws {
    try show()
    control.addTarget(nil, action: "tapped:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    trace.expect(["controller.tapped"])
    #expect(control.allTargets.map { $0.base is NSNull } == [true])
  }

  @Test func `10.3.2 the same pair is there once, whatever its events`() {
    control.addTarget(controller, action: "plain", for: .valueChanged)
    control.addTarget(controller, action: "plain", for: .valueChanged)
    control.addTarget(controller, action: "plain", for: .touchDown)
    control.sendActions(for: .valueChanged)
    trace.expect(["controller.plain"])
    #expect(control.allControlEvents == [.valueChanged, .touchDown])
    #expect(control.actions(forTarget: controller, forControlEvent: .touchDown) == ["plain"])
  }

  @Test func `10.3.2 several pairs are sent in the order in which they were added`() {
    let other = NamedController(trace)
    other.title = "other"
    control.addTarget(other, action: "tapped:", for: .valueChanged)
    control.addAction(UIAction { [trace] _ in trace.record("action", "done") }, for: .valueChanged)
    control.addTarget(controller, action: "plain", for: .valueChanged)
    control.addTarget(controller, action: "tapped:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    trace.expect(["other.tapped", "action.done", "controller.plain", "controller.tapped"])
  }

  @Test func `a target is taken away for some of the events, or for one action`() {
    control.addTarget(controller, action: "plain", for: [.valueChanged, .touchDown])
    control.addTarget(controller, action: "tapped:", for: .valueChanged)
    control.removeTarget(controller, action: "plain", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    trace.expect(["controller.tapped"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
    #expect(control.allTargets.isEmpty)
    #expect(control.actions(forTarget: controller, forControlEvent: .touchDown) == nil)
  }

  @Test func `10.3.4 every message goes through sendAction, which may be overridden`() {
    final class Counting: UIControl {
      var sent: [Selector] = []
      var events: [UIEvent?] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append(action)
        events.append(event)
        if sent.count == 1 { super.sendAction(action, to: target, for: event) }
      }
    }
    let control = Counting(frame: .zero)
    control.addTarget(controller, action: "plain", for: .valueChanged)
    control.addTarget(controller, action: "tapped:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(control.sent == ["plain", "tapped:"])
    #expect(control.events == [nil, nil])
    trace.expect(["controller.plain"])
  }

  @Test func `10.3.9 a return key with a target ends the typing`() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    controller.view.addSubview(field)
    field.addTarget(controller, action: "plain", for: .editingDidEndOnExit)
    try show()
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    harness.type("\n")
    trace.expect(["controller.plain"])
    #expect(!field.isFirstResponder)
  }

  @Test func `10.2.3 an object that cannot perform an action passes it on`() throws {
    let child = NamedController(trace)
    child.title = "child"
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
    child.view.addSubview(control)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
    #expect(control.target(forAction: "plain", withSender: nil) as? UIViewController === child)
    child.mayPerform = false
    #expect(control.target(forAction: "plain", withSender: nil) as? UIViewController === controller)
    #expect(control.target(forAction: "unheardOf:", withSender: nil) == nil)
    #expect(!control.canPerformAction("plain", withSender: nil))
  }

  @Test func `10.2.4 an action without a target begins at the first responder`() throws {
    try show()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    let sent = UIApplication.shared.sendAction(
      "resignFirstResponder", to: nil, from: nil, for: nil)
    #expect(sent)
    #expect(!field.isFirstResponder)
  }

  @Test func `10.2.4 without a first responder it begins at the sender`() throws {
    try show()
    #expect(UIApplication.shared.sendAction("tapped:", to: nil, from: control, for: nil))
    trace.expect(["controller.tapped"])
    #expect(!UIApplication.shared.sendAction("unheardOf", to: nil, from: control, for: nil))
  }

  @Test func `10.2.5 a controller performs actions of what it presents, unless it says no`() throws
  {
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
    let presented = UIViewController()
    controller.present(presented, animated: false)
    try harness.settle()
    #expect(
      presented.view.target(forAction: "plain", withSender: nil) as? UIViewController
        === controller)
    #expect(UIViewController().performsActionsWhilePresentingModally)
    controller.performsWhilePresenting = false
    #expect(presented.view.target(forAction: "plain", withSender: nil) == nil)
  }
}
