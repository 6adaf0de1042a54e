import ObjCNames
import UIKit

/// One note in the list.
final class NoteCell: UITableViewCell, ObjCExporting {
  weak var titleLabel: UILabel!
  weak var textPreview: UILabel!

  static func exportMembers(to members: inout ObjCMembers) {
    members.property("titleLabel", \NoteCell.titleLabel)
    members.property("textPreview", \NoteCell.textPreview)
  }

  func show(_ note: Note) {
    titleLabel.text = note.title
    textPreview.text = note.text
  }
}
