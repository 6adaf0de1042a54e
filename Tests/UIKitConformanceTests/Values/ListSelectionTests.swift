import StorylineTesting
import Testing
import UIKit

private final class Rows: NSObject, UITableViewDataSource {
  var count = 100
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
  }
}

private final class Items: NSObject, UICollectionViewDataSource {
  var count = 3
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
  }
}

/// A layout that records what it is asked during updates.
private final class LoggingLayout: UICollectionViewFlowLayout {
  var log: [String] = []
  override func prepare() {
    super.prepare()
    log.append("prepare")
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    log.append("updates \(updateItems.map(\.updateAction.rawValue))")
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    log.append("finalize")
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("initial \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("final \(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
}

/// 18.3: selections and updates of lists.
@MainActor @Suite(.harness) struct ListSelectionTests {
  let harness: any Harness = PlatformHarness()
  private let rows = Rows()
  private let items = Items()
  private let layout = LoggingLayout()

  private func show(_ view: UIScrollView) throws {
    view.contentInsetAdjustmentBehavior = .never
    let root = UIViewController()
    root.view.addSubview(view)
    harness.makeWindow(root: root).makeKeyAndVisible()
    try harness.settle()
  }

  private func showTable() throws -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    table.dataSource = rows
    try show(table)
    return table
  }

  private func showCollection() throws -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    collection.dataSource = items
    try show(collection)
    return collection
  }

  @Test func `18.3.1 the selected row moves, and a deleted or reloaded one is not selected`() throws
  {
    let table = try showTable()
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    rows.count = 101
    table.insertRows(at: [[0, 0]], with: .none)
    try harness.settle()
    #expect(table.indexPathForSelectedRow == [0, 2])
    table.moveRow(at: [0, 2], to: [0, 4])
    try harness.settle()
    #expect(table.indexPathForSelectedRow == [0, 4])
    table.reloadRows(at: [[0, 4]], with: .none)
    try harness.settle()
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    rows.count = 100
    table.deleteRows(at: [[0, 0]], with: .none)
    try harness.settle()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `18.3.1 the selected item moves with its item`() throws {
    let collection = try showCollection()
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [[0, 2]])
    items.count = 4
    collection.insertItems(at: [[0, 0]])
    try harness.settle()
    #expect(collection.indexPathsForSelectedItems == [[0, 3]])
    #expect(collection.cellForItem(at: [0, 3])?.isSelected == true)
  }

  @Test func `18.3.2 a row that was selected out of sight is selected when it is seen`() throws {
    let table = try showTable()
    table.selectRow(at: [0, 50], animated: false, scrollPosition: .none)
    #expect(table.cellForRow(at: [0, 50]) == nil)
    table.scrollToRow(at: [0, 50], at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 50])?.isSelected == true)
    #expect(table.cellForRow(at: [0, 51])?.isSelected == false)
  }

  @Test func `18.3.3 a layout is prepared for the updates, and told of their end`() throws {
    let collection = try showCollection()
    layout.log = []
    items.count = 4
    collection.insertItems(at: [[0, 1]])
    try harness.settle()
    #expect(layout.log.prefix(2) == ["prepare", "updates [0]"])
    #expect(layout.log.contains("initial 1"))
    #expect(layout.log.last == "finalize")
    layout.log = []
    items.count = 3
    collection.deleteItems(at: [[0, 0]])
    try harness.settle()
    #expect(layout.log.contains("updates [1]"))
    #expect(layout.log.contains("final 0"))
  }
}
