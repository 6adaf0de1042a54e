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

  @Test func `a note is saved, changed without saving, and shown in the list`() async throws {
    try await script.writeNoteAndGoBack()
  }

  @Test func `a note in a sheet that is pulled down is not saved`() async throws {
    try await script.pullSheetDown()
    let day = coordinator?.children.first?.children.first
    #expect(day?.children.isEmpty == true)
  }

  @Test func `after a cancelled swipe back a day is chosen`() async throws {
    _ = try await script.cancelSwipeBackAndChoose()
    #expect(coordinator?.children.first?.children.count == 1)
  }

  @Test func `going back two screens at once releases the coordinators`() async throws {
    _ = try await script.goBackTwoScreens()
    #expect(coordinator?.children.isEmpty == true)
  }

  @Test func `days that were left are released`() async throws {
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
