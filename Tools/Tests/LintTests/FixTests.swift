import Foundation
import Lint
import SourceFacts
import Testing

@Suite struct FixTests {
  static let examples = Rules.all.map(\.page).flatMap { page in
    page.bad.map { RuleTests.Example(rule: page.id, number: 0, source: $0) }
  }

  @Test(arguments: examples)
  func `fixes leave valid syntax, remove what they fix, and change nothing the second time`(
    example: RuleTests.Example
  ) async throws {
    let project = try TemporaryProject(["App.swift": example.source.replacing("↓", with: "")])
    let linter = Linter(only: [example.rule])
    let files = try await project.files()
    let found = linter.findings(in: files)
    let fixer = FixApplier(folder: project.url, allowsUnsafe: true)
    let report = try fixer.apply(found, to: files)
    #expect(report.fixed == found.count { $0.fix != nil })
    #expect(report.refusals.isEmpty)

    let fixed = try await project.files()
    let left = linter.findings(in: fixed)
    #expect(!fixed.contains { $0.facts.hasErrors })
    #expect(left.count == found.count - report.fixed)
    let text = try project.text("App.swift")
    #expect(try fixer.apply(left, to: fixed).fixed == 0)
    #expect(try project.text("App.swift") == text)
  }

  @Test func `a fix that may change what the app does is written only where it is asked for`()
    async throws
  {
    // Nothing but the screen holds the coordinator: a weak reference would lose it at once.
    let source = """
      class HomeCoordinator: Coordinator {
        let stack = UINavigationController()
        func start() { let home = HomeViewController(); home.coordinator = self }
      }
      class HomeViewController: UIViewController { var coordinator: HomeCoordinator? }

      """
    let project = try TemporaryProject(["App.swift": source])
    let files = try await project.files()
    let found = Linter().findings(in: files)
    #expect(found.map(\.rule) == ["screen-holds-coordinator"])
    #expect(
      try FixApplier(folder: project.url, allowsUnsafe: false).apply(found, to: files).fixed == 0)
    #expect(try project.text("App.swift") == source)
    #expect(
      try FixApplier(folder: project.url, allowsUnsafe: true).apply(found, to: files).fixed == 1)
    #expect(try project.text("App.swift").contains("{ weak var coordinator: HomeCoordinator? }"))
  }

  @Test func `a coordinator that the scene delegate holds makes the fix safe`() async throws {
    let project = try TemporaryProject([
      "Home.swift": """
      class HomeCoordinator: Coordinator {
        let stack = UINavigationController()
        func start() { let home = HomeViewController(); home.coordinator = self }
      }
      class HomeViewController: UIViewController { private var coordinator: HomeCoordinator? }

      """,
      "SceneDelegate.swift":
        "class SceneDelegate: UIResponder { var coordinator: HomeCoordinator? }\n",
    ])
    let files = try await project.files()
    let report = try FixApplier(folder: project.url, allowsUnsafe: false)
      .apply(Linter().findings(in: files), to: files)
    #expect(report.fixed == 1)
    #expect(report.files == ["Home.swift"])
    #expect(try project.text("Home.swift").contains("private weak var coordinator"))
  }

  @Test func `a file with errors in its syntax is not changed`() async throws {
    let source = """
      class HomeCoordinator: Coordinator {
        let stack = UINavigationController()
        func start() { let home = HomeViewController(); home.coordinator = self }
      }
      class HomeViewController: UIViewController { var coordinator: HomeCoordinator? }
      func broken( {

      """
    let project = try TemporaryProject(["App.swift": source])
    let files = try await project.files()
    let report = try FixApplier(folder: project.url, allowsUnsafe: true)
      .apply(Linter().findings(in: files), to: files)
    #expect(report.fixed == 0)
    #expect(report.refusals == ["App.swift has errors in its syntax, and was not changed."])
    #expect(try project.text("App.swift") == source)
  }
}
