import StorylineTesting
import Testing
import UIKit

/// Tests for taps on rows.
@MainActor @Suite(.harness) struct TableSelectionTests {
  let stage: TableStage

  init() throws {
    stage = try TableStage([TableStage.numbers(5)])
    stage.trace.clear()
  }

  private var table: UITableView { stage.table }

  @Test func `11.2.1 a tap highlights, then selects, and deselects the old row in between`() throws
  {
    try stage.tap(1)
    stage.trace.expect([
      "delegate.shouldHighlight(0.1)", "delegate.didHighlight(0.1)", "delegate.didUnhighlight(0.1)",
      "delegate.willSelect(0.1)", "delegate.didSelect(0.1)",
    ])
    #expect(table.indexPathForSelectedRow == stage.path(1))
    #expect(table.cellForRow(at: stage.path(1))?.isSelected == true)
    stage.trace.clear()
    try stage.tap(3)
    stage.trace.expect([
      "delegate.shouldHighlight(0.3)", "delegate.didHighlight(0.3)", "delegate.didUnhighlight(0.3)",
      "delegate.willSelect(0.3)", "delegate.willDeselect(0.1)", "delegate.didDeselect(0.1)",
      "delegate.didSelect(0.3)",
    ])
    #expect(table.indexPathsForSelectedRows == [stage.path(3)])
  }

  @Test func `11.2.1 a row that must not be highlighted is not selected`() throws {
    try stage.tap(1)
    stage.highlights = false
    stage.trace.clear()
    try stage.tap(2)
    stage.trace.expect(["delegate.shouldHighlight(0.2)"])
    #expect(table.indexPathForSelectedRow == stage.path(1))
  }

  @Test func `11.2.1 the delegate may mean another row, or none`() throws {
    stage.willSelect = { _ in IndexPath(row: 4, section: 0) }
    try stage.tap(0)
    #expect(table.indexPathForSelectedRow == stage.path(4))
    stage.willSelect = { _ in nil }
    try stage.tap(1)
    #expect(table.indexPathForSelectedRow == stage.path(4))
  }

  @Test func `11.2.1 without a delegate the row that was tapped is selected`() throws {
    table.delegate = nil
    try stage.tap(2)
    #expect(table.indexPathForSelectedRow == stage.path(2))
  }

  @Test func `11.2.2 tapping the selected row selects it again`() throws {
    try stage.tap(1)
    stage.trace.clear()
    try stage.tap(1)
    #expect(
      stage.trace.events.suffix(2) == ["delegate.willSelect(0.1)", "delegate.didSelect(0.1)"])
    #expect(!stage.trace.events.contains("delegate.didDeselect(0.1)"))
  }

  @Test func `11.2.2 where several may be selected a second tap deselects`() throws {
    table.allowsMultipleSelection = true
    try stage.tap(1)
    try stage.tap(2)
    #expect(table.indexPathsForSelectedRows == [stage.path(1), stage.path(2)])
    stage.trace.clear()
    try stage.tap(1)
    #expect(
      stage.trace.events.suffix(2) == ["delegate.willDeselect(0.1)", "delegate.didDeselect(0.1)"])
    #expect(table.indexPathsForSelectedRows == [stage.path(2)])
  }

  @Test func `11.2.3 what code selects is told to nobody`() throws {
    table.selectRow(at: stage.path(2), animated: false, scrollPosition: .none)
    #expect(table.cellForRow(at: stage.path(2))?.isSelected == true)
    table.deselectRow(at: stage.path(2), animated: true)
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: stage.path(1), animated: false, scrollPosition: .none)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil)
    try stage.harness.settle()
    #expect(stage.trace.events.isEmpty)
  }

  @Test func `11.2.4 a tap does what the row is for, after it was selected`() throws {
    final class Doer: NSObject, UITableViewDelegate {
      var events: [String] = []
      var can = true
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        events.append("select \(indexPath.row)")
      }
      func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
      ) -> Bool { can }
      func tableView(
        _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
      ) { events.append("do \(indexPath.row)") }
    }
    let doer = Doer()
    table.delegate = doer
    try stage.harness.settle()
    try stage.tap(1)
    doer.can = false
    try stage.tap(2)
    #expect(doer.events == ["select 1", "do 1", "select 2"])
  }

  @Test func `11.2.6 one row may be selected unless said otherwise`() throws {
    #expect(table.allowsSelection && !table.allowsMultipleSelection)
    table.allowsSelection = false
    try stage.tap(1)
    #expect(stage.trace.events.isEmpty && table.indexPathForSelectedRow == nil)
  }

  @Test func `11.2.7 the button at the end of a row selects nothing`() throws {
    let cell = try #require(table.cellForRow(at: stage.path(2)))
    cell.accessoryType = .detailDisclosureButton
    try stage.harness.settle()
    let rect = table.convert(cell.frame, to: nil)
    // The arrow stands last, the button before it.
    stage.harness.tap(at: CGPoint(x: rect.maxX - 45, y: rect.midY))
    try stage.harness.settle()
    stage.trace.expect(["delegate.accessory(0.2)"])
  }

  @Test func `a drag over rows highlights none`() throws {
    stage.harness.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 320))
    try stage.harness.settle()
    #expect(!stage.trace.events.contains { $0.contains("ighlight") || $0.contains("elect") })
  }

  @Test func `a drag after a while takes the touch from the row`() throws {
    let harness = stage.harness
    harness.holdTime()
    harness.press(at: CGPoint(x: 150, y: 150))
    harness.advance(by: 0.3)
    #expect(table.cellForRow(at: stage.path(1))?.isHighlighted == true)
    harness.move(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 250))
    #expect(table.cellForRow(at: stage.path(1))?.isHighlighted == false)
    harness.lift(at: CGPoint(x: 150, y: 250))
    try harness.settle()
    #expect(stage.trace.events.last == "delegate.didUnhighlight(0.1)")
    #expect(table.indexPathForSelectedRow == nil)
  }

  // MARK: The controller

  final class Letters: UITableViewController {
    let names = ["A", "B", "C"]
    var chosen: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Letters"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  @Test func `11.2.5 what is selected is not any more when the table appears again`() throws {
    let letters = Letters(style: .plain)
    #expect(letters.clearsSelectionOnViewWillAppear)
    let navigation = try stage.harness.showNavigation([letters])
    let rect = letters.tableView.convert(
      letters.tableView.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
    #expect(rect.minY == 147)
    stage.harness.tap(at: CGPoint(x: rect.midX, y: rect.midY))
    try stage.harness.settle()
    #expect(letters.chosen == [1])
    #expect(letters.tableView.indexPathForSelectedRow?.row == 1)
    navigation.popViewController(animated: true)
    try stage.harness.settle()
    #expect(letters.tableView.indexPathForSelectedRow == nil)
    letters.clearsSelectionOnViewWillAppear = false
    stage.harness.tap(at: CGPoint(x: rect.midX, y: rect.midY))
    try stage.harness.settle()
    navigation.popViewController(animated: true)
    try stage.harness.settle()
    #expect(letters.tableView.indexPathForSelectedRow?.row == 1)
  }

  @Test func `11.2.5 a swipe back that is given up leaves the row selected`() throws {
    let letters = Letters(style: .plain)
    let navigation = try stage.harness.showNavigation([letters])
    stage.harness.tap(at: CGPoint(x: 200, y: 103 + 66))
    try stage.harness.settle()
    stage.harness.holdTime()
    stage.harness.press(at: CGPoint(x: 2, y: 400))
    stage.harness.turn()
    stage.harness.move(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 150, y: 400))
    #expect(letters.tableView.indexPathForSelectedRow == nil)
    stage.harness.move(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 10, y: 400))
    stage.harness.lift(at: CGPoint(x: 10, y: 400))
    try stage.harness.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(letters.tableView.indexPathForSelectedRow?.row == 1)
  }
}
