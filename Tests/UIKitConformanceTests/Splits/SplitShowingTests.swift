import StorylineTesting
import Testing
import UIKit

/// 4.6.4: what a split view does with what is to be shown.
@MainActor @Suite(.harness) struct SplitShowingTests {
  let harness: any Harness = PlatformHarness()
  let delegate = TracingSplitDelegate()

  private func makeWide(_ primary: UIViewController, _ secondary: UIViewController) throws
    -> SplitInWindow
  {
    harness.useLargeDevice()
    harness.turnDevice(onSide: true)
    return try SplitInWindow(primary, secondary, delegate: delegate, on: harness)
  }

  @Test func `4.6.4 with room, details are the secondary controller`() throws {
    let (one, old, new) = (stack("A"), screen("D"), screen("N"))
    let shown = try makeWide(one, old)
    one.topViewController?.showDetailViewController(new, sender: nil)
    try harness.settle()
    #expect(shown.split.viewControllers == [one, new])
    #expect(shown.shows(new))
    #expect(old.parent == nil)
    #expect(delegate.events.contains("showDetail(N)"))
  }

  @Test func `4.6.4 with room, details are in the secondary column`() throws {
    harness.useLargeDevice()
    harness.turnDevice(onSide: true)
    let (list, old, new) = (screen("A"), screen("D"), screen("N"))
    let shown = try SplitInWindow([.primary: list, .secondary: old], on: harness)
    list.showDetailViewController(new, sender: nil)
    try harness.settle()
    #expect(shown.split.viewController(for: .secondary) === new)
    #expect(new.navigationController?.viewControllers == [new])
    #expect(shown.shows(new))
    #expect(!shown.shows(old))
  }

  @Test(arguments: [false, true])
  func `4.6.4 with room, a screen is shown on the side that asks`(inSecondary: Bool) throws {
    let (one, two, new) = (screen("A"), screen("D"), screen("N"))
    let shown = try makeWide(one, two)
    (inSecondary ? two : one).show(new, sender: nil)
    try harness.settle()
    #expect(shown.split.viewControllers == (inSecondary ? [one, new] : [new, two]))
    #expect(shown.shows(new))
  }

  @Test func `4.6.4 collapsed, details are shown by the content`() throws {
    let (one, new) = (stack("A"), screen("N"))
    delegate.collapses = { _, _ in true }
    let shown = try SplitInWindow(one, screen("D"), delegate: delegate, on: harness)
    one.topViewController?.showDetailViewController(new, sender: nil)
    try harness.settle()
    #expect(one.names == "A N")
    #expect(shown.split.viewControllers == [one])
  }

  @Test func `4.6.4 collapsed, a stack is shown by a stack`() throws {
    let (one, new) = (stack("A"), stack("N", "O"))
    delegate.collapses = { _, _ in true }
    harness.useLargePhone()
    let shown = try SplitInWindow(one, screen("D"), delegate: delegate, on: harness)
    one.topViewController?.showDetailViewController(new, sender: nil)
    try harness.settle()
    #expect(one.names == "A [N O]")
    try shown.turn(onSide: true)
    #expect(shown.split.viewControllers == [one, new])
  }

  @Test func `4.6.4 collapsed, details that are in front go as others come`() throws {
    let trace = Trace()
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
    let list = screen("A")
    let (old, new) = (TracingController("D", trace), TracingController("N", trace))
    let shown = try SplitInWindow([.primary: list, .secondary: old], on: harness)
    trace.clear()
    shown.split.showDetailViewController(new, sender: nil)
    try harness.settle()
    trace.expect([
      "D.viewWillDisappear(true)", "N.viewWillAppear(true)", "N.viewIsAppearing(true)",
      "D.viewDidDisappear(true)", "N.viewDidAppear(true)",
    ])
    #expect(shown.shows(new))
    #expect(old.viewIfLoaded?.window == nil)
  }

  @Test func `4.6.4 collapsed, details are the secondary column from then on`() throws {
    harness.useLargePhone()
    delegate.top = .primary
    let (list, new) = (screen("A"), screen("N"))
    let shown = try SplitInWindow(
      [.primary: list, .secondary: screen("D")], delegate: delegate, on: harness)
    list.showDetailViewController(new, sender: nil)
    try harness.settle()
    #expect(shown.navigation(.primary)?.names == "A [N]")
    #expect(shown.shows(new))
    try shown.turn(onSide: true)
    #expect(shown.navigation(.primary)?.names == "A")
    #expect(shown.split.viewController(for: .secondary) === new)
    #expect(shown.shows(new))
  }

  @Test(arguments: [false, true])
  func `4.6.4 collapsed, what nobody shows is presented over the full screen`(details: Bool) throws
  {
    let (one, new) = (screen("A"), screen("N"))
    let shown = try SplitInWindow(one, screen("D"), delegate: delegate, on: harness)
    if details {
      one.showDetailViewController(new, sender: nil)
    } else {
      one.show(new, sender: nil)
    }
    try harness.settle()
    #expect(shown.split.presentedViewController === new)
    #expect(new.modalPresentationStyle == .fullScreen)
  }

  @Test(arguments: [false, true])
  func `4.6.4 a delegate that says so has shown it`(details: Bool) throws {
    let (one, two, new) = (screen("A"), screen("D"), screen("N"))
    delegate.takesShow = true
    let shown = try makeWide(one, two)
    delegate.events = []
    if details {
      one.showDetailViewController(new, sender: nil)
    } else {
      one.show(new, sender: nil)
    }
    try harness.settle()
    #expect(delegate.events == [details ? "showDetail(N)" : "show(N)"])
    #expect(shown.split.viewControllers == [one, two])
    #expect(new.parent == nil)
  }
}
