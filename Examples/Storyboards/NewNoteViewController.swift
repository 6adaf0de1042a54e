import ObjCNames
import UIKit

/// The form for a new note.
final class NewNoteViewController: UIViewController, ObjCExporting {
  weak var titleField: UITextField!
  weak var textField: UITextField!
  weak var hint: UILabel!

  static func exportMembers(to members: inout ObjCMembers) {
    members.property("titleField", \NewNoteViewController.titleField)
    members.property("textField", \NewNoteViewController.textField)
    members.property("hint", \NewNoteViewController.hint)
    members.method("cancel:", NewNoteViewController.cancel)
  }

  /// The written note; `nil` without a title.
  var note: Note? {
    guard let title = titleField.text, !title.isEmpty else { return nil }
    return Note(title: title, text: textField.text ?? "")
  }

  /// A note without a title is not saved.
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    if identifier == "save", note == nil {
      hint.isHidden = false
      return false
    }
    return true
  }

  private func cancel(_ sender: Any?) { dismiss(animated: true) }
}
