package import SourceFacts

/// A fault that can be found by reading sources.
package protocol Rule: Sendable {
  /// The rule's description, from which its page, its tests and its messages are made.
  var page: RulePage { get }

  /// Returns the findings in a project, in any order.
  func findings(in context: LintContext) -> [Finding]
}

/// The description of a rule.
package struct RulePage: Sendable {
  package let id: String
  package let title: String
  /// The effect in the app, for the person who uses it.
  package let effect: String
  /// The code to write instead.
  package let remedy: String
  package let severity: Severity
  /// A Boolean value that indicates whether the rule runs without being named in the configuration.
  package let isOnByDefault: Bool
  package let fix: Fix.Kind?
  /// Sources with faults; `↓` stands before each.
  package let bad: [String]
  /// Sources without faults that resemble them.
  package let good: [String]

  package init(
    id: String, title: String, effect: String, remedy: String, severity: Severity,
    isOnByDefault: Bool = true, fix: Fix.Kind? = nil, bad: [String], good: [String]
  ) {
    self.id = id
    self.title = title
    self.effect = effect
    self.remedy = remedy
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.fix = fix
    self.bad = bad
    self.good = good
  }

  /// A finding with the page's explanation behind what was found.
  func finding(_ path: String, _ place: Place, _ symbol: String, _ found: String, _ fix: Fix? = nil)
    -> Finding
  {
    Finding(
      rule: id, severity: severity, path: path, place: place, symbol: symbol,
      message: "\(found): \(effect) \(remedy)", fix: fix)
  }

  /// The page as text for a terminal.
  package var text: String {
    let state = isOnByDefault ? "on" : "off"
    var text = """
      \(id): \(title)
      \(severity), \(state) by default, fix: \(fix?.rawValue ?? "none")

      \(effect)
      \(remedy)

      """
    for (name, examples) in [("Found", bad), ("Not found", good)] {
      for example in examples {
        let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
        text += "\n\(name):\n\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
      }
    }
    return text
  }
}

/// The weight of a finding.
package enum Severity: String, Codable, Sendable, CaseIterable {
  case error, warning
}

/// A place at which a rule is broken.
package struct Finding: Hashable, Sendable {
  package let rule: String
  package var severity: Severity
  /// The path below the project's folder.
  package let path: String
  package let place: Place
  /// The declaration: `Type.property`.
  package let symbol: String
  package let message: String
  package var fix: Fix?

  package init(
    rule: String, severity: Severity, path: String, place: Place, symbol: String, message: String,
    fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.place = place
    self.symbol = symbol
    self.message = message
    self.fix = fix
  }
}

/// A change of one file that removes a finding.
package struct Fix: Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// The app does the same, without the fault.
    case safe
    /// The change is probably meant, and may change what the app does.
    case unsafe
  }

  package let kind: Kind
  package let edits: [SourceEdit]

  package init(_ kind: Kind, _ edits: [SourceEdit]) {
    self.kind = kind
    self.edits = edits
  }
}
