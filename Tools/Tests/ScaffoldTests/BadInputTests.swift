import Foundation
import Scaffold
import Testing

/// Input that is refused in one sentence, with nothing written.
@Suite struct BadInputTests {
  private func app(_ matrix: Matrix = Matrix(style: .mvvmC, container: .xcode)) throws
    -> TemporaryProject
  {
    let project = try TemporaryProject()
    try project.makeApp(matrix)
    return project
  }

  private func expectRefusal(
    _ project: TemporaryProject, containing text: String, _ body: () throws -> Void
  ) throws {
    let before = try project.contents()
    let error = #expect(throws: ScaffoldError.self) { try body() }
    let message = error?.description ?? ""
    #expect(message.contains(text), "\(message)")
    #expect(!message.contains("\n"))
    #expect(try project.contents() == before)
  }

  @Test func `a folder that has files is no place for an app`() throws {
    let project = try TemporaryProject(["notes.txt": "x"])
    try expectRefusal(project, containing: "is not empty") {
      try project.makeApp(Matrix(style: .mvvmC))
    }
  }

  @Test func `a name that exists in another case is refused`() throws {
    let project = try app()
    try project.write("import UIKit\n", to: "Store/detail/detailcoordinator.swift")
    try expectRefusal(project, containing: "differs only in case") {
      try project.plan(.flow, "Detail").apply()
    }
  }

  @Test func `a parent that is not there is named`() throws {
    let project = try app()
    try expectRefusal(project, containing: "There is no class NowhereCoordinator") {
      try project.plan(.flow, "Detail", in: "NowhereCoordinator").apply()
    }
  }

  @Test func `a file that was written by hand is not overwritten unsaid`() throws {
    let project = try app()
    try project.write("import UIKit\n", to: "Store/Detail/DetailViewModel.swift")
    #expect(
      try project.plan(.flow, "Detail").collisions == ["Store/Detail/DetailViewModel.swift"]
    )
  }

  @Test func `a style refuses what belongs to another`() throws {
    let project = try app()
    try expectRefusal(project, containing: "Use `storyline new screen News`") {
      try project.plan(.scene, "News").apply()
    }
    let scenes = try app(Matrix(style: .vip, container: .xcode))
    try expectRefusal(scenes, containing: "Use `storyline new scene News`") {
      try scenes.plan(.flow, "News").apply()
    }
  }

  @Test func `a target without sources, and one that is not there`() throws {
    let project = try app()
    try expectRefusal(project, containing: "There is no target Shop") {
      _ = try ProjectTraits(project.url, target: "Shop", style: nil)
    }
    let empty = try TemporaryProject(["README.md": "x"])
    try expectRefusal(empty, containing: "has no Swift sources") {
      _ = try ProjectTraits(empty.url, target: nil, style: nil)
    }
  }

  @Test func `sources that do not say their style ask for it`() throws {
    let project = try TemporaryProject(["App.swift": "import UIKit\nclass A: UIViewController {}\n"]
    )
    try expectRefusal(project, containing: "Choose one with --style") {
      _ = try ProjectTraits(project.url, target: nil, style: nil)
    }
  }

  @Test(arguments: [
    "{\"schema\": \"storyline.scaffold/1\", \"ver", "{\"schema\": \"storyline.scaffold/1\"}", "[]",
    "",
  ])
  func `a record that is damaged is named`(text: String) throws {
    let project = try app()
    try project.write(text, to: ScaffoldRecord.path)
    try expectRefusal(project, containing: "is damaged") {
      try project.plan(.flow, "Detail").apply()
    }
  }

  @Test func `a record of a newer tool is named`() throws {
    let project = try app()
    let record = try #require(try project.scaffolder.record())
    var newer = record
    newer.version = 99
    try project.write(try newer.text(), to: ScaffoldRecord.path)
    try expectRefusal(project, containing: "templates of version 99") {
      try project.plan(.flow, "Detail").apply()
    }
    try project.write(
      try record.text().replacing("scaffold/1", with: "scaffold/2"), to: ScaffoldRecord.path)
    try expectRefusal(project, containing: "newer version of storyline") {
      try project.plan(.flow, "Detail").apply()
    }
  }

  @Test func `what cannot be written is not half written`() throws {
    let project = try app()
    let plan = try project.plan(.flow, "Detail")
    // A file where a folder has to be; a read-only folder does not stop the superuser.
    try project.write("x", to: "Store/Detail")
    try expectRefusal(project, containing: "nothing was changed") { try plan.apply() }
  }

  @Test func `the same recipe again changes nothing`() throws {
    let project = try app()
    try project.plan(.flow, "Detail").apply()
    let before = try project.contents()
    let again = try project.plan(.flow, "Detail")
    #expect(again.files.isEmpty)
    #expect(
      again.notes == ["Detail was generated before with the same options. Nothing was changed."])
    try again.apply()
    #expect(try project.contents() == before)
  }

  @Test func `a template that is not there is named`() throws {
    let project = try app()
    try expectRefusal(project, containing: "There is no template viper") {
      try project.scaffolder.eject("viper").apply()
    }
  }

  @Test func `a damaged template is named`() throws {
    let project = try app()
    try project.scaffolder.eject("mvvm-c").apply()
    try project.write("{{#if child}}\n", to: ".storyline/templates/mvvm-c/ViewModel.template")
    try expectRefusal(project, containing: "The template mvvm-c/ViewModel ends without {{/if}}") {
      try project.plan(.flow, "Detail").apply()
    }
    try project.write("{{Nothing}}\n", to: ".storyline/templates/mvvm-c/ViewModel.template")
    try expectRefusal(project, containing: "asks for {{Nothing}}") {
      try project.plan(.flow, "Detail").apply()
    }
  }
}
