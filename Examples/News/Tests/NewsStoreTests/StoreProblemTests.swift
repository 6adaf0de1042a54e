import Foundation
import GRDB
import NewsStore
import Testing

/// Tests for damaged files, and the recovery from them.
@Suite struct StoreProblemTests {
  private let folder = StoreFolder()

  @Test func `somebody else who writes is said, and waited for no longer than asked`() async throws
  {
    let database = folder.makeDatabase()
    try await database.keep([.example("a")])
    let other = try lock()
    await #expect(throws: StoreProblem.locked) {
      try await database.setBookmark(true, on: .example("a"))
    }
    #expect(try await database.articles(matching: "").count == 1)
    try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
    try await database.setBookmark(true, on: .example("a"))
    #expect(try await database.isBookmarked("a"))
  }

  @Test func `what is no database is damaged, and stays as it is`() async throws {
    try FileManager.default.createDirectory(at: folder.folder, withIntermediateDirectories: true)
    let words = Data(String(repeating: "no database ", count: 1_000).utf8)
    try words.write(to: folder.file)
    let database = folder.makeDatabase()
    await #expect(throws: StoreProblem.damaged) { try await database.articles(matching: "") }
    await #expect(throws: StoreProblem.damaged) { try await database.keep([.example("a")]) }
    #expect(try Data(contentsOf: folder.file) == words)
  }

  @Test func `a file with a damaged page is found when it is opened`() async throws {
    try await fill()
    var data = try Data(contentsOf: folder.file)
    // All but the first pages: the header is whole.
    for index in data.indices where index >= 3 * 4_096 { data[index] = 0xA5 }
    try data.write(to: folder.file)
    await #expect(throws: StoreProblem.damaged) {
      try await folder.makeDatabase().articles(matching: "")
    }
  }

  @Test func `a file that is whole again is read by the same object`() async throws {
    try await fill()
    let whole = try Data(contentsOf: folder.file)
    try Data("nothing".utf8).write(to: folder.file)
    let database = folder.makeDatabase()
    await #expect(throws: StoreProblem.damaged) { try await database.articles(matching: "") }
    try whole.write(to: folder.file)
    #expect(try await database.articles(matching: "").count == 200)
  }

  @Test func `what is set aside is kept, each by a name of its own`() async throws {
    try FileManager.default.createDirectory(at: folder.folder, withIntermediateDirectories: true)
    let database = folder.makeDatabase()
    for text in ["first", "second"] {
      // Gone from sight only: the database lets go of its file before it is moved.
      try await database.setAside()
      try Data(text.utf8).write(to: folder.file)
      try await database.setAside()
    }
    let texts = try ["1", "2"].map {
      try String(
        contentsOf: URL(fileURLWithPath: "\(folder.file.path).damaged-\($0)"), encoding: .utf8)
    }
    #expect(texts == ["first", "second"])
    try await database.keep([.example("a")])
    #expect(try await database.articles(matching: "").count == 1)
  }

  @Test func `a place where no file can be made is out of reach`() async throws {
    try FileManager.default.createDirectory(at: folder.folder, withIntermediateDirectories: true)
    try Data().write(to: folder.file)
    let below = folder.file.appendingPathComponent("News.sqlite")
    await #expect(throws: StoreProblem.unavailable) {
      try await ArticleDatabase(file: below).articles(matching: "")
    }
  }

  @Test(arguments: [StoreProblem.locked, .damaged, .full, .unavailable])
  func `each problem says that nothing is lost`(problem: StoreProblem) throws {
    #expect(problem.errorDescription?.isEmpty == false)
    let advice = try #require(problem.recoverySuggestion)
    #expect(advice.contains("Nothing"))
  }

  /// Two hundred articles, all of them in the file itself.
  private func fill() async throws {
    try await folder.makeDatabase().keep((0..<200).map { .example("\($0)") })
    let queue = try DatabaseQueue(path: folder.file.path)
    try await queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    try queue.close()
  }

  private func lock() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let queue = try DatabaseQueue(path: folder.file.path, configuration: configuration)
    try queue.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
    return queue
  }
}
