import Foundation
import Lint
import SourceFacts
import Testing

@Suite struct FormatTests {
  private static let finding = Finding(
    rule: "delegate-strong", severity: .warning, path: "Große App/a: b.swift",
    place: Place(line: 3, column: 7, offset: 40), symbol: "Picker.delegate",
    message: "100 % strong, here")

  private func text(_ format: LintFormat, known: [Finding] = []) throws -> String {
    try format.text(
      LintFormat.Output(
        findings: [Self.finding], known: known, folder: URL(filePath: "/tmp/none"), files: []))
  }

  @Test func `lines for people and for Xcode name file, line and column`() throws {
    #expect(
      try text(.text)
        == "Große App/a: b.swift:3:7: warning: 100 % strong, here [delegate-strong]\n")
    #expect(
      try text(.xcode)
        == "/tmp/none/Große App/a: b.swift:3:7: warning: 100 % strong, here [delegate-strong]\n")
  }

  @Test func `commands for GitHub escape what has a meaning there`() throws {
    #expect(
      try text(.github)
        == "::warning file=Große App/a%3A b.swift,line=3,col=7,title=delegate-strong::100 %25 strong, here\n"
    )
  }

  @Test func `SARIF has every rule, an address for every path, and what a baseline knows`() throws {
    let data = Data(try text(.sarif, known: [Self.finding]).utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(root["version"] as? String == "2.1.0")
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect((driver["rules"] as? [[String: Any]])?.count == Rules.all.count)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["baselineState"] as? String } == ["new", "unchanged"])
    #expect(results.map { $0["suppressions"] != nil } == [false, true])
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let uri = (physical["artifactLocation"] as? [String: Any])?["uri"] as? String
    #expect(uri == "Gro%C3%9Fe%20App/a%3A%20b.swift")
    #expect(uri?.removingPercentEncoding == Self.finding.path)
    #expect(results[0]["partialFingerprints"] as? [String: String] != nil)
  }

  @Test func `SARIF counts columns in code units of UTF-16`() throws {
    let source = "/* Größe 😀 */ struct HomeCoordinator: Coordinator { var children: [Any] = [] }\n"
    let file = SourceFile(
      url: URL(filePath: "/App/App.swift"), path: "App.swift", facts: FactsReader.read(source),
      unsavedText: source)
    let finding = Finding(
      rule: "coordinator-is-value", severity: .error, path: "App.swift",
      place: Place(line: 1, column: 20, offset: 19), symbol: "HomeCoordinator", message: "A value.")
    let output = LintFormat.Output(
      findings: [finding], folder: URL(filePath: "/App"), files: [file])
    // `ö` and `ß` have two bytes and one unit each, the face four bytes and two units.
    #expect(try LintFormat.sarif.text(output).contains("\"startColumn\" : 16"))
  }

  @Test func `JSON lists the findings`() throws {
    let data = Data(try text(.json).utf8)
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(list.map { $0["rule"] as? String } == ["delegate-strong"])
    #expect(list.first?["line"] as? Int == 3)
  }
}
