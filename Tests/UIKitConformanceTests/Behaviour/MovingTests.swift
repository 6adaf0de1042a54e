import StorylineTesting
import Testing
import UIKit

/// 2: isMovingToParent and isMovingFromParent; 3: willMove and didMove(toParent:).
@MainActor @Suite(.harness) struct MovingTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  private func recordFlags(of controller: TracingController) {
    let trace = trace
    let appearance = [
      "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]
    for callback in appearance {
      controller.reactions[callback] = { [unowned controller] in
        let flags = [
          controller.isMovingToParent ? "to" : nil, controller.isMovingFromParent ? "from" : nil,
        ].compactMap { $0 }
        trace.record(controller.name, "\(callback): \(flags.joined(separator: "+"))")
      }
    }
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
      .union(appearance.flatMap { ["\($0)(true)", "\($0)(false)"] })
  }

  @Test func `2.1 outside of the appearance callbacks the flags are false`() throws {
    let b = TracingController("B", trace)
    let navigation = try harness.showNavigation([UIViewController()])
    var outside: [Bool] = []
    b.reactions["didMove"] = { outside += [b.isMovingToParent, b.isMovingFromParent] }
    b.reactions["viewDidLoad"] = { outside += [b.isMovingToParent] }
    navigation.pushViewController(b, animated: true)
    outside.append(b.isMovingToParent)
    try harness.settle()
    navigation.popViewController(animated: true)
    outside.append(b.isMovingFromParent)
    try harness.settle()
    #expect(outside == Array(repeating: false, count: 7))
  }

  @Test func `2.2 a pushed controller is moving to its parent, the covered one from nowhere`()
    throws
  {
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let navigation = try harness.showNavigation([a])
    recordFlags(of: a)
    recordFlags(of: b)
    trace.clear()
    navigation.pushViewController(b, animated: true)
    try harness.settle()
    trace.expect([
      "A.viewWillDisappear: ", "B.viewWillAppear: to", "B.viewIsAppearing: to",
      "A.viewDidDisappear: ", "B.viewDidAppear: to",
    ])
  }

  @Test func `2.3 a popped controller is moving from its parent, the revealed one to nowhere`()
    throws
  {
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let navigation = try harness.showNavigation([a, b])
    recordFlags(of: a)
    recordFlags(of: b)
    trace.clear()
    navigation.popViewController(animated: true)
    try harness.settle()
    trace.expect([
      "B.viewWillDisappear: from", "A.viewWillAppear: ", "A.viewIsAppearing: ",
      "B.viewDidDisappear: from", "A.viewDidAppear: ",
    ])
  }

  @Test func `2.4 the root of a fresh navigation controller is moving to it at first`() throws {
    let a = TracingController("A", trace)
    recordFlags(of: a)
    _ = try harness.showNavigation([a])
    trace.expect(["A.viewWillAppear: to", "A.viewIsAppearing: to", "A.viewDidAppear: to"])
  }

  @Test func `3.1 a push sends willMove in the call and didMove after viewDidAppear`() throws {
    let b = TracingController("B", trace)
    let navigation = try harness.showNavigation([UIViewController()])
    trace.ignored = Trace.loadingAndLayout.subtracting(["loadView"])
    navigation.pushViewController(b, animated: true)
    trace.expect(["B.willMove(parent)"])
    try harness.settle()
    trace.expect([
      "B.willMove(parent)", "B.loadView", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
      "B.viewDidAppear(true)", "B.didMove(parent)",
    ])
  }

  @Test func `3.2 a pop sends willMove(nil) in the call and didMove(nil) after viewDidDisappear`()
    throws
  {
    trace.ignored = Trace.loadingAndLayout
    let b = TracingController("B", trace)
    let navigation = try harness.showNavigation([UIViewController(), b])
    trace.clear()
    navigation.popViewController(animated: true)
    trace.expect(["B.willMove(nil)"])
    try harness.settle()
    trace.expect([
      "B.willMove(nil)", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "B.didMove(nil)",
    ])
  }

  @Test func `3.3 everything that a change removes is told, seen or not`() throws {
    let controllers = ["A", "B", "C", "D"].map { TracingController($0, trace) }
    let navigation = try harness.showNavigation(controllers)
    trace.clear()
    navigation.popToViewController(controllers[0], animated: false)
    try harness.settle()
    #expect(
      trace.events.filter { $0.contains("Move") } == [
        "B.willMove(nil)", "C.willMove(nil)", "D.willMove(nil)",
        "B.didMove(nil)", "C.didMove(nil)", "D.didMove(nil)",
      ])
  }

  @Test func `3.4 the initialiser with a root tells it willMove; didMove comes with the display`()
    throws
  {
    trace.ignored = Trace.loadingAndLayout
    let navigation = UINavigationController(rootViewController: TracingController("A", trace))
    trace.expect(["A.willMove(parent)"])
    harness.makeWindow(root: navigation).makeKeyAndVisible()
    try harness.settle()
    #expect(trace.events.last == "A.didMove(parent)")
  }

  @Test func `3.8 a popped controller has its parent in viewWillDisappear, and none in didMove`()
    throws
  {
    let b = TracingController("B", trace)
    let navigation = try harness.showNavigation([UIViewController(), b])
    var parents: [Bool] = []
    b.reactions["viewWillDisappear"] = { parents.append(b.parent === navigation) }
    b.reactions["didMove"] = { parents.append(b.parent == nil && b.navigationController == nil) }
    navigation.popViewController(animated: true)
    try harness.settle()
    #expect(parents == [true, true])
  }
}
