import StorylineTesting
import Testing
import UIKit

/// 1.6.9, 1.6.10, 5.5: sheets, and the finger that pulls them.
@MainActor @Suite(.harness) struct SheetTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let a: TracingController
  let b: TracingController
  let delegate: TracingAdaptiveDelegate

  init() {
    a = TracingController("A", trace)
    b = TracingController("B", trace)
    delegate = TracingAdaptiveDelegate(trace)
    trace.ignored = Trace.loadingAndLayout.union(TracingAdaptiveDelegate.quiet)
  }

  /// A presents B as a sheet with these detents.
  func present(_ detents: [UISheetPresentationController.Detent] = [.large()]) throws
    -> UISheetPresentationController
  {
    harness.makeWindow(root: a).makeKeyAndVisible()
    try harness.settle()
    let sheet = try #require(b.sheetPresentationController)
    sheet.detents = detents
    sheet.delegate = delegate
    a.present(b, animated: false)
    try harness.settle()
    trace.clear()
    return sheet
  }

  var top: CGFloat { b.view.convert(b.view.bounds, to: nil).minY }
  private var screen: CGRect { UIScreen.main.bounds }

  /// A point in the sheet, that far below its upper edge.
  private func grip(_ below: CGFloat = 30) -> CGPoint {
    CGPoint(x: screen.midX, y: top + below)
  }

  // MARK: Styles

  @Test func `5.5.1 the style is never read as automatic`() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .pageSheet)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.modalPresentationStyle == .fullScreen)
    controller.modalPresentationStyle = .automatic
    #expect(controller.modalPresentationStyle == .pageSheet)
  }

  @available(iOS 16.0, *)
  @Test func `5.5.5 the presentation controller is made when first read, and kept`() throws {
    b.modalPresentationStyle = .pageSheet
    let first = b.presentationController
    #expect(first is UISheetPresentationController)
    b.modalPresentationStyle = .fullScreen
    #expect(b.presentationController === first)
    harness.makeWindow(root: a).makeKeyAndVisible()
    try harness.settle()
    a.present(b, animated: false)
    try harness.settle()
    #expect(b.activePresentationController === first)
    a.dismiss(animated: false)
    try harness.settle()
    #expect(b.presentationController?.presentationStyle == .fullScreen)
  }

  @Test func `5.5.3, 5.5.4 a form sheet adapts where there is little width`() throws {
    b.modalPresentationStyle = .formSheet
    trace.ignored = Trace.loadingAndLayout
    harness.makeWindow(root: a).makeKeyAndVisible()
    try harness.settle()
    b.presentationController?.delegate = delegate
    delegate.style = .fullScreen
    trace.clear()
    a.present(b, animated: false)
    try harness.settle()
    #expect(trace.events.first == "delegate.willPresent(fullScreen)")
    #expect(b.view.convert(b.view.bounds, to: nil) == screen)
    #expect(a.view.window == nil)
    a.dismiss(animated: false)
    try harness.settle()

    delegate.style = UIModalPresentationStyle.none
    b.presentationController?.delegate = delegate
    trace.clear()
    a.present(b, animated: false)
    try harness.settle()
    #expect(trace.events.first == "delegate.willPresent(none)")
    #expect(top > 0)
  }

  @Test func `5.5.3 a form asks to become a page where there is little width`() throws {
    let (compact, regular) = (
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(horizontalSizeClass: .regular)
    )
    b.modalPresentationStyle = .formSheet
    let form = try #require(b.presentationController)
    #expect(form.adaptivePresentationStyle(for: compact) == .pageSheet)
    #expect(form.adaptivePresentationStyle(for: regular) == .none)
    let page = try #require(a.presentationController)
    #expect(page.adaptivePresentationStyle(for: compact) == .none)
  }

  // MARK: Detents

  @available(iOS 16.0, *)
  @Test func `5.5.10 the default is the large detent`() throws {
    let sheet = try present()
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(top == 69)
    #expect(b.view.frame.height == screen.height - 69)
  }

  @Test func `5.5.10 without a known selection the smallest detent is taken`() throws {
    let sheet = try present([.medium(), .large()])
    let medium = top
    #expect(medium > 400)
    sheet.selectedDetentIdentifier = .large
    try harness.settle()
    #expect(top == 69)
    sheet.selectedDetentIdentifier = .init("unknown")
    try harness.settle()
    #expect(top == medium)
  }

  @available(iOS 16.0, *)
  @Test func `5.5.10 a custom height does not count the safe area, and nil is inactive`() throws {
    let low = UISheetPresentationController.Detent.custom { _ in nil }
    let fixed = UISheetPresentationController.Detent.custom(identifier: .init("fixed")) { context in
      min(200, context.maximumDetentValue)
    }
    #expect(!low.identifier.rawValue.isEmpty)
    #expect(low.identifier != UISheetPresentationController.Detent.custom { _ in 1 }.identifier)
    _ = try present([low, fixed, .large()])
    #expect(top == screen.height - 200 - 34)
  }

  @available(iOS 16.0, *)
  @Test func `5.5.10 the medium detent is inactive where there is little height`() {
    final class Room: NSObject, UISheetPresentationControllerDetentResolutionContext {
      let containerTraitCollection: UITraitCollection
      let maximumDetentValue: CGFloat = 600

      init(_ height: UIUserInterfaceSizeClass) {
        containerTraitCollection = UITraitCollection(verticalSizeClass: height)
      }
    }
    let medium = UISheetPresentationController.Detent.medium()
    #expect(medium.resolvedValue(in: Room(.regular)) == 300)
    #expect(medium.resolvedValue(in: Room(.compact)) == nil)
  }

  @Test func `5.5.11 the delegate hears of a detent that people chose`() throws {
    let sheet = try present([.medium(), .large()])
    let start = grip()
    harness.drag(from: start, to: CGPoint(x: start.x, y: 120))
    harness.advance(by: 1)
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(top == 69)
    trace.expect(["delegate.didChange(com.apple.UIKit.large)"])
  }

  @Test func `5.5.12 up to a detent nothing is dimmed, and what is behind can be touched`() throws {
    let sheet = try present([.medium(), .large()])
    let window = try #require(a.view.window)
    let outside = CGPoint(x: 100, y: 100)
    #expect(window.hitTest(outside, with: nil)?.isDescendant(of: a.view) == false)
    #expect(dimming(of: sheet) == 1)
    sheet.largestUndimmedDetentIdentifier = .medium
    try harness.settle()
    #expect(dimming(of: sheet) == 0)
    #expect(window.hitTest(outside, with: nil) === a.view)
    sheet.selectedDetentIdentifier = .large
    try harness.settle()
    #expect(window.hitTest(CGPoint(x: 100, y: 30), with: nil) !== a.view)
    #expect(dimming(of: sheet) == 1)
  }

  /// How much is seen of what lies between the sheet and what is behind it.
  private func dimming(of sheet: UISheetPresentationController) -> CGFloat? {
    sheet.containerView?.subviews.first { $0 !== sheet.presentedView }?.alpha
  }

  // MARK: Pulling down

  @Test func `1.6.9 a sheet that is pulled down asks, begins, and is dismissed`() throws {
    _ = try present()
    let start = grip()
    harness.holdTime()
    harness.press(at: start)
    harness.move(from: start, to: CGPoint(x: start.x, y: start.y + 400))
    trace.expect(["delegate.shouldDismiss", "delegate.willDismiss", "B.viewWillDisappear(true)"])
    harness.lift(at: CGPoint(x: start.x, y: start.y + 400))
    harness.turn()
    #expect(b.view.window != nil)
    harness.advance(by: 1)
    trace.expect([
      "delegate.shouldDismiss", "delegate.willDismiss", "B.viewWillDisappear(true)",
      "B.viewDidDisappear(true)", "delegate.didDismiss",
    ])
    #expect(a.presentedViewController == nil)
    try harness.settle()
  }

  @Test func `1.6.10, 2.10 a pull that is abandoned leaves the sheet where it was`() throws {
    _ = try present()
    let before = top
    var dismissed: [Bool] = []
    b.reactions["viewWillDisappear"] = { dismissed.append(b.isBeingDismissed) }
    b.reactions["viewWillAppear"] = {
      dismissed.append(b.isBeingDismissed || b.isBeingPresented)
    }
    let start = grip()
    harness.drag(from: start, to: CGPoint(x: start.x, y: start.y + 100), over: 2)
    harness.advance(by: 1)
    trace.expect([
      "delegate.shouldDismiss", "delegate.willDismiss", "B.viewWillDisappear(true)",
      "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
    ])
    #expect(dismissed == [true, false])
    #expect(top == before)
    #expect(a.presentedViewController === b)
    try harness.settle()
  }

  @Test func `5.5.6, 5.5.8 a modal sheet only gives a little, and says that somebody tried`() throws
  {
    _ = try present()
    b.isModalInPresentation = true
    let start = grip()
    harness.holdTime()
    harness.press(at: start)
    harness.move(from: start, to: CGPoint(x: start.x, y: start.y + 400))
    #expect(top > 69 && top < 120)
    harness.lift(at: CGPoint(x: start.x, y: start.y + 400))
    harness.turn()
    harness.advance(by: 1)
    #expect(top == 69)
    trace.expect(["delegate.didAttemptToDismiss"])
    a.dismiss(animated: false)
    try harness.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test func `5.5.6, 5.5.8 a tap beside a modal sheet is refused, and the delegate hears of it`()
    throws
  {
    #expect(!b.isModalInPresentation)
    _ = try present([.medium()])
    b.isModalInPresentation = true
    harness.tap(at: CGPoint(x: 100, y: 100))
    try harness.settle()
    #expect(a.presentedViewController === b)
    trace.expect(["delegate.didAttemptToDismiss"])
  }

  @Test func `5.5.8 a flick that is refused is said as well, and the sheet stays`() throws {
    let sheet = try present([.medium(), .large()])
    sheet.selectedDetentIdentifier = .large
    try harness.settle()
    b.isModalInPresentation = true
    let start = grip()
    harness.drag(from: start, to: CGPoint(x: start.x, y: start.y + 300), over: 0.05)
    harness.advance(by: 1)
    #expect(a.presentedViewController === b)
    trace.expect([
      "delegate.didChange(com.apple.UIKit.medium)", "delegate.didAttemptToDismiss",
    ])
  }

  @Test func `5.5.8 a refusal by the delegate is said to it as well`() throws {
    _ = try present()
    delegate.allowsDismissal = false
    let start = grip()
    harness.drag(from: start, to: CGPoint(x: start.x, y: start.y + 400))
    harness.advance(by: 1)
    trace.expect(["delegate.shouldDismiss", "delegate.didAttemptToDismiss"])
    #expect(a.presentedViewController === b)
  }

  @Test func `5.5.18 a short pull at a modal sheet is no attempt to dismiss it`() throws {
    _ = try present()
    b.isModalInPresentation = true
    let start = grip()
    harness.drag(from: start, to: CGPoint(x: start.x, y: start.y + 120), over: 2)
    harness.advance(by: 1)
    #expect(top == 69)
    trace.expect([])
    harness.drag(from: start, to: CGPoint(x: start.x, y: start.y + 120), over: 0.05)
    harness.advance(by: 1)
    trace.expect(["delegate.didAttemptToDismiss"])
  }

  @Test func `5.5.18 a short pull that the delegate refuses is no attempt either`() throws {
    _ = try present([.medium(), .large()])
    delegate.allowsDismissal = false
    let start = grip()
    harness.drag(from: start, to: CGPoint(x: start.x, y: start.y + 60), over: 2)
    harness.advance(by: 1)
    trace.expect(["delegate.shouldDismiss"])
    #expect(a.presentedViewController === b)
  }

  @Test func `5.5.18 a pull that is taken back before it ends leads to the nearest detent`() throws
  {
    _ = try present([.medium(), .large()])
    b.isModalInPresentation = true
    let start = grip()
    harness.holdTime()
    harness.press(at: start)
    harness.move(from: start, to: CGPoint(x: start.x, y: start.y + 400))
    harness.move(
      from: CGPoint(x: start.x, y: start.y + 400), to: CGPoint(x: start.x, y: start.y - 300))
    harness.lift(at: CGPoint(x: start.x, y: start.y - 300))
    harness.turn()
    harness.advance(by: 1)
    #expect(top == 69)
    trace.expect(["delegate.didChange(com.apple.UIKit.large)"])
  }

  @Test func `5.5.7 the delegate hears nothing of a dismissal in code`() throws {
    _ = try present()
    a.dismiss(animated: true)
    try harness.settle()
    trace.expect(["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
  }

  @Test func `5.5.7 a tap beside the sheet is what people do`() throws {
    _ = try present([.medium()])
    harness.tap(at: CGPoint(x: 100, y: 100))
    try harness.settle()
    trace.expect([
      "delegate.shouldDismiss", "delegate.willDismiss", "B.viewWillDisappear(true)",
      "B.viewDidDisappear(true)", "delegate.didDismiss",
    ])
  }

  @Test(arguments: [false, true])
  func `5.5.9 what people do to dismiss a sheet calls no override of dismiss`(tap: Bool) throws {
    final class Dismissing: UIViewController {
      var calls = 0
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        calls += 1
        super.dismiss(animated: flag, completion: completion)
      }
    }
    let (presenter, sheet) = (Dismissing(), Dismissing())
    harness.makeWindow(root: presenter).makeKeyAndVisible()
    try harness.settle()
    presenter.present(sheet, animated: false)
    try harness.settle()
    if tap {
      harness.tap(at: CGPoint(x: screen.midX, y: 30))
      try harness.settle()
    } else {
      let start = CGPoint(x: screen.midX, y: 120)
      harness.drag(from: start, to: CGPoint(x: start.x, y: 700))
      harness.advance(by: 1)
    }
    #expect(presenter.presentedViewController == nil)
    #expect(presenter.calls == 0)
    #expect(sheet.calls == 0)
  }

  @Test func `5.5.13 between its detents a sheet only changes its height`() throws {
    let sheet = try present([.medium(), .large()])
    sheet.selectedDetentIdentifier = .large
    try harness.settle()
    let start = grip()
    harness.drag(from: start, to: CGPoint(x: start.x, y: start.y + 350), over: 2)
    harness.advance(by: 1)
    trace.expect(["delegate.didChange(com.apple.UIKit.medium)"])
    #expect(top > 400)
    let again = grip()
    harness.drag(from: again, to: CGPoint(x: again.x, y: again.y + 300), over: 0.3)
    harness.advance(by: 1)
    #expect(a.presentedViewController == nil)
  }

  @Test func `1.6.9 a flick dismisses from the largest detent`() throws {
    let sheet = try present([.medium(), .large()])
    sheet.selectedDetentIdentifier = .large
    try harness.settle()
    let start = grip()
    harness.drag(from: start, to: CGPoint(x: start.x, y: start.y + 300), over: 0.05)
    harness.advance(by: 1)
    #expect(a.presentedViewController == nil)
    #expect(trace.events.last == "delegate.didDismiss")
  }

  @Test func `5.4.1 a dismissal in code takes over from the finger`() throws {
    _ = try present()
    let start = grip()
    harness.holdTime()
    harness.press(at: start)
    harness.move(from: start, to: CGPoint(x: start.x, y: start.y + 100))
    a.dismiss(animated: false)
    harness.turn()
    #expect(a.presentedViewController == nil)
    #expect(trace.events.last == "B.viewDidDisappear(false)")
    harness.lift(at: start)
    try harness.settle()
  }
}
