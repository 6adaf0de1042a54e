import ObjCNames
import UIKit

/// The list of notes. Where its rows lead, the storyboard says.
final class NotesViewController: UITableViewController, ObjCExporting {
  private var notes = [
    Note(title: "Milk", text: "Two bottles."),
    Note(title: "Bread", text: "The dark one."),
  ]

  static func exportMembers(to members: inout ObjCMembers) {
    members.method("noteWasWritten:", NotesViewController.noteWasWritten)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.show(notes[indexPath.row])
    return cell
  }

  // MARK: Segues

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let screen = segue.destination as? NoteViewController,
      let row = tableView.indexPathForSelectedRow?.row
    else { return }
    screen.note = notes[row]
  }

  /// The unwind segue of the form when it is saved.
  private func noteWasWritten(_ segue: UIStoryboardSegue) {
    guard let form = segue.source as? NewNoteViewController, let note = form.note else { return }
    notes.append(note)
    tableView.reloadData()
  }
}
