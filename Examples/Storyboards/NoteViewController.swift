import ObjCNames
import UIKit

/// One note.
final class NoteViewController: UIViewController, ObjCExporting {
  /// Set before the view is loaded.
  var note: Note?

  weak var textLabel: UILabel!

  static func exportMembers(to members: inout ObjCMembers) {
    members.property("textLabel", \NoteViewController.textLabel)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = note?.title
    textLabel.text = note?.text
  }
}
