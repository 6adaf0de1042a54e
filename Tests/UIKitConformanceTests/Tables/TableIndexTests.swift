import StorylineTesting
import Testing
import UIKit

/// The index at the side of a table, and rows that are announced.
@MainActor @Suite(.harness) struct TableIndexTests {
  let harness: any Harness = PlatformHarness()
  private let source = IndexSource()
  let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 440), style: .plain)

  init() throws {
    let controller = UIViewController()
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    controller.view.addSubview(table)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
  }

  private var room: CGFloat? {
    table.cellForRow(at: IndexPath(row: 0, section: 0)).map {
      $0.layoutIfNeeded()
      return $0.bounds.maxX - $0.contentView.frame.maxX
    }
  }

  /// The middle of a title, five of them being in the middle of the table.
  private func title(_ index: Int) -> CGPoint {
    CGPoint(x: 295, y: 320 + 14 * CGFloat(index - 2))
  }

  @Test func `a finger on the index brings sections to the top`() throws {
    #expect(room == 15)
    harness.holdTime()
    harness.press(at: title(3))
    harness.turn()
    #expect(table.contentOffset.y == table.rect(forSection: 3).minY)
    harness.drag(to: title(1))
    harness.turn()
    #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
    harness.lift(at: title(1))
    try harness.settle()
    #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
    #expect(source.asked == ["D 3", "B 1"])
  }

  @Test func `the data source says which section a title means`() throws {
    source.section = { _ in 4 }
    harness.tap(at: title(0))
    try harness.settle()
    #expect(table.contentOffset.y == table.rect(forSection: 4).minY)
  }

  @Test func `there is no index without titles, or with too few rows`() throws {
    table.sectionIndexMinimumDisplayRowCount = 101
    try harness.settle()
    #expect(room == 0)
    table.sectionIndexMinimumDisplayRowCount = 100
    try harness.settle()
    #expect(room == 15)
    source.titles = nil
    table.reloadSectionIndexTitles()
    try harness.settle()
    #expect(room == 0)
  }

  // MARK: Loading ahead

  @Test func `rows of the screen ahead are announced once, and taken back`() throws {
    let hearer = Announced()
    table.prefetchDataSource = hearer
    table.setNeedsLayout()
    try harness.settle()
    // Ten rows are seen.
    #expect(hearer.rows.map(\.row) == Array(10..<20))
    #expect(hearer.rows.allSatisfy { $0.section == 0 })
    hearer.rows = []
    table.contentOffset.y = 44
    try harness.settle()
    #expect(hearer.rows.isEmpty || hearer.rows.allSatisfy { $0 > IndexPath(row: 19, section: 0) })
    table.contentOffset.y = 3000
    try harness.settle()
    #expect(hearer.cancelled.contains(IndexPath(row: 15, section: 0)))
    hearer.rows = []
    table.contentOffset.y = 2900
    try harness.settle()
    // Backwards now.
    #expect(!hearer.rows.isEmpty)
    let first = try #require(table.indexPathsForVisibleRows?.first)
    #expect(hearer.rows.allSatisfy { $0 < first })
  }

  @Test func `nothing is announced where that is switched off`() throws {
    let hearer = Announced()
    table.isPrefetchingEnabled = false
    table.prefetchDataSource = hearer
    table.contentOffset.y = 1000
    try harness.settle()
    #expect(hearer.rows.isEmpty && hearer.cancelled.isEmpty)
  }
}

@MainActor
private final class IndexSource: NSObject, UITableViewDataSource {
  var titles: [String]? = ["A", "B", "C", "D", "E"]
  var section: ((Int) -> Int)?
  var asked: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { 5 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    asked.append("\(title) \(index)")
    return section?(index) ?? index
  }
}

@MainActor
private final class Announced: NSObject, UITableViewDataSourcePrefetching {
  var rows: [IndexPath] = []
  var cancelled: [IndexPath] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    rows += indexPaths
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths
  }
}
