import StorylineTesting
import Testing
import UIKit

/// 1.3: a window that is hidden, and shown again, with everything that is presented in it.
@MainActor @Suite(.harness) struct HiddenWindowTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  private func show(_ style: UIModalPresentationStyle) throws -> (UIWindow, TracingController) {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let (root, modal) = (TracingController("A", trace), TracingController("B", trace))
    let window = harness.makeWindow(root: root)
    window.makeKeyAndVisible()
    try harness.settle()
    modal.modalPresentationStyle = style
    root.present(modal, animated: true)
    try harness.settle()
    trace.clear()
    return (window, modal)
  }

  @Test func `1.3.2 a window that is hidden takes what its root presents along`() throws {
    let (window, modal) = try show(.pageSheet)
    window.isHidden = true
    #expect(trace.events == ["B.viewWillDisappear(false)", "A.viewWillDisappear(false)"])
    #expect(modal.view.window == nil)
    try harness.settle()
    #expect(
      Set(trace.events.dropFirst(2)) == ["B.viewDidDisappear(false)", "A.viewDidDisappear(false)"])
    #expect(window.rootViewController?.presentedViewController === modal)
  }

  @Test func `1.3.1 a window that is shown again brings what its root presents back`() throws {
    let (window, modal) = try show(.pageSheet)
    window.isHidden = true
    try harness.settle()
    trace.clear()
    window.isHidden = false
    #expect(trace.events == ["A.viewWillAppear(false)", "B.viewWillAppear(false)"])
    try harness.settle()
    #expect(Set(trace.events.suffix(2)) == ["A.viewDidAppear(false)", "B.viewDidAppear(false)"])
    #expect(modal.view.window === window)
    window.rootViewController?.dismiss(animated: true)
    try harness.settle()
    #expect(modal.view.window == nil)
  }

  @Test func `1.3.1 a root that is covered stays so when its window comes back`() throws {
    let (window, modal) = try show(.fullScreen)
    window.isHidden = true
    try harness.settle()
    trace.expect(["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
    trace.clear()
    window.isHidden = false
    try harness.settle()
    trace.expect(["B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)"])
    #expect(try #require(window.rootViewController).view.window == nil)
    window.rootViewController?.dismiss(animated: true)
    try harness.settle()
    #expect(window.rootViewController?.view.window === window)
    #expect(modal.view.window == nil)
  }

  @Test func `1.3.2 what is dismissed while its window is hidden does not come back`() throws {
    let (window, modal) = try show(.pageSheet)
    window.isHidden = true
    try harness.settle()
    window.rootViewController?.dismiss(animated: false)
    try harness.settle()
    #expect(try #require(window.rootViewController).presentedViewController == nil)
    trace.clear()
    window.isHidden = false
    try harness.settle()
    trace.expect(["A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
    #expect(modal.view.window == nil)
  }

  @Test func `1.3.2 what is being presented in a window that is hidden goes with it`() throws {
    harness.holdTime()
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let (root, modal) = (TracingController("A", trace), TracingController("B", trace))
    let window = harness.makeWindow(root: root)
    window.makeKeyAndVisible()
    try harness.settle()
    root.present(modal, animated: true)
    harness.turn()
    harness.advance(by: 0.1)
    trace.clear()
    window.isHidden = true
    #expect(modal.viewIfLoaded?.window == nil)
    try harness.settle()
    #expect(trace.events.last?.contains("viewDidDisappear") == true)
    #expect(trace.events.filter { $0.hasPrefix("B.") }.last == "B.viewDidDisappear(false)")
    window.isHidden = false
    try harness.settle()
    #expect(modal.viewIfLoaded?.window === window)
    #expect(trace.events.filter { $0.hasPrefix("B.") }.last == "B.viewDidAppear(false)")
  }
}
