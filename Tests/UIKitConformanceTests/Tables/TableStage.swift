import UIKit

/// A table in a window, what it shows, and what it asks and tells.
@MainActor
final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let controller = UIViewController()
  let table: UITableView
  var sections: [[String]]
  var titles: [String?] = []
  /// The delegate's answer; the method exists only where this is set.
  var willSelect: ((IndexPath) -> IndexPath?)?
  var highlights = true
  /// How high a row is; by itself where nothing is said.
  var height: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
  /// The reuse identifier of the cells.
  var identifier = "cell"
  /// Sets cells up, in place of a text in their label.
  var configure: ((UITableViewCell, String) -> Void)?
  /// Makes the views above the sections.
  var header: ((Int) -> UIView?)?

  /// A table with sections of rows named so.
  init(_ sections: [[String]], style: UITableView.Style = .plain) throws {
    self.sections = sections
    table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 440), style: style)
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    controller.view.addSubview(table)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
  }

  static func numbers(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// Taps the row in its middle.
  func tap(_ row: Int, _ section: Int = 0) throws {
    let rect = table.convert(table.rectForRow(at: path(row, section)), to: nil)
    harness.tap(at: CGPoint(x: rect.midX, y: rect.midY))
    try harness.settle()
  }

  var seen: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  private func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int {
    trace.record("data", "sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trace.record("data", "rows(\(section))")
    return sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    trace.record("data", "cell(\(name(indexPath)))")
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    let name = sections[indexPath.section][indexPath.row]
    if let configure { configure(cell, name) } else { cell.textLabel?.text = name }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  // MARK: Delegate

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header?(section)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { trace.record("delegate", "didEndDisplayingHeader(\(section))") }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { trace.record("delegate", "willDisplay(\(name(indexPath)))") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { trace.record("delegate", "didEndDisplaying(\(name(indexPath)))") }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    trace.record("delegate", "shouldHighlight(\(name(indexPath)))")
    return highlights
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    trace.record("delegate", "didHighlight(\(name(indexPath)))")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    trace.record("delegate", "didUnhighlight(\(name(indexPath)))")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    trace.record("delegate", "willSelect(\(name(indexPath)))")
    return willSelect.map { $0(indexPath) } ?? indexPath
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    trace.record("delegate", "willDeselect(\(name(indexPath)))")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    trace.record("delegate", "didSelect(\(name(indexPath)))")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    trace.record("delegate", "didDeselect(\(name(indexPath)))")
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { trace.record("delegate", "accessory(\(name(indexPath)))") }
}
