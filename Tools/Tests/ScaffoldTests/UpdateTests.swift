import Foundation
import Scaffold
import Testing

/// Thirty histories of a team and a template, and what an update makes of each, written down before.
@Suite struct UpdateTests {
  static let base = """
    import UIKit

    final class HomeScreen {
        let title = "Home"
        let colour = "red"

        func load() {
            print("loading")
        }

        func unload() {
            print("unloading")
        }
    }

    """

  static let newer = base.replacing("red", with: "blue")

  /// A history: what the template says then, what lies in the project, and what is to become of it.
  struct History: CustomTestStringConvertible {
    let name: String
    var old: String? = UpdateTests.base
    var new: String? = UpdateTests.newer
    /// The project's files.
    var files: [String: String]
    let outcome: Update.Outcome
    /// The text afterwards, where there is one, and the file that it is in.
    var text: String?
    var path = Self.path

    static let path = "Store/Home/HomeScreen.swift"

    var testDescription: String { name }
  }

  private static func edited(_ old: String, _ new: String) -> String {
    base.replacing(old, with: new)
  }

  static let histories: [History] = [
    // One side.
    .init(
      name: "untouched file, template changed", files: at(base), outcome: .written, text: newer),
    .init(
      name: "untouched file, template unchanged", new: base, files: at(base), outcome: .unchanged),
    .init(
      name: "edited file, template unchanged", new: base, files: at(edited("loading", "x")),
      outcome: .unchanged),
    .init(name: "the team made the same edit", files: at(newer), outcome: .unchanged),
    .init(
      name: "edit far from the template's", files: at(edited("\"unloading\"", "\"gone\"")),
      outcome: .merged,
      text: newer.replacing("\"unloading\"", with: "\"gone\"")),
    .init(
      name: "lines added at the end", files: at(base + "\nextension HomeScreen {}\n"),
      outcome: .merged,
      text: newer + "\nextension HomeScreen {}\n"),
    .init(
      name: "lines added at the beginning", files: at("// Ours.\n" + base), outcome: .merged,
      text: "// Ours.\n" + newer),
    .init(
      name: "a method removed by the team",
      files: at(edited("\n    func unload() {\n        print(\"unloading\")\n    }\n", "")),
      outcome: .merged,
      text: newer.replacing(
        "\n    func unload() {\n        print(\"unloading\")\n    }\n", with: "")),
    // Both sides at one place.
    .init(
      name: "both changed one line", files: at(edited("red", "green")), outcome: .conflict,
      text: """
        import UIKit

        final class HomeScreen {
            let title = "Home"
        <<<<<<< yours
            let colour = "green"
        ||||||| version 1
            let colour = "red"
        =======
            let colour = "blue"
        >>>>>>> version 2

            func load() {
                print("loading")
            }

            func unload() {
                print("unloading")
            }
        }

        """),
    .init(
      name: "the team removed the line", files: at(edited("    let colour = \"red\"\n", "")),
      outcome: .conflict),
    .init(
      name: "the team reformatted with two spaces", files: at(base.replacing("    ", with: "  ")),
      outcome: .conflict),
    .init(
      name: "both added different lines at one place",
      new: base.replacing("\"red\"\n", with: "\"red\"\n    let b = 2\n"),
      files: at(edited("\"red\"\n", "\"red\"\n    let a = 1\n")), outcome: .conflict),
    .init(
      name: "both added the same lines",
      new: base.replacing("\"red\"\n", with: "\"red\"\n    let a = 1\n"),
      files: at(edited("\"red\"\n", "\"red\"\n    let a = 1\n")), outcome: .unchanged),
    .init(
      name: "both made the same edit, and the team one more",
      files: at(newer.replacing("unloading", with: "gone")), outcome: .unchanged),
    .init(
      name: "both made the same edit, and the template one more",
      new: newer.replacing("unloading", with: "gone"), files: at(newer), outcome: .merged,
      text: newer.replacing("unloading", with: "gone")),
    // Deleted.
    .init(name: "the team deleted the file", files: [:], outcome: .deleted),
    .init(
      name: "the team deleted the file, template unchanged", new: base, files: [:],
      outcome: .deleted),
    .init(
      name: "the template no longer has the file", new: nil, files: at(base), outcome: .unchanged),
    .init(
      name: "the template no longer has the file, and it was edited", new: nil,
      files: at(edited("red", "green")), outcome: .unchanged),
    .init(name: "both deleted the file", new: nil, files: [:], outcome: .unchanged),
    // New.
    .init(name: "a new file", old: nil, files: [:], outcome: .written, text: newer),
    .init(
      name: "a new file that the team wrote alike", old: nil, files: at(newer), outcome: .unchanged),
    .init(
      name: "a new file where the team has another", old: nil, files: at("let x = 1\n"),
      outcome: .conflict),
    // Moved.
    .init(
      name: "moved to another folder", files: ["Store/Start/HomeScreen.swift": base],
      outcome: .written,
      text: newer, path: "Store/Start/HomeScreen.swift"),
    .init(
      name: "renamed file", files: ["Store/Home/Start.swift": base], outcome: .written, text: newer,
      path: "Store/Home/Start.swift"),
    .init(
      name: "moved and edited", files: ["Store/Start.swift": edited("unloading", "gone")],
      outcome: .merged,
      text: newer.replacing("unloading", with: "gone"), path: "Store/Start.swift"),
    .init(
      name: "moved, and in conflict", files: ["Store/Start.swift": edited("red", "green")],
      outcome: .conflict, path: "Store/Start.swift"),
    .init(
      name: "put into one file with others", files: ["All.swift": "struct Other {}\n\n" + base],
      outcome: .merged, text: "struct Other {}\n\n" + newer, path: "All.swift"),
    .init(
      name: "renamed type", files: at(edited("class HomeScreen", "class StartScreen")),
      outcome: .merged,
      text: newer.replacing("class HomeScreen", with: "class StartScreen")),
    .init(
      name: "renamed type in a renamed file",
      files: ["Store/Home/StartScreen.swift": edited("class HomeScreen", "class StartScreen")],
      outcome: .deleted),
  ]

  private static func at(_ text: String) -> [String: String] { [History.path: text] }

  @Test func `there are thirty histories`() { #expect(Self.histories.count == 30) }

  @Test(arguments: histories) func `an update does what is written down`(history: History) throws {
    let update = try update(history)
    let result = try #require(update.results.first { $0.template == History.path })
    #expect(result.outcome == history.outcome)
    #expect(result.path == history.path || history.outcome == .deleted)
    if let text = history.text { #expect(result.text == text) }
    if result.outcome == .unchanged || result.outcome == .deleted { #expect(result.text == nil) }
    try expectNothingLost(history, result)
  }

  @Test(arguments: histories) func `a second update changes nothing`(history: History) throws {
    let first = try update(history)
    var files = history.files
    for result in first.results { if let text = result.text { files[result.path] = text } }
    // The project has the new version now, and both trees are of it.
    let tree = SourceTree(history.new.map(Self.at) ?? [:])
    let second = try Update(first.record, from: (2, tree), to: (2, tree), files: files)
    #expect(second.results.allSatisfy { $0.text == nil })
    #expect(!second.isOld)
  }

  /// Each line of the team's that the old template did not have is in the result.
  private func expectNothingLost(_ history: History, _ result: Update.FileResult) throws {
    guard let text = result.text, let mine = history.files[result.path] else { return }
    let lines = Set(text.split(separator: "\n"))
    let generated = Set((history.old ?? "").split(separator: "\n"))
    for line in mine.split(separator: "\n") where !generated.contains(line) {
      #expect(lines.contains(line), "lost: \(line)")
    }
  }

  private let answers = Matrix(style: .mvvmC).answers

  private func update(_ history: History) throws -> Update {
    let base = SourceTree(history.old.map(Self.at) ?? [:])
    let theirs = SourceTree(history.new.map(Self.at) ?? [:])
    let record = ScaffoldRecord(
      version: 1, answers: answers, recipes: [], files: ScaffoldRecord.hashes(of: base))
    return try Update(record, from: (1, base), to: (2, theirs), files: history.files)
  }
}
