/// A map as a Mermaid graph, as Markdown pages of forges draw it.
package enum MermaidWriter {
  /// Returns the graph of a map.
  package static func text(of map: NavigationMap) -> String {
    graph(map.mainEdges, names: names(map), marks: DiffMarks())
  }

  /// Returns the graph of what has changed, with the screens around it.
  package static func text(of diff: MapDiff, from old: NavigationMap, to new: NavigationMap)
    -> String
  {
    let marks = DiffMarks(diff)
    let edges = (new.edges + old.edges.filter { diff.removedEdges.contains($0.key) }).filter {
      edge in
      marks.edges[edge.key] != nil && !edge.isUnwind
    }
    return graph(edges, names: names(old).merging(names(new)) { $1 }, marks: marks)
  }

  private static func names(_ map: NavigationMap) -> [String: String] {
    Dictionary(map.screens.map { ($0.id, $0.name) }) { first, _ in first }
  }

  private static func graph(
    _ edges: [NavigationMap.Edge], names: [String: String], marks: DiffMarks
  ) -> String {
    let ids = Set(edges.flatMap { [$0.from, $0.to] }).union(marks.screens.keys).sorted()
    let numbers = Dictionary(ids.enumerated().map { ($1, "s\($0)") }) { first, _ in first }
    var lines = ["graph LR"]
    for id in ids {
      let mark = marks.screens[id].map { ":::\($0.rawValue)" } ?? ""
      lines.append("  \(numbers[id] ?? "")[\"\(quoted(names[id] ?? id))\"]\(mark)")
    }
    for edge in edges.sorted(by: { $0.key < $1.key }) {
      let arrow = edge.isWalked && marks.edges[edge.key] != .removed ? "-->" : "-.->"
      let sign =
        marks.edges[edge.key].map { $0 == .added ? "+ " : $0 == .removed ? "- " : "" } ?? ""
      lines.append(
        "  \(numbers[edge.from] ?? "") \(arrow)|\"\(sign)\(quoted(edge.kind))\"| \(numbers[edge.to] ?? "")"
      )
    }
    if !marks.screens.isEmpty {
      lines += [
        "  classDef added stroke:#1a7f37,stroke-width:3px",
        "  classDef removed stroke:#cf222e,stroke-width:3px,stroke-dasharray:4",
        "  classDef changed stroke:#9a6700,stroke-width:3px",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text between quotes: Mermaid reads entities there.
  private static func quoted(_ text: String) -> String {
    let text = Markup.plain(String(text.prefix(80)))
    return Markup.escaped(text).replacing("`", with: "&#96;").replacing("#", with: "&num;")
      .replacing("&&num;", with: "&#")
  }
}
