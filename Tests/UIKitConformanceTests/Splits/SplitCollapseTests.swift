import StorylineTesting
import Testing
import UIKit

/// 6.2: columns become one, and several again.
@MainActor @Suite(.harness) struct SplitCollapseTests {
  let harness: any Harness = PlatformHarness()
  let delegate = TracingSplitDelegate()

  private func makeSplit(
    _ primary: UIViewController, _ secondary: UIViewController,
    supplementary: UIViewController? = nil
  ) throws -> SplitInWindow {
    harness.useLargePhone()
    var columns: [UISplitViewController.Column: UIViewController] = [
      .primary: primary, .secondary: secondary,
    ]
    if let supplementary { columns[.supplementary] = supplementary }
    return try SplitInWindow(columns, delegate: delegate, on: harness)
  }

  @Test func `6.2.8 a phone begins with the secondary column on top`() throws {
    let (list, detail) = (screen("A"), screen("D"))
    let shown = try makeSplit(list, detail)
    #expect(shown.split.isCollapsed)
    #expect(shown.split.viewControllers == [list.navigationController])
    #expect(list.navigationController?.names == "A [D]")
    #expect(shown.shows(detail))
    #expect(!shown.shows(list))
    #expect(delegate.events == ["topColumn(secondary)", "didCollapse(true)"])
  }

  @Test func `6.2.8 a phone begins with the column that the delegate says`() throws {
    delegate.top = .primary
    let (list, detail) = (screen("A"), screen("D"))
    let shown = try makeSplit(list, detail)
    #expect(list.navigationController?.names == "A")
    #expect(shown.shows(list))
    #expect(!shown.shows(detail))
  }

  @Test func `6.2.8 without a secondary controller the primary one is on top`() throws {
    let shown = try SplitInWindow(
      [.primary: screen("A")], delegate: delegate, on: harness)
    #expect(delegate.events == ["topColumn(primary)", "didCollapse(true)"])
    #expect(shown.navigation(.primary)?.names == "A")
  }

  @Test func `6.2.6 a turned phone asks for a mode, and a phone turned back for a column`() throws {
    let shown = try makeSplit(screen("A"), screen("D"))
    delegate.events = []
    try shown.turn(onSide: true)
    #expect(
      delegate.events == [
        "displayMode(oneBesideSecondary)", "willChangeTo(oneBesideSecondary) from secondaryOnly",
        "didExpand(true)",
      ])
    #expect(!shown.split.isCollapsed)
    delegate.events = []
    try shown.turn(onSide: false)
    #expect(delegate.events == ["topColumn(secondary)", "didCollapse(true)"])
    #expect(shown.split.isCollapsed)
  }

  @Test func `6.2.6 the delegate's mode is the one after an expansion`() throws {
    delegate.expandedMode = .secondaryOnly
    let shown = try makeSplit(screen("A"), screen("D"))
    try shown.turn(onSide: true)
    #expect(shown.split.displayMode == .secondaryOnly)
    #expect(!shown.shows(shown.navigation(.primary)))
  }

  @Test func `6.2.6 the delegate's column is the one on top after a collapse`() throws {
    let shown = try makeSplit(screen("A"), screen("D"), supplementary: screen("S"))
    try shown.turn(onSide: true)
    delegate.top = .supplementary
    try shown.turn(onSide: false)
    #expect(shown.navigation(.primary)?.names == "A [S]")
    #expect(shown.shows(shown.split.viewController(for: .supplementary)))
    #expect(!shown.shows(shown.split.viewController(for: .secondary)))
  }

  @Test func `6.2.6 deep stacks are steps on one another, and columns again`() throws {
    let (one, two) = (stack("A", "B", "C"), stack("D", "E", "F", "G"))
    let shown = try makeSplit(one, two)
    #expect(one.names == "A B C [D E F G]")
    #expect(shown.shows(two.topViewController))
    #expect(!shown.shows(one.viewControllers[2]))
    try shown.turn(onSide: true)
    #expect(one.names == "A B C")
    #expect(two.names == "D E F G")
    #expect(shown.split.viewControllers == [one, two])
    #expect(shown.shows(one.topViewController))
    #expect(shown.shows(two.topViewController))
    try shown.turn(onSide: false)
    #expect(one.names == "A B C [D E F G]")
    #expect(shown.split.viewControllers == [one])
  }

  @Test func `6.2.6 three deep stacks likewise`() throws {
    let (one, two, three) = (stack("A", "B"), stack("S", "T"), stack("D", "E"))
    let shown = try makeSplit(one, three, supplementary: two)
    #expect(one.names == "A B [S T] [D E]")
    try shown.turn(onSide: true)
    #expect([one.names, two.names, three.names] == ["A B", "S T", "D E"])
    #expect(shown.split.viewControllers == [one, two, three])
    try shown.turn(onSide: false)
    #expect(one.names == "A B [S T] [D E]")
    #expect(shown.shows(three.topViewController))
  }

  @Test func `6.2.6 what was pushed while collapsed stays in the column of its stack`() throws {
    let (one, two) = (stack("A"), stack("D"))
    let shown = try makeSplit(one, two)
    two.topViewController?.show(screen("E"), sender: nil)
    try harness.settle()
    #expect(one.names == "A [D E]")
    try shown.turn(onSide: true)
    #expect(one.names == "A")
    #expect(two.names == "D E")
  }

  @Test func `6.2.6 a column that was left while collapsed comes back with the room`() throws {
    let (one, two) = (stack("A"), stack("D", "E"))
    let shown = try makeSplit(one, two)
    one.popViewController(animated: true)
    try harness.settle()
    #expect(one.names == "A")
    try shown.turn(onSide: true)
    #expect(two.parent === shown.split)
    #expect(two.names == "D E")
    #expect(shown.shows(two.topViewController))
  }

  @Test func `6.2.6 the way back leads through a nested stack and out of it`() throws {
    let (one, two) = (stack("A", "B"), stack("D", "E"))
    let shown = try makeSplit(one, two)
    for names in ["A B [D]", "A B", "A"] {
      let bar = try #require(
        (one.topViewController as? UINavigationController ?? one).navigationBar)
      harness.tap(at: BarReader(bar).backButtonPoint)
      try harness.settle()
      #expect(one.names == names)
    }
    #expect(shown.shows(one.topViewController))
  }

  @Test func `6.2.6 the swipe back leads through a nested stack and out of it`() throws {
    let (one, two) = (stack("A"), stack("D", "E"))
    _ = try makeSplit(one, two)
    for names in ["A [D]", "A"] {
      harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 400, y: 400))
      try harness.settle()
      #expect(one.names == names)
    }
  }

  @Test func `6.2.6 a window that becomes narrow collapses, and a wide one expands`() throws {
    harness.useLargeDevice()
    harness.turnDevice(onSide: true)
    let (one, two) = (stack("A", "B"), stack("D", "E"))
    let shown = try SplitInWindow(
      [.primary: one, .secondary: two], delegate: delegate, on: harness)
    #expect(!shown.split.isCollapsed)
    shown.window.frame.size.width = 400
    try harness.settle()
    #expect(shown.split.isCollapsed)
    #expect(one.names == "A B [D E]")
    shown.window.frame.size.width = 1180
    try harness.settle()
    #expect(!shown.split.isCollapsed)
    #expect([one.names, two.names] == ["A B", "D E"])
    #expect(shown.split.displayMode == .oneBesideSecondary)
  }

  // MARK: Showing and hiding

  @Test func `6.2.3 collapsed, a column is pushed with those between`() throws {
    delegate.top = .primary
    let (one, two, three) = (stack("A"), stack("S"), stack("D"))
    let shown = try makeSplit(one, three, supplementary: two)
    harness.holdTime()
    shown.split.show(.secondary)
    harness.turn()
    #expect(one.transitionCoordinator?.isAnimated == true)
    try harness.settle()
    #expect(one.names == "A [S] [D]")
    #expect(shown.shows(three))
  }

  @Test func `6.2.3 collapsed, what covers a column is popped`() throws {
    let (one, two, three) = (stack("A", "B"), stack("S"), stack("D"))
    let shown = try makeSplit(one, three, supplementary: two)
    shown.split.show(.secondary)
    try harness.settle()
    #expect(one.names == "A B [S] [D]")
    shown.split.show(.supplementary)
    try harness.settle()
    #expect(one.names == "A B [S]")
    shown.split.show(.secondary)
    try harness.settle()
    shown.split.show(.primary)
    try harness.settle()
    #expect(one.names == "A B")
  }

  @Test func `6.2.3 collapsed, only a column on top is hidden, and the primary one never`() throws {
    let (one, two, three) = (stack("A", "B"), stack("S"), stack("D"))
    let shown = try makeSplit(one, three, supplementary: two)
    shown.split.hide(.supplementary)
    try harness.settle()
    #expect(one.names == "A B [S] [D]")
    shown.split.hide(.secondary)
    try harness.settle()
    #expect(one.names == "A B [S]")
    shown.split.hide(.supplementary)
    shown.split.hide(.primary)
    try harness.settle()
    #expect(one.names == "A B")
  }

  @Test func `4.6.5 a notification says that details go elsewhere`() throws {
    let shown = try makeSplit(screen("A"), screen("D"))
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: shown.split,
      queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    try shown.turn(onSide: true)
    #expect(count == 1)
    try shown.turn(onSide: false)
    #expect(count == 2)
    NotificationCenter.default.removeObserver(token)
  }
}
