package import UIKit

/// One row of the tree that an inspector shows: a flow or one of its screens.
@MainActor
package struct PanelRow {
  /// The same for as long as the thing lives, unique in the panel; odd for a screen.
  package let id: Int
  package let text: Text
  let badges: [String]
  /// The view to point at: the screen's, or that of the flow's topmost screen.
  package weak var view: UIView?
  package let children: [PanelRow]

  /// The texts of a row.
  package struct Text {
    package let title: String
    /// The type of a screen; for a flow, its placement and the number of its screens.
    package let detail: String
    /// The position of a flow's screens, such as `screens 2–3 of stack 1`. Only the panel shows it.
    private let place: String
    /// Sentences below the line: the refused calls of a flow.
    let note: String

    init(_ title: String, detail: String, place: String = "", note: String = "") {
      self.title = title
      self.detail = detail
      self.place = place
      self.note = note
    }

    /// The detail with the position of the screens, if that is known.
    var detailInPanel: String { place.isEmpty ? detail : place }
  }

  /// A Boolean value that indicates whether the row is a screen, and not a flow.
  package var isScreen: Bool { id & 1 == 1 }
}
