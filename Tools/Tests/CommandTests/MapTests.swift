import Foundation
import TemporaryFolders
import Testing

extension CommandTests {
  @Test
  func `the map of an app has its screens, ways and findings, and is checked against the app`()
    async throws
  {
    let project = try TemporaryFolder(LeakyProject.files, named: "Leaky")
    let drawn = try await Command.run(
      ["map", project.url.path, "--output", project.url.path, "--budget", "200"])
    #expect(drawn.status == 0, Comment(rawValue: drawn.all))
    #expect(drawn.output.contains("DetailViewController"))
    let map = project.url.appending(path: "Leaky.map.json")
    let text = try String(contentsOf: map, encoding: .utf8)
    #expect(text.contains("\"from\":\"ListViewController\",\"kind\":\"push\""))
    #expect(text.contains("\"kind\":\"outlives\""))
    let page = try String(
      contentsOf: project.url.appending(path: "Leaky.map.html"), encoding: .utf8)
    #expect(page.contains("data:image/svg+xml,"))

    let same = try await Command.run(["map", "check", project.url.path, "--budget", "200"])
    #expect(same.status == 0, Comment(rawValue: same.all))
    try text.replacing("\"kind\":\"push\"", with: "\"kind\":\"present\"")
      .write(to: map, atomically: true, encoding: .utf8)
    let other = try await Command.run(["map", "check", project.url.path, "--budget", "200"])
    #expect(other.status == 1)
    #expect(other.output.contains("+ ListViewController → DetailViewController (push)"))
    #expect(other.output.contains("- ListViewController → DetailViewController (present)"))
  }

  /// In 250 steps a walk shows 9 screens of `Session`, 3 of `Phones` and 14 of `Shop`.
  @Test(arguments: Night.adds(["Session", "Shop"], to: ["Phones"]))
  func `an example matches its committed map`(name: String) async throws {
    let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Examples"
    ).standardizedFileURL
    let result = try await Command.run(
      ["map", "check", examples.path, "--target", name, "--budget", "250"])
    #expect(result.status == 0, Comment(rawValue: result.all))
  }

  @Test func `a check without a committed map ends before the build`() async throws {
    let project = try TemporaryFolder(LeakyProject.files, named: "Leaky")
    let result = try await Command.run(["map", "check", project.url.path])
    #expect(result.status == 2)
    let map = project.url.appending(path: "Leaky.map.json").path
    #expect(
      result.errors == """
        error: Leaky has no map: \(map) does not exist. Draw it with `storyline map --output \
        \(project.url.path)`, and commit the file.

        """)
  }

  @Test func `two maps are compared without a build`() async throws {
    let folder = try TemporaryFolder([
      "old.json": Self.map(["A", "B"]), "new.json": Self.map(["A", "B", "C"]),
      "later.json": "{\"schema\": \"storyline.map/7\"}",
    ])
    func path(_ name: String) -> String { folder.url.appending(path: name).path }
    let diff = try await Command.run(["map", "diff", path("old.json"), path("new.json"), "--fail"])
    #expect(diff.status == 1)
    #expect(diff.output == "+ screen C\n")
    let markdown = try await Command.run(
      ["map", "diff", path("old.json"), path("new.json"), "--format", "markdown"])
    #expect(markdown.status == 0)
    #expect(markdown.output.contains("1 screen added"))
    let later = try await Command.run(["map", "diff", path("old.json"), path("later.json")])
    #expect(later.status == 2)
    #expect(later.errors.contains("later.json has the format storyline.map/7"))
  }

  @Test(arguments: [
    (["--budget", "soon"], "--budget soon is neither seconds"),
    (["--word", "Ada"], "--word Ada has no “=”"),
    (["--against", "main"], "is not in a Git repository"),
    (["--static", "--dark"], "--dark changes a walk"),
  ])
  func `a map's options that cannot be meant are named`(options: [String], message: String)
    async throws
  {
    let folder = try TemporaryFolder(["Empty.txt": ""], named: "Nothing")
    let result = try await Command.run(["map", folder.url.path] + options)
    #expect(result.status != 0)
    #expect(result.errors.contains(message))
  }

  private static func map(_ screens: [String]) -> String {
    let list = screens.map { id in
      """
      {"id": "\(id)", "title": "\(id)", "kind": "screen", "uses": [], "evidence": ["crawl"], \
      "reached": true, "tests": [], "states": []}
      """
    }.joined(separator: ", ")
    return """
      {"schema": "storyline.map/1", "app": "App", "device": "iPhone15", "screens": [\(list)],
       "transitions": [], "flows": [], "findings": []}
      """
  }

  // MARK: Specifications

  @Test func `specifications of Quick and Nimble run where the project lacks both`() async throws {
    let project = try TemporaryFolder(SpecifiedProject.files, named: "Counter")
    let result = try await Command.run(["test", project.url.path])
    #expect(result.status == 1, Comment(rawValue: result.all))
    #expect(result.errors.contains("3 tests passed, 1 failed, 1 skipped"))
    #expect(
      result.errors.contains(
        "failed: CounterTests.CounterSpec/a counter, fails: \(project.url.path)/CounterTests/"
          + "CounterSpec.swift:18: failed - expected to equal <2>, got <1>"))
  }
}

/// A folder of sources with a specification.
private enum SpecifiedProject {
  static let files = [
    "Counter/AppDelegate.swift": """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {}

    struct Counter {
      var count = 0
    }
    """,
    "CounterTests/CounterSpec.swift": """
    import Nimble
    import Quick
    import UIKit
    @testable import Counter

    class CounterSpec: QuickSpec {
      override class func spec() {
        describe("a counter") {
          var counter: Counter!
          beforeEach { counter = Counter() }
          it("begins at zero") { expect(counter.count).to(equal(0)) }
          context("when it has counted") {
            beforeEach { counter.count += 1 }
            it("is at one") { expect(counter.count) == 1 }
            xit("is pending") { fail() }
            it("waits") { await Task.yield(); expect(counter.count) == 1 }
          }
          it("fails") { counter.count = 1; expect(counter.count).to(equal(2)) }
        }
      }
    }
    """,
  ]
}
