import UIKit

/// A large title that shrinks into the bar when one scrolls, and a control that pulling shows.
final class LargeTitleViewController: UITableViewController {
  private var rows = 20

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .always
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        rows += 1
        tableView.reloadData()
        refreshControl?.endRefreshing()
      }, for: .valueChanged)
    refreshControl = refresh
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row + 1)"
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }
}
