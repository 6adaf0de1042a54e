import Foundation
import ProjectReader
import TemporaryFolders
import Testing

/// Libraries that Carthage has put beside a project.
@Suite struct CarthageTests {
  private var files: [String: String] {
    [
      "App.xcodeproj/project.pbxproj": ProjectText.project([
        .app("App"), .tests("AppTests", needs: ["App"]),
      ]),
      "App/App.swift": "import Kit\nimport Base", "AppTests/Tests.swift": "",
      "Cartfile.resolved": """
      github "someone/Kit" "1.2.0"
      git "https://example.com/Far.git" "v3"
      """,
      "Carthage/Checkouts/Kit/Kit.xcodeproj/project.pbxproj": ProjectText.project([
        .library("Kit"), .tests("KitTests", needs: ["Kit"]), .app("Demo"),
      ]),
      "Carthage/Checkouts/Kit/Kit/Kit.swift": "", "Carthage/Checkouts/Kit/Demo/App.swift": "",
      "Carthage/Checkouts/Kit/KitTests/Tests.swift": "",
      "Carthage/Checkouts/Base/Package.swift": ProjectText.package("Base"),
      "Carthage/Checkouts/Base/Sources/Base/Base.swift": "",
      "Carthage/Checkouts/Base/Tests/BaseTests/Tests.swift": "",
    ]
  }

  @Test func `libraries of checkouts are built for targets that import them`() throws {
    let folder = try TemporaryFolder(files)
    let project = try ProjectReader.read(folder.url)
    let app = try #require(project.apps.first)
    #expect(Set(project.closure(of: app).map(\.name)) == ["Kit", "Base", "App"])
    #expect(project.apps.map(\.name) == ["App"])
    #expect(project.tests.map(\.name) == ["AppTests"])
  }

  @Test func `checkouts that are missing are said in one list, with versions`() throws {
    let folder = try TemporaryFolder(files)
    #expect(
      try ProjectReader.read(folder.url).problems.map(\.message) == [
        "missing Carthage checkouts: Far v3. Run `carthage checkout` in \(folder.url.path), "
          + "or pass --stub for each imported module"
      ])
  }

  @Test func `a checkout that is missing is fetched in its version where sources import it`() throws
  {
    let far = try Repository("Far", versions: ["1.0.0", "2.0.0"])
    var files = files
    files["App/App.swift"] = "import Far"
    files["Cartfile.resolved"] = """
      git "\(far.url)" "1.0.0"
      git "\(far.url)ther" "1.0.0"
      """
    let folder = try TemporaryFolder(files)
    let fetcher = PackageFetcher(folder.url.appending(path: "packages"))
    let project = try ProjectReader.read(folder.url, fetching: fetcher)
    let app = try #require(project.apps.first)
    #expect(project.closure(of: app).map(\.name).contains("Far"))
    let library = try #require(project.targets.first { $0.name == "Far" })
    let source = try #require(library.sources.first)
    let version = source.deletingLastPathComponent().appending(path: "../../VERSION")
    #expect(try String(contentsOf: version, encoding: .utf8) == "1.0.0")
    #expect(
      project.problems.first?.message.hasPrefix("missing Carthage checkouts: Farther 1.0.0.")
        == true)
  }

  @Test(arguments: ["Logging", "log", "LOG"])
  func `a module that has another form of the name is fetched`(module: String) throws {
    let log = try Repository(module, folder: "log")
    var files = files
    files["App/App.swift"] = "import \(module)"
    files["Cartfile.resolved"] = "git \"\(log.url)\" \"1.0.0\""
    let folder = try TemporaryFolder(files)
    let fetcher = PackageFetcher(folder.url.appending(path: "packages"))
    let project = try ProjectReader.read(folder.url, fetching: fetcher)
    let app = try #require(project.apps.first)
    #expect(project.closure(of: app).map(\.module).contains(module))
  }
}
