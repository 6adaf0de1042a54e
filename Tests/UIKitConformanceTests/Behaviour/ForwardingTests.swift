import Foundation
import StorylineTesting
import Testing
import UIKit

/// A container that forwards appearance by itself.
private final class ManualContainer: TracingController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// 1.9.8 to 1.9.10: containers that tell their children by hand; 1.2.9 to 1.2.11: who calls.
@MainActor @Suite(.harness) struct ForwardingTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let appearanceOnly = Trace.loadingAndLayout.union(Trace.containment)

  private func show(_ controller: UIViewController) throws {
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
  }

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `1.9.8 a container that forwards by itself gets nothing forwarded`() throws {
    trace.ignored = appearanceOnly
    let (parent, child) = (ManualContainer("A", trace), TracingController("B", trace))
    embed(child, in: parent)
    try show(parent)
    trace.expect([
      "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
    ])
  }

  @Test func `1.9.8 a container forwards unless it says otherwise`() throws {
    trace.ignored = appearanceOnly
    let (parent, child) = (UIViewController(), TracingController("B", trace))
    #expect(parent.shouldAutomaticallyForwardAppearanceMethods)
    embed(child, in: parent)
    try show(parent)
    trace.expect([
      "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)",
    ])
  }

  @Test func `1.9.8 nor do its children hear when their views come and go`() throws {
    trace.ignored = appearanceOnly
    let (parent, child) = (ManualContainer("A", trace), TracingController("B", trace))
    try show(parent)
    trace.clear()
    embed(child, in: parent)
    try harness.settle()
    child.view.removeFromSuperview()
    try harness.settle()
    trace.expect([])
  }

  @Test func `1.9.9 begin and end are the will and the did, for grandchildren too`() throws {
    trace.ignored = appearanceOnly.union(["viewIsAppearing(true)"])
    let parent = ManualContainer("A", trace)
    let (child, grandchild) = (TracingController("B", trace), TracingController("C", trace))
    embed(child, in: parent)
    embed(grandchild, in: child)
    try show(parent)
    trace.clear()
    child.beginAppearanceTransition(true, animated: true)
    trace.expect(["B.viewWillAppear(true)", "C.viewWillAppear(true)"])
    child.endAppearanceTransition()
    trace.expect([
      "B.viewWillAppear(true)", "C.viewWillAppear(true)", "B.viewDidAppear(true)",
      "C.viewDidAppear(true)",
    ])
    trace.clear()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    trace.expect([
      "B.viewWillDisappear(false)", "C.viewWillDisappear(false)", "B.viewDidDisappear(false)",
      "C.viewDidDisappear(false)",
    ])
  }

  @Test func `1.9.9 after begin(true), begin(false), end: wA, wD, dD`() throws {
    trace.ignored = appearanceOnly
    let (parent, child) = (ManualContainer("A", trace), TracingController("B", trace))
    embed(child, in: parent)
    try show(parent)
    trace.clear()
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    trace.expect([
      "B.viewWillAppear(true)", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
    ])
  }

  @Test func `1.9.9 viewIsAppearing comes when the view is in the hierarchy`() throws {
    trace.ignored = appearanceOnly
    let (parent, child) = (ManualContainer("A", trace), TracingController("B", trace))
    try show(parent)
    trace.clear()
    child.beginAppearanceTransition(true, animated: true)
    child.view.layoutIfNeeded()
    trace.expect(["B.viewWillAppear(true)"])
    embed(child, in: parent)
    harness.turn()
    trace.expect(["B.viewWillAppear(true)", "B.viewIsAppearing(true)"])
    child.endAppearanceTransition()
    #expect(trace.events.last == "B.viewDidAppear(true)")
  }

  @Test func `1.9.10 while a begin is open the automatic callbacks are held back`() throws {
    trace.ignored = appearanceOnly.union(["viewIsAppearing(true)"])
    let (parent, child) = (TracingController("A", trace), TracingController("B", trace))
    try show(parent)
    trace.clear()
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(child.view)
    try harness.settle()
    trace.expect(["B.viewWillAppear(true)"])
    child.endAppearanceTransition()
    child.didMove(toParent: parent)
    trace.expect(["B.viewWillAppear(true)", "B.viewDidAppear(true)"])
    trace.clear()
    child.view.removeFromSuperview()
    try harness.settle()
    trace.expect(["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
  }

  @Test func `1.9.10 a view that goes while a begin is open goes in silence`() throws {
    trace.ignored = appearanceOnly.union(["viewIsAppearing(true)"])
    let (parent, child) = (TracingController("A", trace), TracingController("B", trace))
    try show(parent)
    trace.clear()
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(child.view)
    try harness.settle()
    child.view.removeFromSuperview()
    try harness.settle()
    trace.expect(["B.viewWillAppear(true)"])
  }

  @Test func `1.9.10 nor is anything forwarded to a controller with an open begin`() throws {
    trace.ignored = appearanceOnly.union(["viewIsAppearing(true)"])
    let (parent, child) = (UIViewController(), TracingController("B", trace))
    embed(child, in: parent)
    child.beginAppearanceTransition(true, animated: true)
    try show(parent)
    trace.expect(["B.viewWillAppear(true)"])
  }

  @Test func `1.2.5 viewWillAppear and viewIsAppearing belong to one commit`() throws {
    trace.ignored = appearanceOnly
    let b = TracingController("B", trace)
    let navigation = try harness.showNavigation([UIViewController()])
    harness.holdTime()
    navigation.pushViewController(b, animated: true)
    trace.expect([])
    harness.turn()
    trace.expect(["B.viewWillAppear(true)", "B.viewIsAppearing(true)"])
  }

  @Test func `1.2.9 a container that does not call super forwards nothing`() throws {
    final class Silent: UINavigationController {
      override func viewWillAppear(_ animated: Bool) {}
      override func viewDidAppear(_ animated: Bool) {}
    }
    trace.ignored = appearanceOnly
    let navigation = Silent(rootViewController: TracingController("A", trace))
    try show(navigation)
    trace.expect([])
  }

  @Test func `1.2.12 leaving the app and coming back are no appearances`() throws {
    let controller = TracingController("A", trace)
    try show(controller)
    trace.clear()
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    harness.visitHomeScreen()
    try harness.settle()
    NotificationCenter.default.removeObserver(token)
    #expect(posted == 1)
    trace.expect([])
  }
}
