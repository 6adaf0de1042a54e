import StorylineTesting
import Testing
import UIKit

/// Tables that are edited by the controls before their rows.
@MainActor @Suite(.harness) struct TableEditingTests {
  let stage: EditStage

  init() throws {
    stage = try EditStage([["A", "B", "C", "D"]])
  }

  private var table: UITableView { stage.table }

  /// The middle of the round control on the screen.
  private let control: CGFloat = 27

  @Test func `11.3.3 rows make room for their controls while the table is edited`() throws {
    let cell = try #require(stage.cell(0))
    #expect(!table.isEditing && !cell.isEditing)
    #expect(cell.contentView.frame.minX == 0)
    table.setEditing(true, animated: false)
    #expect(table.isEditing && cell.isEditing)
    #expect(cell.editingStyle == .delete)
    #expect(cell.contentView.frame.minX > 0)
    #expect(cell.contentView.frame.maxX < cell.bounds.maxX)
    table.setEditing(false, animated: false)
    #expect(!table.isEditing && !cell.isEditing)
    #expect(cell.contentView.frame == cell.bounds)
    #expect(cell.editingStyle == .none)
  }

  @Test func `11.3.3 editing begins and ends animated`() throws {
    stage.harness.holdTime()
    let cell = try #require(stage.cell(0))
    let before = cell.subviews.count
    table.setEditing(true, animated: true)
    #expect(cell.subviews.count == before + 2)
    try stage.harness.settle()
    table.setEditing(false, animated: true)
    // The removal is animated.
    #expect(cell.subviews.count == before + 2)
    try stage.harness.settle()
    #expect(cell.subviews.count == before)
  }

  @Test func `11.3.3 a row that the data source does not let people edit stays as it is`() throws {
    stage.canEdit = { $0.row != 1 }
    stage.canMove = { _ in false }
    table.setEditing(true, animated: false)
    #expect(stage.cell(0)?.isEditing == true)
    #expect(stage.cell(1)?.isEditing == false)
    #expect(stage.cell(1)?.contentView.frame.minX == 0)
    try stage.tap(1, x: control)
    #expect(stage.cell(1)?.showingDeleteConfirmation == false)
  }

  @Test func `11.3.3 the control uncovers the button that has the data source delete`() throws {
    table.setEditing(true, animated: false)
    stage.trace.clear()
    try stage.tap(1, x: control)
    let cell = try #require(stage.cell(1))
    #expect(cell.showingDeleteConfirmation)
    #expect(cell.frame.minX < 0)
    stage.trace.clear()
    try stage.tap(1, x: 290)
    // Then what can be done with the rows that are left is asked anew.
    #expect(stage.trace.events.first == "data.commit(delete, 0.1)")
    #expect(stage.trace.events.dropFirst().allSatisfy { $0.hasPrefix("data.canEdit") })
    #expect(stage.seen == ["A", "C", "D"])
    #expect(table.isEditing)
  }

  @Test func `11.3.3 the button goes when something else is tapped, which does nothing`() throws {
    table.allowsSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    try stage.tap(1, x: control)
    stage.trace.clear()
    try stage.tap(3)
    #expect(stage.cell(1)?.showingDeleteConfirmation == false)
    #expect(stage.cell(1)?.frame.minX == 0)
    stage.trace.expect([])
    try stage.tap(3)
    stage.trace.expect(["delegate.didSelect(0.3)"])
  }

  @Test func `11.3.3 a row that is inserted is committed at once`() throws {
    stage.style = { $0.row == 3 ? .insert : .delete }
    table.setEditing(true, animated: false)
    #expect(stage.cell(3)?.editingStyle == .insert)
    stage.trace.clear()
    try stage.tap(3, x: control)
    #expect(stage.trace.events.first == "data.commit(insert, 0.3)")
    #expect(stage.seen == ["A", "B", "C", "new", "D"])
    // A new row in editing mode shows it too.
    #expect(stage.cell(3)?.isEditing == true)
  }

  @Test func `11.3.3 a row without a control is indented unless the delegate says no`() throws {
    stage.style = { _ in .none }
    table.setEditing(true, animated: false)
    let indented = try #require(stage.cell(0)?.contentView.frame.minX)
    #expect(indented > 0)
    table.setEditing(false, animated: false)
    stage.indents = false
    table.setEditing(true, animated: false)
    #expect(stage.cell(0)?.contentView.frame.minX == 0)
  }

  @Test func `11.3.3 rows that come into sight while the table is edited are edited`() throws {
    stage.sections = [(0..<40).map { "\($0)" }]
    table.reloadData()
    table.setEditing(true, animated: false)
    table.scrollToRow(at: stage.path(30), at: .top, animated: false)
    #expect(stage.cell(30)?.isEditing == true)
    table.setEditing(false, animated: false)
    table.scrollToRow(at: stage.path(0), at: .top, animated: false)
    #expect(stage.cell(0)?.isEditing == false)
    #expect(stage.cell(0)?.contentView.frame.minX == 0)
  }

  @Test func `11.3.3 the accessory is another one while the row is edited`() throws {
    let cell = try #require(stage.cell(0))
    stage.canMove = { _ in false }
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    let room = cell.contentView.frame.maxX
    table.setEditing(true, animated: false)
    #expect(cell.contentView.frame.maxX == cell.bounds.maxX)
    cell.editingAccessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.maxX == room)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.editingAccessoryView = view
    cell.layoutIfNeeded()
    #expect(view.superview === cell)
    #expect(cell.contentView.frame.maxX == cell.bounds.maxX - 66)
  }

  @Test func `11.3.3 a cell hears of its states before and after`() throws {
    table.register(StateCell.self, forCellReuseIdentifier: "state")
    stage.identifier = "state"
    table.reloadData()
    try stage.harness.settle()
    let cell = try #require(stage.cell(0) as? StateCell)
    cell.states = []
    table.setEditing(true, animated: true)
    #expect(cell.states == ["will 1"])
    try stage.harness.settle()
    #expect(cell.states == ["will 1", "did 1"])
    try stage.tap(0, x: control)
    #expect(cell.states.suffix(2) == ["will 3", "did 3"])
    table.setEditing(false, animated: false)
    #expect(cell.states.suffix(4) == ["will 1", "did 1", "will 0", "did 0"])
  }

  // MARK: Selection

  @Test func `11.2.6 nothing is selected while the table is edited, unless it may be`() throws {
    table.setEditing(true, animated: false)
    stage.trace.clear()
    try stage.tap(1)
    stage.trace.expect([])
    table.allowsSelectionDuringEditing = true
    try stage.tap(1)
    stage.trace.expect(["delegate.didSelect(0.1)"])
  }

  @Test func `11.2.6 several rows are chosen by their circles`() throws {
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    stage.trace.clear()
    try stage.tap(0, x: control)
    try stage.tap(2)
    try stage.tap(0)
    stage.trace.expect([
      "delegate.didSelect(0.0)", "delegate.didSelect(0.2)", "delegate.didDeselect(0.0)",
    ])
    #expect(table.indexPathsForSelectedRows == [stage.path(2)])
    table.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  // MARK: Controllers

  @Test func `11.3.3 the edit button edits the table of a table controller`() throws {
    let controller = UITableViewController(style: .plain)
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let navigation = try stage.harness.showNavigation([controller])
    let bar = navigation.navigationBar.frame
    stage.harness.tap(at: CGPoint(x: bar.maxX - 30, y: bar.midY))
    try stage.harness.settle()
    #expect(controller.isEditing && controller.tableView.isEditing)
    stage.harness.tap(at: CGPoint(x: bar.maxX - 30, y: bar.midY))
    try stage.harness.settle()
    #expect(!controller.isEditing && !controller.tableView.isEditing)
  }

  @Test func `11.3.3 a table that is loaded later is edited as its controller is`() {
    let controller = UITableViewController(style: .plain)
    controller.setEditing(true, animated: false)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.tableView.isEditing)
  }
}

/// A cell that records its states.
private final class StateCell: UITableViewCell {
  var states: [String] = []

  override func willTransition(to state: UITableViewCell.StateMask) {
    super.willTransition(to: state)
    states.append("will \(state.rawValue)")
  }

  override func didTransition(to state: UITableViewCell.StateMask) {
    super.didTransition(to: state)
    states.append("did \(state.rawValue)")
  }
}
