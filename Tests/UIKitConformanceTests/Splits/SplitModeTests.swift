import StorylineTesting
import Testing
import UIKit

/// 6.2.3, 6.2.7: how the columns of an expanded split view are arranged.
@MainActor @Suite(.harness) struct SplitModeTests {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior
  typealias Column = UISplitViewController.Column

  let harness: any Harness = PlatformHarness()
  let delegate = TracingSplitDelegate()

  private func makeSplit(triple: Bool, onSide: Bool = true) throws -> SplitInWindow {
    harness.useLargeDevice()
    harness.turnDevice(onSide: onSide)
    var columns: [Column: UIViewController] = [.primary: screen("A"), .secondary: screen("D")]
    if triple { columns[.supplementary] = screen("S") }
    return try SplitInWindow(columns, delegate: delegate, on: harness)
  }

  @Test(arguments: [false, true])
  func `6.2.7 the mode that is read is never automatic`(triple: Bool) throws {
    let split = UISplitViewController(style: triple ? .tripleColumn : .doubleColumn)
    #expect(split.displayMode != .automatic)
    let shown = try makeSplit(triple: triple)
    #expect(shown.split.preferredDisplayMode == .automatic)
    #expect(shown.split.displayMode == .oneBesideSecondary)
    try shown.turn(onSide: false)
    #expect(shown.split.displayMode == .secondaryOnly)
    #expect(UISplitViewController().displayMode != .automatic)
  }

  @Test func `6.2.7 the swipe is on by default`() {
    #expect(UISplitViewController(style: .doubleColumn).presentsWithGesture)
    #expect(UISplitViewController().presentsWithGesture)
  }

  @Test func `6.2.7 a swipe from the edge brings the primary column, with the finger`() throws {
    let shown = try makeSplit(triple: false, onSide: false)
    let list = shown.navigation(.primary)
    #expect(!shown.shows(list))
    delegate.events = []
    harness.holdTime()
    harness.press(at: CGPoint(x: 2, y: 600))
    harness.turn()
    harness.move(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 170, y: 600))
    #expect(shown.shows(list))
    #expect(shown.split.transitionCoordinator?.isInteractive == true)
    harness.lift(at: CGPoint(x: 250, y: 600))
    try harness.settle()
    #expect(shown.split.displayMode == .oneOverSecondary)
    #expect(
      delegate.events == [
        "gestureWillBegin", "willChangeTo(oneOverSecondary) from secondaryOnly",
        "willShow(primary)", "gestureDidEnd",
      ])
  }

  @Test func `6.2.7 a swipe that is abandoned leaves the mode`() throws {
    let shown = try makeSplit(triple: false, onSide: false)
    harness.holdTime()
    harness.press(at: CGPoint(x: 2, y: 600))
    harness.turn()
    harness.move(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 200, y: 600))
    harness.move(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 60, y: 600))
    harness.lift(at: CGPoint(x: 60, y: 600))
    try harness.settle()
    #expect(shown.split.displayMode == .secondaryOnly)
    #expect(!shown.shows(shown.navigation(.primary)))
  }

  @Test(arguments: [true, false])
  func `6.2.7 without the swipe the edge is the content's`(presents: Bool) throws {
    let shown = try makeSplit(triple: false, onSide: false)
    let content = TouchedView(frame: shown.split.view.bounds)
    shown.split.viewController(for: .secondary)?.view.addSubview(content)
    shown.split.presentsWithGesture = presents
    harness.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 300, y: 600))
    try harness.settle()
    #expect(shown.split.displayMode == (presents ? .oneOverSecondary : .secondaryOnly))
    #expect(content.heard == ["began", presents ? "cancelled" : "ended"])
  }

  private final class TouchedView: UIView {
    var heard: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
  }

  @Test func `6.2.7 with the swipe goes the button that does the same`() throws {
    let shown = try makeSplit(triple: false, onSide: false)
    let bar = try #require(shown.navigation(.secondary)?.navigationBar)
    func controls(in view: UIView) -> Int {
      view.subviews.reduce(view is UIControl && !view.isHidden ? 1 : 0) { $0 + controls(in: $1) }
    }
    func buttons() throws -> Int {
      try harness.settle()
      return controls(in: bar)
    }
    let with = try buttons()
    shown.split.presentsWithGesture = false
    #expect(try buttons() == with - 1)
    shown.split.presentsWithGesture = true
    #expect(try buttons() == with)
  }

  @Test func `5.5.17 there is a coordinator while columns come`() throws {
    let shown = try makeSplit(triple: false, onSide: false)
    #expect(shown.split.transitionCoordinator == nil)
    harness.holdTime()
    shown.split.show(.primary)
    harness.turn()
    #expect(shown.split.transitionCoordinator?.isAnimated == true)
    try harness.settle()
    #expect(shown.split.transitionCoordinator == nil)
  }

  @Test func `6.2.7 a touch beside an overlay takes it away`() throws {
    let shown = try makeSplit(triple: false, onSide: false)
    shown.split.show(.primary)
    try harness.settle()
    harness.tap(at: CGPoint(x: 700, y: 600))
    try harness.settle()
    #expect(shown.split.displayMode == .secondaryOnly)
  }

  // MARK: Behaviours

  @Test(arguments: [
    (Behavior.tile, Mode.secondaryOnly, Mode.secondaryOnly),
    (.tile, .oneBesideSecondary, .oneBesideSecondary),
    (.tile, .oneOverSecondary, .oneBesideSecondary),
    (.tile, .twoBesideSecondary, .twoBesideSecondary),
    (.tile, .twoDisplaceSecondary, .twoBesideSecondary),
    (.overlay, .oneBesideSecondary, .oneOverSecondary),
    (.overlay, .oneOverSecondary, .oneOverSecondary),
    (.overlay, .twoOverSecondary, .twoOverSecondary),
    (.overlay, .twoBesideSecondary, .twoOverSecondary),
    (.displace, .oneBesideSecondary, .oneBesideSecondary),
    (.displace, .twoOverSecondary, .twoDisplaceSecondary),
    (.displace, .twoDisplaceSecondary, .twoDisplaceSecondary),
  ])
  func `6.2.7 a behaviour has its own modes, and what it has not becomes the nearest`(
    behavior: Behavior, wish: Mode, mode: Mode
  ) throws {
    let shown = try makeSplit(triple: true)
    shown.split.preferredSplitBehavior = behavior
    shown.split.preferredDisplayMode = wish
    try harness.settle()
    #expect(shown.split.splitBehavior == behavior)
    #expect(shown.split.displayMode == mode)
  }

  // MARK: Showing and hiding

  @Test func `6.2.3 showing a column goes to the nearest mode that has it, animated`() throws {
    let shown = try makeSplit(triple: true)
    shown.split.preferredDisplayMode = .secondaryOnly
    try harness.settle()
    harness.holdTime()
    shown.split.show(.supplementary)
    #expect(shown.split.transitionCoordinator?.isAnimated == true)
    #expect(shown.split.displayMode == .oneBesideSecondary)
    try harness.settle()
    shown.split.show(.primary)
    try harness.settle()
    #expect(shown.split.displayMode == .twoDisplaceSecondary)
    shown.split.show(.supplementary)
    try harness.settle()
    #expect(shown.split.displayMode == .twoDisplaceSecondary)
  }

  @Test func `6.2.3 hiding a column goes to the nearest mode without it, animated`() throws {
    let shown = try makeSplit(triple: true)
    shown.split.preferredSplitBehavior = .overlay
    shown.split.preferredDisplayMode = .twoOverSecondary
    try harness.settle()
    harness.holdTime()
    shown.split.hide(.primary)
    #expect(shown.split.transitionCoordinator?.isAnimated == true)
    try harness.settle()
    #expect(shown.split.displayMode == .oneOverSecondary)
    shown.split.hide(.primary)
    try harness.settle()
    #expect(shown.split.displayMode == .oneOverSecondary)
    shown.split.hide(.supplementary)
    try harness.settle()
    #expect(shown.split.displayMode == .secondaryOnly)
  }

  @Test(arguments: [false, true])
  func `6.2.3 the primary one of two columns comes and goes alone`(onSide: Bool) throws {
    let shown = try makeSplit(triple: false, onSide: onSide)
    shown.split.hide(.primary)
    try harness.settle()
    #expect(shown.split.displayMode == .secondaryOnly)
    shown.split.show(.primary)
    try harness.settle()
    #expect(shown.split.displayMode == (onSide ? .oneBesideSecondary : .oneOverSecondary))
    #expect(shown.shows(shown.navigation(.primary)))
  }

  @Test func `6.2.3 the secondary column is never hidden`() throws {
    let shown = try makeSplit(triple: false)
    shown.split.hide(.secondary)
    try harness.settle()
    #expect(shown.split.displayMode == .oneBesideSecondary)
    #expect(shown.shows(shown.navigation(.secondary)))
  }

  @Test func `6.2.3 the compact column is neither shown nor hidden`() throws {
    let shown = try makeSplit(triple: false)
    shown.split.setViewController(screen("C"), for: .compact)
    shown.split.show(.compact)
    shown.split.hide(.compact)
    try harness.settle()
    #expect(shown.split.displayMode == .oneBesideSecondary)
    #expect(!shown.shows(shown.split.viewController(for: .compact)))
  }

  @Test func `6.2.3 the delegate hears before columns come and go`() throws {
    let shown = try makeSplit(triple: true)
    delegate.events = []
    shown.split.show(.primary)
    shown.split.hide(.supplementary)
    try harness.settle()
    #expect(
      delegate.events == [
        "willChangeTo(twoDisplaceSecondary) from oneBesideSecondary", "willShow(primary)",
        "willChangeTo(secondaryOnly) from twoDisplaceSecondary", "willHide(primary)",
        "willHide(supplementary)",
      ])
  }
}
