import Foundation
import ProjectReader
import TemporaryFolders
import Testing

/// Projects that a project refers to, and the tests of packages that belong to it.
@Suite struct ReferencedProjectTests {
  private var files: [String: String] {
    [
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        [.app("App", needs: ["Kit"]), .tests("AppTests", needs: ["App"])],
        references: ["Modules/Kit/Kit.xcodeproj"]),
      "App/App.swift": "import Kit", "AppTests/Tests.swift": "",
      "Modules/Kit/Kit.xcodeproj/project.pbxproj": ProjectText.project(
        [
          .library("Kit", needs: ["Base"]), .tests("Tests", needs: ["Kit"]), .app("KitDemo"),
        ], references: ["../Base/Base.xcodeproj"]),
      "Modules/Kit/Kit/Kit.swift": "", "Modules/Kit/Tests/Tests.swift": "",
      "Modules/Kit/KitDemo/App.swift": "",
      "Modules/Base/Base.xcodeproj/project.pbxproj": ProjectText.project([
        .library("Base"), .tests("Tests", needs: ["Base"]),
      ]),
      "Modules/Base/Base/Base.swift": "", "Modules/Base/Tests/Tests.swift": "",
    ]
  }

  @Test func `libraries of projects that a project refers to are built with it`() throws {
    let folder = try TemporaryFolder(files)
    let project = try ProjectReader.read(folder.url)
    let app = try #require(project.apps.first)
    #expect(project.closure(of: app).map(\.name) == ["Base", "Kit", "App"])
    #expect(project.problems.isEmpty)
  }

  @Test func `tests of projects that a project refers to are its own, under names of their own`()
    throws
  {
    let folder = try TemporaryFolder(files)
    let tests = try ProjectReader.read(folder.url).tests
    #expect(tests.map(\.name) == ["AppTests", "Tests", "Tests (Base)"])
  }

  @Test func `apps of projects that a project refers to are none of its own`() throws {
    let folder = try TemporaryFolder(files)
    #expect(try ProjectReader.read(folder.url).apps.map(\.name) == ["App"])
  }

  @Test func `tests of a submodule are another party's`() throws {
    var files = files
    files[".gitmodules"] =
      "[submodule \"base\"]\n\tpath = Modules/Base\n\turl = https://example.com/base\n"
    let folder = try TemporaryFolder(files)
    let project = try ProjectReader.read(folder.url)
    #expect(project.tests.map(\.name) == ["AppTests", "Tests"])
    #expect(project.targets.contains { $0.name == "Base" })
  }

  @Test func `a missing project that a project refers to is named with what helps`() throws {
    var files = files
    files["Modules/Base/Base.xcodeproj/project.pbxproj"] = nil
    let folder = try TemporaryFolder(files)
    let problem = try #require(try ProjectReader.read(folder.url).problems.first)
    #expect(
      problem.message.contains(
        "/Modules/Base/Base.xcodeproj is missing, but a project refers to it"))
    #expect(problem.message.contains("git submodule update --init"))
  }

  @Test func `a target that links the product of another project needs its target`() throws {
    var files = files
    files["App.xcodeproj/project.pbxproj"] = ProjectText.project(
      [.app("App", needs: ["KitCore"])], references: ["Modules/Kit/Kit.xcodeproj"])
    files["App/App.swift"] = ""
    files["Modules/Kit/Kit.xcodeproj/project.pbxproj"] = ProjectText.project([
      .library("Kit iOS", settings: "PRODUCT_NAME = KitCore; ")
    ])
    files["Modules/Kit/Kit iOS/Kit.swift"] = ""
    let folder = try TemporaryFolder(files)
    let project = try ProjectReader.read(folder.url)
    let app = try #require(project.apps.first)
    #expect(project.closure(of: app).map(\.name) == ["Kit iOS", "App"])
  }

  // MARK: Packages

  @Test func `tests of a project's packages on this machine are its own`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        [.app("App")], packages: ["Packages/Feature"]),
      "App/App.swift": "",
      "Packages/Feature/Package.swift": ProjectText.package("Feature"),
      "Packages/Feature/Sources/Feature/Feature.swift": "",
      "Packages/Feature/Tests/FeatureTests/Tests.swift": "",
    ])
    let project = try ProjectReader.read(folder.url)
    let tests = try #require(project.tests.first)
    #expect(project.closure(of: tests).map(\.name) == ["Feature", "FeatureTests"])
  }

  @Test func `tests of packages of another party are left out`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        [.app("App")], packages: ["Vendor/Feature"]),
      "App/App.swift": "",
      "Vendor/Feature/Package.swift": ProjectText.package("Feature"),
      "Vendor/Feature/Sources/Feature/Feature.swift": "",
      "Vendor/Feature/Tests/FeatureTests/Tests.swift": "",
    ])
    #expect(try ProjectReader.read(folder.url).tests.isEmpty)
  }

  @Test(arguments: [true, false])
  func `tests of packages that a workspace groups are found`(hasProject: Bool) throws {
    let folder = try TemporaryFolder([
      "All.xcworkspace/contents.xcworkspacedata": hasProject
        ? ProjectText.workspace("App.xcodeproj", "Feature") : ProjectText.workspace("Feature"),
      "App.xcodeproj/project.pbxproj": ProjectText.project([.app("App")]),
      "App/App.swift": "",
      "Feature/Package.swift": ProjectText.package("Feature"),
      "Feature/Sources/Feature/Feature.swift": "", "Feature/Tests/FeatureTests/Tests.swift": "",
    ])
    #expect(try ProjectReader.read(folder.url).tests.map(\.name) == ["FeatureTests"])
  }

  @Test func `packages with tests that a project does not refer to are found in its folder`() throws
  {
    let folder = try TemporaryFolder([
      "Packages/Feature/Package.swift": "", "Packages/Feature/Tests/FeatureTests/Tests.swift": "",
      "Packages/Plain/Package.swift": "", "Pods/Kit/Package.swift": "",
      "Pods/Kit/Tests/Tests.swift": "",
    ])
    let found = ProjectReader.packagesWithTests(below: folder.url)
    #expect(folder.paths(found) == ["Packages/Feature"])
  }
}
