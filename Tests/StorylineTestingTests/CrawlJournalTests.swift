import Foundation
import Testing
import UIKit

@testable import StorylineTesting

/// A walk goes on in another process where the app ended the last one.
@Suite(.stage(findsLeaks: false)) @MainActor struct CrawlJournalTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "crawl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func crawler() throws -> Crawler {
    try Crawler(BrokenDelegate.self, settings: CrawlSettings(steps: 6), folder: folder)
  }

  private var journal: URL { folder.appending(path: "journal.jsonl") }

  /// Writes further events, as a process does that ends in the middle of its work.
  private func append(_ events: Journal.Event...) throws {
    let journal = try Journal(journal)
    for event in events { try journal.write(event) }
  }

  /// Leaves out the events from the first one after the walk on.
  private func forgetEnding() throws {
    let lines = try String(contentsOf: journal, encoding: .utf8).split(separator: "\n")
    let walked = lines.prefix { !$0.contains("\"ending\"") }
    #expect(walked.count < lines.count)
    try Data((walked.joined(separator: "\n") + "\n").utf8).write(to: journal)
  }

  @Test func `a process that ended after the walk is followed by one that launches no more`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try crawler()
    try await first.run()
    let second = try crawler()
    try await second.run()
    #expect(second.launches == first.launches)
    #expect(second.end == first.end)
    #expect(second.model.steps.count == first.model.steps.count)
  }

  @Test func `what was found is kept when the app can be launched no more`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try crawler()
    try await first.run()
    try forgetEnding()
    for _ in 1...3 { try append(.begin(from: nil, action: "launch", line: "")) }
    let second = try crawler()
    try await second.run()
    #expect(second.end == "launch")
    #expect(second.model.steps.count == first.model.steps.count)
    #expect(second.findings.map(\.kind) == [.crash])
    #expect(second.findings.first?.text.contains("3 times in a row") == true)
  }

  @Test func `a launch that failed once is tried again`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await crawler().run()
    try forgetEnding()
    try append(.begin(from: nil, action: "launch", line: ""))
    let second = try crawler()
    try await second.run()
    #expect(second.end == "budget")
    #expect(second.findings.isEmpty)
  }

  @Test func `an app that cannot be launched at all is an error`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try append(.begin(from: nil, action: "launch", line: ""))
    let error = try await #require(throws: DriverError.self) { try await crawler().run() }
    #expect(error.message == "The app ends by itself when it is launched.")
  }
}
