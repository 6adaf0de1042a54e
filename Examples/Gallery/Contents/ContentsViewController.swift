import UIKit

/// The table of contents.
final class ContentsViewController: UITableViewController {
  private let chapters: [Chapter]

  init(chapters: [Chapter]) {
    self.chapters = chapters
    super.init(style: .insetGrouped)
    title = "Gallery"
  }

  @available(*, unavailable, message: "Use init(chapters:).")
  required init?(coder: NSCoder) { fatalError("ContentsViewController is created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "example")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { chapters.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    chapters[section].title
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    chapters[section].examples.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "example", for: indexPath)
    let example = example(at: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = example.title
    content.image = UIImage(systemName: example.symbol)
    content.imageProperties.tintColor = example.color
    // Symbols are of different widths: with room for the widest, the titles stand in one column.
    content.imageProperties.reservedLayoutSize.width =
      UIListContentConfiguration.ImageProperties.standardDimension
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = example(at: indexPath).makeScreen()
    if screen.navigationItem.largeTitleDisplayMode == .automatic {
      screen.navigationItem.largeTitleDisplayMode = .never
    }
    navigationController?.pushViewController(screen, animated: true)
  }

  private func example(at indexPath: IndexPath) -> Example {
    chapters[indexPath.section].examples[indexPath.row]
  }
}
