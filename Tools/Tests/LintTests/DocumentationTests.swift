import Foundation
import Lint
import Testing

/// The guide says what the rules say.
@Suite struct DocumentationTests {
  private static let guide = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation")

  @Test func `the guide has the table of the rules`() throws {
    let text = String(
      decoding: try Data(contentsOf: Self.guide.appending(path: "Lint.md")), as: UTF8.self)
    #expect(text.contains(Rules.table), Comment(rawValue: Rules.table))
  }

  @Test func `of each rule that is on, at least 95 in 100 of the findings that were read are true`()
    throws
  {
    let data = try Data(contentsOf: Self.guide.appending(path: "LintEvidence.tsv"))
    let rows = String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    #expect(
      rows.allSatisfy { $0.count == 6 && ["true", "false"].contains($0[4]) && !$0[5].isEmpty })
    for page in Rules.all.map(\.page) where page.isOnByDefault {
      let mine = rows.filter { $0.count == 6 && $0[2] == page.id }
      let right = mine.count { $0[4] == "true" }
      #expect(Double(right) >= 0.95 * Double(mine.count), Comment(rawValue: page.id))
    }
  }
}
