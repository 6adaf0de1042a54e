import StorylineTesting
import Testing
import TripScripts

@testable import MasterDetail

/// Story tests for the app, its tree of flows and its log.
@Suite(.stage) struct MasterDetailStoryTests {
  private let script = TripScript(AppDelegate.self)

  @Test func `a note is saved, changed without saving, and shown in the list`() async throws {
    try await script.writeNoteAndGoBack()
  }

  @Test func `people with large letters reach everything`() async throws {
    let app = try await script.launch()
    try await app.setContentSizeCategory(.accessibilityExtraExtraLarge)
    try await app.setInterfaceStyle(.dark)
    try await app.row("Dolomites on foot").tap()
    try await app.row("Round the towers").tap()
    try await app.button("Write a Note").tap()
    try await app.textView.type("Long.")
    try await app.button("Save").tap()
    try await app.waitFor(app.button("Change the Note"))
    try await app.button("Change the Note").tap()
    app.expect(app.textView("Long."))
  }

  @Test func `a note in a sheet that is pulled down is not saved`() async throws {
    try await script.pullSheetDown()
    AppDriver().expectLog(
      "NoteFlow#4 cancelled: pulled down", "NoteFlow#4 released", "NoteFlow#5 cancelled: closed")
  }

  @Test func `after a cancelled swipe back a day is chosen`() async throws {
    let app = try await script.cancelSwipeBackAndChoose()
    app.expectTree(
      "TripsFlow (root · 1 screen)", "  Trips (TripsViewController)",
      "  TripFlow (pushed · 1 screen)", "    Lisbon with Ada (TripViewController)",
      "    DayFlow (pushed · 1 screen)", "      Sintra (DayViewController)")
  }

  @Test func `going back two screens at once releases both`() async throws {
    let app = try await script.goBackTwoScreens()
    app.expectTree("TripsFlow (root · 1 screen)", "  Trips (TripsViewController)")
    app.expectLog("DayFlow#3 cancelled: popped", "TripFlow#2 cancelled: popped")
  }

  @Test func `days that were left are released`() async throws {
    let app = try await script.lookAtDays("Over the mountains", "On the fjord", "Bergen, slowly")
    app.expectLog("DayFlow#3 released", "DayFlow#4 released", "DayFlow#5 released")
    app.expectTree(
      "TripsFlow (root · 1 screen)", "  Trips (TripsViewController)",
      "  TripFlow (pushed · 1 screen)", "    Oslo to Bergen (TripViewController)")
  }

  @Test func `a double tap opens a day once`() async throws {
    let app = try await script.launch()
    try await app.row("Oslo to Bergen").tap()
    try await app.row("Bergen, slowly").doubleTap()
    app.expectStack("Trips", "Oslo to Bergen", "Bergen, slowly")
  }
}
