import StorylineTesting
import Testing
import TripParts
import TripScripts
import UIKit

@testable import MasterDetailByHand

/// Each coordinator by itself, with a stack outside of windows.
@Suite(.stage) struct CoordinatorTests {
  private let navigation = UINavigationController()
  private let notebook = NotebookDouble()

  @Test func `the first begins with the list of trips`() {
    let trips = TripsCoordinator(navigationController: navigation, notebook: notebook)
    trips.start()
    #expect(navigation.topViewController is TripsViewController)
    #expect(trips.children.isEmpty)
  }

  @Test func `a trip is a child of the first, and a day one of the trip`() throws {
    let trips = TripsCoordinator(navigationController: navigation, notebook: notebook)
    trips.start()
    trips.show(.example)
    let trip = try #require(trips.children.first as? TripCoordinator)
    #expect(navigation.topViewController is TripViewController)
    trip.show(.example)
    #expect(trip.children.map { $0 is DayCoordinator } == [true])
    #expect(navigation.topViewController is DayViewController)
  }

  @Test func `a coordinator leaves its parent when its screen is released`() async throws {
    let trips = TripsCoordinator(navigationController: navigation, notebook: notebook)
    trips.start()
    trips.show(.example)
    #expect(trips.children.count == 1)
    navigation.popViewController(animated: false)
    try await settle()
    #expect(trips.children.isEmpty)
  }

  @Test func `who saves a note tells what was written, and then that it was`() async throws {
    let note = NoteCoordinator(
      navigationController: navigation, day: .example, notebook: notebook)
    var notes: [String?] = []
    note.onSave = { [notebook] in notes.append(notebook.note(for: Day.example.id)) }
    note.start()
    let screen = try #require(navigation.topViewController as? NoteViewController)
    screen.loadViewIfNeeded()
    (screen.view as? NoteView)?.onChange?("Rain.  ")
    note.save()
    try await eventually { notes == ["Rain."] }
  }
}
