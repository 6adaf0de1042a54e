import Foundation
import GRDB
import NewsStore
import Testing

/// A process that is killed while it writes leaves the old list, or the new one, and never a part.
@Suite(.timeLimit(.minutes(2))) struct CrashTests {
  private let folder = StoreFolder()

  @Test func `who is killed in the middle of a list leaves the one before`() async throws {
    let old = [Article.example("a"), .example("b")]
    let database = folder.makeDatabase()
    try await database.keep(old)
    try await database.setBookmark(true, on: old[1])
    try await kill("half", after: 1)
    // The half was on the disk already: this is a test of what becomes of it.
    #expect(try writtenAhead() > 1_000_000)
    let reopened = folder.makeDatabase()
    #expect(try await reopened.articles(matching: "") == old)
    #expect(try await reopened.bookmarks() == [old[1]])
    try await reopened.keep([.example("c")])
    #expect(try await reopened.articles(matching: "").map(\.id) == ["c"])
  }

  @Test(arguments: 1...3)
  func `who is killed at any moment leaves a whole list`(count: Int) async throws {
    try await kill("lists", after: count)
    let articles = try await folder.makeDatabase().articles(matching: "")
    #expect(articles.count == 1_000)
    #expect(Set(articles.map(\.section)).count == 1)
    let health = try await DatabaseQueue(path: folder.file.path).read {
      try String.fetchOne($0, sql: "PRAGMA integrity_check")
    }
    #expect(health == "ok")
  }

  /// Runs the probe until it has said that many lines, and kills it.
  private func kill(_ task: String, after count: Int) async throws {
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent("NewsStoreProbe")
    process.arguments = [folder.file.path, task]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var lines = 0
    while lines < count {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "The probe ended by itself.")
      lines += data.count { $0 == UInt8(ascii: "\n") }
    }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
  }

  /// How many bytes lie in the file of what is not in the database itself yet.
  private func writtenAhead() throws -> Int {
    let file = folder.file.path + "-wal"
    return try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
  }

  /// The folder in which the test and its helper are built.
  private static var products: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
