import StorylineTesting
import Testing
import TripScripts
import UIKit

@testable import MasterDetailByHandMended

/// Story tests for the app. A leak fails each of them.
@Suite(.stage) struct MasterDetailByHandMendedStoryTests {
  private let script = TripScript(AppDelegate.self)

  private var coordinator: TripsCoordinator? {
    (UIApplication.shared.delegate as? AppDelegate)?.coordinator
  }

  @Test func `people write a note and come back`() async throws { try await script.tellStory() }

  @Test func `a note that is pulled down is not kept`() async throws {
    try await script.pullSheetDown()
    let day = coordinator?.children.first?.children.first
    #expect(day?.children.isEmpty == true)
  }

  @Test func `after a swipe that was cancelled the trip goes on`() async throws {
    _ = try await script.changeMindAndChoose()
    #expect(coordinator?.children.first?.children.count == 1)
  }

  @Test func `who goes back two screens at once leaves no coordinator behind`() async throws {
    _ = try await script.goBackTwoAtOnce()
    #expect(coordinator?.children.isEmpty == true)
  }

  @Test func `days that nobody sees any more are gone`() async throws {
    _ = try await script.lookAtDays("Over the mountains", "On the fjord", "Bergen, slowly")
    #expect(coordinator?.children.first?.children.isEmpty == true)
  }

  @Test func `a sheet may go while its note is saved`() async throws {
    let notebook = NotebookDouble()
    notebook.isSlow = true
    var sheet: UINavigationController? = UINavigationController()
    var isSaved = false
    if let sheet {
      let note = NoteCoordinator(navigationController: sheet, day: .example, notebook: notebook)
      note.onSave = { isSaved = true }
      note.start()
      note.save()
    }
    try await eventually { notebook.isSaving }
    sheet = nil
    notebook.finishSaving()
    try await eventually { isSaved }
    #expect(sheet == nil)
  }
}
