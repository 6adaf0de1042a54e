package import UIKit

/// One row of the tree that an inspector shows: a flow or one of its screens.
@MainActor
package struct PanelRow {
  /// The same for as long as the thing lives, unique in the panel; odd for a screen.
  package let id: Int
  package let title: String
  package let detail: String
  /// The position of a flow's screens, such as `screens 2–3 of stack 1`. Only the panel shows it.
  var place = ""
  /// Sentences below the line: the refused calls of a flow.
  var note = ""
  let badges: [String]
  /// The view to point at: the screen's, or that of the flow's topmost screen.
  package weak var view: UIView?
  package let children: [PanelRow]

  /// A Boolean value that indicates whether the row is a screen, and not a flow.
  package var isScreen: Bool { id & 1 == 1 }
}
