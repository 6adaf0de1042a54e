import Foundation
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct GestureTests {
  private func rooms(_ count: Int) async throws -> AppDriver {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    for _ in 1..<count { try await app.button("Next").tap() }
    return app
  }

  @Test func `the back button leads one screen back`() async throws {
    let app = try await rooms(3)
    app.expectStack("Room 1", "Room 2", "Room 3")
    try await app.goBack()
    app.expectStack("Room 1", "Room 2")
  }

  @Test func `the menu of the back button leads further back`() async throws {
    let app = try await rooms(4)
    try await app.goBack(to: "Room 2")
    app.expectStack("Room 1", "Room 2")
  }

  @Test func `a swipe leads back`() async throws {
    let app = try await rooms(2)
    try await app.swipeBack()
    app.expectStack("Room 1")
  }

  @Test func `a swipe that is cancelled leads nowhere`() async throws {
    let app = try await rooms(2)
    let before = app.log.count
    try await app.swipeBack(cancel: true)
    app.expectStack("Room 1", "Room 2")
    #expect(app.log.dropFirst(before).count == 1)
    #expect(app.log.last?.hasSuffix("unchanged: gesture cancelled") == true)
  }

  @Test func `a sheet is pulled down`() async throws {
    let app = try await rooms(1)
    try await app.button("Sheet").tap()
    app.expectScreen(NoteViewController.self)
    try await app.pullDownSheet()
    app.expectScreen(RoomViewController.self)
    app.expectLog("SheetFlow#2 cancelled: pulled down")
  }

  @Test func `a sheet that is let go stays`() async throws {
    let app = try await rooms(1)
    try await app.button("Sheet").tap()
    try await app.pullDownSheet(cancel: true)
    app.expectScreen(NoteViewController.self)
  }

  @Test func `a point is tapped, whatever is there`() async throws {
    let app = try await rooms(1)
    let frame = try #require(app.button("Next").frame)
    try await app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    app.expectStack("Room 1", "Room 2")
  }
}
