/// A map as text for a terminal.
package enum TextWriter {
  package static func text(of map: NavigationMap) -> String {
    let map = map.sorted
    var lines = ["\(Markup.plain(map.app)): \(MapPage.summary(of: map))", ""]
    for screen in map.screens {
      let owner = screen.owner.map { ", shown by \($0)" } ?? ""
      lines.append(
        Markup.plain(
          "\(screen.name) (\(screen.id)\(owner))"
            + (screen.reached || map.isStatic ? "" : ", not reached") + tested(screen.tests)))
      for transition in map.transitions
      where transition.from == screen.id && !transition.isUnwind && transition.to != transition.from
      {
        let by =
          transition.labels.isEmpty ? "" : " by “\(transition.labels.joined(separator: "”, “"))”"
        // Of a transition that nobody walked the place in the sources is all that is known.
        let source = transition.isWalked ? "" : transition.source.map { ", \($0)" } ?? ""
        lines.append(
          Markup.plain(
            "  \(transition.kind) \(transition.to)\(by)\(source)\(tested(transition.tests))"))
      }
      for finding in map.findings(at: screen) { lines.append(Markup.plain("  ! \(finding.text)")) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func tested(_ tests: [String]) -> String {
    guard let first = tests.first else { return "" }
    return ", tested by \(first)" + (tests.count > 1 ? " and \(tests.count - 1) more" : "")
  }
}
