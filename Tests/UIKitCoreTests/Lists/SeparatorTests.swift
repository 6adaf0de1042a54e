import StorylineTesting
import Testing
import UIKit

/// Tests for the beginning of the lines between a table's rows.
@MainActor @Suite(.stage) struct SeparatorTests {
  final class Rows: NSObject, UITableViewDataSource {
    let makeCell: () -> UITableViewCell

    init(_ makeCell: @escaping () -> UITableViewCell) { self.makeCell = makeCell }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { makeCell() }
  }

  private static let picture = UIImage(systemName: "star")

  /// The left end of the line below the first row, and that of the row's text.
  private func starts(
    _ makeCell: @escaping () -> UITableViewCell, change: (UITableView) -> Void = { _ in }
  ) throws -> (line: CGFloat, text: CGFloat) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let table = UITableView(frame: window.bounds)
    let rows = Rows(makeCell)
    table.dataSource = rows
    change(table)
    let controller = UIViewController()
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    let node = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))?.displayNode())
    let line = try #require(node.children.first { $0.frame.height < 1 && $0.background != nil })
    let text = try #require(textStart(in: node))
    return (line.frame.minX, text)
  }

  private func textStart(in node: DisplayNode) -> CGFloat? {
    if case .text(let lines) = node.content, let line = lines.first { return line.origin.x }
    return node.children.lazy.compactMap { child in
      textStart(in: child).map { $0 + child.frame.minX }
    }.first
  }

  private func styled() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.imageView?.image = Self.picture
    return cell
  }

  private func configured() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Row"
    content.image = Self.picture
    cell.contentConfiguration = content
    return cell
  }

  @Test func `below the text of a row with a picture`() throws {
    for makeCell in [styled, configured] {
      let starts = try starts(makeCell)
      #expect(starts.text > 30)
      #expect(abs(starts.line - starts.text) < 0.5)
    }
  }

  @Test func `where the table says, whatever the row has in it`() throws {
    let starts = try starts(configured) { $0.separatorInset.left = 20 }
    #expect(starts.line == 20)
  }

  @Test func `where the cell says, whatever the row has in it`() throws {
    let starts = try starts { [self] in
      let cell = styled()
      cell.separatorInset.left = 4
      return cell
    }
    #expect(starts.line == 4)
  }
}
