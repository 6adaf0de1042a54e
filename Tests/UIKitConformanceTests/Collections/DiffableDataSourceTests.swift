import StorylineTesting
import Testing
import UIKit

/// Snapshots that a collection view and a table show.
@MainActor @Suite(.harness) struct DiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
  typealias Source = UICollectionViewDiffableDataSource<String, String>
  typealias TableSource = UITableViewDiffableDataSource<String, String>

  let stage: CollectionStage
  let source: Source

  init() throws {
    stage = try CollectionStage([[]])
    source = Source(collectionView: stage.collection) { collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? TextCell)?.label.text = item
      return cell
    }
  }

  private func snapshot(_ sections: [[String]]) -> Snapshot {
    var snapshot = Snapshot()
    for (index, items) in sections.enumerated() {
      snapshot.appendSections(["\(index)"])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func cell(_ item: String) -> UICollectionViewCell? {
    source.indexPath(for: item).flatMap { stage.collection.cellForItem(at: $0) }
  }

  @Test func `11.4.2 what stays keeps its cell, whatever comes, goes and moves`() throws {
    source.apply(snapshot([["A", "B", "C"], ["D"]]), animatingDifferences: false)
    #expect(stage.seen == ["A", "B", "C", "D"])
    let (b, d) = (cell("B"), cell("D"))
    stage.collection.selectItem(at: stage.path(1), animated: false, scrollPosition: [])
    var isDone = false
    source.apply(snapshot([["D", "x", "B"], ["C"]])) { isDone = true }
    // 11.4.3 – the completion runs after the animations.
    #expect(!isDone)
    try stage.harness.settle()
    #expect(isDone)
    #expect(stage.seen == ["D", "x", "B", "C"])
    #expect(cell("B") === b && cell("D") === d)
    #expect(stage.collection.indexPathsForSelectedItems == [stage.path(2)])
  }

  @Test func `11.4.2 without animation it is done at once, and cells stay all the same`() {
    source.apply(snapshot([["A", "B"]]), animatingDifferences: false)
    let a = cell("A")
    var isDone = false
    source.apply(snapshot([["B", "A"]]), animatingDifferences: false) { isDone = true }
    #expect(isDone && stage.seen == ["B", "A"])
    #expect(cell("A") === a)
  }

  @Test func `11.4.2, 11.4.4 an item that is reloaded gets another cell in its place`() throws {
    source.apply(snapshot([["A", "B"]]), animatingDifferences: false)
    let (a, b) = (cell("A"), cell("B"))
    var new = source.snapshot()
    new.reloadItems(["B"])
    source.apply(new)
    try stage.harness.settle()
    #expect(cell("A") === a && cell("B") !== b && cell("B") != nil)
  }

  @Test func `11.4.5 the source is the collection view's`() {
    #expect(stage.collection.dataSource === source)
  }

  @Test func `11.4.2 reloading the data compares nothing, and selects nothing`() {
    source.apply(snapshot([["A", "B"]]), animatingDifferences: false)
    stage.collection.selectItem(at: stage.path(0), animated: false, scrollPosition: [])
    var isDone = false
    source.applySnapshotUsingReloadData(snapshot([["A", "C"]])) { isDone = true }
    #expect(isDone && stage.seen == ["A", "C"])
    #expect(stage.collection.indexPathsForSelectedItems == [])
  }

  @Test func `11.4.3 code that waits goes on when the change is done`() async {
    await source.apply(snapshot([["A"]]))
    #expect(stage.seen == ["A"])
    await source.applySnapshotUsingReloadData(snapshot([["B"]]))
    #expect(stage.seen == ["B"])
  }

  @Test func `11.4.4 a snapshot is a copy`() {
    source.apply(snapshot([["A"]]), animatingDifferences: false)
    var copy = source.snapshot()
    copy.appendItems(["B"])
    copy.reloadItems(["A"])
    #expect(source.snapshot().itemIdentifiers == ["A"])
    source.apply(copy, animatingDifferences: false)
    #expect(source.snapshot().itemIdentifiers == ["A", "B"])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func `11.4.4 an item that is reconfigured keeps its cell, one that is reloaded does not`()
    throws
  {
    source.apply(snapshot([["A", "B", "C"]]), animatingDifferences: false)
    let cells = ["A", "B", "C"].map(cell)
    for cell in stage.collection.visibleCells { (cell as? TextCell)?.label.text = "old" }
    var next = source.snapshot()
    next.reconfigureItems(["A"])
    next.reloadItems(["B"])
    source.apply(next)
    try stage.harness.settle()
    #expect(stage.seen == ["A", "B", "old"])
    #expect(cell("A") === cells[0] && cell("B") !== cells[1] && cell("C") === cells[2])
  }

  @Test func `a section that is reloaded has its cells made anew`() throws {
    source.apply(snapshot([["A"], ["B"]]), animatingDifferences: false)
    let (a, b) = (cell("A"), cell("B"))
    var next = source.snapshot()
    next.reloadSections(["1"])
    source.apply(next)
    try stage.harness.settle()
    #expect(cell("A") === a && cell("B") !== b)
  }

  @Test func `identifiers and places lead to each other`() {
    source.apply(snapshot([["A"], ["B", "C"]]), animatingDifferences: false)
    #expect(source.itemIdentifier(for: stage.path(1, 1)) == "C")
    #expect(source.itemIdentifier(for: stage.path(5, 1)) == nil)
    #expect(source.indexPath(for: "B") == stage.path(0, 1))
    #expect(source.indexPath(for: "nothing") == nil)
    #expect(source.sectionIdentifier(for: 1) == "1" && source.index(for: "1") == 1)
  }

  @Test func `supplementary views come from their provider`() throws {
    let layout = CollectionStage.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    source.supplementaryViewProvider = { collection, kind, path in
      collection.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "end", for: path)
    }
    stage.collection.collectionViewLayout = layout
    source.apply(snapshot([["A"], ["B"]]), animatingDifferences: false)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(stage.collection.visibleSupplementaryViews(ofKind: kind).count == 2)
    let second = stage.collection.supplementaryView(forElementKind: kind, at: stage.path(0, 1))
    var next = source.snapshot()
    next.deleteSections(["0"])
    source.apply(next)
    try stage.harness.settle()
    #expect(
      stage.collection.supplementaryView(forElementKind: kind, at: stage.path(0)) === second)
  }

  // MARK: Tables

  /// Gives titles.
  private final class Titled: TableSource {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section).map { "Section \($0)" } }
  }

  private func table() throws -> (stage: TableStage, source: Titled) {
    let stage = try TableStage([[]])
    let source = Titled(tableView: stage.table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    return (stage, source)
  }

  @Test func `11.4.5 the source is the table's, and a subclass gives titles`() throws {
    let (stage, source) = try table()
    #expect(stage.table.dataSource === source)
    #expect(source.defaultRowAnimation == .automatic)
    source.apply(snapshot([["A"], ["B"]]), animatingDifferences: false)
    stage.table.layoutIfNeeded()
    #expect(stage.table.headerView(forSection: 1)?.textLabel?.text == "Section 1")
  }

  @Test func `11.4.2 rows that stay keep their cells, and sections move with theirs`() throws {
    let (stage, source) = try table()
    source.apply(snapshot([["A", "B"], ["C"]]), animatingDifferences: false)
    let cells = stage.table.visibleCells
    stage.table.selectRow(at: stage.path(0, 1), animated: false, scrollPosition: .none)
    var next = source.snapshot()
    next.moveSection("1", beforeSection: "0")
    next.moveItem("A", afterItem: "B")
    next.appendItems(["D"], toSection: "1")
    source.apply(next)
    try stage.harness.settle()
    #expect(stage.seen == ["C", "D", "B", "A"])
    #expect(stage.table.cellForRow(at: stage.path(0)) === cells[2])
    #expect(stage.table.cellForRow(at: stage.path(1, 1)) === cells[0])
    #expect(stage.table.indexPathForSelectedRow == stage.path(0))
  }

  @Test func `11.4.4 a row that is reconfigured keeps its cell`() throws {
    let (stage, source) = try table()
    source.apply(snapshot([["A", "B"]]), animatingDifferences: false)
    let cells = stage.table.visibleCells
    for cell in cells { cell.textLabel?.text = "old" }
    var next = source.snapshot()
    next.reconfigureItems(["A"])
    source.apply(next)
    try stage.harness.settle()
    #expect(stage.seen == ["A", "old"] && stage.table.visibleCells == cells)
  }

  @Test func `11.1.9 rows are reconfigured by their places too`() throws {
    let stage = try TableStage([["A", "B"]])
    let cell = stage.table.cellForRow(at: stage.path(1))
    stage.sections = [["A", "b"]]
    stage.table.reconfigureRows(at: [stage.path(1)])
    #expect(stage.seen == ["A", "b"] && stage.table.cellForRow(at: stage.path(1)) === cell)
  }
}
