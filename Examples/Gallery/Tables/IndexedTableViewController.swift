import UIKit

/// A plain table with an index at its edge and headers that stay at the top.
final class IndexedTableViewController: UITableViewController {
  private let sections: [(letter: String, names: [String])] = [
    ("A", ["Ada", "Alan", "Anita"]), ("B", ["Barbara", "Brian"]), ("D", ["Dennis", "Donald"]),
    ("E", ["Edsger", "Emmy"]), ("F", ["Frances"]), ("G", ["Grace"]), ("K", ["Katherine", "Ken"]),
    ("L", ["Leslie", "Linus"]), ("M", ["Margaret"]), ("R", ["Radia", "Robin"]), ("S", ["Sophie"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].letter }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section].names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.map(\.letter)
  }
}
