import CoreDataStandIn
import Foundation
import SQLite3
import Testing
import UIKit

/// A process that is killed while it saves loses no save that has returned.
@Suite struct CrashTests {
  /// The variable that names the file for the process that is killed.
  private static let variable = "STORYLINE_COREDATA_VICTIM"
  private static let environment = ProcessInfo.processInfo.environment
  /// The number of saves that are killed at some point: more by night, with `STORYLINE_COREDATA_SAVES`.
  private static let saves = environment["STORYLINE_COREDATA_SAVES"].flatMap(Int.init) ?? 60

  @MainActor
  @Test(.disabled(if: environment[variable] == nil))
  func `victim`() throws {
    let path = try #require(Self.environment[Self.variable])
    let context = try Library.container(at: URL(filePath: path)).viewContext
    let first = try Saved(in: context).number + 1
    for number in first...(first + 100_000) {
      try Saved.save(number, in: context)
      // The line is written after the save has returned.
      FileHandle.standardError.write(Data("saved \(number)\n".utf8))
    }
  }

  // 6.5: a save is in the file when it returns, and is whole.
  @MainActor
  @Test(.disabled(if: environment[variable] != nil))
  func `a killed process loses no save that has returned`() throws {
    var random = RandomNumbers(seed: UInt64(Date().timeIntervalSince1970))
    let url = Library.file()
    var done = 0
    while done < Self.saves {
      let line = done + Int.random(in: 1...20, using: &random)
      // A save takes about a millisecond: the process is killed at any point of the next one, or of the one after.
      let wait = Duration.microseconds(Int.random(in: 0...3_000, using: &random))
      let saved = try Self.kill(url, after: line, wait)
      #expect(saved >= line)
      let found = try Saved(in: try Library.container(at: url).viewContext)
      // The save that was interrupted is whole, or is not there.
      #expect(found.number == saved || found.number == saved + 1)
      #expect(found == Saved(after: found.number))
      #expect(try Self.integrity(of: url) == "ok")
      done = found.number
    }
  }

  /// Starts a process that saves, and kills it a while after it has written that save's line. Returns the number of the
  /// last save that had returned.
  private static func kill(_ url: URL, after line: Int, _ wait: Duration) throws -> Int {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", "CrashTests.*victim"]
    process.environment = environment.merging([variable: url.path]) { $1 }
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.contains("saved \(line)\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    let end = ContinuousClock.now + wait
    while ContinuousClock.now < end {}
    Foundation.kill(process.processIdentifier, SIGKILL)
    text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return try #require(text.matches(of: /saved (\d+)\n/).last.flatMap { Int($0.output.1) })
  }

  /// The result of SQLite's own check of a file.
  private static func integrity(of url: URL) throws -> String {
    var handle: OpaquePointer?
    try #require(sqlite3_open(url.path, &handle) == SQLITE_OK)
    defer { sqlite3_close(handle) }
    var statement: OpaquePointer?
    sqlite3_prepare_v2(handle, "PRAGMA integrity_check", -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    guard sqlite3_step(statement) == SQLITE_ROW, let text = sqlite3_column_text(statement, 0) else {
      return "unreadable"
    }
    return String(cString: text)
  }
}

/// The content of a store after a number of saves: authors by their numbers, and the numbers of their books.
private struct Saved: Equatable {
  var names: [Int: String] = [:]
  var books: [Int: Int] = [:]

  /// The number of the last save.
  var number: Int { names.keys.max() ?? 0 }

  /// The content that it has to be.
  init(after number: Int) {
    for author in 1..<max(number + 1, 1) {
      let deletion = author + 2
      if deletion <= number, deletion.isMultiple(of: 3) { continue }
      names[author] = author == number ? "new \(author)" : "old \(author)"
      books[author] = 3
    }
  }

  @MainActor init(in context: NSManagedObjectContext) throws {
    for author in try context.fetch(NSFetchRequest<Author>(entityName: "Author")) {
      let number = Int(author.name?.dropFirst(4) ?? "") ?? 0
      names[number] = author.name
      books[number] = author.books.filter { $0.title == "\(number)" && $0.author === author }.count
    }
    let all = try context.count(for: NSFetchRequest<Book>(entityName: "Book"))
    if all != books.values.reduce(0, +) { books[0] = all }
  }

  /// Inserts an author with three books, renames the one before, and deletes some of the older ones.
  @MainActor static func save(_ number: Int, in context: NSManagedObjectContext) throws {
    func author(_ name: String) throws -> Author? {
      let request = NSFetchRequest<Author>(entityName: "Author")
      request.predicate = NSPredicate(format: "name == %@", name)
      return try context.fetch(request).first
    }
    let new = Author(context: context)
    new.name = "new \(number)"
    for page in 1...3 { Library.book("\(number)", Int32(page), in: context).author = new }
    try author("new \(number - 1)")?.name = "old \(number - 1)"
    if number.isMultiple(of: 3), let old = try author("old \(number - 2)") { context.delete(old) }
    try context.save()
  }
}
