import StorylineTesting
import Testing
import UIKit

extension ListSwipeTests {
  @Test func `a row in a box is cut at the edges of the box`() throws {
    let stage = try stage(.insetGrouped)
    try swipe(stage, "A", by: -90)
    let cell = try #require(stage.cell("A"))
    #expect(cell.frame.minX.isNear(16 - 74))
    // The visible part begins where the box does, 74 points from the row's own beginning.
    let mask = try #require(cell.displayNode()?.mask)
    guard case .path(let data, _) = mask else { throw CancellationError() }
    #expect(data.hasPrefix("M74 10A10 10 0 0 1 84 0"))
    stage.collection.isEditing = true
    try stage.harness.settle()
    #expect(try #require(cell.displayNode()).mask == nil)
  }
}
