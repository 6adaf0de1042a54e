import Foundation
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct SnapshotTests {
  @Test(arguments: [SnapshotFormat.text, .svg])
  func `a screen looks as in its file`(format: SnapshotFormat) async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    #expect(try app.expectSnapshot("first room", as: format))
  }

  @Test func `a screen that looks different says where`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.button("Twin").first.tap()
    let failures = try await Failure.collect { try app.expectSnapshot("first room") }
    let message = failures.first?.message ?? ""
    #expect(message.contains("Snapshots/SnapshotTests/first-room.txt:\nline "))
    #expect(message.contains("\n  expected: "))
    #expect(message.contains("\"Nothing yet\""))
    #expect(message.contains("\"First twin\""))
  }

  @Test func `a file that is not there is asked for`() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    let failures = try await Failure.collect { try app.expectSnapshot("no such file") }
    let message = failures.first?.message ?? ""
    #expect(message.hasPrefix("There is no expected snapshot "))
    #expect(message.contains("STORYLINE_REBASELINE=1"))
  }
}
