import TripParts

/// The contents of a day's screen.
final class DayViewModel {
  let day: Day
  private let notebook: any Notebook

  init(day: Day, notebook: any Notebook) {
    self.day = day
    self.notebook = notebook
  }

  var note: String? { notebook.note(for: day.id) }

  var buttonTitle: String { note == nil ? "Write a Note" : "Change the Note" }
}
