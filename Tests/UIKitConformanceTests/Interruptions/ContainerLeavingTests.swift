import StorylineTesting
import Testing
import UIKit

/// Pages, and stacks, that change while what they are in comes or goes.
@MainActor @Suite(.harness) struct ContainerLeavingTests {
  let harness: any Harness = PlatformHarness()

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], [false, true])
  func `1.8.1 a page that is replaced while the pages go has disappeared`(
    style: UIPageViewController.TransitionStyle, animated: Bool
  ) throws {
    let cast = WatchedScreens(on: harness)
    let second = cast.screen("B")
    let pages = cast.pages([cast.screen("A"), second], style: style)
    try cast.show(pages)
    cast.window?.isHidden = true
    pages.setViewControllers([second], direction: .forward, animated: animated)
    try harness.settle()
    #expect(cast.appeared == [])
    #expect(cast.faults == [])
    cast.window?.isHidden = false
    try harness.settle()
    #expect(cast.appeared == ["B", "pages"])
    #expect(cast.faults == [])
  }

  @Test
  func `3.1 what came is told so although a swipe is cancelled before the stack has appeared`()
    throws
  {
    harness.holdTime()
    let cast = WatchedScreens(on: harness)
    let root = cast.screen("A")
    try cast.show(root)
    let stack = cast.stack("B", "C")
    root.addChild(stack)
    stack.beginAppearanceTransition(true, animated: false)
    root.view.addSubview(stack.view)
    stack.didMove(toParent: root)
    try harness.settle()
    harness.press(at: CGPoint(x: 2, y: 400))
    for x in [20, 40, 60] {
      harness.advance(by: 0.1)
      harness.drag(to: CGPoint(x: x, y: 400))
    }
    harness.cancelTouch(at: CGPoint(x: 60, y: 400))
    try harness.settle()
    stack.endAppearanceTransition()
    try harness.settle()
    #expect(cast.appeared == ["A", "C", "stack of B"])
    let lives = stack.viewControllers.compactMap { ($0 as? WalkController)?.life.isComing }
    #expect(lives == [false, false])
  }

  @Test(arguments: [true, false])
  func `1.9.1 a screen that has left one stack goes on to another in the same turn`(
    isEmptied: Bool
  ) throws {
    harness.useLargeDevice()
    let cast = WatchedScreens(on: harness)
    let (first, second) = (cast.stack("A", "B"), cast.stack("C"))
    let split = cast.split(first, second)
    split.preferredDisplayMode = .oneBesideSecondary
    try cast.show(split)
    let moved = isEmptied ? first.viewControllers : first.viewControllers.suffix(1)
    first.viewControllers.removeLast(moved.count)
    second.viewControllers += moved
    try harness.settle()
    #expect(cast.appeared.isSuperset(of: isEmptied ? ["B"] : ["A", "B"]))
    #expect(second.children == second.viewControllers && first.children == first.viewControllers)
    #expect(second.topViewController?.viewIfLoaded?.isDescendant(of: second.view) == true)
    #expect(cast.faults == [])
    // Both go on to work.
    second.popViewController(animated: true)
    first.pushViewController(cast.screen("D"), animated: true)
    try harness.settle()
    #expect(cast.appeared.contains("D"))
    #expect(cast.faults == [])
  }
}
