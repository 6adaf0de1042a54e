import Storyline
import StorylineTesting
import Testing
import UIKit

// AnAlertAsAFlow.md

@MainActor @Suite(.stage) struct AlertGuideTests {
  let recorder = FlowRecorder()
  let handle: FlowHandle<String>

  init() async throws {
    handle = recorder.start(NoteFlow())
    let screen = try recorder.screen(NoteScreen.self)
    screen.onChange?("Milk")
    screen.onClose?()
    try await settle()
  }

  @Test func `the answer is a value of the app's own type`() async throws {
    try await recorder.answer("Save")
    #expect(try await outcome(of: handle) == .finished("Milk"))
  }

  @Test func `another answer closes the note`() async throws {
    try await recorder.answer("Discard")
    #expect(try await outcome(of: handle) == .cancelled(.closed))
  }

  @Test func `the third one changes nothing, and the question can be asked again`() async throws {
    try await recorder.answer("Keep Writing")
    try recorder.screen(NoteScreen.self).onClose?()
    try await settle()
    try await recorder.answer("Save")
    #expect(try await outcome(of: handle) == .finished("Milk"))
  }
}
