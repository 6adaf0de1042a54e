/// A map as text for a terminal.
package enum TextWriter {
  package static func text(of map: NavigationMap) -> String {
    let map = map.sorted
    var lines = ["\(Markup.plain(map.app)): \(MapPage.summary(of: map))", ""]
    for screen in map.screens {
      let owner = screen.owner.map { ", shown by \($0)" } ?? ""
      lines.append(
        Markup.plain(
          "\(screen.name) (\(screen.id)\(owner))\(screen.reached ? "" : ", not reached")"))
      for edge in map.edges where edge.from == screen.id && !edge.isUnwind && edge.to != edge.from {
        let by = edge.labels.isEmpty ? "" : " by “\(edge.labels.joined(separator: "”, “"))”"
        lines.append(Markup.plain("  \(edge.kind) \(edge.to)\(by)"))
      }
      for finding in map.findings(at: screen) { lines.append(Markup.plain("  ! \(finding.text)")) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
