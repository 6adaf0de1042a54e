import Foundation
import StorylineTesting
import Testing

@testable import UIKitCore

/// Rows of an inset table are round where their section begins and ends.
@MainActor @Suite(.stage) struct TableCornerTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var count = 2

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  @Test(arguments: [true, false])
  func `a row that becomes the last of its section is round below`(animated: Bool) throws {
    let rows = Rows()
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .insetGrouped)
    table.dataSource = rows
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(table)
    window.isHidden = false
    try Stage.shared.settle()
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.roundCorners == [.topLeft, .topRight])
    rows.count = 1
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: animated ? .fade : .none)
    try Stage.shared.settle()
    #expect(first.roundCorners == .all)
    let node = try #require(first.displayNode())
    #expect(node.cornerRadius == 10 && node.roundCorners == .all)
    // The shade and the line are cut with it.
    #expect(node.clips)
  }
}
