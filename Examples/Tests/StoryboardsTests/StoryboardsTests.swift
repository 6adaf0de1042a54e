import StorylineTesting
import Testing
import UIKit

@testable import Storyboards

@Suite(.stage, .timeLimit(.minutes(30))) struct StoryboardsTests {
  @Test func `the app starts with the list of the storyboard`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    app.expectScreen(NotesViewController.self)
    app.expectStack("Notes")
    #expect(app.text("Milk").exists)
    #expect(app.text("The dark one.").exists)
  }

  @Test func `a row leads to its note, and back`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.text("Bread").tap()
    app.expectStack("Notes", "Bread")
    #expect(app.text("The dark one.").exists)
    let screen = ReleaseWatch(app.screen)
    try await app.goBack()
    app.expectStack("Notes")
    try await screen.expectReleased()
  }

  @Test func `a form without a title says so, and one with a title comes back with a note`()
    async throws
  {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button("Add").tap()
    app.expectScreen(NewNoteViewController.self, titled: "New Note")
    try await app.button("Save").tap()
    #expect(app.text("A note has a title.").exists)
    try await app.textField("What is it about?").type("Butter")
    try await app.button("Save").tap()
    app.expectStack("Notes")
    #expect(app.text("Butter").exists)
  }

  @Test func `a form that is cancelled changes nothing`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button("Add").tap()
    try await app.button("Cancel").tap()
    app.expectScreen(NotesViewController.self)
    #expect(!app.text("New Note").exists)
  }
}
