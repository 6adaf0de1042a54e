import Foundation
import StorylineTesting
import Testing
import UIKit

/// More's Edit button: people choose what has a place on the bar.
@MainActor @Suite(.harness) struct TabCustomizingTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  private let letters = ["A", "B", "C", "D", "E", "F", "G"]

  private func screens(_ count: Int = 7) -> [UIViewController] {
    letters.prefix(count).map { letter in
      let controller = UIViewController()
      controller.title = letter
      return controller
    }
  }

  private func titles(_ controllers: [UIViewController]?) -> String {
    (controllers ?? []).map { $0.title ?? "?" }.joined()
  }

  private func edit(of shown: TabsInWindow) -> UIBarButtonItem? {
    shown.tabs.moreNavigationController.viewControllers.first?.navigationItem.rightBarButtonItem
  }

  /// Opens More, and taps Edit.
  private func startEditing(_ shown: TabsInWindow) throws {
    try shown.tap((shown.tabs.tabBar.items?.count ?? 1) - 1)
    try tap("Edit", in: shown)
  }

  private func tap(_ text: String, in shown: TabsInWindow) throws {
    harness.tap(at: try middle(of: text, in: shown))
    try harness.settle()
  }

  /// Returns the middle of a visible text; of several, that of the topmost.
  private func middle(of text: String, in shown: TabsInWindow) throws -> CGPoint {
    let label = try #require(BarReader.labels(in: shown.tabs.view).last { $0.text == text })
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
  }

  /// An icon of the sheet, which lies below the bar in the tree.
  private func icon(_ letter: String, in shown: TabsInWindow) throws -> CGPoint {
    let labels = BarReader.labels(in: shown.tabs.view).filter { $0.text == letter }
    let label = try #require(
      labels.first { label in
        var view: UIView? = label
        while let next = view?.superview {
          if next.accessibilityViewIsModal { return true }
          view = next
        }
        return false
      })
    return label.convert(CGPoint(x: label.bounds.midX, y: 0), to: nil)
  }

  private func drag(_ letter: String, toItem index: Int, of shown: TabsInWindow) throws {
    harness.drag(from: try icon(letter, in: shown), to: shown.point(ofItem: index))
    try harness.settle()
  }

  @Test func `all controllers can be moved, unless the app says which`() {
    let tabs = UITabBarController()
    #expect(tabs.customizableViewControllers == nil)
    let all = screens()
    tabs.viewControllers = all
    #expect(tabs.customizableViewControllers == all)
    tabs.customizableViewControllers = [all[5], all[0], UIViewController()]
    #expect(titles(tabs.customizableViewControllers) == "FA")
    tabs.viewControllers = all.reversed()
    #expect(titles(tabs.customizableViewControllers) == "GFEDCBA")
  }

  @Test func `a controller that leaves cannot be moved any more, and is not kept`() async throws {
    let tabs = UITabBarController()
    tabs.viewControllers = screens()
    try await expectReleased {
      let first = tabs.viewControllers?.first
      first?.removeFromParent()
      return first
    }
    #expect(titles(tabs.customizableViewControllers) == "BCDEFG")
  }

  @Test func `More has an Edit button where something can be moved`() throws {
    let shown = try TabsInWindow(screens(), on: harness)
    try shown.tap(4)
    #expect(edit(of: shown) != nil)
    shown.tabs.customizableViewControllers = nil
    #expect(edit(of: shown) == nil)
    shown.tabs.customizableViewControllers = shown.tabs.viewControllers
    #expect(edit(of: shown) != nil)
    shown.tabs.customizableViewControllers = []
    #expect(edit(of: shown) == nil)
  }

  @Test func `an icon that is dragged onto the bar changes places with what is there`() throws {
    let shown = try TabsInWindow(screens(), on: harness)
    let delegate = TracingTabsDelegate(trace)
    try shown.tap(4)
    shown.tabs.delegate = delegate
    try tap("Edit", in: shown)
    try drag("F", toItem: 1, of: shown)
    #expect(shown.tabs.tabBar.items?.prefix(4).map(\.title) == ["A", "F", "C", "D"])
    #expect(titles(shown.tabs.viewControllers) == "ABCDEFG")
    try tap("Done", in: shown)
    #expect(titles(shown.tabs.viewControllers) == "AFCDEBG")
    #expect(shown.tabs.tabBar.items?.prefix(4).map(\.title) == ["A", "F", "C", "D"])
    trace.expect([
      "tabs.willBeginCustomizing(A B C D E F G)",
      "tabs.willEndCustomizing(A F C D E B G, true)",
      "tabs.didEndCustomizing(A F C D E B G, true)",
    ])
    #expect(shown.tabs.selectedViewController === shown.tabs.moreNavigationController)
    #expect(titles(shown.tabs.customizableViewControllers) == "ABCDEFG")
  }

  @Test func `items of the bar change places with each other`() throws {
    let shown = try TabsInWindow(screens(), on: harness)
    try startEditing(shown)
    harness.drag(from: shown.point(ofItem: 0), to: shown.point(ofItem: 3))
    try harness.settle()
    try tap("Done", in: shown)
    #expect(titles(shown.tabs.viewControllers) == "DBCAEFG")
  }

  @Test func `what may not be moved stays where it is`() throws {
    let shown = try TabsInWindow(screens(), on: harness)
    let all = try #require(shown.tabs.viewControllers)
    shown.tabs.customizableViewControllers = Array(all.dropFirst())
    try startEditing(shown)
    try drag("F", toItem: 0, of: shown)
    harness.drag(from: shown.point(ofItem: 0), to: shown.point(ofItem: 1))
    try drag("G", toItem: 4, of: shown)
    try tap("Done", in: shown)
    #expect(titles(shown.tabs.viewControllers) == "ABCDEFG")
  }

  @Test func `without a change the delegate hears that there was none`() throws {
    let shown = try TabsInWindow(screens(), on: harness)
    try shown.tap(4)
    try tap("Edit", in: shown)
    let delegate = TracingTabsDelegate(trace)
    shown.tabs.delegate = delegate
    try drag("F", toItem: 1, of: shown)
    try drag("B", toItem: 1, of: shown)
    try tap("Done", in: shown)
    trace.expect([
      "tabs.willEndCustomizing(A B C D E F G, false)",
      "tabs.didEndCustomizing(A B C D E F G, false)",
    ])
  }

  @Test func `meanwhile taps on the bar select nothing`() throws {
    let shown = try TabsInWindow(screens(), on: harness)
    try startEditing(shown)
    try shown.tap(0)
    #expect(shown.tabs.selectedViewController === shown.tabs.moreNavigationController)
    try tap("Done", in: shown)
    try shown.tap(0)
    #expect(shown.tabs.selectedIndex == 0)
  }

  @Test func `other controllers end it, and nothing of it is left`() throws {
    let shown = try TabsInWindow(screens(), on: harness)
    try startEditing(shown)
    try drag("F", toItem: 1, of: shown)
    shown.tabs.viewControllers = Array(screens().reversed())
    try harness.settle()
    #expect(titles(shown.tabs.viewControllers) == "GFEDCBA")
    #expect(!BarReader.labels(in: shown.tabs.view).contains { $0.text == "Configure" })
    try shown.tap(0)
    #expect(shown.tabs.selectedIndex == 0)
  }
}
