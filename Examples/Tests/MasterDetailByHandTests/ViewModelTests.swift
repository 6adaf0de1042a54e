import Testing
import TripParts
import TripScripts

@testable import MasterDetailByHand

@Suite struct ViewModelTests {
  private let notebook = NotebookDouble()

  @Test func `a trip is listed with when it is`() {
    let rows = TripsViewModel(trips: [.example]).rows
    #expect(rows == [RowsView.Row(title: "Home", detail: "in May", symbol: "house")])
  }

  @Test func `a day says when it is until something is written`() {
    let model = TripViewModel(trip: .example, notebook: notebook)
    #expect(model.rows.map(\.detail) == ["Monday", "Tuesday"])
    notebook.notes["2"] = "It was warm."
    #expect(model.rows.map(\.detail) == ["Monday", "It was warm."])
    #expect(model.rows.map(\.symbol) == ["calendar", "book"])
  }

  @Test(arguments: [(nil, "Write a Note"), ("Rain.", "Change the Note")])
  func `the button says what there is to do`(note: String?, title: String) {
    notebook.notes["1"] = note
    #expect(DayViewModel(day: .example, notebook: notebook).buttonTitle == title)
  }

  @Test(arguments: [("Rain.", false), ("Rain. \n", false), ("Rain. Snow.", true), ("", true)])
  func `only what is new can be saved`(draft: String, canSave: Bool) {
    let model = NoteViewModel(day: .example, note: "Rain.")
    model.draft = draft
    #expect(model.canSave == canSave)
  }

  @Test func `blanks around a note are not kept`() {
    let model = NoteViewModel(day: .example, note: nil)
    model.draft = " Rain. \n"
    #expect(model.text == "Rain.")
  }
}
