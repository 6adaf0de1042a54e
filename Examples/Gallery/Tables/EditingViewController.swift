import UIKit

/// Rows that are inserted, deleted and moved.
final class EditingViewController: UITableViewController {
  private var songs = ["Prelude", "Waltz", "Nocturne", "Fugue", "Scherzo", "Finale"]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.allowsSelectionDuringEditing = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    // The row with which one adds a song is there only while editing.
    let last = [IndexPath(row: songs.count, section: 0)]
    if editing {
      tableView.insertRows(at: last, with: .automatic)
    } else {
      tableView.deleteRows(at: last, with: .automatic)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isEditing ? songs.count + 1 : songs.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = isLast(indexPath) ? "Add a Song" : songs[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    isLast(indexPath) ? .insert : .delete
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .insert {
      songs.append("Encore")
      tableView.insertRows(at: [indexPath], with: .automatic)
    } else {
      songs.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !isLast(indexPath)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    songs.insert(songs.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    isLast(proposedDestinationIndexPath)
      ? IndexPath(row: songs.count - 1, section: 0) : proposedDestinationIndexPath
  }

  private func isLast(_ indexPath: IndexPath) -> Bool { indexPath.row == songs.count }
}
