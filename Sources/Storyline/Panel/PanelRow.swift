/// One row of the tree that an inspector shows: a flow or one of its screens.
struct PanelRow {
  /// The same for as long as the thing lives, unique in the panel.
  let id: Int
  let title: String
  let detail: String
  let badges: [String]
  let children: [PanelRow]
}
