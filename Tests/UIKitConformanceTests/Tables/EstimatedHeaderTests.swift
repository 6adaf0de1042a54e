import StorylineTesting
import Testing
import UIKit

/// Headers and footers that are measured when they are seen.
@MainActor @Suite(.harness) struct EstimatedHeaderTests {
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked: [Int] = []
    var estimate: CGFloat = 20

    func numberOfSections(in tableView: UITableView) -> Int { 30 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      asked.append(section)
      return 50
    }
    func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { estimate }
  }

  let harness: any Harness = PlatformHarness()
  let rows = Rows()
  let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))

  private func show() throws {
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 44
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    let controller = UIViewController()
    controller.view.addSubview(table)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
  }

  @Test func `11.1.3 a header counts for its estimate until it is seen`() throws {
    try show()
    let seen = table.indexPathsForVisibleRows?.map(\.section).max() ?? 0
    // One header more was in sight as long as those above it counted for their estimates.
    #expect(Set(rows.asked).isSuperset(of: Set(0...seen)))
    #expect((rows.asked.max() ?? 0) <= seen + 1)
    #expect(table.rectForHeader(inSection: 0).height == 50)
    #expect(table.rectForHeader(inSection: 29).height == 20)
    #expect(table.contentSize.height > 30 * 108 && table.contentSize.height < 30 * 138)
  }

  @Test func `11.1.3 without an estimate all headers are asked for`() throws {
    rows.estimate = 0
    try show()
    #expect(Set(rows.asked) == Set(0..<30))
    #expect(table.contentSize.height == CGFloat(30 * 138))
  }

  @Test func `11.1.3 what is seen stays when a header above it turns out higher`() throws {
    try show()
    table.scrollToRow(at: IndexPath(row: 0, section: 29), at: .bottom, animated: false)
    try harness.settle()
    let path = IndexPath(row: 1, section: 20)
    table.scrollToRow(at: path, at: .top, animated: false)
    try harness.settle()
    let start = table.rectForRow(at: path).minY - table.contentOffset.y
    #expect(abs(start) < 60)
    for section in 15...20 {
      table.scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
      try harness.settle()
      #expect(table.rectForHeader(inSection: section).height == 50)
    }
  }
}
