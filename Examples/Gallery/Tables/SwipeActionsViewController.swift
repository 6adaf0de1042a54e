import UIKit

/// Rows with actions behind both of their edges.
final class SwipeActionsViewController: UITableViewController {
  private var messages = ["Ada: The engine works", "Grace: Found a moth", "Alan: It halts", "Emmy"]
  private var unread: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { "Swipe a row to either side; a long swipe does the first action." }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let message = messages[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = message
    content.secondaryText = unread.contains(message) ? "Unread" : nil
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let message = messages[indexPath.row]
    let isUnread = unread.contains(message)
    let mark = UIContextualAction(style: .normal, title: isUnread ? "Read" : "Unread") {
      [weak self] _, _, completion in
      self?.unread.formSymmetricDifference([message])
      self?.tableView.reloadRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    mark.backgroundColor = .systemBlue
    mark.image = UIImage(systemName: isUnread ? "envelope.fill" : "envelope")
    return UISwipeActionsConfiguration(actions: [mark])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.messages.remove(at: indexPath.row)
      self?.tableView.deleteRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
      completion(true)
    }
    flag.backgroundColor = .systemOrange
    flag.image = UIImage(systemName: "flag")
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
}
