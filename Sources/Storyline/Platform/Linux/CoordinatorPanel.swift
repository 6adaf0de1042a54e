import UIKit

/// Tells the panel beside the phone that the flows changed, and where to read them.
///
/// The panel is registered again when it is not there: a test may have started the stage over.
@MainActor
func coordinatorsDidChange(_ rows: @escaping @MainActor () -> [PanelRow]) {
  let panels = Stage.shared.panels
  if panels.sources.contains(where: { $0.name == "coordinators" }) {
    panels.setNeedsUpdate()
  } else {
    panels.register("coordinators", title: "Coordinators", order: 0) { rows().map(PanelNode.init) }
  }
}

extension PanelNode {
  fileprivate init(_ row: PanelRow) {
    self.init(
      id: row.id, title: row.title, detail: row.detail, badges: row.badges,
      children: row.children.map(PanelNode.init))
  }
}
