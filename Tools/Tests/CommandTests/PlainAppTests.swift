import Foundation
import Testing

/// The apps in `Examples/Plain`: source folders as they are on a Mac.
enum PlainApp: String {
  case basics = "Basics"
  case masterDetail = "MasterDetail"
  case session = "Session"
  case phones = "Phones"
  case news = "News"
  case errands = "Errands"

  /// How many tests it has.
  var tests: Int {
    switch self {
    case .basics, .phones: 5
    case .masterDetail, .session, .news: 6
    case .errands: 8
    }
  }

  var folder: URL {
    URL(filePath: #filePath).appending(path: "../../../../Examples/Plain/\(rawValue)")
      .standardizedFileURL
  }
}

extension CommandTests {
  // MARK: Apps in the style that most code has

  @Test(
    arguments: Night.adds(
      [.basics, .masterDetail, .phones, .news], to: [PlainApp.session, .errands]))
  func `a source folder's tests pass, and nothing is written into it`(app: PlainApp) async throws {
    let before = try FileManager.default.subpathsOfDirectory(atPath: app.folder.path).sorted()
    let result = try await Command.run(["test", app.folder.path])
    #expect(result.status == 0, Comment(rawValue: result.all))
    #expect(result.all.contains("Executed \(app.tests) tests, with 0 failures"))
    #expect(!result.all.contains("warning: "), Comment(rawValue: result.errors))
    let after = try FileManager.default.subpathsOfDirectory(atPath: app.folder.path).sorted()
    #expect(before == after)
  }

  @Test func `a source folder is built into a folder with all that it reads`() async throws {
    let result = try await Command.run(["run", "--build-only", PlainApp.news.folder.path])
    #expect(result.status == 0, Comment(rawValue: result.all))
    let program = URL(filePath: result.output.trimmingCharacters(in: .newlines))
    let folder = program.deletingLastPathComponent()
    #expect(folder.lastPathComponent == "News.app")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names).isSuperset(of: ["News", "Info.plist", "Base.lproj", "articles.json"]))
  }
}
