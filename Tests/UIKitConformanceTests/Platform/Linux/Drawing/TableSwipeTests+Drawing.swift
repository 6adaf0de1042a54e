import StorylineTesting
import Testing
import UIKit

extension TableSwipeTests {
  @Test func `a row of a box is cut at the edges of the box, also on its way back`() throws {
    let stage = try EditStage([["A", "B", "C"]], style: .insetGrouped)
    try stage.swipe(0, from: 250, to: 170)
    let cell = try #require(stage.cell(0))
    #expect(abs(cell.frame.minX + 58) < 0.001)
    guard case .path(let data, _)? = cell.displayNode()?.mask else {
      Issue.record("There is no mask.")
      return
    }
    // It begins where the box does, with the box's round corner.
    #expect(data.hasPrefix("M74 10A10 10 0 0 1 84 0"))
    stage.harness.holdTime()
    stage.table.setEditing(false, animated: true)
    stage.harness.turn()
    let animations = try #require(cell.displayNode()).animations
    #expect(
      animations.contains {
        if case .mask(from: .path(let start, _)) = $0.property { start == data } else { false }
      })
  }
}
