import UIKit

/// Notifies the panel beside the phone that the flows changed, and where to read them.
///
/// The panel is registered again when it is not there: a test may have started the stage over.
@MainActor
func coordinatorsDidChange(_ rows: @escaping @MainActor () -> [PanelRow]) {
  let panels = Stage.shared.panels
  if panels.sources.contains(where: { $0.name == "coordinators" }) {
    panels.setNeedsUpdate()
  } else {
    panels.register("coordinators", title: "Coordinators", order: 0) { rows().map(PanelNode.init) }
    panels.register(log: .story)
  }
  // Before the first flow has ended, the panel has no contents.
  guard !panels.sources.contains(where: { $0.name == "ended" }), !Director.endedRows().isEmpty
  else { return }
  panels.register("ended", title: "Ended flows", order: 1) {
    Director.endedRows().map(PanelNode.init)
  }
}

extension LogSource {
  /// The logs of all windows.
  @MainActor
  fileprivate static let story = LogSource(
    lines: { next in
      Director.logRows(since: &next).map {
        LogLine(log: $0.log, number: $0.number, kind: $0.category.rawValue, text: $0.text)
      }
    },
    past: { log, number in
      let past = Director.past(of: log, at: number)
      return PastTree(rows: past.rows.map(PanelNode.init), problem: past.problem)
    })
}

extension PanelNode {
  @MainActor
  fileprivate init(_ row: PanelRow) {
    self.init(
      id: row.id, title: row.text.title, detail: row.text.detailInPanel,
      note: row.text.note, badges: row.badges,
      viewID: row.view?.displayID, children: row.children.map(PanelNode.init))
  }
}
