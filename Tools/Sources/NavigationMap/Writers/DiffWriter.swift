/// A difference between maps as text, and as Markdown for a pull request.
package enum DiffWriter {
  /// Returns the difference in lines that begin with `+`, `-` or `~`.
  package static func text(of diff: MapDiff) -> String {
    let lines = lines(diff)
    return lines.isEmpty ? "Nothing has changed.\n" : lines.joined(separator: "\n") + "\n"
  }

  /// Returns the difference for a comment on a pull request: numbers, at most twenty lines, and a graph of
  /// what has changed.
  package static func markdown(
    of diff: MapDiff, from old: NavigationMap, to new: NavigationMap
  ) -> String {
    guard !diff.isEmpty else { return "**The map of \(new.app) has not changed.**\n" }
    let lines = lines(diff)
    var text = "**The map of \(cell(new.app)) has changed**: \(counts(diff))\n\n```diff\n"
    text += lines.prefix(20).joined(separator: "\n")
    if lines.count > 20 { text += "\n  and \(lines.count - 20) more" }
    text += "\n```\n"
    let graph = MermaidWriter.text(of: diff, from: old, to: new)
    if graph.contains("[\"") { text += "\n```mermaid\n\(graph)```\n" }
    return text
  }

  private static func lines(_ diff: MapDiff) -> [String] {
    var lines: [String] = []
    lines += diff.addedScreens.map { "+ screen \($0)" }
    lines += diff.removedScreens.map { "- screen \($0)" }
    lines += diff.renamedScreens.map { "~ screen \($0.from) is now \($0.to)" }
    lines += diff.changedScreens.map { "~ \($0.at): \($0.text)" }
    lines += diff.addedTransitions.map { "+ \($0.text)" }
    lines += diff.removedTransitions.map { "- \($0.text)" }
    lines += diff.changedTransitions.map { "~ \($0.at): \($0.text)" }
    lines += diff.addedFindings.map { "+ finding at \($0.at): \($0.text)" }
    lines += diff.removedFindings.map { "- finding at \($0.at): \($0.text)" }
    // A line that begins a fence would end the one around it.
    return lines.map { Markup.plain($0).replacing("```", with: "'''") }
  }

  /// Returns the numbers of a difference in words.
  package static func counts(_ diff: MapDiff) -> String {
    func part(_ number: Int, _ noun: String, _ verb: String) -> String? {
      number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s") \(verb)"
    }
    return [
      part(diff.addedScreens.count, "screen", "added"),
      part(diff.removedScreens.count, "screen", "removed"),
      part(diff.renamedScreens.count, "screen", "renamed"),
      part(diff.changedScreens.count, "screen", "changed"),
      part(diff.addedTransitions.count, "transition", "added"),
      part(diff.removedTransitions.count, "transition", "removed"),
      part(diff.changedTransitions.count, "transition", "changed"),
      part(diff.addedFindings.count, "finding", "added"),
      part(diff.removedFindings.count, "finding", "fixed"),
    ].compactMap(\.self).joined(separator: ", ")
  }

  private static func cell(_ text: String) -> String {
    Markup.plain(text).replacing("*", with: "\\*").replacing("<", with: "&lt;")
  }
}
