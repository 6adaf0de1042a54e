import TripParts

/// The contents of the list of trips.
final class TripsViewModel {
  let trips: [Trip]

  init(trips: [Trip]) { self.trips = trips }

  var rows: [RowsView.Row] {
    trips.map { RowsView.Row(title: $0.name, detail: $0.when, symbol: $0.symbol) }
  }
}
