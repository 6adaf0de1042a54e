import Foundation
import ProjectReader
import Scaffold
import Testing

/// Insertions into project files.
@Suite struct ProjectEditTests {
  private func project(_ matrix: Matrix = Matrix(style: .mvvmC, container: .xcodeGroups)) throws
    -> (TemporaryProject, String)
  {
    let project = try TemporaryProject()
    try project.makeApp(matrix)
    return (project, try project.text("Store.xcodeproj/project.pbxproj"))
  }

  @Test func `only lines are inserted`() throws {
    let (_, old) = try project()
    var edit = try ProjectEdit(old)
    try edit.add("Store/Detail/DetailCoordinator.swift", to: "Store")
    var rest = edit.text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    for line in old.split(separator: "\n", omittingEmptySubsequences: false) {
      let index = try #require(rest.firstIndex(of: line))
      rest = rest[(index + 1)...]
    }
    let added = edit.text.split(separator: "\n").count - old.split(separator: "\n").count
    // The build file, the reference, two entries in lists, a group of seven lines and its entry.
    #expect(added == 12)
  }

  @Test(arguments: ["\n", "\r\n"]) func `removing gives the file back byte for byte`(
    lineEnd: String
  ) throws {
    let old = try project().1.replacing("\n", with: lineEnd)
    var edit = try ProjectEdit(old)
    let paths = [
      "Store/Detail/DetailCoordinator.swift", "Store/Detail/Über+Uns.swift", "Other.swift",
    ]
    for path in paths { try edit.add(path, to: "Store") }
    #expect(edit.text != old)
    for path in paths.reversed() { try edit.remove(path, from: "Store") }
    #expect(Array(edit.text.utf8) == Array(old.utf8))
  }

  @Test func `the same file gets the same identifiers, and is added once`() throws {
    let (_, old) = try project()
    var first = try ProjectEdit(old)
    try first.add("Store/New.swift", to: "Store")
    var second = try ProjectEdit(old)
    try second.add("Store/New.swift", to: "Store")
    #expect(first.text == second.text)
    try second.add("Store/New.swift", to: "Store")
    #expect(first.text == second.text)
  }

  @Test func `a project that is not written as Xcode writes it is refused`() throws {
    #expect(throws: ScaffoldError.self) { try ProjectEdit("{ objects = ") }
    let text = try project().1.replacing("/* Begin PBXFileReference section */", with: "")
    var edit = try ProjectEdit(text)
    #expect(throws: ScaffoldError.self) { try edit.add("Store/New.swift", to: "Store") }
  }

  @Test(arguments: [Container.xcode, .xcodeGroups])
  func `a project has all sources of its app and its tests`(container: Container) throws {
    let (project, _) = try project(Matrix(style: .mvvmC, storyboards: true, container: container))
    let read = try ProjectReader.read(project.url)
    let app = try #require(read.targets.first { $0.name == "Store" })
    let tests = try #require(read.targets.first { $0.name == "StoreTests" })
    #expect(app.kind == .app)
    #expect(app.sources.count == 7)
    #expect(app.resources.map(\.lastPathComponent) == ["Home.storyboard"])
    #expect(app.settings?.isMainActorByDefault == true)
    #expect(tests.sources.count == 3)
    #expect(tests.isHosted)
    #expect(tests.dependencies == ["Store"])
  }

  @Test(arguments: [Container.xcode, .xcodeGroups, .package])
  func `what is added later belongs to its target`(container: Container) throws {
    let (project, _) =
      container == .package
      ? (try TemporaryProject(), "") : try project(Matrix(style: .mvvmC, container: container))
    if container == .package { try project.makeApp(Matrix(style: .mvvmC, container: .package)) }
    try project.plan(.flow, "Detail").apply()
    let read = try ProjectReader.read(project.url)
    let names = read.targets.flatMap(\.sources).map(\.lastPathComponent)
    for name in ["DetailCoordinator.swift", "DetailViewModel.swift", "DetailWalkTests.swift"] {
      #expect(names.contains(name))
    }
  }
}
