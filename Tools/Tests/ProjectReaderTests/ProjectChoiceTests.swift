import Foundation
import ProjectReader
import TemporaryFolders
import Testing

/// A folder that has a project and a package, or several projects.
@Suite struct ProjectChoiceTests {
  private func files(
    projectHasTests: Bool, packageHasTests: Bool, in folder: String = ""
  ) -> [String: String] {
    let tests: [ProjectText.Target] = projectHasTests ? [.tests("KitChecks", needs: ["Kit"])] : []
    return [
      "\(folder)Kit.xcodeproj/project.pbxproj": ProjectText.project([.library("Kit")] + tests),
      "\(folder)Kit/Kit.swift": "", "\(folder)KitChecks/Checks.swift": "",
      "Package.swift": ProjectText.package("Kit", hasTests: packageHasTests),
      "Sources/Kit/Kit.swift": "", "Tests/KitTests/KitTests.swift": "",
    ]
  }

  @Test func `a project with tests is read before a package`() throws {
    let folder = try TemporaryFolder(files(projectHasTests: true, packageHasTests: true))
    #expect(try ProjectReader.read(folder.url).tests.map(\.name) == ["KitChecks"])
  }

  @Test func `a link to a folder is read as the folder`() throws {
    let folder = try TemporaryFolder(files(projectHasTests: true, packageHasTests: true))
    let place = try TemporaryFolder(["note.txt": ""])
    let link = place.url.appending(path: "Link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    #expect(try ProjectReader.read(link).tests.map(\.name) == ["KitChecks"])
  }

  /// A project and a package of the same library; the project has only the folder `Core` of it.
  private func library(with file: String, _ text: String) -> [String: String] {
    let objects = ProjectText.project([
      .library("Kit", in: "Sources/Kit/Core"), .tests("KitTests", needs: ["Kit"]),
    ])
    return ["Sources/Kit/Core/Kit.swift": "", "Sources/Kit/\(file)": text].merging([
      "Kit.xcodeproj/project.pbxproj": objects, "KitTests/Checks.swift": "",
      "Package.swift": ProjectText.package("Kit", hasTests: true),
      "Tests/KitTests/KitTests.swift": "",
    ]) { $1 }
  }

  @Test func `a package is read before a project that lacks files of it`() throws {
    let folder = try TemporaryFolder(library(with: "New.swift", ""))
    let project = try ProjectReader.read(folder.url)
    #expect(folder.paths(project.tests[0].sources) == ["Tests/KitTests/KitTests.swift"])
    #expect(
      project.problems.map(\.message) == [
        "Package.swift is built, because Kit.xcodeproj lacks New.swift of it; --project builds the project"
      ])
    let chosen = try ProjectReader.read(folder.url, taking: .project)
    #expect(folder.paths(chosen.tests[0].sources) == ["KitTests/Checks.swift"])
  }

  @Test func `a project is read that lacks only what is for packages`() throws {
    let folder = try TemporaryFolder(
      library(with: "Resources.swift", "#if SWIFT_PACKAGE\n#endif\n"))
    let project = try ProjectReader.read(folder.url)
    #expect(folder.paths(project.tests[0].sources) == ["KitTests/Checks.swift"])
  }

  @Test func `a package with tests is read where the project has none`() throws {
    let folder = try TemporaryFolder(files(projectHasTests: false, packageHasTests: true))
    #expect(try ProjectReader.read(folder.url).tests.map(\.name) == ["KitTests"])
  }

  @Test func `a choice decides between a project and a package`() throws {
    let folder = try TemporaryFolder(files(projectHasTests: true, packageHasTests: true))
    #expect(try ProjectReader.read(folder.url, taking: .package).tests.map(\.name) == ["KitTests"])
    #expect(try ProjectReader.read(folder.url, taking: .project).tests.map(\.name) == ["KitChecks"])
  }

  @Test func `a manifest that is named is read`() throws {
    let folder = try TemporaryFolder(files(projectHasTests: true, packageHasTests: true))
    let project = try ProjectReader.read(folder.url.appending(path: "Package.swift"))
    #expect(project.tests.map(\.name) == ["KitTests"])
  }

  @Test func `a choice that the folder does not have is refused`() throws {
    let folder = try TemporaryFolder(["App.swift": ""])
    let error = #expect(throws: ProjectError.self) {
      try ProjectReader.read(folder.url, taking: .package)
    }
    #expect(
      error?.description
        == "\(folder.url.path) has no Package.swift. Name another folder, or omit --package.")
  }

  @Test func `an example below a package without tests is read for its tests`() throws {
    let folder = try TemporaryFolder(
      files(projectHasTests: true, packageHasTests: false, in: "Example/"))
    #expect(try ProjectReader.read(folder.url).tests.map(\.name) == ["KitChecks"])
  }

  @Test func `a package with tests is read before an example below it`() throws {
    let folder = try TemporaryFolder(
      files(projectHasTests: true, packageHasTests: true, in: "Example/"))
    #expect(try ProjectReader.read(folder.url).tests.map(\.name) == ["KitTests"])
  }

  @Test func `to run an app the project that has one is read`() throws {
    var files = files(projectHasTests: false, packageHasTests: true)
    files["Example/Example.xcodeproj/project.pbxproj"] = ProjectText.project([.app("Example")])
    files["Example/Example/App.swift"] = ""
    let folder = try TemporaryFolder(files)
    #expect(try ProjectReader.read(folder.url, for: .app).apps.map(\.name) == ["Example"])
  }

  @Test func `of several projects that with tests is read`() throws {
    var files = files(projectHasTests: true, packageHasTests: false)
    files["Demo.xcodeproj/project.pbxproj"] = ProjectText.project([.app("Demo")])
    files["Demo/App.swift"] = ""
    let folder = try TemporaryFolder(files)
    #expect(try ProjectReader.read(folder.url).name == "Kit")
  }

  @Test func `several projects with tests are named`() throws {
    var files = files(projectHasTests: true, packageHasTests: false, in: "A/")
    files["B/B.xcodeproj/project.pbxproj"] = ProjectText.project([.tests("BTests")])
    files["B/BTests/Tests.swift"] = ""
    let folder = try TemporaryFolder(files)
    let error = #expect(throws: ProjectError.self) { try ProjectReader.read(folder.url) }
    #expect(
      error?.description == "\(folder.url.path) has projects in several folders. Name one of them: "
        + "\(folder.url.path)/A/Kit.xcodeproj, \(folder.url.path)/B/B.xcodeproj")
  }

  @Test func `a project that a workspace further down lists is not read by itself`() throws {
    let folder = try TemporaryFolder([
      "App/All.xcworkspace/contents.xcworkspacedata": ProjectText.workspace(
        "App.xcodeproj", "../Kit/Kit.xcodeproj"),
      "App/App.xcodeproj/project.pbxproj": ProjectText.project([
        .app("App"), .tests("AppTests", needs: ["App"]),
      ]),
      "App/App/App.swift": "", "App/AppTests/Tests.swift": "",
      "Kit/Kit.xcodeproj/project.pbxproj": ProjectText.project([
        .library("Kit"), .tests("KitTests", needs: ["Kit"]),
      ]),
      "Kit/Kit/Kit.swift": "", "Kit/KitTests/Tests.swift": "",
    ])
    let project = try ProjectReader.read(folder.url)
    #expect(project.tests.map(\.name) == ["AppTests", "KitTests"])
  }

  @Test func `a project that a tool has yet to make is no project`() throws {
    var files = files(projectHasTests: false, packageHasTests: true)
    files["Kit.xcodeproj/project.pbxproj"] = nil
    files["Kit.xcodeproj/xcshareddata/Kit.xcscheme"] = ""
    files["Kit.xcworkspace/contents.xcworkspacedata"] = ProjectText.workspace("Kit.xcodeproj")
    let folder = try TemporaryFolder(files)
    #expect(try ProjectReader.read(folder.url).tests.map(\.name) == ["KitTests"])
  }
}
