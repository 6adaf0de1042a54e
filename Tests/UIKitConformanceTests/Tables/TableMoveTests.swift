import StorylineTesting
import Testing
import UIKit

/// Rows that a finger moves by their grips.
@MainActor @Suite(.harness) struct TableMoveTests {
  let stage: EditStage

  init() throws {
    stage = try EditStage([["A", "B", "C", "D"], ["X", "Y"]])
    stage.table.setEditing(true, animated: false)
    try stage.harness.settle()
    stage.trace.clear()
  }

  private var table: UITableView { stage.table }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { stage.path(row, section) }

  @Test func `11.3.3 rows that can be moved have grips`() throws {
    #expect(stage.cell(0)?.showsReorderControl == true)
    stage.canMove = { $0.row != 0 }
    table.reloadData()
    try stage.harness.settle()
    #expect(stage.cell(0)?.showsReorderControl == false)
    #expect(stage.cell(1)?.showsReorderControl == true)
    let (still, moves) = (try #require(stage.cell(0)), try #require(stage.cell(1)))
    #expect(still.contentView.frame.maxX > moves.contentView.frame.maxX)
    stage.hold(0, by: 100)
    try stage.letGo()
    #expect(!stage.trace.events.contains { $0.contains("move") })
  }

  @Test func `11.3.3 without moveRow there are no grips`() throws {
    let other = try TableStage([["A", "B"]])
    other.table.setEditing(true, animated: false)
    let cell = try #require(other.table.cellForRow(at: other.path(0)))
    #expect(cell.isEditing && !cell.showsReorderControl)
    #expect(cell.contentView.frame.maxX == cell.bounds.maxX)
  }

  @Test func `11.3.3 a row goes with the finger, and others give way`() throws {
    let (cell, next) = (try #require(stage.cell(0)), try #require(stage.cell(1)))
    stage.hold(0, by: 20)
    #expect(cell.frame.minY == 20)
    #expect(next.frame.minY == 44)
    // From the middle of the next row on it has given way.
    stage.harness.drag(to: CGPoint(x: 280, y: stage.middle(0).y + 30))
    stage.harness.turn()
    #expect(cell.frame.minY == 30)
    #expect(next.frame.minY == 0)
    try stage.harness.settle()
  }

  @Test func `11.3.3 the data source hears once where the row was let go`() throws {
    let cell = try #require(stage.cell(0))
    stage.hold(0, by: 100)
    #expect(stage.seen == ["B", "C", "A", "D", "X", "Y"])
    #expect(!stage.trace.events.contains { $0.hasPrefix("data.move") })
    try stage.letGo()
    #expect(stage.trace.events.filter { $0.hasPrefix("data.move") } == ["data.move(0.0, 0.2)"])
    #expect(stage.sections[0] == ["B", "C", "A", "D"])
    #expect(stage.seen == ["B", "C", "A", "D", "X", "Y"])
    #expect(stage.cell(2) === cell)
    #expect(cell.frame == table.rectForRow(at: path(2)))
  }

  @Test func `11.3.3 upwards, and into another section`() throws {
    stage.hold(0, 1, by: -100)
    try stage.letGo()
    #expect(stage.sections == [["A", "B", "X", "C", "D"], ["Y"]])
    #expect(stage.trace.events.last == "data.move(1.0, 0.2)")
    #expect(table.numberOfRows(inSection: 0) == 5 && table.numberOfRows(inSection: 1) == 1)
    stage.hold(3, by: 60)
    try stage.letGo()
    #expect(stage.sections == [["A", "B", "X", "D"], ["C", "Y"]])
    #expect(stage.seen == ["A", "B", "X", "D", "C", "Y"])
  }

  @Test func `11.3.3 into a section that is empty, and to the end of the one above`() throws {
    stage.sections = [["A", "B"], [], ["X"]]
    stage.titles = ["One", "Two", "Three"]
    table.reloadData()
    try stage.harness.settle()
    stage.hold(1, by: 40)
    try stage.letGo()
    #expect(stage.sections == [["A"], ["B"], ["X"]])
    stage.hold(0, 2, by: -30)
    try stage.letGo()
    #expect(stage.sections == [["A"], ["B", "X"], []])
  }

  @Test func `11.3.3 a finger that is quick passes all that lies on its way`() throws {
    let start = CGPoint(x: 280, y: stage.middle(0).y)
    stage.harness.press(at: start)
    stage.harness.turn()
    stage.harness.drag(to: CGPoint(x: 280, y: start.y + 88))
    stage.harness.turn()
    stage.harness.lift(at: CGPoint(x: 280, y: start.y + 88))
    try stage.harness.settle()
    #expect(stage.sections[0] == ["B", "C", "A", "D"])
    stage.harness.press(at: CGPoint(x: 280, y: stage.middle(1, 1).y))
    stage.harness.turn()
    stage.harness.drag(to: CGPoint(x: 280, y: start.y + 10))
    stage.harness.lift(at: CGPoint(x: 280, y: start.y + 10))
    try stage.harness.settle()
    #expect(stage.sections == [["Y", "B", "C", "A", "D"], ["X"]])
  }

  @Test func `11.3.3 the delegate is asked where the row may go, and has the last word`() throws {
    stage.target = { proposed in proposed.row > 1 ? IndexPath(row: 1, section: 0) : proposed }
    stage.hold(0, by: 140)
    let asked = stage.trace.events.filter { $0.hasPrefix("delegate.target") }
    #expect(asked.first == "delegate.target(0.0, 0.1)")
    #expect(Set(asked).count == asked.count)
    try stage.letGo()
    #expect(stage.sections[0] == ["B", "A", "C", "D"])
  }

  @Test func `11.3.3 the row is above all others while it is held, and among them again then`()
    throws
  {
    stage.titles = ["One", "Two"]
    table.reloadData()
    try stage.harness.settle()
    let cell = try #require(stage.cell(0))
    let header = try #require(table.headerView(forSection: 0))
    func isAbove() -> Bool {
      let views = table.subviews
      return (views.firstIndex(of: cell) ?? 0) > (views.firstIndex(of: header) ?? 0)
    }
    #expect(!isAbove())
    stage.hold(0, by: 60)
    #expect(isAbove())
    #expect(cell.layer.shadowOpacity > 0)
    try stage.letGo()
    #expect(!isAbove())
    #expect(cell.layer.shadowOpacity == 0)
  }

  @Test func `11.3.3 a row that is let go where it was is not moved`() throws {
    stage.hold(0, by: 10)
    try stage.letGo()
    #expect(!stage.trace.events.contains { $0.hasPrefix("data.move") })
    #expect(stage.cell(0)?.frame.minY == 0)
  }

  @Test func `11.3.3 a touch that the system takes away moves nothing`() throws {
    stage.hold(0, by: 100)
    stage.harness.cancelTouch(at: CGPoint(x: 280, y: stage.middle(2).y))
    try stage.harness.settle()
    #expect(!stage.trace.events.contains { $0.hasPrefix("data.move") })
    #expect(stage.seen == ["A", "B", "C", "D", "X", "Y"])
    #expect(stage.cell(0)?.frame.minY == 0)
  }

  @Test func `11.3.3 rows of other heights give way by the height of the one that is held`() throws
  {
    table.rowHeight = 60
    try stage.harness.settle()
    stage.hold(0, by: 60)
    #expect(table.rectForRow(at: path(1)).minY == 60)
    try stage.letGo()
    #expect(stage.sections[0] == ["B", "A", "C", "D"])
  }

  @Test func `11.3.3 the content scrolls while a row is held at its edge`() throws {
    stage.sections = [(0..<60).map { "\($0)" }]
    table.reloadData()
    try stage.harness.settle()
    stage.hold(5, by: 200)
    let before = table.contentOffset.y
    for _ in 0..<60 { stage.harness.advance(by: 1.0 / 60) }
    #expect(table.contentOffset.y > before + 200)
    let cell = try #require(table.visibleCells.first { $0.textLabel?.text == "5" })
    // It stays under the finger.
    let middle: CGFloat = 100 + 5.5 * 44 + 200
    #expect(table.convert(cell.frame, to: nil).midY == middle)
    try stage.letGo()
    let place = try #require(stage.sections[0].firstIndex(of: "5"))
    #expect(place > 12)
    #expect(stage.sections[0].count == 60)
    #expect(table.cellForRow(at: path(place)) === cell)
    // Rows that came into sight meanwhile are where the data has them.
    let paths = try #require(table.indexPathsForVisibleRows)
    let names = paths.map { stage.sections[0][$0.row] }
    #expect(stage.seen == names)
  }

  @Test func `11.3.3 reloading takes the row out of the finger`() throws {
    stage.hold(0, by: 100)
    table.reloadData()
    try stage.letGo()
    #expect(!stage.trace.events.contains { $0.hasPrefix("data.move") })
    #expect(stage.seen == ["A", "B", "C", "D", "X", "Y"])
  }
}
