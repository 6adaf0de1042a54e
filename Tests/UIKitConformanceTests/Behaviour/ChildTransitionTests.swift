import StorylineTesting
import Testing
import UIKit

/// 1.9.11: one child in the place of another.
@MainActor @Suite(.harness) struct ChildTransitionTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  /// A shown container with two children, the first of them seen.
  private func makeContainer() throws -> (
    container: UIViewController, one: TracingController, two: TracingController
  ) {
    let container = UIViewController()
    let (one, two) = (TracingController("A", trace), TracingController("B", trace))
    for child in [one, two] {
      container.addChild(child)
      child.didMove(toParent: container)
    }
    container.view.addSubview(one.view)
    harness.makeWindow(root: container).makeKeyAndVisible()
    try harness.settle()
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    trace.clear()
    return (container, one, two)
  }

  @Test(arguments: [[], UIView.AnimationOptions.transitionCrossDissolve])
  func `1.9.11 the new one's wA, the old one's wD, and at the end dD and dA`(
    options: UIView.AnimationOptions
  ) throws {
    let (container, one, two) = try makeContainer()
    harness.holdTime()
    container.transition(
      from: one, to: two, duration: 0.5, options: options,
      animations: { two.view.frame.origin.x = 10 }
    ) { [trace] in trace.record("completion", "\($0)") }
    trace.expect(["B.viewWillAppear(true)", "A.viewWillDisappear(true)"])
    harness.turn()
    trace.expect([
      "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "B.viewIsAppearing(true)",
    ])
    try harness.settle()
    trace.expect([
      "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "B.viewIsAppearing(true)",
      "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "completion.true",
    ])
  }

  @Test func `1.9.11 the new view goes where the old one is, and that goes at the end`() throws {
    let (container, one, two) = try makeContainer()
    harness.holdTime()
    container.transition(
      from: one, to: two, duration: 0.5, animations: { two.view.alpha = 0.5 })
    #expect(two.view.superview === container.view)
    #expect(one.view.superview === container.view)
    try harness.settle()
    #expect(two.view.superview === container.view)
    #expect(one.view.superview == nil)
  }

  @Test func `1.9.11 without a duration everything but the callbacks is the same`() throws {
    let (container, one, two) = try makeContainer()
    container.transition(from: one, to: two, duration: 0, animations: nil)
    try harness.settle()
    trace.expect([
      "B.viewWillAppear(false)", "A.viewWillDisappear(false)", "B.viewIsAppearing(false)",
      "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
    ])
    #expect(one.view.superview == nil)
  }
}
