import StorylineTesting
import Testing
import UIKit

/// Rows that people drag within a table, and to another one.
@MainActor @Suite(.harness) struct TableDragTests {
  let stage: EditStage
  let traffic: RowTraffic

  init() throws {
    stage = try EditStage([["A", "B", "C", "D"], ["X", "Y"]])
    traffic = RowTraffic(stage.trace)
    stage.table.dragDelegate = traffic
    stage.table.dropDelegate = traffic
    stage.table.dragInteractionEnabled = true
  }

  private var table: UITableView { stage.table }
  private var harness: any Harness { stage.harness }
  private var drops: [String] {
    stage.trace.events.filter { $0.hasPrefix("dr") || $0.hasPrefix("data.move") }
  }

  /// Keeps a finger down, and moves it.
  private func drag(from start: CGPoint, to end: CGPoint) {
    harness.holdTime()
    harness.press(at: start)
    harness.turn()
    harness.advance(by: 0.7)
    harness.move(from: start, to: end, over: 0.5, steps: 10)
  }

  private func drop(at point: CGPoint) throws {
    harness.lift(at: point)
    harness.turn()
    try harness.settle()
  }

  /// A point of a row, on the screen: 0 is its upper edge, 1 its lower one.
  private func point(_ row: Int, _ section: Int = 0, at part: CGFloat = 0.5) -> CGPoint {
    let rect = table.convert(table.rectForRow(at: stage.path(row, section)), to: nil)
    return CGPoint(x: rect.midX, y: rect.minY + rect.height * part)
  }

  @Test func `11.9.1 rows can be dragged unless the app says no`() throws {
    let other = UITableView(frame: .zero)
    #expect(other.dragInteractionEnabled)
    #expect(table.dragInteractionEnabled)
    table.dragInteractionEnabled = false
    drag(from: point(0), to: point(2))
    #expect(!table.hasActiveDrag)
    try drop(at: point(2))
    #expect(drops.isEmpty)
  }

  @Test func `11.9.1 a row without items is not dragged`() throws {
    traffic.canDrag = { $0.row != 0 }
    drag(from: point(0), to: point(2))
    #expect(!table.hasActiveDrag)
    try drop(at: point(2))
    #expect(drops.isEmpty)
  }

  @Test func `11.9.2 a lifted row that does not move is put back, and no session has begun`() throws
  {
    harness.holdTime()
    harness.press(at: point(0))
    harness.turn()
    harness.advance(by: 1)
    try drop(at: point(0))
    #expect(drops.isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `11.9.3 a session begins and ends once, whatever becomes of it`() throws {
    traffic.operation = .cancel
    drag(from: point(0), to: point(2))
    #expect(table.hasActiveDrag && table.hasActiveDrop)
    try drop(at: point(2))
    #expect(
      drops == [
        "drag.willBegin", "drop.canHandle", "drop.didEnter", "drop.didExit", "drop.didEnd",
        "drag.didEnd",
      ])
    #expect(!table.hasActiveDrag && !table.hasActiveDrop)
    #expect(stage.seen == ["A", "B", "C", "D", "X", "Y"])
  }

  @Test func `11.9.4 a table that refuses hears no more of the session`() throws {
    traffic.canHandle = false
    drag(from: point(0), to: point(2))
    try drop(at: point(2))
    #expect(drops == ["drag.willBegin", "drop.canHandle", "drag.didEnd"])
    #expect(traffic.destinations.isEmpty)
  }

  @Test func `11.9.5 a row of the table itself is moved by its data source`() throws {
    drag(from: point(0), to: point(2))
    #expect(stage.seen == ["B", "C", "A", "D", "X", "Y"])
    try drop(at: point(2))
    #expect(stage.sections[0] == ["B", "C", "A", "D"])
    #expect(drops.contains("data.move(0.0, 0.2)"))
    #expect(!drops.contains("drop.perform"))
    #expect(stage.seen == ["B", "C", "A", "D", "X", "Y"])
    #expect(stage.cell(2)?.frame == table.rectForRow(at: stage.path(2)))
  }

  @Test func `11.9.5 a data source that moves rows needs no drop delegate`() throws {
    table.dropDelegate = nil
    drag(from: point(3), to: point(0))
    try drop(at: point(0))
    #expect(stage.sections[0] == ["D", "A", "B", "C"])
    #expect(stage.seen == ["D", "A", "B", "C", "X", "Y"])
  }

  @Test func `11.9.5 a row that may not be moved stays where it is`() throws {
    table.dropDelegate = nil
    stage.canMove = { $0.row != 0 }
    drag(from: point(0), to: point(2))
    try drop(at: point(2))
    #expect(stage.sections[0] == ["A", "B", "C", "D"])
  }

  @Test func `11.9.5 the delegate has the last word about the place of a moved row`() throws {
    stage.target = { _ in IndexPath(row: 1, section: 1) }
    drag(from: point(0), to: point(2))
    try drop(at: point(2))
    #expect(stage.sections == [["B", "C", "D"], ["X", "A", "Y"]])
  }

  @Test func `11.9.6 the app inserts what is dropped, and knows where it came from`() throws {
    traffic.intent = .unspecified
    var source: IndexPath?
    var texts: [String] = []
    traffic.performing = { [stage] coordinator in
      source = coordinator.items.first?.sourceIndexPath
      #expect(coordinator.destinationIndexPath == IndexPath(row: 1, section: 1))
      #expect(coordinator.proposal.intent == .unspecified)
      coordinator.session.loadObjects(ofClass: NSString.self) { objects in
        texts = objects.compactMap { ($0 as? NSString).map { String(describing: $0) } }
      }
      stage.sections[1].insert("A", at: 1)
      stage.table.insertRows(at: [IndexPath(row: 1, section: 1)], with: .automatic)
      coordinator.drop(coordinator.items[0].dragItem, toRowAt: IndexPath(row: 1, section: 1))
    }
    drag(from: point(0), to: point(1, 1, at: 0.3))
    try drop(at: point(1, 1, at: 0.3))
    #expect(source == stage.path(0))
    #expect(texts == ["A"])
    #expect(stage.seen == ["A", "B", "C", "D", "X", "A", "Y"])
  }

  @Test func `11.9.7 below the middle of a section's last row a drop appends`() throws {
    traffic.operation = .copy
    drag(from: point(0), to: point(3, at: 0.8))
    #expect(traffic.destinations.last == stage.path(4))
    harness.drag(to: point(3, at: 0.2))
    harness.turn()
    #expect(traffic.destinations.last == stage.path(3))
    harness.drag(to: CGPoint(x: 150, y: 520))
    harness.turn()
    #expect(traffic.destinations.last == .some(nil))
    try drop(at: CGPoint(x: 150, y: 520))
  }

  @Test func `11.9.8 a gap opens where rows would be inserted, and closes when the finger leaves`()
    throws
  {
    traffic.operation = .copy
    drag(from: point(0), to: point(1, 1, at: 0.2))
    let rect = table.rectForRow(at: stage.path(1, 1))
    #expect(stage.cell(1, 1)?.frame.minY == rect.maxY)
    #expect(stage.cell(0, 1)?.frame == table.rectForRow(at: stage.path(0, 1)))
    harness.drag(to: CGPoint(x: 150, y: 50))
    harness.turn()
    #expect(stage.cell(1, 1)?.frame == rect)
    #expect(drops.last == "drop.didExit")
    try drop(at: CGPoint(x: 150, y: 50))
  }

  @Test func `11.9.8 a row that items go into is highlighted, and no gap opens`() throws {
    traffic.operation = .copy
    traffic.intent = .insertIntoDestinationIndexPath
    drag(from: point(0), to: point(2))
    #expect(stage.cell(2)?.isHighlighted == true)
    #expect(stage.cell(3)?.frame == table.rectForRow(at: stage.path(3)))
    try drop(at: point(2))
    #expect(stage.cell(2)?.isHighlighted == false)
  }

  @Test
  func `11.9.8 an automatic intent goes into a row in its middle, and beside it at its edges`()
    throws
  {
    traffic.operation = .copy
    traffic.intent = .automatic
    var intents: [UITableViewDropProposal.Intent] = []
    traffic.performing = { intents.append($0.proposal.intent) }
    for part in [0.5, 0.1] {
      drag(from: point(0), to: point(2, at: part))
      try drop(at: point(2, at: part))
    }
    #expect(intents == [.insertIntoDestinationIndexPath, .insertAtDestinationIndexPath])
  }

  @Test func `11.9.9 nothing is moved without the source's consent`() throws {
    traffic.allowsMove = false
    drag(from: point(0), to: point(2))
    try drop(at: point(2))
    #expect(!drops.contains("drop.perform") && !drops.contains { $0.hasPrefix("data.move") })
    #expect(stage.sections[0] == ["A", "B", "C", "D"])
  }

  @Test func `11.9.10 cells hear of the drag that began at them`() throws {
    final class Cell: UITableViewCell {
      var states: [DragState] = []
      override func dragStateDidChange(_ dragState: DragState) {
        super.dragStateDidChange(dragState)
        states.append(dragState)
      }
    }
    // Cells of the other class wait to be used again under the usual name.
    stage.identifier = "listening"
    table.register(Cell.self, forCellReuseIdentifier: stage.identifier)
    traffic.operation = .cancel
    table.reloadData()
    try harness.settle()
    let cell = try #require(stage.cell(0) as? Cell)
    drag(from: point(0), to: point(2))
    #expect(cell.states == [.lifting, .dragging])
    #expect(cell.configurationState.cellDragState == .dragging)
    try drop(at: point(2))
    #expect(cell.states == [.lifting, .dragging, .none])
  }

  @Test func `11.9.11 items go from one table to another`() throws {
    let shelf = UITableView(frame: CGRect(x: 0, y: 560, width: 300, height: 200))
    let taker = RowTraffic(Trace())
    taker.operation = .copy
    shelf.dropDelegate = taker
    stage.controller.view.addSubview(shelf)
    try harness.settle()
    var dropped: [Any?] = []
    taker.performing = { coordinator in
      dropped = coordinator.items.map(\.dragItem.localObject)
      #expect(coordinator.items[0].sourceIndexPath == nil)
      #expect(coordinator.destinationIndexPath == nil)
      #expect(coordinator.proposal.intent == .unspecified)
      #expect(coordinator.session.localDragSession != nil)
    }
    let end = CGPoint(x: 150, y: 650)
    drag(from: point(1), to: end)
    #expect(shelf.hasActiveDrop && !table.hasActiveDrop)
    try drop(at: end)
    #expect(dropped as? [String] == ["B"])
    #expect(taker.trace.events.last == "drop.didEnd")
  }
}
