import StorylineTesting
import Testing
import UIKit

/// 5.3.4, 5.5.3, 5.7, 1.6.8: popovers, and what they adapt to.
@MainActor @Suite(.harness) struct PopoverTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let a: TracingController
  let b: TracingController
  let delegate: TracingAdaptiveDelegate
  let anchor = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 40))

  init() {
    a = TracingController("A", trace)
    b = TracingController("B", trace)
    delegate = TracingAdaptiveDelegate(trace)
    trace.ignored = Trace.loadingAndLayout
  }

  /// A presents B as a popover that points at the anchor.
  private func present(adapting: Bool = false) throws -> UIPopoverPresentationController {
    harness.makeWindow(root: a).makeKeyAndVisible()
    a.view.addSubview(anchor)
    try harness.settle()
    b.modalPresentationStyle = .popover
    b.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = try #require(b.popoverPresentationController)
    popover.sourceView = anchor
    (popover as UIPresentationController).delegate = delegate
    if !adapting { delegate.style = UIModalPresentationStyle.none }
    trace.clear()
    a.present(b, animated: false)
    try harness.settle()
    return popover
  }

  private var frame: CGRect { b.view.convert(b.view.bounds, to: nil) }

  @available(iOS 16.0, *)
  @Test func `5.5.3, 5.5.4 where there is little width a popover becomes a sheet`() throws {
    let popover = try present(adapting: true)
    #expect(b.activePresentationController === popover.adaptiveSheetPresentationController)
    #expect(b.presentationController === popover)
    #expect(frame.minY == 69)
    #expect(frame.width == 393)
    #expect(trace.events.first == "delegate.willPresent(pageSheet)")
  }

  @Test func `5.5.3, 5.5.4 with none a popover stays one`() throws {
    _ = try present()
    #expect(frame.size == CGSize(width: 200, height: 150))
    #expect(trace.events.first == "delegate.willPresent(none)")
  }

  @Test func `5.5.3 the delegate may show another controller in the adapted style`() throws {
    harness.makeWindow(root: a).makeKeyAndVisible()
    a.view.addSubview(anchor)
    try harness.settle()
    b.modalPresentationStyle = .popover
    b.popoverPresentationController?.sourceView = anchor
    b.presentationController?.delegate = delegate
    delegate.style = .fullScreen
    delegate.wraps = true
    a.present(b, animated: false)
    try harness.settle()
    let navigation = try #require(b.navigationController)
    #expect(a.presentedViewController === navigation)
    #expect(b.presentingViewController === a)
    #expect(b.view.window != nil)
    #expect(a.view.window == nil)
    a.dismiss(animated: false)
    try harness.settle()
    #expect(a.presentedViewController == nil)
    #expect(a.view.window != nil)
  }

  @Test func `5.5.7, 5.5.8 the delegate of an adapted popover hears of the sheet`() throws {
    let popover = try present(adapting: true)
    trace.ignored.formUnion(["viewWillDisappear(true)", "viewDidDisappear(true)"])
    b.isModalInPresentation = true
    trace.clear()
    let start = CGPoint(x: 200, y: 100)
    harness.drag(from: start, to: CGPoint(x: 200, y: 600))
    harness.advance(by: 1)
    trace.expect(["delegate.didAttemptToDismiss"])
    b.isModalInPresentation = false
    trace.clear()
    harness.drag(from: start, to: CGPoint(x: 200, y: 600))
    harness.advance(by: 1)
    trace.expect(["delegate.shouldDismiss", "delegate.willDismiss", "delegate.didDismiss"])
    #expect(a.presentedViewController == nil)
    withExtendedLifetime(popover) {}
  }

  @Test func `5.7.1 a tap outside dismisses, and the delegate hears of it`() throws {
    _ = try present()
    trace.clear()
    harness.tap(at: CGPoint(x: 300, y: 700))
    try harness.settle()
    trace.expect([
      "delegate.shouldDismiss", "delegate.willDismiss", "B.viewWillDisappear(true)",
      "B.viewDidDisappear(true)", "delegate.didDismiss",
    ])
    #expect(a.presentedViewController == nil)
  }

  @Test func `5.7.1 a tap outside of a modal popover is refused`() throws {
    _ = try present()
    b.isModalInPresentation = true
    trace.clear()
    harness.tap(at: CGPoint(x: 300, y: 700))
    try harness.settle()
    trace.expect(["delegate.didAttemptToDismiss"])
    #expect(a.presentedViewController === b)
  }

  @Test func `5.7.1 a finger that wanders outside and comes back does not tap`() throws {
    _ = try present()
    trace.clear()
    harness.press(at: CGPoint(x: 300, y: 700))
    harness.drag(to: CGPoint(x: 240, y: 700))
    harness.drag(to: CGPoint(x: 300, y: 700))
    harness.lift(at: CGPoint(x: 300, y: 700))
    try harness.settle()
    trace.expect([])
    harness.press(at: CGPoint(x: 300, y: 700))
    harness.cancelTouch(at: CGPoint(x: 300, y: 700))
    try harness.settle()
    trace.expect([])
  }

  @Test func `5.7.1 views that are passed through can be touched`() throws {
    let popover = try present()
    let window = try #require(a.view.window)
    let point = CGPoint(x: 110, y: 310)
    #expect(window.hitTest(point, with: nil) !== anchor)
    popover.passthroughViews = [anchor]
    #expect(window.hitTest(point, with: nil) === anchor)
    #expect(window.hitTest(CGPoint(x: 300, y: 700), with: nil) !== a.view)
  }

  @Test func `5.7.2 a null rectangle follows the view, and the direction is known when presented`()
    throws
  {
    b.modalPresentationStyle = .popover
    let unpresented = try #require(b.popoverPresentationController)
    #expect(unpresented.sourceRect.isNull)
    #expect(unpresented.arrowDirection == .unknown)
    let popover = try present()
    #expect(popover.arrowDirection == .up)
    #expect(frame.minY > anchor.frame.maxY)
    #expect(frame.midX == anchor.frame.midX)
    popover.sourceRect = CGRect(x: 0, y: 0, width: 80, height: 0)
    popover.permittedArrowDirections = .down
    popover.containerView?.setNeedsLayout()
    try harness.settle()
    #expect(popover.arrowDirection == .down)
    #expect(frame.maxY < anchor.frame.minY)
  }

  @Test func `5.7.2 the rectangle is ignored with a bar button item`() throws {
    let root = UIViewController()
    let item = UIBarButtonItem(title: "More", image: nil, primaryAction: nil)
    root.navigationItem.rightBarButtonItem = item
    let navigation = try harness.showNavigation([root])
    b.modalPresentationStyle = .popover
    b.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = try #require(b.popoverPresentationController)
    popover.barButtonItem = item
    popover.sourceRect = CGRect(x: 0, y: 700, width: 10, height: 10)
    (popover as UIPresentationController).delegate = delegate
    delegate.style = UIModalPresentationStyle.none
    navigation.present(b, animated: false)
    try harness.settle()
    #expect(popover.arrowDirection == .up)
    #expect(frame.minY < 200)
    #expect(frame.maxX > 300)
  }

  @Test func `1.6.8 a presenter in a popover hears nothing of what it presents`() throws {
    _ = try present()
    let c = UIViewController()
    c.modalPresentationStyle = .fullScreen
    b.present(c, animated: false)
    try harness.settle()
    trace.clear()
    b.dismiss(animated: false)
    try harness.settle()
    trace.expect([])
    #expect(b.view.window != nil)
  }
}
