import SourceFacts

/// The comments that turn findings off.
struct Suppressions {
  private let files: [SourceFile]
  private let running: Set<String>

  init(_ files: [SourceFile], running: Set<String>) {
    self.files = files
    self.running = running
  }

  /// Returns what is left of findings, and findings about comments that are wrong or without effect.
  func apply(to findings: [Finding]) -> [Finding] {
    let byPath = Dictionary(grouping: findings, by: \.path)
    var kept: [Finding] = []
    var seen: Set<String> = []
    for file in files {
      let mine = byPath[file.path] ?? []
      seen.insert(file.path)
      var left = mine
      for comment in file.facts.comments {
        if let problem = problem(comment, file) {
          kept.append(problem)
          continue
        }
        let count = left.count
        left.removeAll { covers(comment, $0) }
        let isUsed = left.count < count || mine.contains { covers(comment, $0) }
        if !isUsed, running.contains(comment.rule) {
          kept.append(
            finding(
              "unused-disable", comment, file,
              "`\(comment.rule)` finds nothing here. Remove the comment."))
        }
      }
      kept += left
    }
    return kept
  }

  private func covers(_ comment: CommentFact, _ finding: Finding) -> Bool {
    guard finding.rule == comment.rule else { return false }
    switch comment.scope {
    case .file: return true
    case .this: return finding.place.line == comment.place.line
    case .next: return finding.place.line == comment.place.line + 1
    }
  }

  private func problem(_ comment: CommentFact, _ file: SourceFile) -> Finding? {
    let names = Rules.all.map(\.page.id)
    if !names.contains(comment.rule) {
      let nearest = Rules.nearest(comment.rule, in: names) ?? ""
      return finding(
        "unknown-rule", comment, file,
        "There is no rule `\(comment.rule)`. The nearest name is `\(nearest)`.")
    }
    guard comment.reason.isEmpty else { return nil }
    return finding(
      "disable-without-reason", comment, file,
      "The comment turns off `\(comment.rule)` without a reason, and has no effect. "
        + "Write the reason behind the rule.")
  }

  private func finding(
    _ rule: String, _ comment: CommentFact, _ file: SourceFile, _ message: String
  ) -> Finding {
    Finding(
      rule: rule, severity: .warning, path: file.path, place: comment.place,
      symbol: "comment:\(comment.rule)", message: message)
  }
}
