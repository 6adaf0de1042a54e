import CoreDataStandIn
import Foundation
import Testing
import UIKit

/// A process that is killed while it saves loses no save that has returned.
@Suite struct CrashTests {
  /// The variable that names the file for the process that is killed.
  private static let variable = "STORYLINE_COREDATA_VICTIM"

  @MainActor
  @Test(.disabled(if: ProcessInfo.processInfo.environment[variable] == nil))
  func `victim`() throws {
    let path = try #require(ProcessInfo.processInfo.environment[Self.variable])
    let context = try Library.container(at: URL(filePath: path)).viewContext
    for number in 1...100_000 {
      let author = Author(context: context)
      author.name = "Author \(number)"
      for page in 1...3 { Library.book("\(number)", Int32(page), in: context).author = author }
      try context.save()
      // The line is written after the save has returned.
      FileHandle.standardError.write(Data("saved \(number)\n".utf8))
    }
  }

  @MainActor
  // 6.5: a save is in the file when it returns.
  @Test(.disabled(if: ProcessInfo.processInfo.environment[variable] != nil), arguments: 0..<5)
  func `a killed process loses no save that has returned`(seed: UInt64) async throws {
    var random = RandomNumbers(seed: seed &+ UInt64(Date().timeIntervalSince1970))
    let url = Library.file()
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", "CrashTests.*victim"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      [Self.variable: url.path]) { $1 }
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    // It is killed in the middle of what follows the line of some save.
    let line = Int.random(in: 1...60, using: &random)
    var text = ""
    while !text.contains("saved \(line)\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    kill(process.processIdentifier, SIGKILL)
    text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let saved = try #require(
      text.matches(of: /saved (\d+)\n/).last.flatMap { Int($0.output.1) })
    #expect(saved >= line)
    let context = try Library.container(at: url).viewContext
    let authors = try context.fetch(NSFetchRequest<Author>(entityName: "Author"))
    // The save that was interrupted is whole, or is not there.
    #expect(authors.count == saved || authors.count == saved + 1)
    #expect(authors.allSatisfy { $0.books.count == 3 })
    #expect(
      try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == authors.count * 3)
  }
}
