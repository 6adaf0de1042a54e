package import SourceFacts

/// The numbers of a project, and notes on what cannot be decided by reading.
package struct LintStatistics: Sendable {
  package let screens: Int
  package let coordinators: Int
  /// The findings of each rule that ran, those in a baseline included.
  package let findings: [(rule: String, count: Int)]
  /// Sentences about the project as a whole.
  package let notes: [String]

  package init(_ files: [SourceFile], _ found: [Finding]) {
    let project = ProjectFacts(files)
    screens = project.types.count { project.isScreen($0) }
    let coordinators = project.types.filter { project.isCoordinator($0) && !project.isTest($0) }
    self.coordinators = coordinators.count
    findings = Dictionary(grouping: found, by: \.rule).map { ($0.key, $0.value.count) }
      .sorted { $0.rule < $1.rule }
    notes = coordinators.isEmpty ? [] : Self.notes(project, Set(coordinators))
  }

  /// The table as text for a terminal.
  package var text: String {
    var text = "\(screens) screens, \(coordinators) coordinators\n"
    let width = findings.map { $0.rule.utf8.count }.max() ?? 0
    for (rule, count) in findings {
      text += rule + String(repeating: " ", count: width - rule.utf8.count) + "  \(count)\n"
    }
    return text + notes.map { "note: \($0)\n" }.joined()
  }

  private static func notes(_ project: ProjectFacts, _ coordinators: Set<ProjectType>) -> [String] {
    let hasChildren = coordinators.contains { one in
      project.properties(of: one).contains { owner, property in
        guard let reference = property.type, property.ownership == .strong else { return false }
        return !project.implementations(of: reference, from: owner.file).isDisjoint(
          with: coordinators)
      }
    }
    guard hasChildren else { return [] }
    let functions = Set(project.files.flatMap { $0.facts.functions.map(\.name) })
    let calls = project.files.flatMap { file in
      file.facts.uses.compactMap { use in
        use.owner.flatMap { project.type($0, from: file) }.map { coordinators.contains($0) } == true
          ? use.name : nil
      }
    }
    var notes: [String] = []
    let back: Set = [
      "navigationController", "didMove", "viewDidDisappear", "bindToLifecycle", "didShow",
    ]
    if calls.contains("pushViewController"), functions.isDisjoint(with: back) {
      notes.append(
        "Coordinators with children push screens, but no code observes the way back. Children may stay in "
          + "memory after a swipe. To find out, run storyline map.")
    }
    let down: Set = [
      "presentationControllerDidDismiss", "viewDidDisappear", "didMove", "bindToLifecycle",
    ]
    if calls.contains("present"), functions.isDisjoint(with: down) {
      notes.append(
        "Coordinators with children present screens, but no code observes a sheet that is pulled down. Children "
          + "may stay in memory. To find out, run storyline map.")
    }
    if keepsChildren(project, coordinators) {
      notes.append(
        "Coordinators append children, but no code takes a child out of such a list. Children may stay in "
          + "memory after their screens have closed. To find out, run storyline map.")
    }
    return notes
  }

  /// A Boolean value that indicates whether coordinators add to lists of coordinators, and no code of the project
  /// takes anything out of such a list, or sets one.
  private static func keepsChildren(_ project: ProjectFacts, _ coordinators: Set<ProjectType>)
    -> Bool
  {
    var lists: Set<String> = []
    for type in project.types {
      for property in type.properties {
        guard let reference = property.type, reference.isCollection else { continue }
        let elements = project.implementations(of: reference, from: type.file)
        if !elements.isDisjoint(with: coordinators) { lists.insert(property.name) }
      }
    }
    let changes = project.files.flatMap { file in
      file.facts.uses.compactMap { use in
        use.receiver.last.map(lists.contains) == true ? use.name : nil
      }
    }
    let isSet = project.files.contains { file in
      file.facts.writes.contains { write in
        write.function != "init" && write.path.last.map(lists.contains) == true
      }
    }
    return !isSet && changes.contains { $0 == "append" || $0 == "insert" }
      && !changes.contains { $0.hasPrefix("remove") || $0.hasPrefix("pop") }
  }
}
