import UIKit

/// The contents that come with UIKit, and what can be changed of one.
final class ContentConfigurationsViewController: UITableViewController {
  private typealias Row = (name: String, content: UIListContentConfiguration)

  private let standard: [Row] = [
    ("Cell", .cell()), ("Subtitle cell", .subtitleCell()), ("Value cell", .valueCell()),
    ("Sidebar cell", .sidebarCell()), ("Sidebar subtitle", .sidebarSubtitleCell()),
    ("Accompanied sidebar", .accompaniedSidebarCell()),
    ("Plain header", .plainHeader()), ("Plain footer", .plainFooter()),
    ("Grouped header", .groupedHeader()), ("Grouped footer", .groupedFooter()),
    ("Prominent header", .prominentInsetGroupedHeader()),
    ("Extra prominent header", .extraProminentInsetGroupedHeader()),
    ("Sidebar header", .sidebarHeader()),
  ]
  private lazy var sections: [(header: String, rows: [Row])] = [
    ("Standard", standard), ("Changed", [makeRound(), makeColored(), makeCentered()]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "content")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "content", for: indexPath)
    let (name, standard) = sections[indexPath.section].rows[indexPath.row]
    var content = standard
    content.text = name
    content.secondaryText = "Secondary"
    cell.contentConfiguration = content
    return cell
  }

  private func makeRound() -> Row {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: "person.crop.circle.fill")
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 34)
    content.imageProperties.tintColor = .systemIndigo
    return ("A large image", content)
  }

  private func makeColored() -> Row {
    var content = UIListContentConfiguration.valueCell()
    content.textProperties.color = .systemRed
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.secondaryTextProperties.color = .systemOrange
    return ("Fonts and colours", content)
  }

  private func makeCentered() -> Row {
    var content = UIListContentConfiguration.subtitleCell()
    content.textProperties.alignment = .center
    content.secondaryTextProperties.alignment = .center
    return ("Centred", content)
  }
}
