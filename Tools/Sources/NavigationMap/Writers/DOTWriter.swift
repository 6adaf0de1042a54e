/// A map as a graph for Graphviz.
package enum DOTWriter {
  package static func text(of map: NavigationMap) -> String {
    var lines = [
      "digraph \(quoted(map.app)) {", "  rankdir=LR;", "  node [shape=box, style=rounded];",
    ]
    for screen in map.screens.sorted(by: { $0.id < $1.id }) {
      let style = screen.reached ? "" : ", style=\"rounded,dashed\""
      lines.append("  \(quoted(screen.id)) [label=\(quoted(screen.name))\(style)];")
    }
    for transition in map.mainTransitions.sorted(by: { $0.key < $1.key }) {
      let style = transition.isWalked ? "" : ", style=dashed"
      lines.append(
        "  \(quoted(transition.from)) -> \(quoted(transition.to)) [label=\(quoted(transition.kind))\(style)];"
      )
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + Markup.plain(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
