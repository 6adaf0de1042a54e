import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.harness) struct AnimationTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  @Test(arguments: [true, false])
  func `1.3.6 the completion block of a transaction around a push comes after the push`(
    animated: Bool
  ) throws {
    let navigation = try harness.showNavigation([TracingController("A", trace)])
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    trace.clear()
    CATransaction.begin()
    CATransaction.setCompletionBlock { trace.record("transaction", "completed") }
    navigation.pushViewController(TracingController("B", trace), animated: animated)
    CATransaction.commit()
    #expect(trace.events.isEmpty)
    try harness.settle()
    #expect(trace.events.last == "transaction.completed")
    #expect(trace.events.dropLast().last == "B.viewDidAppear(\(animated))")
  }

  @Test func `1.3.6 the completion block of a transaction around a pop comes after the pop`() throws
  {
    let (a, b) = (TracingController("A", trace), TracingController("B", trace))
    let navigation = try harness.showNavigation([a, b])
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    trace.clear()
    CATransaction.begin()
    CATransaction.setCompletionBlock { trace.record("transaction", "completed") }
    navigation.popViewController(animated: true)
    CATransaction.commit()
    try harness.settle()
    trace.expect([
      "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
      "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "transaction.completed",
    ])
  }

  @Test func `1.3.6 a push that waits for another one completes its own transaction`() throws {
    let navigation = try harness.showNavigation([TracingController("A", trace)])
    trace.clear()
    for name in ["B", "C"] {
      CATransaction.begin()
      CATransaction.setCompletionBlock { trace.record(name, "completed") }
      navigation.pushViewController(TracingController(name, trace), animated: true)
      CATransaction.commit()
      harness.turn()
    }
    try harness.settle()
    #expect(
      trace.events.filter { $0.contains("completed") || $0.contains("viewDidAppear") } == [
        "B.viewDidAppear(true)", "B.completed", "C.viewDidAppear(true)", "C.completed",
      ])
  }

  @Test func `1.3.6 without animations the block comes with the commit`() throws {
    var done = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { done = true }
    #expect(!done)
    CATransaction.commit()
    #expect(done)
  }

  @Test func `9.2.6 where animations are turned off, changes are there at once`() throws {
    let (view, _) = try show()
    harness.holdTime()
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: {
      finished.append($0)
    }
    UIView.setAnimationsEnabled(true)
    harness.turn()
    #expect(finished == [true])
  }

  @Test func `12.3.6 constraints animate when the superview is laid out inside of the block`()
    throws
  {
    let (view, root) = try show()
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10), width,
    ])
    try harness.settle()
    harness.holdTime()
    var isDone = false
    width.constant = 200
    UIView.animate(withDuration: 1) {
      root.layoutIfNeeded()
    } completion: { _ in
      isDone = true
    }
    #expect(view.frame.width == 200)
    harness.advance(by: 0.9)
    #expect(!isDone)
    harness.advance(by: 0.2)
    #expect(isDone)
  }

  /// A view in the view of a root that has appeared.
  private func show() throws -> (UIView, UIView) {
    let root = TracingController("A", trace)
    harness.makeWindow(root: root).makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    try harness.settle()
    return (view, root.view)
  }
}
