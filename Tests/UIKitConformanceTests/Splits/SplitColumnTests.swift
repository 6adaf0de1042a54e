import StorylineTesting
import Testing
import UIKit

/// 6.2: which controllers stand in the columns.
@MainActor @Suite(.harness) struct SplitColumnTests {
  let harness: any Harness = PlatformHarness()

  @Test func `6.2.1 a screen in a column gets a navigation controller of its own`() {
    let split = UISplitViewController(style: .doubleColumn)
    let plain = screen("A")
    let own = stack("D")
    split.setViewController(plain, for: .primary)
    split.setViewController(own, for: .secondary)
    #expect(split.viewController(for: .primary) === plain)
    #expect(plain.navigationController?.viewControllers == [plain])
    #expect(split.viewControllers == [plain.navigationController, own])
    #expect(split.children.count == 2)
    #expect(own.parent === split)
  }

  @Test func `6.2.1 the compact column takes a screen as it is`() throws {
    let compact = screen("C")
    let shown = try SplitInWindow(
      [.primary: screen("A"), .secondary: screen("D"), .compact: compact], on: harness)
    #expect(shown.split.viewControllers == [compact])
    #expect(compact.navigationController == nil)
    #expect(compact.parent === shown.split)
  }

  @Test func `6.2.1 a second screen in the secondary column goes on top of the first`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (first, second) = (screen("D"), screen("E"))
    split.setViewController(first, for: .secondary)
    split.setViewController(second, for: .secondary)
    #expect(first.navigationController?.viewControllers == [first, second])
    #expect(split.viewController(for: .secondary) === second)
    split.setViewController(nil, for: .secondary)
    split.setViewController(second, for: .secondary)
    #expect(second.navigationController?.viewControllers == [second])
  }

  @Test func `6.2.2 the compact column is shown in place of all others, and only collapsed`()
    throws
  {
    harness.useLargePhone()
    let (list, detail, compact) = (screen("A"), screen("D"), screen("C"))
    let shown = try SplitInWindow(
      [.primary: list, .secondary: detail, .compact: compact], on: harness)
    #expect(shown.split.isCollapsed)
    #expect(shown.shows(compact))
    #expect(!shown.shows(list))
    #expect(!shown.shows(detail))
    try shown.turn(onSide: true)
    #expect(!shown.split.isCollapsed)
    #expect(!shown.shows(compact))
    #expect(shown.shows(list))
    #expect(shown.shows(detail))
    try shown.turn(onSide: false)
    #expect(shown.split.viewControllers == [compact])
    #expect(shown.shows(compact))
  }

  @Test func `4.1.16 a controller finds the split view around it, whatever is between`() throws {
    let inner = stack("A", "B")
    let shown = try SplitInWindow([.primary: inner, .secondary: screen("D")], on: harness)
    #expect(inner.splitViewController === shown.split)
    #expect(inner.topViewController?.splitViewController === shown.split)
    #expect(shown.split.splitViewController == nil)
    #expect(screen("X").splitViewController == nil)
  }
}
