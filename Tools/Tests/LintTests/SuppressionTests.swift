import Foundation
import Lint
import Testing

@Suite struct SuppressionTests {
  private func found(_ comment: String, at place: String = "next") -> [String] {
    let line = "  var coordinator: HomeCoordinator?"
    return findings([
      "App.swift": """
      \(place == "file" ? comment : "")
      import UIKit
      class HomeCoordinator: Coordinator {
        let stack = UINavigationController()
        func start() { let home = HomeViewController(); home.coordinator = self }
      }
      class HomeViewController: UIViewController {
      \(place == "next" ? "  " + comment : "")
      \(line)\(place == "this" ? "  " + comment : "")
      }
      """
    ]).map(\.rule)
  }

  @Test(arguments: ["this", "next", "file"])
  func `a comment with a reason turns a rule off`(scope: String) {
    #expect(found("", at: scope) == ["screen-holds-coordinator"])
    #expect(
      found("// storyline:disable:\(scope) screen-holds-coordinator it lives on", at: scope) == [])
  }

  @Test func `a comment without a reason has no effect, and is reported`() {
    #expect(
      found("// storyline:disable:next screen-holds-coordinator –")
        == ["disable-without-reason", "screen-holds-coordinator"])
  }

  @Test func `a comment that turns nothing off is reported`() {
    #expect(
      found("// storyline:disable:next router-holds-view it lives on")
        == ["unused-disable", "screen-holds-coordinator"])
  }

  @Test func `a comment with an unknown rule names the nearest one`() {
    let found = findings([
      "App.swift": "// storyline:disable:file screen-holds-cordinator reason\nlet x = 1\n"
    ])
    #expect(found.map(\.rule) == ["unknown-rule"])
    #expect(
      found.first?.message.hasSuffix("The nearest name is `screen-holds-coordinator`.") == true)
  }

  @Test func `a baseline knows findings by their lines' texts, and not by numbers`() async throws {
    let source = """
      class HomeCoordinator: Coordinator {
        let stack = UINavigationController()
        func start() { let home = HomeViewController(); home.coordinator = self }
      }
      class HomeViewController: UIViewController {
        var coordinator: HomeCoordinator?
      }

      """
    let project = try TemporaryProject(["App.swift": source])
    let linter = Linter()
    var files = try await project.files()
    let baseline = Baseline(linter.findings(in: files), in: files)
    let url = project.url.appending(path: "baseline.json")
    try baseline.write(to: url)
    #expect(try Baseline(contentsOf: url) == baseline)

    try project.write(
      "// A line more.\n\n" + source.replacing("  var co", with: "    var  co"), to: "App.swift")
    files = try await project.files()
    var division = baseline.divide(linter.findings(in: files), in: files)
    #expect(division.new.isEmpty)
    #expect(division.known.count == 1)

    try project.write(
      source.replacing("  var coordinator", with: "  var coordinator: Any?; var coordinator"),
      to: "App.swift")
    files = try await project.files()
    division = baseline.divide(linter.findings(in: files), in: files)
    #expect(division.known.isEmpty)
  }
}
