import StorylineTesting
import Testing
import UIKit

/// Rows that a finger moves aside.
@MainActor @Suite(.harness) struct TableSwipeTests {
  let stage: EditStage

  init() throws {
    stage = try EditStage([["A", "B", "C", "D"]])
  }

  var table: UITableView { stage.table }

  @Test func `11.3.3 a swipe uncovers a button that deletes the row`() throws {
    try stage.swipe(1, from: 250, to: 170)
    let cell = try #require(stage.cell(1))
    #expect(cell.frame.minX == -74)
    #expect(cell.showingDeleteConfirmation)
    #expect(table.isEditing)
    stage.trace.expect(["data.canEdit(0.1)", "delegate.willBeginEditing(0.1)"])
    stage.trace.clear()
    try stage.tap(1, x: 290)
    stage.trace.expect(["data.commit(delete, 0.1)", "delegate.didEndEditing(nil)"])
    #expect(stage.seen == ["A", "C", "D"])
    #expect(!table.isEditing)
  }

  @Test func `11.3.3 a row that the data source does not delete goes back`() throws {
    stage.committing = { _, _ in }
    try stage.swipe(1, from: 250, to: 170)
    stage.trace.clear()
    try stage.tap(1, x: 290)
    stage.trace.expect(["data.commit(delete, 0.1)", "delegate.didEndEditing(0.1)"])
    #expect(stage.cell(1)?.frame.minX == 0)
    #expect(stage.cell(1)?.showingDeleteConfirmation == false)
  }

  @Test func `11.3.3 the cell of a row that was deleted is used again as any other`() throws {
    let cell = try #require(stage.cell(1))
    try stage.swipe(1, from: 280, to: 20)
    #expect(!cell.showingDeleteConfirmation)
    #expect(stage.cell(1)?.showingDeleteConfirmation == false)
    stage.sections[0].append("new")
    table.insertRows(at: [stage.path(3)], with: .none)
    try stage.harness.settle()
    #expect(stage.cell(3) === cell)
    #expect(cell.frame == table.rectForRow(at: stage.path(3)))
  }

  @Test func `11.3.3 the delegate says what the button is called`() throws {
    stage.deleteTitle = "Remove this for ever"
    try stage.swipe(1, from: 250, to: 100)
    #expect(try #require(stage.cell(1)).frame.minX < -100)
  }

  @Test func `11.3.3 what cannot be edited, or deleted, is not swiped`() throws {
    stage.canEdit = { $0.row != 0 }
    stage.style = { $0.row == 1 ? .none : .insert }
    for row in 0...2 {
      try stage.swipe(row, from: 250, to: 100)
      #expect(stage.cell(row)?.frame.minX == 0)
    }
    #expect(!stage.trace.events.contains { $0.contains("willBegin") })
  }

  @Test func `11.3.3 without commit nothing is deleted by a swipe`() throws {
    let other = try TableStage([["A", "B"]])
    let y = other.table.convert(other.table.rectForRow(at: other.path(0)), to: nil).midY
    other.harness.drag(from: CGPoint(x: 250, y: y), to: CGPoint(x: 100, y: y))
    try other.harness.settle()
    #expect(other.table.cellForRow(at: other.path(0))?.frame.minX == 0)
    #expect(!other.table.isEditing)
  }

  // MARK: Actions

  @Test func `11.3.4 the actions of the delegate take the place of the button`() throws {
    stage.trailing = UISwipeActionsConfiguration(actions: [
      stage.action("Bin", .destructive), stage.action("Flag"),
    ])
    try stage.swipe(1, from: 250, to: 150)
    #expect(stage.cell(1)?.frame.minX == -148)
    stage.trace.clear()
    // The first is at the edge.
    try stage.tap(1, x: 180)
    stage.trace.expect(["action.Flag", "delegate.didEndEditing(0.1)"])
    try stage.swipe(1, from: 250, to: 150)
    stage.trace.clear()
    try stage.tap(1, x: 290)
    stage.trace.expect(["action.Bin", "delegate.didEndEditing(0.1)"])
    // The data is the app's to change.
    #expect(stage.seen == ["A", "B", "C", "D"])
    #expect(stage.cell(1)?.frame.minX == 0)
  }

  @Test func `11.3.4 no actions at all take the button away`() throws {
    stage.trailing = UISwipeActionsConfiguration(actions: [])
    try stage.swipe(1, from: 250, to: 100)
    #expect(stage.cell(1)?.frame.minX == 0)
  }

  @Test func `11.3.4 actions before a row are there only where the delegate has them`() throws {
    try stage.swipe(1, from: 50, to: 150)
    #expect(stage.cell(1)?.frame.minX == 0)
    stage.leading = UISwipeActionsConfiguration(actions: [stage.action("Read")])
    try stage.swipe(1, from: 50, to: 110)
    #expect(stage.cell(1)?.frame.minX == 74)
    stage.trace.clear()
    try stage.tap(1, x: 20)
    stage.trace.expect(["action.Read", "delegate.didEndEditing(0.1)"])
  }

  @Test func `11.3.4 leading and trailing follow the direction in which people read`() throws {
    let other = try EditStage([["A", "B"]], readsFromTheRight: true)
    try other.swipe(0, from: 50, to: 130)
    #expect(other.cell(0)?.frame.minX == 74)
    try other.tap(0, x: 10)
    #expect(other.seen == ["B"])
    other.leading = UISwipeActionsConfiguration(actions: [other.action("Read")])
    try other.swipe(0, from: 250, to: 190)
    #expect(other.cell(0)?.frame.minX == -74)
  }

  @Test func `11.3.4 the row stays open until the action says that it is done`() throws {
    var done: ((Bool) -> Void)?
    stage.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Ask") { _, _, completion in done = completion }
    ])
    try stage.swipe(1, from: 250, to: 170)
    try stage.tap(1, x: 290)
    #expect(stage.cell(1)?.frame.minX == -74)
    done?(false)
    try stage.harness.settle()
    #expect(stage.cell(1)?.frame.minX == 0)
    done?(true)
    #expect(stage.cell(1)?.frame.minX == 0)
  }

  @Test func `11.3.4 a swipe over nearly the whole row performs the first action`() throws {
    stage.trailing = UISwipeActionsConfiguration(actions: [
      stage.action("Bin", .destructive), stage.action("Flag"),
    ])
    try stage.swipe(1, from: 280, to: 20)
    #expect(stage.trace.events.contains("action.Bin"))
    #expect(stage.cell(1)?.frame.minX == 0)
    stage.trailing?.performsFirstActionWithFullSwipe = false
    stage.trace.clear()
    try stage.swipe(1, from: 280, to: 20)
    #expect(!stage.trace.events.contains("action.Bin"))
    #expect(stage.cell(1)?.frame.minX == -148)
  }

  @Test func `11.3.4 a full swipe deletes where there is only the button`() throws {
    try stage.swipe(2, from: 280, to: 20)
    #expect(stage.seen == ["A", "B", "D"])
    #expect(
      stage.trace.events == [
        "data.canEdit(0.2)", "delegate.willBeginEditing(0.2)", "data.commit(delete, 0.2)",
        "delegate.didEndEditing(nil)",
      ])
  }

  // MARK: The finger

  @Test func `11.3.4 the row follows the finger`() throws {
    stage.press(1, from: 250, to: 210)
    // Less the way that it takes to tell a swipe from a tap.
    #expect(stage.cell(1)?.frame.minX == -30)
    stage.harness.lift(at: CGPoint(x: 210, y: stage.middle(1).y))
    stage.harness.turn()
    try stage.harness.settle()
    // Less than half of the button: it goes back.
    #expect(stage.cell(1)?.frame.minX == 0)
    #expect(stage.trace.events.last == "delegate.didEndEditing(0.1)")
  }

  @Test func `11.3.4 a touch that the system takes away closes the row`() throws {
    stage.press(1, from: 250, to: 150)
    #expect(stage.cell(1)?.frame.minX == -90)
    stage.harness.cancelTouch(at: CGPoint(x: 150, y: stage.middle(1).y))
    try stage.harness.settle()
    #expect(stage.cell(1)?.frame.minX == 0)
    #expect(stage.seen == ["A", "B", "C", "D"])
  }

  @Test func `11.3.4 a finger moves an open row on, and back`() throws {
    try stage.swipe(1, from: 250, to: 170)
    try stage.swipe(1, from: 150, to: 220)
    #expect(stage.cell(1)?.frame.minX == 0)
    #expect(!table.isEditing)
  }

  @Test func `11.3.4 only one row is open`() throws {
    try stage.swipe(1, from: 250, to: 170)
    stage.trace.clear()
    try stage.swipe(2, from: 250, to: 170)
    #expect(stage.cell(1)?.frame.minX == 0)
    #expect(stage.cell(2)?.frame.minX == -74)
    stage.trace.expect([
      "delegate.didEndEditing(0.1)", "data.canEdit(0.2)", "delegate.willBeginEditing(0.2)",
    ])
  }

  @Test func `11.3.4 a tap elsewhere closes the row and selects nothing`() throws {
    try stage.swipe(1, from: 250, to: 170)
    stage.trace.clear()
    try stage.tap(3)
    stage.trace.expect(["delegate.didEndEditing(0.1)"])
    try stage.swipe(1, from: 250, to: 170)
    stage.trace.clear()
    try stage.tap(1, x: 50)
    stage.trace.expect(["delegate.didEndEditing(0.1)"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `11.3.4 scrolling closes the row, and a swipe does not scroll`() throws {
    stage.sections = [(0..<40).map { "\($0)" }]
    table.reloadData()
    try stage.harness.settle()
    try stage.swipe(1, from: 250, to: 170)
    #expect(table.contentOffset.y == 0)
    let start = stage.middle(6)
    stage.harness.drag(from: start, to: CGPoint(x: start.x, y: start.y - 100))
    try stage.harness.settle()
    #expect(table.contentOffset.y > 50)
    #expect(!table.isEditing)
    #expect(stage.cell(4)?.frame.minX == 0)
    // A finger that scrolls opens nothing, wherever it goes then.
    stage.trace.clear()
    stage.harness.press(at: start)
    stage.harness.turn()
    stage.harness.move(from: start, to: CGPoint(x: start.x, y: start.y - 40))
    stage.harness.move(
      from: CGPoint(x: start.x, y: start.y - 40), to: CGPoint(x: start.x - 120, y: start.y - 40))
    stage.harness.lift(at: CGPoint(x: start.x - 120, y: start.y - 40))
    try stage.harness.settle()
    stage.trace.expect([])
  }

  @Test func `11.3.4 a row is not selected by the finger that swipes over it`() throws {
    try stage.swipe(1, from: 250, to: 230)
    try stage.swipe(1, from: 250, to: 170)
    #expect(!stage.trace.events.contains { $0.contains("didSelect") })
    #expect(stage.cell(1)?.isHighlighted == false)
  }

  @Test func `11.3.4 what begins at the edge of the screen goes back, not aside`() throws {
    stage.leading = UISwipeActionsConfiguration(actions: [stage.action("Read")])
    let list = UIViewController()
    list.view.addSubview(table)
    let navigation = try stage.harness.showNavigation([UIViewController(), list])
    let row = stage.middle(1)
    stage.harness.drag(from: CGPoint(x: 2, y: row.y), to: CGPoint(x: 300, y: row.y))
    try stage.harness.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(!stage.trace.events.contains { $0.contains("willBegin") })
  }

  @Test func `11.3.4 inside the screen the row goes aside, and nothing goes back`() throws {
    stage.leading = UISwipeActionsConfiguration(actions: [stage.action("Read")])
    let list = UIViewController()
    list.view.addSubview(table)
    let navigation = try stage.harness.showNavigation([UIViewController(), list])
    try stage.swipe(1, from: 60, to: 130)
    #expect(navigation.viewControllers.count == 2)
    #expect(stage.cell(1)?.frame.minX == 74)
  }

  @Test func `11.3.3 a table that is edited is not swiped, and an open row closes before`() throws {
    try stage.swipe(1, from: 250, to: 170)
    table.setEditing(true, animated: false)
    #expect(stage.cell(1)?.frame.minX == 0)
    try stage.swipe(2, from: 200, to: 100)
    #expect(stage.cell(2)?.frame.minX == 0)
  }

  @Test func `11.3.4 an open row goes along with rows that come above it`() throws {
    try stage.swipe(1, from: 250, to: 170)
    stage.sections = [["new", "A", "B", "C", "D"]]
    table.insertRows(at: [stage.path(0)], with: .automatic)
    try stage.harness.settle()
    #expect(stage.cell(1)?.frame.minX == 0)
    #expect(stage.cell(2)?.frame.minX == -74)
    try stage.tap(2, x: 290)
    #expect(stage.seen == ["new", "A", "C", "D"])
  }

  @Test func `11.1.4 reloading closes an open row`() throws {
    try stage.swipe(1, from: 250, to: 170)
    table.reloadData()
    try stage.harness.settle()
    #expect(stage.cell(1)?.frame.minX == 0)
    #expect(stage.trace.events.last == "delegate.didEndEditing(0.1)")
  }
}
