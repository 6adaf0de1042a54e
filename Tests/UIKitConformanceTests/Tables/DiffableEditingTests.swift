import StorylineTesting
import Testing
import UIKit

/// Tables of diffable data sources, edited and moved by subclasses of them.
@MainActor @Suite(.harness) struct DiffableEditingTests {
  private let harness: any Harness = PlatformHarness()
  private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 440))

  init() throws {
    let controller = UIViewController()
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    controller.view.addSubview(table)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
  }

  private typealias Plain = UITableViewDiffableDataSource<Int, String>

  private func fill<Source: Plain>(
    _ make: (UITableView, @escaping Plain.CellProvider) -> Source
  ) throws -> Source {
    let source = make(table) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = name
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B", "C", "D"])
    source.apply(snapshot, animatingDifferences: false)
    try harness.settle()
    return source
  }

  private var seen: [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
  }

  private func drag(_ row: Int, x: CGFloat, by way: CGPoint) throws {
    let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    let start = CGPoint(x: x, y: rect.midY)
    harness.drag(from: start, to: CGPoint(x: x + way.x, y: start.y + way.y))
    try harness.settle()
  }

  @Test func `11.4.5 without a subclass nothing is edited or moved`() throws {
    let source = try fill { Plain(tableView: $0, cellProvider: $1) }
    try drag(1, x: 250, by: CGPoint(x: -100, y: 0))
    table.setEditing(true, animated: false)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.frame.minX == 0 && !cell.isEditing && !cell.showsReorderControl)
    #expect(source.snapshot().itemIdentifiers == ["A", "B", "C", "D"])
  }

  @Test func `11.4.5 a subclass that commits deletes by a snapshot`() throws {
    let source = try fill { DeletingSource(tableView: $0, cellProvider: $1) }
    try drag(1, x: 280, by: CGPoint(x: -260, y: 0))
    #expect(source.snapshot().itemIdentifiers == ["A", "C", "D"])
    #expect(seen == ["A", "C", "D"])
  }

  @Test(arguments: [false, true])
  func `11.4.5 a subclass that moves says so by a snapshot`(animated: Bool) throws {
    let source = try fill { MovingSource(tableView: $0, cellProvider: $1) }
    source.animates = animated
    table.setEditing(true, animated: false)
    let cell = try #require(table.visibleCells.first)
    try drag(0, x: 280, by: CGPoint(x: 0, y: 100))
    #expect(source.snapshot().itemIdentifiers == ["B", "C", "A", "D"])
    #expect(seen == ["B", "C", "A", "D"])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
  }
}

private final class DeletingSource: UITableViewDiffableDataSource<Int, String> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: indexPath) else { return }
    var changed = snapshot()
    changed.deleteItems([item])
    apply(changed)
  }
}

private final class MovingSource: UITableViewDiffableDataSource<Int, String> {
  var animates = true

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    var items = snapshot().itemIdentifiers
    items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    var changed = NSDiffableDataSourceSnapshot<Int, String>()
    changed.appendSections([0])
    changed.appendItems(items)
    apply(changed, animatingDifferences: animates)
  }
}
