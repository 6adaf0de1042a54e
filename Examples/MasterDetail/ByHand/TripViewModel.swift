import TripParts

/// The contents of the list of days.
final class TripViewModel {
  let trip: Trip
  private let notebook: any Notebook

  init(trip: Trip, notebook: any Notebook) {
    self.trip = trip
    self.notebook = notebook
  }

  /// A day has a book where something was written, and says what; otherwise it says when it is.
  var rows: [RowsView.Row] {
    trip.days.map { day in
      let note = notebook.note(for: day.id)
      return RowsView.Row(
        title: day.name, detail: note ?? day.date, symbol: note == nil ? "calendar" : "book")
    }
  }
}
