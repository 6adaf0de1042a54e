import StorylineTesting
import Testing
import UIKit

/// Columns that change in the middle of something else.
@MainActor @Suite(.harness) struct SplitInterruptionTests {
  let harness: any Harness = PlatformHarness()

  @Test func `6.2.1 the lowest of the stacked columns is replaced while it is seen`() throws {
    let cast = WatchedScreens(on: harness)
    let (primary, secondary, new) = (cast.stack("A", "B"), cast.stack("C"), cast.stack("D"))
    let split = cast.split(primary, secondary)
    try cast.show(split)
    primary.popViewController(animated: false)
    try harness.settle()
    #expect(cast.appeared == ["B", "stack of A", "split"])
    split.setViewController(new, for: .primary)
    try harness.settle()
    #expect(cast.appeared == ["D", "stack of D", "split"])
    // The stack that went has kept its own screens.
    #expect(primary.viewControllers.count == 2)
    #expect(cast.faults == [])
  }

  @Test func `6.2.1 the lowest of the stacked columns is replaced below the others`() throws {
    let cast = WatchedScreens(on: harness)
    let (primary, secondary, new) = (cast.stack("A"), cast.stack("B"), cast.stack("C"))
    let split = cast.split(primary, secondary)
    try cast.show(split)
    split.setViewController(new, for: .primary)
    try harness.settle()
    #expect(cast.appeared == ["B", "stack of B", "stack of C", "split"])
    #expect(new.viewControllers.last === secondary)
    #expect(primary.viewControllers.count == 1)
    #expect(cast.areInWindow(secondary))
    #expect(cast.faults == [])
  }

  @Test func `6.2.1 a stacked column that is replaced while it is seen has disappeared`() throws {
    let cast = WatchedScreens(on: harness)
    let split = cast.split(cast.stack("A"), cast.stack("B"))
    try cast.show(split)
    split.setViewController(cast.stack("C"), for: .secondary)
    try harness.settle()
    #expect(cast.appeared == ["stack of A", "split", "C", "stack of C"])
    #expect(cast.faults == [])
  }

  @Test func `6.2.1 a stacked column that is replaced before anything has appeared is seen`() throws
  {
    let cast = WatchedScreens(on: harness)
    let split = cast.split(cast.stack("A"), cast.stack("B"))
    let new = cast.stack("C")
    harness.makeWindow(root: split).makeKeyAndVisible()
    split.setViewController(new, for: .secondary)
    try harness.settle()
    #expect(cast.appeared == ["stack of A", "split", "C", "stack of C"])
    #expect(new.topViewController?.view.window != nil)
    #expect(cast.faults == [])
  }

  @Test func `6.2.1 a column is replaced after what waits on the stack that it is on`() throws {
    let cast = WatchedScreens(on: harness)
    let (primary, new) = (cast.stack("A"), cast.stack("C"))
    let split = cast.split(primary, cast.stack("B"))
    try cast.show(split)
    harness.holdTime()
    primary.pushViewController(cast.screen("D"), animated: true)
    harness.turn()
    primary.popViewController(animated: true)
    split.setViewController(new, for: .secondary)
    try harness.settle()
    #expect(primary.viewControllers.count == 2 && primary.viewControllers.last === new)
    #expect(cast.appeared == ["stack of A", "split", "C", "stack of C"])
    #expect(cast.faults == [])
  }

  @Test func `4.1.6, 6.2.3 a column is shown on what is there once others are through`() throws {
    let cast = WatchedScreens(on: harness)
    let (primary, secondary) = (cast.stack("A"), cast.stack("B"))
    let split = cast.split(primary, secondary)
    try cast.show(split)
    primary.pushViewController(cast.screen("C"), animated: false)
    try harness.settle()
    harness.holdTime()
    primary.pushViewController(cast.screen("D"), animated: true)
    harness.turn()
    primary.setViewControllers([cast.screen("E")], animated: false)
    split.show(.secondary)
    try harness.settle()
    #expect(primary.viewControllers.last === secondary && primary.viewControllers.count == 2)
    #expect(cast.appeared == ["stack of A", "B", "stack of B", "split"])
    #expect(cast.faults == [])
  }

  @Test func `4.6.4 details that are shown during a presentation are a column when there is room`()
    throws
  {
    harness.useLargePhone()
    let cast = WatchedScreens(on: harness)
    let (primary, detail) = (cast.stack("A"), cast.stack("C"))
    let split = cast.split(primary, cast.stack("B"))
    try cast.show(split)
    harness.holdTime()
    split.present(cast.screen("P"), animated: true)
    harness.advance(by: 0.1)
    harness.advance(by: 0.1)
    split.showDetailViewController(detail, sender: nil)
    harness.turnDevice(onSide: true)
    harness.turnDevice(onSide: false)
    split.setViewController(cast.stack("D"), for: .primary)
    try harness.settle()
    #expect(split.viewController(for: .secondary) === detail)
    #expect((detail.parent as? UINavigationController)?.viewControllers.first !== primary)
    #expect(cast.faults == [])
  }

  @Test func `6.2.6 columns become one while others wait to go`() throws {
    harness.useLargePhone()
    let cast = WatchedScreens(on: harness)
    let primary = cast.stack("A")
    let split = cast.split(primary, cast.stack("B"), cast.stack("C"))
    try cast.show(split)
    harness.turnDevice(onSide: true)
    try harness.settle()
    harness.holdTime()
    split.show(.primary)
    harness.turn()
    split.hide(.primary)
    harness.turnDevice(onSide: false)
    primary.popToRootViewController(animated: false)
    try harness.settle()
    #expect(split.isCollapsed)
    #expect(cast.appeared == ["A", "stack of A", "split"])
    #expect(cast.faults == [])
  }

  @Test func `6.2.6 a column that was popped in the turn in which there is room is one again`()
    throws
  {
    harness.useLargePhone()
    let cast = WatchedScreens(on: harness)
    let (primary, secondary) = (cast.stack("A"), cast.stack("B"))
    let split = cast.split(primary, secondary)
    harness.makeWindow(root: split).makeKeyAndVisible()
    primary.popViewController(animated: true)
    harness.turnDevice(onSide: true)
    try harness.settle()
    #expect(secondary.parent === split)
    #expect(cast.appeared.contains("B") && secondary.view.window != nil)
    #expect(cast.faults == [])
  }

  @Test func `4.1.6 what waits on a column that goes is carried out all the same`() throws {
    let cast = WatchedScreens(on: harness)
    let secondary = cast.stack("B")
    let split = cast.split(cast.stack("A"), secondary)
    try cast.show(split)
    harness.holdTime()
    split.present(cast.screen("P"), animated: true)
    harness.advance(by: 0.1)
    harness.advance(by: 0.1)
    secondary.pushViewController(cast.screen("C"), animated: true)
    secondary.popViewController(animated: true)
    split.hide(.secondary)
    try harness.settle()
    #expect(secondary.viewControllers.count == 1)
    #expect(cast.faults == [])
  }

  @Test func `4.1.6 what waits in a modal that the device turns is carried out all the same`()
    throws
  {
    harness.useLargePhone()
    let cast = WatchedScreens(on: harness)
    let secondary = cast.stack("B")
    let split = cast.split(cast.stack("A"), secondary)
    try cast.show(split)
    split.show(.secondary)
    try harness.settle()
    let stack = cast.stack("C")
    let pages = cast.pages([stack])
    pages.modalPresentationStyle = .currentContext
    secondary.present(pages, animated: true)
    harness.turn()
    stack.setViewControllers([cast.screen("D"), cast.screen("E")], animated: true)
    stack.pushViewController(cast.screen("F"), animated: true)
    harness.turnDevice(onSide: true)
    try harness.settle()
    #expect(stack.viewControllers.count == 3)
    #expect(cast.faults == [])
  }

  @Test func `7.3 a column that goes while a finger goes back in it keeps its stack`() throws {
    let cast = WatchedScreens(on: harness)
    let secondary = cast.stack("B", "C")
    let split = cast.split(cast.stack("A"), secondary)
    try cast.show(split)
    harness.holdTime()
    harness.press(at: CGPoint(x: 2, y: 400))
    for x in [20, 130] {
      harness.advance(by: 0.1)
      harness.drag(to: CGPoint(x: x, y: 400))
    }
    split.hide(.secondary)
    harness.cancelTouch(at: CGPoint(x: 130, y: 400))
    try harness.settle()
    #expect(secondary.children == secondary.viewControllers)
    #expect(cast.appeared == ["A", "stack of A", "split"])
    #expect(cast.faults == [])
  }

  @Test func `6.2.6 a column that was on top and has no place when there is room has disappeared`()
    throws
  {
    harness.useLargePhone()
    let cast = WatchedScreens(on: harness)
    let (primary, middle) = (cast.stack("A"), cast.stack("B", "C"))
    let split = cast.split(primary, middle, cast.stack("D"))
    split.preferredDisplayMode = .secondaryOnly
    try cast.show(split)
    primary.popViewController(animated: false)
    try harness.settle()
    #expect(cast.appeared == ["C", "stack of B", "stack of A", "split"])
    harness.turnDevice(onSide: true)
    middle.popViewController(animated: false)
    try harness.settle()
    #expect(cast.appeared == ["D", "stack of D", "split"])
    #expect(cast.faults == [])
  }
}
