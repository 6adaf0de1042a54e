import StorylineTesting
import Testing
import UIKit

/// Tests for the places of rows and headers after updates.
@MainActor @Suite(.harness) struct TableLookTests {
  @Test func `updates of nothing measure the rows anew`() throws {
    let stage = try TableStage([["A", "B"]])
    let table = stage.table
    stage.height = { $0.row == 0 ? 40 : 50 }
    table.reloadData()
    try stage.harness.settle()
    #expect(table.rectForRow(at: stage.path(1)).minY == 40)
    let cell = table.cellForRow(at: stage.path(0))
    stage.height = { _ in 90 }
    table.beginUpdates()
    table.endUpdates()
    try stage.harness.settle()
    #expect(table.rectForRow(at: stage.path(1)).minY == 90)
    #expect(table.cellForRow(at: stage.path(0)) === cell)
    #expect(cell?.frame.height == 90)
  }

  @Test func `the delegate is told of headers that updates replace`() throws {
    let stage = try TableStage([["A", "B"]])
    let table = stage.table
    stage.titles = ["One"]
    table.reloadData()
    try stage.harness.settle()
    stage.trace.clear()
    stage.sections = [["A"]]
    table.deleteRows(at: [stage.path(1)], with: .none)
    try stage.harness.settle()
    #expect(stage.trace.events.contains("delegate.didEndDisplayingHeader(0)"))
  }

  @Test func `11.1.8 the cell of another table is at no place of this one`() throws {
    let stage = try TableStage([["A"]])
    let other = try TableStage([["A"]])
    let cell = try #require(other.table.cellForRow(at: other.path(0)))
    #expect(other.table.indexPath(for: cell) == other.path(0))
    #expect(stage.table.indexPath(for: cell) == nil)
  }

  @Test func `the label of a header that was not shown yet looks like that of a plain table`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "One"
    #expect(header.textLabel?.font == .preferredFont(forTextStyle: .headline))
    #expect(header.textLabel?.textColor == .label)
  }
}
