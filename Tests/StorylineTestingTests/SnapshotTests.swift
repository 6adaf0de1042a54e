import Foundation
import Testing
import UIKit

@testable import StorylineTesting

@MainActor @Suite(.stage) struct SnapshotTests {
  @Test(arguments: [SnapshotFormat.text, .svg])
  func `a screen looks as in its file`(format: SnapshotFormat) async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    #expect(try app.expectSnapshot("first room", as: format))
  }

  // With the switch, what is expected is written.
  private nonisolated static let compares =
    ProcessInfo.processInfo.environment[ExpectedFile.rebaseline] != "1"

  @Test(.enabled(if: compares)) func `a screen that looks different says where`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.button("Twin").first.tap()
    let failures = try await Failure.collect { try app.expectSnapshot("first room") }
    let message = failures.first?.message ?? ""
    #expect(message.contains("Snapshots/SnapshotTests/first-room.txt:\nline "))
    #expect(message.contains("\n  expected: "))
    #expect(message.contains("\"Nothing yet\""))
    #expect(message.contains("\"First twin\""))
  }

  @Test(.enabled(if: compares)) func `a file that is not there is asked for`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    let failures = try await Failure.collect { try app.expectSnapshot("no such file") }
    let message = failures.first?.message ?? ""
    #expect(message.hasPrefix("There is no expected snapshot "))
    #expect(message.contains("STORYLINE_REBASELINE=1"))
  }

  @Test func `a file is written when it is asked for, and compared from then on`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = ExpectedFile(url: folder.appendingPathComponent("room.txt"))
    #expect(try file.problem(with: "one", rebaselining: true) == nil)
    #expect(try String(contentsOf: file.url, encoding: .utf8) == "one")
    #expect(try file.problem(with: "one", rebaselining: false) == nil)
    #expect(
      try file.problem(with: "two", rebaselining: false)?.contains(
        "line 1\n  expected: one\n  it is:    two\n") == true)
    #expect(try file.problem(with: "two", rebaselining: true) == nil)
    #expect(try file.problem(with: "two", rebaselining: false) == nil)
  }
}
