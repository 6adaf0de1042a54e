import StorylineTesting
import Testing
import UIKit

/// Tests for the titles of a table's sections, and for long texts.
@MainActor @Suite(.stage) struct SectionTitleTests {
  final class Source: NSObject, UITableViewDataSource {
    var footer = "Short"

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
      cell.textLabel?.text = "Several words in a narrow column"
      cell.textLabel?.numberOfLines = 0
      cell.detailTextLabel?.text = "Detail"
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Heading"
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footer
    }
  }

  let source = Source()
  let window = UIWindow(frame: UIScreen.main.bounds)

  private func show(_ style: UITableView.Style) throws -> UITableView {
    let controller = UITableViewController(style: style)
    controller.tableView.dataSource = source
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    return controller.tableView
  }

  private func footerLabel(_ table: UITableView) throws -> UILabel {
    try #require(table.footerView(forSection: 0)?.textLabel)
  }

  @Test func `a title above a group stands in capitals, one of a plain table does not`() throws {
    let grouped = try show(.insetGrouped)
    #expect(grouped.headerView(forSection: 0)?.textLabel?.text == "HEADING")
    #expect(try footerLabel(grouped).text == "Short")
    let plain = try show(.plain)
    #expect(plain.headerView(forSection: 0)?.textLabel?.text == "Heading")
  }

  @Test func `a long title below a group wraps, and has the room for it`() throws {
    let table = try show(.insetGrouped)
    let (line, room) = (
      try footerLabel(table).bounds.height, table.rectForFooter(inSection: 0).height
    )
    source.footer = "A footer that says so much that it does not fit into one line of the table."
    table.reloadData()
    try Stage.shared.settle()
    let grown = try footerLabel(table).bounds.height
    #expect(grown > line * 1.9)
    #expect(abs(table.rectForFooter(inSection: 0).height - room - (grown - line)) < 0.5)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `titles have more room for those who read large letters`(style: UITableView.Style) throws {
    let table = try show(style)
    let before = table.rectForHeader(inSection: 0).height
    Stage.shared.setContentSizeCategory(.accessibilityLarge)
    try Stage.shared.settle()
    #expect(table.rectForHeader(inSection: 0).height > before + 10)
  }

  @Test func `a text beside its detail wraps in its narrow column, and the row has the room`()
    throws
  {
    let table = try show(.plain)
    let label = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel)
    let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000)).height
    #expect(needed > 60)
    #expect(label.bounds.height >= needed)
  }

  @Test func `a label that clips draws nothing beyond itself`() throws {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 50, height: 20))
    label.text = "Much longer than fifty points"
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(label)
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    func cuts() -> Int {
      Stage.shared.displayList().svg().components(separatedBy: "<clipPath").count
    }
    let before = cuts()
    label.lineBreakMode = .byClipping
    try Stage.shared.settle()
    #expect(cuts() == before + 1)
  }
}
