import Foundation
import StorylineTesting
import Testing
import UIKit

/// Cells that are used again, and properties of lists that change while they are seen.
@MainActor @Suite(.stage) struct ReusedCellTests {
  private final class Row: UITableViewCell {
    var updates = 0

    override func updateConfiguration(using state: UICellConfigurationState) { updates += 1 }
  }

  private final class Tile: UICollectionViewCell {
    var updates = 0

    override func updateConfiguration(using state: UICellConfigurationState) { updates += 1 }
  }

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 50 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let source = Source()
  private let window = UIWindow()
  private let area = CGRect(x: 0, y: 100, width: 200, height: 300)

  private func show(_ view: UIView) throws {
    let controller = UIViewController()
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  /// Scrolls by one row at a time until a cell is used again.
  private func scroll(_ list: UIScrollView, until isUsed: () -> Bool) throws {
    for _ in 0..<10 where !isUsed() {
      list.contentOffset.y += 100
      try Stage.shared.settle()
    }
    try #require(isUsed())
  }

  private func table() throws -> UITableView {
    let table = UITableView(frame: area, style: .plain)
    table.register(Row.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.rowHeight = 100
    try show(table)
    return table
  }

  @Test func `11.7.1 a row that is used again is updated again`() throws {
    let table = try table()
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Row)
    let before = first.updates
    try scroll(table, until: { table.indexPath(for: first).map { $0.row > 0 } == true })
    #expect(first.updates == before + 1)
  }

  @Test func `11.7.1 an item that is used again is updated again`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 100)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: area, collectionViewLayout: layout)
    list.register(Tile.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.isPrefetchingEnabled = false
    try show(list)
    let first = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? Tile)
    let before = first.updates
    try scroll(list, until: { list.indexPath(for: first).map { $0.item > 0 } == true })
    #expect(first.updates == before + 1)
  }

  @Test func `11.1.3 rows follow another height`() throws {
    let table = try table()
    table.rowHeight = 60
    try Stage.shared.settle()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
    #expect(table.contentSize.height == CGFloat(50 * 60))
  }
}
