import Foundation
import SourceAdapter
import Testing

/// The tables of what works: they come from the examples and from the list of modules.
///
/// With `STORYLINE_REBASELINE=1` in the environment they are written instead.
@Suite(.serialized) struct DocumentationTests {
  private func expect(_ rows: [String], in section: String, of page: String) throws {
    let document = Repository.root.appending(path: "Documentation/\(page).md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let (begin, end) = ("<!-- \(section) -->\n", "<!-- end -->")
    let start = try #require(text.range(of: begin)).upperBound
    let stop = try #require(text.range(of: end, range: start..<text.endIndex)).lowerBound
    let table = rows.map { $0 + "\n" }.joined()
    if ProcessInfo.processInfo.environment["STORYLINE_REBASELINE"] == "1" {
      let new = text.replacingCharacters(in: start..<stop, with: table)
      try new.write(to: document, atomically: true, encoding: .utf8)
    } else {
      #expect(String(text[start..<stop]) == table)
    }
  }

  @Test func `the document lists the constructs that the examples show`() throws {
    let rows = try Golden.all.map { golden in
      let text = try golden.recorded()
      let title = try #require(text.split(separator: "\n").first)
      let parts = text.components(separatedBy: "\n=== reports\n")
      // Without the place.
      let reports = (parts.count > 1 ? parts[1] : "").split(separator: "\n").map { line in
        line.split(separator: ": ", maxSplits: 2).last.map(String.init) ?? ""
      }
      return "| \(title) | \(reports.joined(separator: "<br>")) |"
    }
    try expect(
      ["| What happens | Messages of the example |", "|---|---|"] + rows, in: "goldens",
      of: "Rewriting")
  }

  @Test func `the document lists the modules of Apple's`() throws {
    let own = ["UIKit", "Foundation", "UserNotifications", "XCTest", "Testing"].map { name in
      "| `\(name)` | \(AppleModules.note(on: name)) |"
    }
    let isDeclared = { (module: SystemModule) in module.note.hasPrefix("declared only") }
    let system = SystemModule.all.filter { !isDeclared($0) }
      .map { "| `\($0.name)` | \($0.note) |" }
    let declared = SystemModule.all.filter(isDeclared).map { "`\($0.name)`" }
    let missing = AppleModules.missing.sorted().map { "`\($0)`" }.joined(separator: ", ")
    try expect(
      ["| Module | What is available |", "|---|---|"] + own + system
        + [
          "", "Declared only, where each use is reported: \(declared.joined(separator: ", ")).",
          "", "Not available, and reported by `doctor`: \(missing).",
        ], in: "modules", of: "YourAppOnLinux")
  }
}
