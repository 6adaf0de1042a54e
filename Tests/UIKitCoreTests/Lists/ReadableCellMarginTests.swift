import StorylineTesting
import Testing
import UIKit

/// Tests for cells whose margins follow the width that people read with ease.
@MainActor @Suite(.stage) struct ReadableCellMarginTests {
  @Test func `13.2.3 – margins of cells leave no more width than is read with ease`() throws {
    Stage.shared.setDevice(.iPad)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 1_000, height: 500))
    let rows = OneRow()
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    let before = cell.contentView.layoutMargins.left
    table.cellLayoutMarginsFollowReadableWidth = true
    #expect(before < 100)
    #expect(cell.contentView.layoutMargins.left == 164)
  }
}

private final class OneRow: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
