import StorylineTesting
import Testing
import UIKit

/// Sheets that people pull while the app moves them.
@MainActor @Suite(.harness) struct SheetInterruptionTests {
  let harness: any Harness = PlatformHarness()

  @Test(arguments: [true, false])
  func `a finger does not take hold of a sheet that goes with the one below it`(
    isAnimated: Bool
  ) throws {
    let cast = WatchedScreens(on: harness)
    let root = cast.screen("A")
    weak var lower: UIViewController?
    weak var upper: UIViewController?
    try cast.show(root)
    do {
      let (first, second) = (cast.screen("B"), cast.screen("C"))
      (lower, upper) = (first, second)
      root.present(first, animated: false)
      try harness.settle()
      first.present(second, animated: false)
      try harness.settle()
    }
    harness.press(at: CGPoint(x: 200, y: 300))
    harness.drag(to: CGPoint(x: 200, y: 420))
    // Both wait for the end of the turn.
    root.dismiss(animated: isAnimated)
    harness.turn()
    try harness.settle()
    harness.lift(at: CGPoint(x: 200, y: 420))
    try harness.settle()
    #expect(cast.appeared == ["A"])
    #expect(cast.faults == [])
    #expect(lower == nil && upper == nil)
  }
}
