import StorylineTesting
import Testing
import UIKit

/// Tests for tables with very many rows.
@MainActor @Suite(.stage) struct ManyRowsTests {
  /// Rows that say how high they are once they are seen.
  final class Rows: NSObject, UITableViewDataSource {
    let count: Int

    init(_ count: Int) { self.count = count }

    static func height(_ row: Int) -> CGFloat { CGFloat(30 + row % 7 * 10) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let spacer = UIView()
      spacer.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(spacer)
      NSLayoutConstraint.activate([
        spacer.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        spacer.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        spacer.heightAnchor.constraint(equalToConstant: Self.height(indexPath.row)),
      ])
      return cell
    }
  }

  /// With few rows a table remembers a place for each, with many only what it has seen.
  @Test(arguments: [200, 5000])
  func `rows lie one below the other wherever people scroll, and are found at their places`(
    count: Int
  ) throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let table = UITableView(frame: window.bounds)
    let rows = Rows(count)
    table.contentInsetAdjustmentBehavior = .never
    table.estimatedRowHeight = 44
    table.dataSource = rows
    window.addSubview(table)
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    for row in [count - 1, count / 3, count / 2, 0, count - 20] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
      try Stage.shared.settle()
      let paths = try #require(table.indexPathsForVisibleRows)
      var end: CGFloat?
      for path in paths {
        let rect = table.rectForRow(at: path)
        #expect(abs(rect.height - Rows.height(path.row)) < 1)
        if let end { #expect(abs(rect.minY - end) < 0.001) }
        end = rect.maxY
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: rect.midY)) == path)
      }
    }
    let last = table.rectForRow(at: IndexPath(row: count - 1, section: 0))
    #expect(abs(table.contentSize.height - last.maxY) < 0.001)
  }
}
