import Foundation

/// A sign that the system draws, 24 points square.
struct BarGlyph: Equatable {
  var stroke = ""
  var fill = ""

  static let size: CGFloat = 24
  static let lineWidth: CGFloat = 1.8
}

extension UIBarButtonItem.SystemItem {
  /// The words of a button that is drawn as text.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The name for assistive technology of a button that is drawn as an icon.
  var name: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .close: "Close"
    default: title
    }
  }

  var glyph: BarGlyph? {
    switch self {
    case .add: BarGlyph(stroke: "M12 3V21M3 12H21")
    case .compose:
      BarGlyph(
        stroke: "M13 4H6Q3.5 4 3.5 6.5V18Q3.5 20.5 6 20.5H17.5Q20 20.5 20 18V11"
          + "M9.5 14.5L10.3 11.6L19 2.9Q20 2 21 3Q22 4 21.1 5L12.4 13.7Z")
    case .reply:
      BarGlyph(stroke: "M10.5 4.5L3 11.5L10.5 18.5V14Q17.5 14 21 20Q20.5 9.5 10.5 9Z")
    case .action:
      BarGlyph(
        stroke: "M12 2V14.5M7.5 6L12 1.8L16.5 6"
          + "M8.5 9H6.5Q4.5 9 4.5 11V20Q4.5 22 6.5 22H17.5Q19.5 22 19.5 20V11Q19.5 9 17.5 9H15.5")
    case .organize:
      BarGlyph(
        stroke: "M2.5 18V6.5Q2.5 4.5 4.5 4.5H8.5L11 7H19.5Q21.5 7 21.5 9V18Q21.5 20 19.5 20H4.5"
          + "Q2.5 20 2.5 18ZM2.5 10.5H21.5")
    case .bookmarks:
      BarGlyph(
        stroke: "M12 6.5Q7.5 3.5 2.5 4.5V18.5Q7.5 17.5 12 20.5Q16.5 17.5 21.5 18.5V4.5"
          + "Q16.5 3.5 12 6.5V20.5")
    case .search:
      BarGlyph(stroke: "M10 3A7 7 0 1 1 10 17A7 7 0 1 1 10 3ZM15 15L21 21")
    case .refresh:
      BarGlyph(stroke: "M12 4.5A8 8 0 1 0 20 12.5M12 1L15.8 4.5L12 8")
    case .stop: BarGlyph(stroke: "M5 5L19 19M19 5L5 19")
    case .camera:
      BarGlyph(
        stroke: "M4 6.5H7L8.5 4H15.5L17 6.5H20Q22 6.5 22 8.5V18Q22 20 20 20H4Q2 20 2 18V8.5"
          + "Q2 6.5 4 6.5ZM12 9A4 4 0 1 1 12 17A4 4 0 1 1 12 9Z")
    case .trash:
      BarGlyph(
        stroke: "M3.5 6H20.5M9 6V4Q9 2.5 10.5 2.5H13.5Q15 2.5 15 4V6"
          + "M5.5 6L6.5 19.5Q6.7 21.5 8.5 21.5H15.5Q17.3 21.5 17.5 19.5L18.5 6"
          + "M9.3 9.5L9.6 18M14.7 9.5L14.4 18M12 9.5V18")
    case .play: BarGlyph(fill: "M6 3.5L20.5 12L6 20.5Z")
    case .pause: BarGlyph(fill: "M6 4H10V20H6ZM14 4H18V20H14Z")
    case .rewind: BarGlyph(fill: "M12 5V19L1.5 12ZM22.5 5V19L12 12Z")
    case .fastForward: BarGlyph(fill: "M12 5V19L22.5 12ZM1.5 5V19L12 12Z")
    case .close: BarGlyph(stroke: "M11.2 11.2L18.8 18.8M18.8 11.2L11.2 18.8")
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
