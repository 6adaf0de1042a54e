import UIKit

/// A list that is edited: rows are deleted, moved, ticked off by a swipe, and chosen.
final class GroceriesController: UITableViewController, UITableViewDragDelegate {
  private var names = ["Apples", "Bread", "Cheese", "Dates", "Eggs", "Flour"]
  private var bought: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Groceries"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "grocery")
    tableView.dragDelegate = self
    tableView.dragInteractionEnabled = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "grocery", for: indexPath)
    let name = names[indexPath.row]
    cell.textLabel?.text = name
    cell.accessoryType = bought.contains(name) ? .checkmark : .none
    return cell
  }

  // MARK: Editing

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: names[indexPath.row])))]
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let name = names[indexPath.row]
    let tick = UIContextualAction(style: .normal, title: "Bought") { [weak self] _, _, done in
      self?.bought.formSymmetricDifference([name])
      tableView.reconfigureRows(at: [indexPath])
      done(true)
    }
    tick.backgroundColor = .systemGreen
    tick.image = UIImage(systemName: "checkmark")
    return UISwipeActionsConfiguration(actions: [tick])
  }
}
