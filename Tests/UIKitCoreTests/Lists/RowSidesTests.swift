import StorylineTesting
import Testing
import UIKit

@testable import UIKitCore

/// 13.2: rows at the sides of the screen, and what stands at their end.
@MainActor @Suite(.stage) struct RowSidesTests {
  private let source = Source()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func show(
    _ style: UITableView.Style = .plain, on device: Device = .iPhone15, isOnSide: Bool = true,
    change: (UITableView) -> Void = { _ in }
  ) throws -> UITableView {
    Stage.shared.setDevice(device)
    Stage.shared.rotate(to: isOnSide ? .landscapeLeft : .portrait)
    let controller = UITableViewController(style: style)
    controller.tableView.dataSource = source
    change(controller.tableView)
    window.frame = UIScreen.main.bounds
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    return controller.tableView
  }

  /// From the left to the right side of a view, on the screen.
  private func sides(_ view: UIView?) throws -> [CGFloat] {
    let view = try #require(view)
    let frame = view.convert(view.bounds, to: nil)
    return [frame.minX, frame.maxX]
  }

  private func firstCell(_ table: UITableView) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `13.2.1 rows reach the sides, their content and their accessories the safe area`(
    style: UITableView.Style
  ) throws {
    let table = try show(style)
    #expect(table.insetsContentViewsToSafeArea)
    let cell = try firstCell(table)
    #expect(try sides(cell) == [0, 852])
    #expect(try sides(cell.textLabel)[0] == 59 + 16)
    let accessory = try sides(cell.accessory)
    // An accessory at the end may be off by the rounding of its width.
    #expect(abs(accessory[1] - (852 - 59 - 16)) < 0.001)
    #expect(try sides(cell.contentView) == [59, accessory[0]])
  }

  @Test func `13.2.1 the content of headers keeps within the safe area`() throws {
    let table = try show()
    let header = try #require(table.headerView(forSection: 0))
    #expect(try sides(header) == [0, 852])
    #expect(try sides(header.contentView) == [59, 852 - 59])
    #expect(try sides(header.textLabel)[0] == 59 + 16)
  }

  @Test func `13.2.1 content goes to the sides of a table that does not inset it`() throws {
    let table = try show { $0.insetsContentViewsToSafeArea = false }
    #expect(try sides(firstCell(table).contentView)[0] == 0)
    table.insetsContentViewsToSafeArea = true
    try Stage.shared.settle()
    #expect(try sides(firstCell(table).contentView)[0] == 59)
  }

  @Test func `13.2.1 groups that are inset keep within the safe area as a whole`() throws {
    let table = try show(.insetGrouped)
    let cell = try firstCell(table)
    #expect(try sides(cell) == [59 + 16, 852 - 59 - 16])
    #expect(try sides(cell.contentView)[0] == 59 + 16)
  }

  @Test func `13.2.1 what edits a row is within the safe area`() throws {
    let table = try show()
    table.setEditing(true, animated: false)
    try Stage.shared.settle()
    let cell = try firstCell(table)
    #expect(try sides(cell.editControl)[0] >= 59)
    #expect(try sides(cell.contentView)[0] > 59)
    #expect(try sides(cell.contentView)[1] <= 852 - 59)
  }

  @Test func `13.2.1 upright, rows have all of the width`() throws {
    let table = try show()
    Stage.shared.rotate(to: .portrait)
    try Stage.shared.settle()
    let cell = try firstCell(table)
    #expect(try sides(cell.contentView)[0] == 0)
    #expect(try sides(cell.accessory)[1] == 393 - 16)
  }

  @Test func `13.2.1 accessories of a list's cells keep within the safe area`() throws {
    Stage.shared.rotate(to: .landscapeLeft)
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let collection = try #require(controller.collectionView)
    let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    window.frame = UIScreen.main.bounds
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    data.apply(snapshot, animatingDifferences: false)
    try Stage.shared.settle()
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(collection.cellForItem(at: path) as? UICollectionViewListCell)
    #expect(try sides(cell) == [0, 852])
    // It stands in the middle of its room, which is 16 points wide.
    let end: CGFloat = 852 - 59 - 16
    #expect(try (end - 16...end).contains(sides(cell.trailing.first?.view)[1]))
    #expect(try sides(cell.contentView)[0] == 59)
  }

  @Test func `13.2.2 accessories are as large as the text that people chose`() throws {
    let table = try show(isOnSide: false)
    let usual = try #require(firstCell(table).accessory?.bounds.size)
    Stage.shared.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
    try Stage.shared.settle()
    let cell = try firstCell(table)
    let grown = try #require(cell.accessory?.bounds.size)
    // Body text has lines of 62 points in place of 22.
    #expect(grown.width > 2 * usual.width)
    #expect(try sides(cell.contentView)[1] <= sides(cell.accessory)[0])
    Stage.shared.setContentSizeCategory(.large)
    try Stage.shared.settle()
    #expect(try firstCell(table).accessory?.bounds.size == usual)
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Title"
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }
}
