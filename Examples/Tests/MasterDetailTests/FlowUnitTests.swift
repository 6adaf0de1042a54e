import StorylineTesting
import Testing
import TripParts
import TripScripts

@testable import MasterDetail

/// Each flow by itself: what it asks for, with nothing on the screen.
@Suite(.stage) struct FlowUnitTests {
  private let notebook = NotebookDouble()
  private let recorder = FlowRecorder()

  @Test func `the list leads to a trip`() throws {
    recorder.start(TripsFlow(notebook: notebook))
    try recorder.screen(TripsViewController.self).onSelect?(.example)
    recorder.expectCalls("show TripsViewController", "show TripFlow as push")
  }

  @Test func `a trip leads to a day`() throws {
    recorder.start(TripFlow(trip: .example, notebook: notebook))
    try recorder.screen(TripViewController.self).onSelect?(.example)
    recorder.expectCalls("show TripViewController", "show DayFlow as push")
  }

  @Test func `what was written is saved when the sheet is gone`() async throws {
    recorder.start(DayFlow(day: .example, notebook: notebook))
    try recorder.screen(DayViewController.self).onWriteNote?()
    recorder.expectCalls(
      "show DayViewController",
      "show NoteFlow as present(pageSheet, in: navigation)")
    try recorder.flow(NoteFlow.self).finish("Rain.")
    try await eventually { notebook.notes == ["1": "Rain."] }
  }

  @Test func `a sheet that is pulled down saves nothing`() async throws {
    recorder.start(DayFlow(day: .example, notebook: notebook))
    try recorder.screen(DayViewController.self).onWriteNote?()
    try await recorder.cancel(try recorder.flow(NoteFlow.self), because: .pulledDown)
    #expect(notebook.notes.isEmpty)
  }

  @Test func `a day may be left while its note is saved`() async throws {
    notebook.isSlow = true
    let handle = recorder.start(DayFlow(day: .example, notebook: notebook))
    try recorder.screen(DayViewController.self).onWriteNote?()
    try recorder.flow(NoteFlow.self).finish("Rain.")
    try await eventually { notebook.isSaving }
    try await recorder.goBack()
    let ending = try await outcome(of: handle)
    #expect(ending.reason == .popped)
    notebook.finishSaving()
    try await eventually { notebook.notes == ["1": "Rain."] }
  }

  @Test func `a note results in what was written`() async throws {
    let handle = recorder.start(NoteFlow(day: .example, note: nil))
    try recorder.screen(NoteViewController.self).onSave?("Rain.")
    #expect(try await outcome(of: handle) == .finished("Rain."))
  }
}
