package import Foundation
package import SourceFacts

/// A form in which findings are written.
package enum LintFormat: String, CaseIterable, Sendable {
  case text, xcode, github, sarif, json

  /// The findings of one run.
  package struct Output: Sendable {
    package var findings: [Finding]
    /// The findings that a baseline has: only SARIF has a place for them.
    package var known: [Finding] = []
    /// The folder that the paths are below.
    package let folder: URL
    /// The files of the project.
    package let files: [SourceFile]

    package init(
      findings: [Finding], known: [Finding] = [], folder: URL, files: [SourceFile]
    ) {
      self.findings = findings
      self.known = known
      self.folder = folder
      self.files = files
    }
  }

  /// Writes findings; the text ends with a line break unless it is empty.
  package func text(_ output: Output) throws -> String {
    switch self {
    case .text: lines(output) { path, finding in Self.line(finding, path: path) }
    case .xcode:
      lines(output) { path, finding in
        Self.line(finding, path: output.folder.appending(path: path).path)
      }
    case .github: lines(output) { _, finding in Self.command(finding) }
    case .json: try Self.json(output.findings.map(JSONFinding.init))
    case .sarif: try Self.json(SARIF(output))
    }
  }

  private func lines(_ output: Output, _ line: (String, Finding) -> String) -> String {
    output.findings.map { line($0.path, $0) + "\n" }.joined()
  }

  private static func line(_ finding: Finding, path: String) -> String {
    let place = finding.place
    return
      "\(path):\(place.line):\(place.column): \(finding.severity): \(finding.message) [\(finding.rule)]"
  }

  /// A command of GitHub's workflows, which shows the finding at its line.
  private static func command(_ finding: Finding) -> String {
    func escaped(_ text: String, isProperty: Bool) -> String {
      var text = text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing(
        "\n", with: "%0A")
      if isProperty { text = text.replacing(":", with: "%3A").replacing(",", with: "%2C") }
      return text
    }
    return
      "::\(finding.severity) file=\(escaped(finding.path, isProperty: true)),line=\(finding.place.line),"
      + "col=\(finding.place.column),title=\(finding.rule)::\(escaped(finding.message, isProperty: false))"
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  private struct JSONFinding: Encodable {
    let rule, severity, path, symbol, message: String
    let line, column: Int
    let fix: String?

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity.rawValue
      path = finding.path
      symbol = finding.symbol
      message = finding.message
      line = finding.place.line
      column = finding.place.column
      fix = finding.fix?.kind.rawValue
    }
  }
}
