import StorylineTesting
import Testing
import UIKit

private final class Outline: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
  func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { indexPath.row }
}

@MainActor @Suite(.harness) struct TableIndentationTests {
  let harness: any Harness = PlatformHarness()

  @Test func `11.1.12 the delegate tells the level of each row, 10 points each`() throws {
    let outline = Outline()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = outline
    table.delegate = outline
    let root = UIViewController()
    root.view.addSubview(table)
    harness.makeWindow(root: root).makeKeyAndVisible()
    try harness.settle()
    let cells = table.visibleCells
    #expect(cells.map(\.indentationLevel) == [0, 1, 2])
    let places = cells.map { $0.textLabel?.frame.minX ?? 0 }
    #expect(places[1] - places[0] == 10)
    #expect(places[2] - places[0] == 20)
  }

  @Test func `11.1.12 without that method a cell has its own level`() throws {
    let stage = try TableStage([["A"]])
    let cell = try #require(stage.table.cellForRow(at: stage.path(0)))
    cell.indentationLevel = 3
    stage.table.setNeedsLayout()
    try stage.harness.settle()
    #expect(cell.indentationLevel == 3)
  }
}
