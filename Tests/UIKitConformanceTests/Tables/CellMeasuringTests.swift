import StorylineTesting
import Testing
import UIKit

/// Which rows are measured when the content of one is another.
@MainActor @Suite(.harness) struct CellMeasuringTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// The rows whose height was asked for, which is before a row is measured.
    var asked: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      cell.contentConfiguration = content
      return cell
    }
    func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      asked.append(indexPath.row)
      return UITableView.automaticDimension
    }
  }

  @Test func `11.7.7 a row whose content changes is measured anew, and no other`() throws {
    let source = Source()
    let harness: any Harness = PlatformHarness()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    table.dataSource = source
    table.delegate = source
    let controller = UIViewController()
    controller.view.addSubview(table)
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
    let cells = (0..<5).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    source.asked = []
    let height = cells[2].frame.height
    var content = cells[2].defaultContentConfiguration()
    content.text = Array(repeating: "Many words", count: 20).joined(separator: " ")
    cells[2].contentConfiguration = content
    try harness.settle()
    #expect(cells[2].frame.height > height)
    #expect(source.asked == [2])
    #expect(cells[3].frame.minY == cells[2].frame.maxY)
  }
}
