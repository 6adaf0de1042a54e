import StorylineTesting
import Testing
import UIKit

/// Tests that a presentation in a controller's context follows that controller.
@MainActor @Suite(.harness) struct ContextTests {
  let harness: any Harness = PlatformHarness()

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `5.1.8 what is presented in the context of a tab goes and comes back with it`(
    style: UIModalPresentationStyle
  ) throws {
    let cast = WatchedScreens(on: harness)
    let first = cast.stack("A")
    let tabs = cast.tabs([first, cast.screen("B")])
    try cast.show(tabs)
    let presented = cast.screen("P")
    presented.modalPresentationStyle = style
    first.topViewController?.present(presented, animated: false)
    try harness.settle()
    let before = cast.appeared
    tabs.selectedIndex = 1
    try harness.settle()
    #expect(cast.appeared == ["B", "tabs"])
    #expect(presented.viewIfLoaded?.window == nil)
    tabs.selectedIndex = 0
    try harness.settle()
    #expect(cast.appeared == before)
    #expect(before.contains("P") && cast.areInWindow(presented))
    #expect(cast.faults == [])
  }

  @Test
  func
    `1.6.1 a presenter whose tab is not selected does not appear when its view is its own again`()
    throws
  {
    let cast = WatchedScreens(on: harness)
    let first = cast.stack("A")
    let tabs = cast.tabs([first, cast.screen("B")])
    try cast.show(tabs)
    let presented = cast.screen("P")
    presented.modalPresentationStyle = .currentContext
    first.present(presented, animated: false)
    try harness.settle()
    tabs.selectedIndex = 1
    try harness.settle()
    first.dismiss(animated: true)
    try harness.settle()
    #expect(cast.appeared == ["B", "tabs"])
    tabs.selectedIndex = 0
    try harness.settle()
    #expect(cast.appeared == ["A", "stack of A", "tabs"])
    #expect(cast.areInWindow(first))
    #expect(cast.faults == [])
  }

  @Test
  func `5.1.8 another tab that is selected while something is presented in context takes it along`()
    throws
  {
    harness.holdTime()
    let cast = WatchedScreens(on: harness)
    let first = cast.stack("A")
    let tabs = cast.tabs([first, cast.screen("B")])
    try cast.show(tabs)
    let presented = cast.screen("P")
    presented.modalPresentationStyle = .currentContext
    first.present(presented, animated: true)
    harness.advance(by: 0.1)
    harness.advance(by: 0.1)
    tabs.selectedIndex = 1
    try harness.settle()
    #expect(cast.appeared == ["B", "tabs"])
    #expect(presented.viewIfLoaded?.window == nil)
    #expect(first.presentedViewController === presented)
    #expect(cast.faults == [])
  }

  @Test func `5.1.8 columns take along what is presented in their context`() throws {
    harness.useLargePhone()
    let cast = WatchedScreens(on: harness)
    let (primary, secondary) = (cast.stack("A"), cast.stack("B"))
    let split = cast.split(primary, secondary)
    try cast.show(split)
    let presented = cast.screen("P")
    presented.modalPresentationStyle = .currentContext
    secondary.present(presented, animated: false)
    try harness.settle()
    #expect(cast.appeared.contains("P") && !cast.appeared.contains("B"))
    harness.turnDevice(onSide: true)
    try harness.settle()
    #expect(!split.isCollapsed)
    #expect(cast.appeared.contains("P") && !cast.appeared.contains("B"))
    #expect(cast.areInWindow(presented))
    #expect(
      abs(presented.view.bounds.width - secondary.view.bounds.width) < split.view.bounds.width)
    secondary.dismiss(animated: false)
    try harness.settle()
    #expect(cast.appeared.contains("B") && cast.areInWindow(secondary))
    #expect(cast.faults == [])
  }

  @Test func `1.6.1 a column that comes on a covered stack disappears`() throws {
    harness.useLargePhone()
    let cast = WatchedScreens(on: harness)
    let (primary, secondary) = (cast.stack("A"), cast.stack("B"))
    let split = cast.split(primary, secondary)
    try cast.show(split)
    harness.turnDevice(onSide: true)
    try harness.settle()
    split.show(.primary)
    try harness.settle()
    let presented = cast.screen("P")
    presented.modalPresentationStyle = .currentContext
    primary.present(presented, animated: false)
    try harness.settle()
    #expect(cast.appeared.contains("B"))
    harness.turnDevice(onSide: false)
    try harness.settle()
    #expect(split.isCollapsed)
    #expect(cast.appeared.contains("P") && !cast.appeared.contains("B"))
    #expect(cast.faults == [])
  }

  @Test func `5.1.8 a page takes along what is presented in its context`() throws {
    let cast = WatchedScreens(on: harness)
    let (first, second) = (cast.stack("A"), cast.stack("B"))
    let pages = cast.pages([first, second])
    try cast.show(pages)
    let presented = cast.screen("P")
    presented.modalPresentationStyle = .currentContext
    first.present(presented, animated: false)
    try harness.settle()
    pages.setViewControllers([second], direction: .forward, animated: true)
    try harness.settle()
    #expect(cast.appeared == ["B", "stack of B", "pages"])
    #expect(presented.viewIfLoaded?.window == nil)
    pages.setViewControllers([first], direction: .reverse, animated: false)
    try harness.settle()
    #expect(cast.appeared == ["pages", "P"])
    #expect(cast.areInWindow(presented))
    #expect(cast.faults == [])
  }

  @Test func `5.1.8 what is presented in the context of a page that still moves ends in its place`()
    throws
  {
    harness.holdTime()
    let cast = WatchedScreens(on: harness)
    let (first, second) = (cast.screen("A"), cast.stack("B"))
    let pages = cast.pages([first, second])
    try cast.show(pages)
    pages.setViewControllers([second], direction: .forward, animated: true)
    let presented = cast.screen("P")
    presented.modalPresentationStyle = .currentContext
    second.present(presented, animated: true)
    harness.turn()
    try harness.settle()
    #expect(presented.view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(cast.appeared == ["pages", "P"])
    #expect(cast.faults == [])
  }

  @Test
  func `1.6.4 the view of a sheet is back when what it presented over the screen is dismissed`()
    throws
  {
    let cast = WatchedScreens(on: harness)
    let (root, sheet, cover) = (cast.screen("A"), cast.screen("B"), cast.screen("C"))
    try cast.show(root)
    sheet.modalPresentationStyle = .pageSheet
    root.present(sheet, animated: false)
    try harness.settle()
    cover.modalPresentationStyle = .fullScreen
    sheet.present(cover, animated: false)
    try harness.settle()
    #expect(cast.appeared == ["A", "C"])
    sheet.dismiss(animated: false)
    try harness.settle()
    #expect(cast.appeared == ["A", "B"])
    #expect(cast.areInWindow(root, sheet))
    #expect(cast.faults == [])
  }
}
