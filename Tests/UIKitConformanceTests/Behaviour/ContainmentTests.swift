import StorylineTesting
import Testing
import UIKit

/// 1.9: controllers in controllers of the app's own.
@MainActor @Suite(.harness) struct ContainmentTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  private func show(_ controller: UIViewController) throws {
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
    trace.clear()
  }

  @Test func `1.9.1 addChild tells the child willMove, not didMove`() {
    let (parent, child) = (UIViewController(), TracingController("B", trace))
    parent.addChild(child)
    trace.expect(["B.willMove(parent)"])
    #expect(child.parent === parent)
    #expect(parent.children == [child])
  }

  @Test func `1.9.1 in willMove the child has no parent yet`() {
    let (parent, child) = (UIViewController(), TracingController("B", trace))
    var hadParent: Bool?
    child.reactions["willMove"] = { hadParent = child.parent != nil }
    parent.addChild(child)
    #expect(hadParent == false)
  }

  @Test func `1.9.1 addChild takes the child out of another parent first`() {
    let (one, other, child) = (
      UIViewController(), UIViewController(), TracingController("B", trace)
    )
    one.addChild(child)
    child.didMove(toParent: one)
    trace.clear()
    other.addChild(child)
    #expect(one.children.isEmpty)
    #expect(other.children == [child])
    trace.expect(["B.didMove(nil)", "B.willMove(parent)"])
  }

  @Test func `1.9.1 addChild of a child does nothing`() {
    let (parent, child) = (UIViewController(), TracingController("B", trace))
    parent.addChild(child)
    trace.clear()
    parent.addChild(child)
    trace.expect([])
    #expect(parent.children == [child])
  }

  @Test func `1.9.2 removeFromParent tells the child didMove, not willMove`() {
    let (parent, child) = (UIViewController(), TracingController("B", trace))
    parent.addChild(child)
    trace.clear()
    var hadParent: Bool?
    child.reactions["didMove"] = { hadParent = child.parent != nil }
    child.removeFromParent()
    trace.expect(["B.didMove(nil)"])
    #expect(hadParent == false)
    #expect(parent.children.isEmpty)
  }

  @Test func `1.9.3 a child's view added to a visible parent: wA in the call, dA after the commit`()
    throws
  {
    let (parent, child) = (UIViewController(), TracingController("B", trace))
    try show(parent)
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    trace.expect(["B.viewWillAppear(false)"])
    harness.turn()
    trace.expect([
      "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)",
    ])
  }

  @Test func `1.9.3 a child's view removed from a visible parent: wD in the call, dD after it`()
    throws
  {
    let (parent, child) = (UIViewController(), TracingController("B", trace))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    try show(parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    trace.expect(["B.willMove(nil)", "B.viewWillDisappear(false)"])
    child.removeFromParent()
    harness.turn()
    trace.expect([
      "B.willMove(nil)", "B.viewWillDisappear(false)", "B.didMove(nil)",
      "B.viewDidDisappear(false)",
    ])
  }

  @Test func `1.9.14 a controller that is told to appear loads its view`() {
    let child = TracingController("B", trace)
    var wasLoaded: Bool?
    child.reactions["viewWillAppear"] = { [unowned child] in wasLoaded = child.isViewLoaded }
    child.beginAppearanceTransition(true, animated: false)
    #expect(wasLoaded == true)
    child.endAppearanceTransition()
  }

  @Test func `1.9.4 a child that is in before hears with its parent, and after it`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let (parent, child) = (TracingController("A", trace), TracingController("B", trace))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    trace.expect([])
    let window = harness.makeWindow(root: parent)
    window.makeKeyAndVisible()
    try harness.settle()
    window.isHidden = true
    try harness.settle()
    trace.expect([
      "A.viewWillAppear(false)", "B.viewWillAppear(false)", "A.viewIsAppearing(false)",
      "B.viewIsAppearing(false)", "A.viewDidAppear(false)", "B.viewDidAppear(false)",
      "A.viewWillDisappear(false)", "B.viewWillDisappear(false)", "A.viewDidDisappear(false)",
      "B.viewDidDisappear(false)",
    ])
  }

  @Test func `1.9.4 a child added in its parent's viewDidLoad hears with the parent`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment).union([
      "viewIsAppearing(true)"
    ])
    let navigation = try harness.showNavigation([UIViewController()])
    let (parent, child) = (TracingController("A", trace), TracingController("B", trace))
    parent.reactions["viewDidLoad"] = { [unowned parent] in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    navigation.pushViewController(parent, animated: true)
    try harness.settle()
    trace.expect([
      "A.viewWillAppear(true)", "B.viewWillAppear(true)", "A.viewDidAppear(true)",
      "B.viewDidAppear(true)",
    ])
  }

  @Test func `1.9.5 a stranger hears of its view's move, not of the host's later transitions`()
    throws
  {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let (host, stranger) = (UIViewController(), TracingController("B", trace))
    let navigation = try harness.showNavigation([host])
    host.view.addSubview(stranger.view)
    try harness.settle()
    trace.expect([
      "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)",
    ])
    trace.clear()
    harness.holdTime()
    navigation.pushViewController(UIViewController(), animated: true)
    harness.turn()
    // A child would get viewWillDisappear(true) now; the stranger gets it when its view is removed.
    trace.expect([])
    try harness.settle()
    trace.expect(["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
  }

  @Test func `1.9.6 a child whose view is not in its parent's view hears nothing`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let (parent, child) = (UIViewController(), TracingController("B", trace))
    parent.addChild(child)
    child.loadViewIfNeeded()
    child.didMove(toParent: parent)
    try show(parent)
    trace.expect([])
    parent.view.addSubview(child.view)
    try harness.settle()
    #expect(trace.events.last == "B.viewDidAppear(false)")
  }

  @Test func `1.9.13 parent and children agree`() {
    let (parent, one, two) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(one)
    parent.addChild(two)
    #expect(parent.children == [one, two])
    one.willMove(toParent: nil)
    one.removeFromParent()
    #expect(parent.children == [two])
    #expect(one.parent == nil)
    #expect(two.parent === parent)
  }
}
