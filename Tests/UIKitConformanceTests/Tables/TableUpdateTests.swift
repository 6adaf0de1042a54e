import StorylineTesting
import Testing
import UIKit

/// Changes a table in the methods of a class: a closure that escaped would have to write `self`.
@MainActor
private final class RowRemover {
  let stage: TableStage
  var removed: [String] = []

  init(_ stage: TableStage) { self.stage = stage }

  func removeFirst() {
    stage.table.performBatchUpdates {
      removed.append(stage.sections[0].removeFirst())
      stage.table.deleteRows(at: [stage.path(0)], with: .none)
    }
  }
}

/// Rows that come, go and move.
@MainActor @Suite(.harness) struct TableUpdateTests {
  let stage: TableStage

  init() throws {
    stage = try TableStage([["A", "B", "C", "D"], ["X"]])
    stage.trace.clear()
  }

  private var table: UITableView { stage.table }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { stage.path(row, section) }

  @Test func `11.3.1 deletes speak of old places and inserts of new ones, whatever their order`()
    throws
  {
    let cell = try #require(table.cellForRow(at: path(3)))
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    var finished: Bool?
    table.performBatchUpdates {
      stage.sections = [["new", "B", "D", "newer"], ["X"]]
      table.insertRows(at: [path(0), path(3)], with: .automatic)
      table.deleteRows(at: [path(0), path(2)], with: .fade)
    } completion: {
      finished = $0
    }
    #expect(finished == nil)
    try stage.harness.settle()
    #expect(finished == true)
    #expect(stage.seen == ["new", "B", "D", "newer", "X"])
    // A remaining row keeps its cell and its selection.
    #expect(table.cellForRow(at: path(2)) === cell)
    #expect(table.indexPathForSelectedRow == path(2))
    #expect(cell.frame == table.rectForRow(at: path(2)))
  }

  @Test func `11.3.1 a row is moved from its old place to its new one, with its cell`() throws {
    let cell = try #require(table.cellForRow(at: path(0)))
    stage.sections = [["B", "C", "D"], ["X", "A"]]
    table.moveRow(at: path(0), to: path(1, 1))
    try stage.harness.settle()
    #expect(stage.seen == ["B", "C", "D", "X", "A"])
    #expect(table.cellForRow(at: path(1, 1)) === cell)
  }

  @Test func `11.3.1 updates inside of updates take place together`() throws {
    table.beginUpdates()
    stage.sections[0].removeFirst()
    table.deleteRows(at: [path(0)], with: .none)
    table.beginUpdates()
    stage.sections[0].append("E")
    table.insertRows(at: [path(3)], with: .none)
    table.endUpdates()
    #expect(table.numberOfRows(inSection: 0) == 4)
    #expect(stage.seen == ["A", "B", "C", "D", "X"])
    table.endUpdates()
    try stage.harness.settle()
    #expect(stage.seen == ["B", "C", "D", "E", "X"])
  }

  @Test func `11.3.1 updates use self implicitly, and are made before the call returns`() throws {
    let remover = RowRemover(stage)
    remover.removeFirst()
    #expect(remover.removed == ["A"])
    try stage.harness.settle()
    #expect(stage.seen == ["B", "C", "D", "X"])
  }

  @Test func `11.3.1 sections come and go`() throws {
    let cell = try #require(table.cellForRow(at: path(0, 1)))
    stage.sections = [["1"], ["X"], ["2"]]
    table.performBatchUpdates {
      table.deleteSections([0], with: .fade)
      table.insertSections([0, 2], with: .fade)
    }
    try stage.harness.settle()
    #expect(stage.seen == ["1", "X", "2"])
    #expect(table.cellForRow(at: path(0, 1)) === cell)
  }

  @Test func `11.1.9 a row that is reloaded gets another cell`() throws {
    let cell = try #require(table.cellForRow(at: path(1)))
    stage.sections[0][1] = "other"
    table.reloadRows(at: [path(1)], with: .none)
    try stage.harness.settle()
    #expect(stage.seen == ["A", "other", "C", "D", "X"])
    #expect(table.cellForRow(at: path(1)) !== cell)
    #expect(cell.superview == nil)
  }

  @Test func `a row that goes fades while those below come up`() throws {
    stage.harness.holdTime()
    let (gone, below) = (table.cellForRow(at: path(0)), table.cellForRow(at: path(1)))
    stage.sections[0].removeFirst()
    table.deleteRows(at: [path(0)], with: .automatic)
    #expect(gone?.superview === table && gone?.alpha == 0)
    #expect(below?.frame.minY == 0)
    try stage.harness.settle()
    #expect(gone?.superview == nil && gone?.alpha == 1)
    #expect(stage.trace.events.last == "delegate.didEndDisplaying(0.0)")
  }
}
