import Foundation
import Lint
import SourceFacts
import Testing

/// Rules that ask several files, and files that are no pleasure to read.
@Suite struct ProjectTests {
  private static let screen =
    "class HomeViewController: UIViewController { var coordinator: HomeCoordinator? }\n"
  private static let coordinator = """
    class HomeCoordinator: Coordinator {
      let stack = UINavigationController()
      func start() { let home = HomeViewController(); home.coordinator = self }
    }

    """

  @Test func `a cycle is found across files, and at the property`() {
    let found = findings([
      "Home/Screen.swift": Self.screen, "Home/Coordinator.swift": Self.coordinator,
    ])
    #expect(found.map(\.path) == ["Home/Screen.swift"])
    #expect(found.first?.symbol == "HomeViewController.coordinator")
    #expect(found.first?.message.contains("HomeCoordinator.stack holds the stack") == true)
  }

  @Test func `an interactor that keeps a cell uses UIKit, and no fix removes the import`() throws {
    let found = findings([
      "Cell.swift": "class PlayerCell: UICollectionViewCell {}",
      "Interactor.swift": """
      import UIKit
      protocol PlayerBusinessLogic {}
      class PlayerInteractor: PlayerBusinessLogic { var cell: PlayerCell? }
      """,
    ])
    #expect(found.map(\.rule) == ["vip-imports-uikit"])
    #expect(found.first?.message.contains("uses `PlayerCell`") == true)
    #expect(try #require(found.first).fix == nil)
  }

  @Test(arguments: [
    ("import UIKit\nenum List { struct ViewModel { let id: Int } }", ["vip-imports-uikit"]),
    ("import UIKit\nenum List { struct ViewModel { let color: UIColor } }", []),
    ("import UIKit\nenum List { struct ViewModel { let cell: UITableViewCell } }", []),
    ("import UIKit\nenum ListTexts { static let title = 1 }", []),
  ])
  func `models import UIKit only where they use it`(models: String, rules: [String]) {
    let found = findings([
      "ListModels.swift": models, "Interactor.swift": "protocol ListBusinessLogic {}",
    ])
    #expect(found.map(\.rule) == rules)
  }

  @Test(arguments: [
    ("", "class Whole { func end() { part.onEnd = nil } }", ["closure-keeps-its-owner"]),
    ("extension Part { func end() { onEnd = nil } }", "", []),
    ("", "extension Part { func end() { onEnd = nil } }", []),
    ("func end(_ part: Part) { part.onEnd = nil }", "", []),
  ])
  func `a closure is released by the object that stores it, or in the files of those involved`(
    beside: String, other: String, rules: [String]
  ) {
    let found = findings([
      "Part.swift": "class Part { var onEnd: (() -> Void)? }\n" + beside,
      "Screen.swift": """
      class Screen: UIViewController {
        let part = Part()
        func start() { part.onEnd = { self.dismiss(animated: true) } }
      }
      """,
      "Other.swift": other,
    ])
    #expect(found.map(\.rule) == rules)
  }

  @Test(arguments: [
    ("class Loader { func load() { task.finish(1) } }", ["flow-never-finishes"]),
    ("class Helper { func end() { nameFlow.finish(1) } }", []),
    ("extension NameFlow { func end() { finish(1) } }", []),
  ])
  func `a flow is finished in a file that mentions it`(other: String, rules: [String]) {
    let found = findings([
      "NameFlow.swift": "import Storyline\nfinal class NameFlow: Flow<Int> {}",
      "Other.swift": other,
    ])
    #expect(found.map(\.rule) == rules)
  }

  @Test func `types of one name in two targets stay two`() {
    let found = findings([
      "One/Screen.swift": Self.screen, "One/Coordinator.swift": Self.coordinator,
      "Two/Screen.swift": Self.screen.replacing("var coordinator", with: "weak var coordinator"),
      "Two/Coordinator.swift": Self.coordinator,
    ])
    #expect(found.map(\.path) == ["One/Screen.swift"])
  }

  @Test func `files with the same contents are not parsed again`() async throws {
    let project = try TemporaryProject(["A.swift": Self.screen, "B.swift": Self.coordinator])
    let paths = try SourceFolder.files(below: project.url)
    let url = project.url.appending(path: "cache/facts.json")
    var cache = FactsCache.read(url)
    let first = await cache.facts(of: paths, in: project.url)
    try cache.write(to: url)
    try project.write(Self.screen + "// More.\n", to: "A.swift")
    var known = FactsCache.read(url)
    let second = await known.facts(of: paths, in: project.url)
    #expect(first.parsed == 2)
    #expect(second.parsed == 1)
    #expect(Linter().findings(in: second.files) == Linter().findings(in: first.files))
  }

  @Test func `a damaged cache is as good as none`() async throws {
    let project = try TemporaryProject([
      "A.swift": Self.screen, "facts": "{\"tool\": and then nothing",
    ])
    var cache = FactsCache.read(project.url.appending(path: "facts"))
    #expect(await cache.facts(of: ["A.swift"], in: project.url).parsed == 1)
  }

  @Test(arguments: [
    String(repeating: "{", count: 100_000), String(repeating: "a.", count: 500),
    "\u{0}\u{FFFD}\u{1F}",
    String(repeating: "#if A\n", count: 500) + "class X {", "let x = \"\\(", "",
    String(repeating: "class A { ", count: 2000),
    String(repeating: "f { [weak self] in ", count: 2000),
    "let a: " + String(repeating: "A<", count: 50_000),
    "struct A<" + String(repeating: "T: A<", count: 2000),
    "let a = \"" + String(repeating: "\\(\"", count: 3000),
    "if a {} " + String(repeating: "else if a {} ", count: 50_000),
    "let a: " + String(repeating: "A -> ", count: 50_000),
  ])
  func `hostile sources are read without a crash`(source: String) {
    #expect(findings(["Hostile.swift": source]).isEmpty)
  }

  @Test func `a symbolic link to a folder around it is followed once`() throws {
    let project = try TemporaryProject(["A/A.swift": Self.screen])
    try FileManager.default.createSymbolicLink(
      at: project.url.appending(path: "A/again"), withDestinationURL: project.url)
    #expect(try SourceFolder.files(below: project.url) == ["A/A.swift"])
  }

  @Test func `a file that is gone is named, and the others are read`() async throws {
    let project = try TemporaryProject(["A.swift": Self.screen])
    var cache = FactsCache()
    let reading = await cache.facts(of: ["A.swift", "Gone.swift"], in: project.url)
    #expect(reading.files.map(\.path) == ["A.swift"])
    #expect(reading.unreadable.map(\.path) == ["Gone.swift"])
  }
}
