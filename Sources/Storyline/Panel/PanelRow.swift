/// One row of the tree that an inspector shows: a flow or one of its screens.
package struct PanelRow {
  /// The same for as long as the thing lives, unique in the panel.
  let id: Int
  package let title: String
  package let detail: String
  let badges: [String]
  package let children: [PanelRow]
}
