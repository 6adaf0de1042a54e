import StorylineTesting
import Testing
import UIKit

extension TableSwipeTests {
  @Test func `a row has the actions of apps that have no configuration`() throws {
    let row = RowActions()
    table.delegate = row
    try stage.swipe(1, from: 250, to: 100)
    #expect(try #require(stage.cell(1)).frame.minX != 0)
    // The first is at the edge.
    try stage.tap(1, x: 290)
    #expect(row.heard == ["Remove 0.1"])
    #expect(!table.isEditing)
    // A swipe over the whole row does nothing by itself.
    try stage.swipe(0, from: 290, to: 5)
    #expect(row.heard == ["Remove 0.1"])
  }

  private final class RowActions: NSObject, UITableViewDelegate {
    var heard: [String] = []

    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      [UITableViewRowAction.Style.default, .normal].map { style in
        UITableViewRowAction(style: style, title: style == .default ? "Remove" : "More") {
          [weak self] action, path in
          self?.heard.append("\(action.title ?? "") \(path.section).\(path.row)")
        }
      }
    }
  }
}
