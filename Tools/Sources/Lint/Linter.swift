package import SourceFacts

/// Runs rules on a project.
package struct Linter: Sendable {
  private let rules: [(any Rule, Severity)]
  private let excluded: [String]

  /// Creates a linter.
  ///
  /// - Parameters:
  ///   - configuration: The settings of rules, and the paths to leave out.
  ///   - only: The rules to run; without one, all that are on.
  ///   - except: Rules that do not run.
  package init(
    _ configuration: LintConfiguration = LintConfiguration(), only: [String] = [],
    except: [String] = []
  ) {
    rules = Rules.all.compactMap { rule in
      let page = rule.page
      guard !except.contains(page.id) else { return nil }
      let setting = configuration.rules[page.id]
      let isOn =
        only.isEmpty ? setting.map { $0 != .off } ?? page.isOnByDefault : only.contains(page.id)
      return isOn ? (rule, setting?.severity ?? page.severity) : nil
    }
    excluded = configuration.exclude
  }

  /// Returns the findings, in the order of their places, without those that comments turn off.
  package func findings(in files: [SourceFile]) -> [Finding] {
    let context = LintContext(ProjectFacts(files))
    var found: [Finding] = []
    for (rule, severity) in rules {
      for var finding in rule.findings(in: context) {
        finding.severity = severity
        found.append(finding)
      }
    }
    var kept = Suppressions(files, running: Set(rules.map { $0.0.page.id })).apply(to: found)
    kept.removeAll { finding in excluded.contains { Self.matches(finding.path, $0) } }
    return kept.sorted { ($0.path, $0.place, $0.rule) < ($1.path, $1.place, $1.rule) }
  }

  /// A pattern names a file or a folder; `*` stands for any characters but `/`, `**` for any.
  static func matches(_ path: String, _ pattern: String) -> Bool {
    func fits(_ path: Substring, _ pattern: Substring) -> Bool {
      guard let first = pattern.first else { return path.isEmpty || path.first == "/" }
      if pattern.hasPrefix("**") {
        let rest = pattern.dropFirst(2)
        return path.indices.contains { fits(path[$0...], rest) }
          || fits(path[path.endIndex...], rest)
      }
      if first == "*" {
        var tail = path
        while true {
          if fits(tail, pattern.dropFirst()) { return true }
          guard let next = tail.first, next != "/" else { return false }
          tail = tail.dropFirst()
        }
      }
      guard path.first == first else { return false }
      return fits(path.dropFirst(), pattern.dropFirst())
    }
    let pattern = pattern.hasSuffix("/") ? pattern.dropLast() : pattern[...]
    return fits(path[...], pattern)
  }
}
