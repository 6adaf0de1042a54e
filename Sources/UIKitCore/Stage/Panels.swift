/// One row of an inspector's tree: a coordinator, a view controller, a view.
package struct PanelNode: Equatable, Sendable, Identifiable {
  /// The same for as long as the thing lives, unique in its panel.
  package var id: Int
  /// `ListFlow`
  package var title: String
  /// The text beside the title, in grey: how the item is shown, and which segment it owns.
  package var detail: String
  /// A sentence or two that have to be read whole, below the line.
  package var note: String
  /// Short words shown as badges: `pushed`, `appeared`, `finished`.
  package var badges: [String]
  /// The ``DisplayNode/id`` of the view to highlight on the screen.
  package var viewID: Int?
  package var children: [PanelNode]

  package init(
    id: Int, title: String, detail: String = "", note: String = "", badges: [String] = [],
    viewID: Int? = nil, children: [PanelNode] = []
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.note = note
    self.badges = badges
    self.viewID = viewID
    self.children = children
  }
}

/// The inspector panels beside the phone. The stage shows its own controllers; other modules
/// register a source, and call when it changed.
@MainActor
package final class Panels {
  /// One panel.
  package struct Source {
    /// A stable name: `coordinators`.
    package let name: String
    /// The heading of the panel: `Coordinators`.
    package let title: String
    /// The position of the panel: lower numbers first.
    package let order: Int
    package let rows: @MainActor () -> [PanelNode]
  }

  package init() {}

  package private(set) var sources: [Source] = []
  /// Called when a panel may show something else than before.
  package var onChange: (@MainActor () -> Void)?

  /// Adds a panel, or replaces the one of that name.
  package func register(
    _ name: String, title: String, order: Int, rows: @escaping @MainActor () -> [PanelNode]
  ) {
    sources.removeAll { $0.name == name }
    sources.append(Source(name: name, title: title, order: order, rows: rows))
    sources.sort { ($0.order, $0.name) < ($1.order, $1.name) }
    setNeedsUpdate()
  }

  /// The log that the panels show the end of.
  package private(set) var log: LogSource?

  /// Shows a log, in the place of the one that there was.
  package func register(log: LogSource) {
    self.log = log
    setNeedsUpdate()
  }

  /// Reports that the rows of a source have changed.
  package func setNeedsUpdate() { onChange?() }
}
