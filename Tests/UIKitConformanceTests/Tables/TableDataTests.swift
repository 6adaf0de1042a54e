import StorylineTesting
import Testing
import UIKit

/// Tests for the questions of a table to its data source, and for its cells.
@MainActor @Suite(.harness) struct TableDataTests {
  let harness: any Harness = PlatformHarness()

  @Test func `11.1.1 a data source without sections has one`() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let source = Source()
    let table = UITableView()
    #expect(table.numberOfSections == 0)
    table.dataSource = source
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `11.1.11 a cell without a layout has only the views that were added to it`() {
    let (cell, own) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIView())
    #expect(cell.subviews.isEmpty)
    cell.addSubview(own)
    #expect(cell.subviews == [own])
    // Reading it adds it, above the views of the cell.
    let content = cell.contentView
    #expect(cell.subviews == [own, content])
    #expect(content.frame == cell.bounds)
    #expect(cell.contentView === content)
  }

  @Test func `11.1.11 the labels of a style are in the content view`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = try #require(cell.textLabel)
    #expect(cell.subviews == [cell.contentView])
    #expect(label.isDescendant(of: cell.contentView))
  }

  @Test func `a table that is nowhere has cells once it is laid out`() {
    final class Controller: UITableViewController {
      var made = 0
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        made += 1
        return UITableViewCell()
      }
    }
    let controller = Controller(style: .plain)
    controller.loadViewIfNeeded()
    controller.tableView.reloadData()
    #expect(controller.made == 0)
    controller.tableView.layoutIfNeeded()
    #expect(controller.made == 3)
    #expect(controller.tableView.visibleCells.count == 3)
    #expect(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) != nil)
  }

  @Test func `11.1.2 sections, rows, then each cell that is seen, and that it is about to be`()
    throws
  {
    let stage = try TableStage([["A", "B"], ["C"]])
    stage.trace.expect([
      "data.sections", "data.rows(0)", "data.rows(1)", "data.cell(0.0)",
      "delegate.willDisplay(0.0)", "data.cell(0.1)", "delegate.willDisplay(0.1)",
      "data.cell(1.0)", "delegate.willDisplay(1.0)",
    ])
    #expect(stage.table.contentSize == CGSize(width: 300, height: 132))
  }

  /// Says heights, and remembers which.
  private final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked: [String] = []
    let count: Int
    init(count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked.append("cell \(indexPath.row)")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append("height \(indexPath.row)")
      return 100
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { asked.append("display \(indexPath.row)") }
  }

  private func show(_ heights: Heights, estimate: CGFloat) throws -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    table.contentInsetAdjustmentBehavior = .never
    table.estimatedRowHeight = estimate
    table.dataSource = heights
    table.delegate = heights
    let controller = UIViewController()
    controller.view.addSubview(table)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
    return table
  }

  @Test func `11.1.2 the height of a row is asked for after its cell`() throws {
    let heights = Heights(count: 2)
    _ = try show(heights, estimate: 90)
    #expect(
      heights.asked == ["cell 0", "height 0", "display 0", "cell 1", "height 1", "display 1"])
  }

  @Test func `11.1.3 with an estimate the height of a row is asked for when it is seen`() throws {
    let heights = Heights(count: 50)
    let table = try show(heights, estimate: 40)
    #expect(heights.asked.contains("height 49") == false)
    #expect(table.contentSize.height < 50 * 60)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 100)
  }

  @Test func `11.1.3 without an estimate all heights are asked for at once`() throws {
    let heights = Heights(count: 50)
    let table = try show(heights, estimate: 0)
    #expect(heights.asked.prefix(50) == (0..<50).map { "height \($0)" }[...])
    #expect(table.contentSize.height == 5000)
  }

  @Test func `11.1.6 a cell that is prepared is neither selected nor highlighted`() {
    let cell = UITableViewCell()
    cell.isSelected = true
    cell.isHighlighted = true
    cell.prepareForReuse()
    #expect(!cell.isSelected && !cell.isHighlighted)
  }

  @Test func `11.1.3 heights are automatic unless set`() {
    let table = UITableView()
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.estimatedRowHeight == UITableView.automaticDimension)
    #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
    #expect(table.sectionFooterHeight == UITableView.automaticDimension)
  }

  @Test func `11.1.4 a question for visible cells right after a reload brings them in`() throws {
    let stage = try TableStage([["A", "B"]])
    let (table, path) = (stage.table, IndexPath(row: 1, section: 0))
    table.reloadData()
    stage.trace.clear()
    #expect(table.cellForRow(at: path) != nil)
    #expect(stage.trace.events.filter { $0.hasPrefix("data.cell") }.count == 2)
    table.reloadData()
    #expect(table.visibleCells.count == 2)
    table.reloadData()
    #expect(table.indexPathsForVisibleRows?.count == 2)
  }

  @Test func `11.1.4 reloading drops all cells, and the next layout makes them`() throws {
    let stage = try TableStage([["A", "B"]])
    stage.table.selectRow(at: stage.path(1), animated: false, scrollPosition: .none)
    stage.sections = [["C"]]
    stage.trace.clear()
    stage.table.reloadData()
    #expect(!stage.table.subviews.contains { ($0 as? UITableViewCell)?.isHidden == false })
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(!stage.trace.events.contains("data.cell(0.0)"))
    stage.table.layoutIfNeeded()
    #expect(stage.seen == ["C"])
  }

  @Test func `11.1.6 a cell is made by its own initialiser, and told before it is used again`()
    throws
  {
    final class Cell: UITableViewCell {
      var made = ""
      var reused = 0
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        made = "\(style) \(reuseIdentifier ?? "")"
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() {
        super.prepareForReuse()
        reused += 1
      }
    }
    let stage = try TableStage([TableStage.numbers(100)])
    stage.table.register(Cell.self, forCellReuseIdentifier: "own")
    stage.identifier = "own"
    stage.table.reloadData()
    try stage.harness.settle()
    let long = "an identifier that has no place in a register"
    stage.table.register(Cell.self, forCellReuseIdentifier: long)
    let fresh = try #require(stage.table.dequeueReusableCell(withIdentifier: long) as? Cell)
    #expect(fresh.made == "default \(long)" && fresh.reused == 0)
    #expect(fresh.reuseIdentifier == long)
    stage.table.contentOffset.y = 1000
    try stage.harness.settle()
    stage.table.contentOffset.y = 2000
    try stage.harness.settle()
    let cells = stage.table.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.count == stage.table.visibleCells.count)
    #expect(cells.contains { $0.reused > 0 })
  }

  @Test func `11.1.8 only what is seen has a cell and a place`() throws {
    let stage = try TableStage([TableStage.numbers(100)])
    let table = stage.table
    let cell = try #require(table.cellForRow(at: stage.path(3)))
    #expect(table.indexPath(for: cell) == stage.path(3))
    #expect(table.cellForRow(at: stage.path(60)) == nil)
    table.contentOffset.y = 2000
    try stage.harness.settle()
    #expect(table.cellForRow(at: stage.path(3)) == nil)
    #expect(table.indexPathsForVisibleRows?.first == stage.path(45))
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 2010)) == stage.path(45))
  }

  @Test func `11.1.10 a row that leaves is told of after it has left`() throws {
    let stage = try TableStage([TableStage.numbers(100)])
    stage.trace.clear()
    stage.table.contentOffset.y = 44
    try stage.harness.settle()
    stage.trace.expect([
      "data.cell(0.10)", "delegate.willDisplay(0.10)", "delegate.didEndDisplaying(0.0)",
    ])
  }

  @Test func `what a table costs follows what is seen`() throws {
    final class Million: NSObject, UITableViewDataSource {
      var cells = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1_000_000
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        cells += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
    }
    let stage = try TableStage([])
    let million = Million()
    stage.table.dataSource = million
    try stage.harness.settle()
    #expect(million.cells == 10)
    #expect(stage.table.contentSize.height == 44_000_000)
    stage.table.scrollToRow(at: stage.path(500_000), at: .top, animated: false)
    #expect(stage.table.contentOffset.y == 22_000_000)
    #expect(stage.seen.first == "500000")
    #expect(million.cells < 25)
  }

  @Test
  func `a row that is higher than it was thought to be moves those below, and nobody sees it`()
    throws
  {
    let heights = Heights(count: 200)
    let table = try show(heights, estimate: 40)
    table.contentOffset.y = 3000
    try harness.settle()
    let first = try #require(table.indexPathsForVisibleRows?.first)
    let place = table.rectForRow(at: first).minY - table.contentOffset.y
    table.contentOffset.y -= 10
    try harness.settle()
    // A row that comes in above is 60 points higher than estimated.
    #expect(table.rectForRow(at: first).minY - table.contentOffset.y == place + 10)
  }

  @Test func `a cell with constraints is as high as they make it`() throws {
    final class Cell: UITableViewCell {
      let label = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          label.heightAnchor.constraint(equalToConstant: 50),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let stage = try TableStage([["A", "B"]])
    stage.table.register(Cell.self, forCellReuseIdentifier: "own")
    stage.identifier = "own"
    stage.table.reloadData()
    try stage.harness.settle()
    #expect(
      stage.table.rectForRow(at: stage.path(1)) == CGRect(x: 0, y: 90, width: 300, height: 90))
    #expect(stage.table.contentSize.height == 180)
  }

  @Test func `a table that becomes narrower keeps its cells and measures them anew`() throws {
    let stage = try TableStage([["A", "B"]])
    let cell = try #require(stage.table.cellForRow(at: stage.path(1)))
    stage.trace.clear()
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = "a text that needs several lines where there is little room for it"
    stage.table.frame.size.width = 150
    try stage.harness.settle()
    #expect(stage.table.cellForRow(at: stage.path(1)) === cell)
    #expect(cell.frame.width == 150 && cell.frame.height > 80)
    #expect(!stage.trace.events.contains("data.cell(0.1)"))
  }

  // MARK: Headers

  @Test func `a header of a plain table stays at the top until the next one pushes it away`() throws
  {
    let stage = try TableStage([TableStage.numbers(20), TableStage.numbers(20)])
    stage.titles = ["One", "Two"]
    stage.table.sectionHeaderTopPadding = 0
    stage.table.reloadData()
    try stage.harness.settle()
    let table = stage.table
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 28))
    #expect(table.rectForRow(at: stage.path(0)).minY == 28)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "One")
    table.contentOffset.y = 300
    try stage.harness.settle()
    #expect(header.frame.minY == 300)
    table.contentOffset.y = 28 + 880 - 10
    try stage.harness.settle()
    #expect(header.frame.maxY == 908)
    table.contentOffset.y = 1200
    try stage.harness.settle()
    #expect(header.superview == nil)
    #expect(table.headerView(forSection: 1)?.frame.minY == 1200)
  }

  @Test func `a header of a grouped table scrolls with its rows`() throws {
    let stage = try TableStage([TableStage.numbers(20)], style: .grouped)
    stage.titles = ["One"]
    stage.table.reloadData()
    try stage.harness.settle()
    let header = try #require(stage.table.headerView(forSection: 0))
    stage.table.contentOffset.y = 20
    try stage.harness.settle()
    #expect(header.frame.minY == 0)
  }

  @Test func `rows of an inset grouped table keep from the sides`() throws {
    let stage = try TableStage([["A", "B"]], style: .insetGrouped)
    let rect = stage.table.rectForRow(at: stage.path(0))
    #expect(rect.minX == 16 && rect.width == 268)
    #expect(stage.table.cellForRow(at: stage.path(0))?.frame == rect)
  }

  @Test func `views above and below all sections scroll with them`() throws {
    let stage = try TableStage([["A"]])
    let (header, footer) = (UIView(), UIView())
    header.frame.size.height = 50
    footer.frame.size.height = 30
    stage.table.tableHeaderView = header
    stage.table.tableFooterView = footer
    try stage.harness.settle()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(stage.table.rectForRow(at: stage.path(0)).minY == 50)
    #expect(footer.frame == CGRect(x: 0, y: 94, width: 300, height: 30))
    #expect(stage.table.contentSize.height == 124)
  }

  // MARK: Scrolling to rows

  @Test(
    arguments: [(.top, 2200), (.middle, 2002), (.bottom, 1804)]
      as [(UITableView.ScrollPosition, CGFloat)])
  func `a row is scrolled to a place`(position: UITableView.ScrollPosition, offset: CGFloat) throws
  {
    let stage = try TableStage([TableStage.numbers(100)])
    stage.table.scrollToRow(at: stage.path(50), at: position, animated: false)
    #expect(stage.table.contentOffset.y == offset)
    #expect(stage.table.cellForRow(at: stage.path(50)) != nil)
  }

  @Test func `a plain table keeps free what is above a header, as much as it is told`() throws {
    let stage = try TableStage([["A"], ["B"], ["C"]])
    stage.titles = ["One", nil, "Three"]
    let table = stage.table
    table.reloadData()
    try stage.harness.settle()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 300, height: 28))
    #expect(table.rectForRow(at: stage.path(0, 0)).minY == 50)
    // Without a header there is nothing to keep free.
    #expect(table.rectForRow(at: stage.path(0, 1)).minY == table.rectForRow(at: stage.path(0)).maxY)
    #expect(table.rect(forSection: 0).minY == 0)
    table.sectionHeaderTopPadding = 0
    try stage.harness.settle()
    #expect(table.rectForHeader(inSection: 0).minY == 0)
    #expect(table.rectForRow(at: stage.path(0, 0)).minY == 28)
  }

  @Test func `a grouped table keeps free only what it is told`() throws {
    let stage = try TableStage([["A"]], style: .grouped)
    stage.titles = ["One"]
    stage.table.reloadData()
    try stage.harness.settle()
    let usual = stage.table.rectForHeader(inSection: 0)
    stage.table.sectionHeaderTopPadding = 10
    try stage.harness.settle()
    #expect(stage.table.rectForHeader(inSection: 0) == usual.offsetBy(dx: 0, dy: 10))
  }
}
