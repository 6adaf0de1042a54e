import UIKit

/// A table whose rows can be deleted, inserted, moved and swiped, and what it asks and tells.
@MainActor
final class EditStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let controller = UIViewController()
  let table: UITableView
  var sections: [[String]]
  var titles: [String?] = []
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var indents = true
  var deleteTitle: String?
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?
  /// The place that a held row goes to, for the one that is proposed.
  var target: ((IndexPath) -> IndexPath)?
  /// The reuse identifier of the cells.
  var identifier = "cell"
  /// The data source's reaction to a confirmed edit; by default it deletes the row, or inserts one.
  var committing: ((UITableViewCell.EditingStyle, IndexPath) -> Void)?

  init(
    _ sections: [[String]], style: UITableView.Style = .plain, readsFromTheRight: Bool = false
  ) throws {
    self.sections = sections
    table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 440), style: style)
    super.init()
    if readsFromTheRight { harness.readFromTheRight() }
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    controller.view.addSubview(table)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
    trace.clear()
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: path(row, section))
  }

  /// The middle of a row, on the screen.
  func middle(_ row: Int, _ section: Int = 0) -> CGPoint {
    let rect = table.convert(table.rectForRow(at: path(row, section)), to: nil)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  func tap(_ row: Int, _ section: Int = 0, x: CGFloat? = nil) throws {
    var point = middle(row, section)
    if let x { point.x = x }
    harness.tap(at: point)
    try harness.settle()
  }

  /// A finger goes over a row, slowly enough to be no flick, rests and is lifted.
  func swipe(_ row: Int, _ section: Int = 0, from start: CGFloat, to end: CGFloat) throws {
    press(row, section, from: start, to: end)
    harness.lift(at: CGPoint(x: end, y: middle(row, section).y))
    harness.turn()
    try harness.settle()
  }

  /// The same, and the finger stays down.
  func press(_ row: Int, _ section: Int = 0, from start: CGFloat, to end: CGFloat) {
    let y = middle(row, section).y
    harness.holdTime()
    harness.press(at: CGPoint(x: start, y: y))
    harness.turn()
    harness.move(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y), over: 1, steps: 20)
    harness.advance(by: 0.5)
    harness.drag(to: CGPoint(x: end, y: y))
    harness.turn()
  }

  /// Holds the row by its grip and moves it up or down by that much.
  func hold(_ row: Int, _ section: Int = 0, by distance: CGFloat) {
    let start = CGPoint(x: 280, y: middle(row, section).y)
    let end = CGPoint(x: 280, y: start.y + distance)
    harness.holdTime()
    harness.press(at: start)
    harness.turn()
    harness.move(from: start, to: end, over: 1, steps: 20)
    held = end
  }

  func letGo() throws {
    harness.lift(at: held)
    harness.turn()
    try harness.settle()
  }

  private var held = CGPoint.zero

  /// The texts of the rows, from top to bottom.
  var seen: [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
  }

  func action(
    _ title: String, _ style: UIContextualAction.Style = .normal, performed: Bool? = true
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [trace] _, _, done in
      trace.record("action", title)
      if let performed { done(performed) }
    }
  }

  private func name(_ path: IndexPath?) -> String {
    path.map { "\($0.section).\($0.row)" } ?? "nil"
  }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    trace.record("data", "canEdit(\(name(indexPath)))")
    return canEdit(indexPath)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    trace.record("data", "commit(\(editingStyle), \(name(indexPath)))")
    if let committing { return committing(editingStyle, indexPath) }
    if editingStyle == .delete {
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } else if editingStyle == .insert {
      sections[indexPath.section].insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    }
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(indexPath)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    trace.record("data", "move(\(name(sourceIndexPath)), \(name(destinationIndexPath)))")
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }

  // MARK: Delegate

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style(indexPath) }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deleteTitle }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { indents }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    trace.record("delegate", "willBeginEditing(\(name(indexPath)))")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    trace.record("delegate", "didEndEditing(\(name(indexPath)))")
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    trace.record(
      "delegate", "target(\(name(sourceIndexPath)), \(name(proposedDestinationIndexPath)))")
    return target?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    trace.record("delegate", "didSelect(\(name(indexPath)))")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    trace.record("delegate", "didDeselect(\(name(indexPath)))")
  }
}
