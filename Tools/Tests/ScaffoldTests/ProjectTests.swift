import Foundation
import Lint
import ProjectReader
import Scaffold
import SourceFacts
import Testing

/// Generated projects: what they are written with, and what a team does with them.
@Suite struct ProjectTests {
  @Test(arguments: Matrix.all) func `lint finds nothing in what is generated`(matrix: Matrix) throws
  {
    let files = try matrix.shared().tree.files.filter { $0.key.hasSuffix(".swift") }.map {
      path, text in
      SourceFile(url: URL(filePath: "/\(path)"), path: path, facts: FactsReader.read(text))
    }
    #expect(Linter().findings(in: files).isEmpty)
  }

  // 0.2 seconds on a quiet machine; the bound leaves room for one that builds beside the tests.
  @Test func `an app is generated at once`() throws {
    let project = try TemporaryProject()
    let start = ContinuousClock.now
    try project.makeApp(Matrix(style: .mvvmC, container: .xcodeGroups))
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test(arguments: [nil, Access.public])
  func `style, folders, indentation, access and tests are read from a project`(
    access: Access?
  ) throws {
    var matrix = Matrix(
      style: .mvpC, ending: .delegate, tests: .xctest, container: .package, access: access)
    matrix.answers.indentation = Indentation(unit: "  ")
    let project = try TemporaryProject()
    try project.makeApp(matrix)
    let traits = try ProjectTraits(project.url, target: nil, style: nil)
    #expect(traits.answers == matrix.answers)
  }

  @Test func `a project that was not generated gets what it lacks`() throws {
    let matrix = Matrix(style: .mvvmC, container: .xcode)
    let project = try TemporaryProject()
    try project.makeApp(matrix)
    try FileManager.default.removeItem(at: project.url.appending(path: ScaffoldRecord.path))
    try project.plan(.flow, "Detail", in: "HomeCoordinator").apply()
    let coordinator = try project.text("Store/Home/HomeCoordinator.swift")
    #expect(coordinator.contains("func showDetail() {"))
    let update = try project.scaffolder.update()
    #expect(update.results.allSatisfy { $0.text == nil })
  }

  @Test
  func
    `a screen without its stack of buttons gets no button, but a note`()
    throws
  {
    let project = try TemporaryProject()
    try project.makeApp(Matrix(style: .mvvmC, container: .xcode))
    let path = "Store/Home/HomeViewController.swift"
    let list = try project.text(path).replacing("stackView", with: "tableView")
    try project.write(list, to: path)
    let plan = try project.plan(.flow, "Detail")
    let screen = try #require(plan.files[path])
    #expect(!screen.contains("addButton"))
    #expect(screen.contains("func homeViewControllerDidSelectDetail("))
    #expect(
      plan.notes == ["Call showDetail() of HomeCoordinator where the app leads to Detail."])
  }

  @Test func `a project without a target for tests gets none, and is told so`() throws {
    let project = try TemporaryProject()
    try project.makeApp(Matrix(style: .mvvmC, container: .package))
    let manifest = try project.text("Package.swift")
    let tests = try #require(manifest.firstRange(of: /,\s*\.testTarget\((?s:.*?)\]\)/))
    try project.write(manifest.replacingCharacters(in: tests, with: ""), to: "Package.swift")
    try FileManager.default.removeItem(at: project.url.appending(path: ScaffoldRecord.path))
    let plan = try project.plan(.flow, "Detail", in: "HomeCoordinator")
    #expect(!plan.files.keys.contains { $0.contains("Tests") })
    #expect(
      plan.notes == ["No tests were generated, because the project has no target for tests."])
  }

  @Test func `an ejected text is used in place of the tool's`() throws {
    let project = try TemporaryProject()
    try project.makeApp(Matrix(style: .mvvmC, container: .xcode))
    try project.scaffolder.eject("mvvm-c").apply()
    let path = ".storyline/templates/mvvm-c/ViewModel.template"
    try project.write("// Ours.\n" + (try project.text(path)), to: path)
    try project.plan(.flow, "Detail").apply()
    let text = try project.text("Store/Detail/DetailViewModel.swift")
    #expect(text.hasPrefix("// Ours.\nimport Foundation\n"))
  }

  @Test func `no update is due after a template was ejected and not edited`() throws {
    let project = try TemporaryProject()
    try project.makeApp(Matrix(style: .mvvmC, container: .xcode))
    try project.scaffolder.eject("mvvm-c").apply()
    #expect(try !project.scaffolder.update().isOld)
    let path = ".storyline/templates/mvvm-c/ViewModel.template"
    try project.write("// Ours.\n" + (try project.text(path)), to: path)
    #expect(try project.scaffolder.update().isOld)
  }

  @Test func `an ejected text that has changed since is merged, with its old text from git`() throws
  {
    let project = try TemporaryProject()
    let git = Git(project.url)
    _ = git.run(["init", "-q"])
    try project.makeApp(Matrix(style: .mvvmC, container: .xcode))
    try project.scaffolder.eject("mvvm-c").apply()
    try project.plan(.flow, "Detail").apply()
    let path = ".storyline/templates/mvvm-c/ViewModel.template"
    try project.write(try project.text(path).replacing("This is", with: "Here is"), to: path)
    let model = "Store/Detail/DetailViewModel.swift"
    try project.write(try project.text(model) + "\nextension DetailViewModel {}\n", to: model)
    let update = try project.scaffolder.update()
    let result = try #require(update.results.first { $0.path == model })
    #expect(result.outcome == .merged)
    #expect(result.text?.contains("Here is Detail.") == true)
    #expect(result.text?.hasSuffix("extension DetailViewModel {}\n") == true)
  }

  @Test func `a conflict has three stages in git's index`() throws {
    let project = try TemporaryProject()
    let git = Git(project.url)
    _ = git.run(["init", "-q"])
    try project.makeApp(Matrix(style: .mvvmC, container: .xcode))
    _ = git.run(["add", "-A"])
    let path = "Store/Home/HomeViewModel.swift"
    try project.write(try project.text(path).replacing("This is", with: "Mine is"), to: path)
    let newer = TemplateLibrary(
      TemplateLibrary.standard.texts
        + TemplateLibrary.standard.texts.filter { $0.name == "mvvm-c/ViewModel" }
        .map { VersionedText($0.name, since: 2, $0.text.replacing("This is", with: "Here is")) })
    let scaffolder = Scaffolder(project.url, library: newer)
    let update = try scaffolder.update()
    #expect(update.results.filter { $0.outcome == .conflict }.map(\.path) == [path])
    try scaffolder.plan(update).apply()
    scaffolder.markConflicts(update)
    let stages = git.run(["ls-files", "-u"])?.split(separator: "\n") ?? []
    #expect(stages.count == 3)
    #expect(try project.text(path).contains("||||||| version 1\n"))
    #expect(
      try Scaffolder(project.url, library: newer).update().results.allSatisfy { $0.text == nil })
  }
}
