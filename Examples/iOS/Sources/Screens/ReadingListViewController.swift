import UIKit

/// The books, a row each.
final class ReadingListViewController: UITableViewController {
  var books: [Book] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }
  var onAdd: (() -> Void)?
  var onSelect: ((Int) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To Read"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.onAdd?() })
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Book")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = books[indexPath.row].title
    cell.contentConfiguration = content
    cell.accessoryType = books[indexPath.row].isRead ? .checkmark : .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(indexPath.row)
  }
}
