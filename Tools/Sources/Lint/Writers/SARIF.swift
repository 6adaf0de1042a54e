import Foundation
import SourceFacts

/// The findings as SARIF 2.1.0, which GitHub's code scanning and editors read.
struct SARIF: Encodable {
  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  init(_ output: LintFormat.Output) {
    let lines = LineTexts(output.files)
    let hasBaseline = !output.known.isEmpty
    runs = [
      Run(
        results: output.findings.map { Result($0, lines, state: hasBaseline ? "new" : nil) }
          + output.known.map { Result($0, lines, state: "unchanged") })
    ]
  }

  private struct Text: Encodable { let text: String }

  private struct Run: Encodable {
    let tool = Tool()
    let columnKind = "utf16CodeUnits"
    let results: [Result]
  }

  private struct Tool: Encodable { let driver = Driver() }

  private struct Driver: Encodable {
    let name = "storyline lint"
    let rules = Rules.all.map(RuleEntry.init)
  }

  private struct RuleEntry: Encodable {
    struct Configuration: Encodable {
      let enabled: Bool
      let level: String
    }

    let id: String
    let shortDescription, fullDescription, help: Text
    let defaultConfiguration: Configuration

    init(_ rule: any Rule) {
      let page = rule.page
      id = page.id
      shortDescription = Text(text: page.title + ".")
      fullDescription = Text(text: "\(page.title): \(page.effect)")
      help = Text(text: page.remedy)
      defaultConfiguration = Configuration(
        enabled: page.isOnByDefault, level: page.severity.rawValue)
    }
  }

  private struct Result: Encodable {
    struct Location: Encodable {
      let physicalLocation: Physical
      let logicalLocations: [Logical]
    }
    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region
    }
    struct Artifact: Encodable {
      let uri: String
      let uriBaseId = "%SRCROOT%"
    }
    struct Region: Encodable { let startLine, startColumn: Int }
    struct Logical: Encodable { let fullyQualifiedName: String }
    struct Suppression: Encodable {
      let kind = "external"
      let justification = "The baseline has it."
    }

    let ruleId, level: String
    let message: Text
    let locations: [Location]
    let partialFingerprints: [String: String]
    let baselineState: String?
    let suppressions: [Suppression]?

    init(_ finding: Finding, _ lines: LineTexts, state: String?) {
      ruleId = finding.rule
      level = finding.severity.rawValue
      message = Text(text: finding.message)
      locations = [
        Location(
          physicalLocation: Physical(
            artifactLocation: Artifact(uri: Self.uri(finding.path)),
            region: Region(
              startLine: finding.place.line,
              startColumn: lines.columnInUTF16(of: finding.place, in: finding.path))),
          logicalLocations: [Logical(fullyQualifiedName: finding.symbol)])
      ]
      let line = lines.text(finding.place.line, of: finding.path)
      partialFingerprints = [
        "storylineFinding/v1": Self.hash(
          "\(finding.rule)\0\(finding.path)\0\(finding.symbol)\0\(line)")
      ]
      baselineState = state
      suppressions = state == "unchanged" ? [Suppression()] : nil
    }

    /// A path as a relative address: each part is escaped, and one with a colon is no scheme.
    private static func uri(_ path: String) -> String {
      var allowed = CharacterSet.urlPathAllowed
      allowed.remove(charactersIn: ":")
      return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    }

    private static func hash(_ text: String) -> String {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return String(hash, radix: 16)
    }
  }
}
