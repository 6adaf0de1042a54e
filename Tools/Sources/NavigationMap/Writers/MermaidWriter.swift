/// A map as a Mermaid graph, as Markdown pages of forges draw it.
package enum MermaidWriter {
  /// Returns the graph of a map.
  package static func text(of map: NavigationMap) -> String {
    graph(map.mainTransitions, names: names(map), marks: DiffMarks())
  }

  /// Returns the graph of what has changed, with the screens around it.
  package static func text(of diff: MapDiff, from old: NavigationMap, to new: NavigationMap)
    -> String
  {
    let marks = DiffMarks(diff)
    let transitions =
      (new.transitions + old.transitions.filter { diff.removedTransitions.contains($0.key) }).filter
    {
      transition in
      marks.transitions[transition.key] != nil && !transition.isUnwind
    }
    return graph(transitions, names: names(old).merging(names(new)) { $1 }, marks: marks)
  }

  private static func names(_ map: NavigationMap) -> [String: String] {
    Dictionary(map.screens.map { ($0.id, $0.name) }) { first, _ in first }
  }

  private static func graph(
    _ transitions: [NavigationMap.Transition], names: [String: String], marks: DiffMarks
  ) -> String {
    let ids = Set(transitions.flatMap { [$0.from, $0.to] }).union(marks.screens.keys).sorted()
    let numbers = Dictionary(ids.enumerated().map { ($1, "s\($0)") }) { first, _ in first }
    var lines = ["graph LR"]
    for id in ids {
      let mark = marks.screens[id].map { ":::\($0.rawValue)" } ?? ""
      lines.append("  \(numbers[id] ?? "")[\"\(quoted(names[id] ?? id))\"]\(mark)")
    }
    for transition in transitions.sorted(by: { $0.key < $1.key }) {
      let arrow =
        transition.isWalked && marks.transitions[transition.key] != .removed ? "-->" : "-.->"
      let sign =
        marks.transitions[transition.key].map { $0 == .added ? "+ " : $0 == .removed ? "- " : "" }
        ?? ""
      lines.append(
        "  \(numbers[transition.from] ?? "") \(arrow)|\"\(sign)\(quoted(transition.kind))\"| \(numbers[transition.to] ?? "")"
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
