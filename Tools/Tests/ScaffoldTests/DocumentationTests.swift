import Foundation
import Scaffold
import Testing

/// The table of patterns in Documentation/Templates.md; written with `STORYLINE_REBASELINE=1`.
@Suite struct DocumentationTests {
  private static let file = URL(filePath: #filePath)
    .appending(path: "../../../../Documentation/Templates.md").standardizedFileURL

  private static let begin =
    "<!-- The tables are written by ScaffoldTests.DocumentationTests. -->\n"

  @Test func `each row of the patterns is in the generated line that the guide names`() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let head = try #require(text.range(of: Self.begin)).upperBound
    let tables = try PatternTable.all.map(table).joined(separator: "\n")
    let current = text[..<head] + "\n" + tables
    if ProcessInfo.processInfo.environment["STORYLINE_REBASELINE"] == "1" {
      try String(current).write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(text == current, "STORYLINE_REBASELINE=1 writes the tables")
  }

  private func table(_ table: PatternTable) throws -> String {
    let tree = try table.matrix.tree()
    var text = "## \(table.title)\n\n`storyline new app Store \(table.command)`\n\n"
    text += "| Pattern | Line | Code |\n|---|---|---|\n"
    for row in table.rows {
      let lines = (tree[row.file] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      let index = lines.firstIndex { $0.contains(row.code) }
      let line = try #require(index, "\(row.file) has no line with \(row.code)") + 1
      let code = lines[line - 1].trimmingCharacters(in: .whitespaces).replacing("|", with: "\\|")
      let short = row.file.replacing("Store/", with: "")
      text +=
        "| \(row.pattern) | `\(short):\(line)` | `\(row.file.hasSuffix(".storyboard") ? row.code : code)` |\n"
    }
    return text
  }
}
