import BenchmarkHarness
import UIKit

extension Benchmark {
  static let rowsOfTable: [Benchmark] = [
    tableOfMillion(named: "table-million-rows", measured: false),
    tableOfMillion(named: "table-million-measured", measured: true),
  ]

  /// The cost of a table by its number of rows: opening it, scrolling to rows all over it and
  /// reloading it with a million rows, compared with a thousand. The memory it keeps afterwards is
  /// checked as well.
  ///
  /// Measured: 1.00, 3.2 ms of processor time on both sides; with rows that say their heights 1.04, 3.9 ms
  /// beside 3.8 ms.
  private static func tableOfMillion(named name: String, measured: Bool) -> Benchmark {
    Benchmark(name, target: 1.1) {
      try checkMemory(measured: measured)
      return Comparison(
        of: { try RowTable(1_000_000, measured: measured).use() },
        with: { try RowTable(1000, measured: measured).use() })
    }
  }

  private static func checkMemory(measured: Bool) throws {
    func bytes(_ count: Int) throws -> Int {
      var table: RowTable?
      let bytes = try Memory.kept {
        let made = RowTable(count, measured: measured)
        try made.use()
        table = made
      }
      withExtendedLifetime(table) {}
      return bytes
    }
    // The first one pays for what all share.
    _ = try bytes(1000)
    let (few, many) = (try bytes(1000), try bytes(1_000_000))
    guard Double(many) <= Double(few) * 1.1 else {
      throw Stack.WrongScreens(
        description: "A million rows hold \(many) bytes, a thousand \(few).")
    }
  }
}

/// A table that shows numbers, in rows of one height or in rows that say theirs.
@MainActor
private final class RowTable: NSObject, UITableViewDataSource {
  private let count: Int
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let window: UIWindow

  init(_ count: Int, measured: Bool) {
    self.count = count
    window = UIWindow(frame: table.frame)
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = measured ? UITableView.automaticDimension : 44
    table.estimatedRowHeight = measured ? 50 : 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
  }

  /// Opens it, goes to the end, to the middle and back, and loads it anew there.
  func use() throws {
    window.addSubview(table)
    window.layoutIfNeeded()
    for row in [count - 1, count / 2, count / 10] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
      table.layoutIfNeeded()
      guard table.cellForRow(at: IndexPath(row: row, section: 0)) != nil else {
        throw Stack.WrongScreens(description: "Row \(row) of \(count) is not seen.")
      }
    }
    table.reloadData()
    table.layoutIfNeeded()
    let seen = (table.indexPathsForVisibleRows ?? []).map(\.row)
    guard seen.count > 10, seen.contains(count / 10) else {
      throw Stack.WrongScreens(description: "The rows that are seen are \(seen).")
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row"
    return cell
  }
}
