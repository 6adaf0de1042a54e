import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.harness) struct BarItemTargetTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let controller: NamedController

  init() {
    controller = NamedController(trace)
    controller.title = "controller"
  }

  private func tap(_ item: UIBarButtonItem) throws {
    controller.navigationItem.rightBarButtonItem = item
    let navigation = try harness.showNavigation([controller])
    let bar = navigation.navigationBar
    harness.tap(at: bar.convert(CGPoint(x: bar.bounds.width - 30, y: 22), to: nil))
    try harness.settle()
  }

  @Test func `10.3.11 a tap sends the target a message`() throws {
    let item = UIBarButtonItem(
      barButtonSystemItem: .add, target: controller, action: "tapped:")
    try tap(item)
    trace.expect(["controller.tapped"])
    #expect(controller.sender as? UIBarButtonItem === item)
  }

  @Test func `10.3.11 a target is not kept`() {
    let item = UIBarButtonItem(title: "Save", style: .done, target: nil, action: "plain")
    weak var target: NamedController?
    do {
      let controller = NamedController(trace)
      item.target = controller
      target = controller
    }
    #expect(target == nil)
    #expect(item.target == nil)
    #expect(item.style == .done)
  }

  @Test func `10.3.11 without a target the chain of responders is asked`() throws {
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .plain, target: nil, action: "plain")
    let root = NamedController(trace)
    root.title = "root"
    let navigation = UINavigationController(rootViewController: controller)
    root.addChild(navigation)
    root.view.addSubview(navigation.view)
    navigation.didMove(toParent: root)
    harness.makeWindow(root: root).makeKeyAndVisible()
    try harness.settle()
    let bar = navigation.navigationBar
    harness.tap(at: bar.convert(CGPoint(x: bar.bounds.width - 30, y: 22), to: nil))
    trace.expect(["root.plain"])
  }

  @Test func `10.3.11 a primary action comes before the message`() throws {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: controller, action: "plain")
    item.primaryAction = UIAction(title: "Save") { [trace] _ in trace.record("action", "done") }
    try tap(item)
    trace.expect(["action.done"])
  }
}
