import StorylineTesting
import Testing
import UIKit

@testable import ReadingList

@MainActor @Suite(.stage) struct ReadingListTests {
  @Test func `the list asks for a book in a sheet, and shows what it got`() async throws {
    let recorder = FlowRecorder()
    recorder.start(ReadingListFlow())
    let list = try recorder.screen(ReadingListViewController.self)
    list.onAdd?()
    try recorder.flow(AddBookFlow.self).finish(Book(title: "Emma"))
    try await settle()
    #expect(list.books.map(\.title) == ["Middlemarch", "The Leopard", "Emma"])
  }

  @Test func `a book that was added is in the list`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button("Add").tap()
    try await app.textField("Title").type("Emma")
    try await app.button("Save").tap()
    app.expectStack("To Read")
    try await app.text("Emma").tap()
    app.expectStack("To Read", "Emma")
  }

  @Test func `a book that was read goes back to the list`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.text("Middlemarch").tap()
    try await app.button("Mark as Read").tap()
    app.expectStack("To Read")
  }

  @Test func `a sheet with a title asks before it closes`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button("Add").tap()
    try await app.textField("Title").type("Emma")
    try await app.button("Cancel").tap()
    try await app.button("Keep").tap()
    app.expectScreen(AddBookViewController.self)
    try await app.button("Cancel").tap()
    try await app.button("Discard").tap()
    app.expectStack("To Read")
  }
}
