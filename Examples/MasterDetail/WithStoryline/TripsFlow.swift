import Storyline
import TripParts

/// All trips; one of them comes after it.
final class TripsFlow: Flow<Void> {
  private let notebook: any Notebook

  init(notebook: any Notebook) { self.notebook = notebook }

  override func start() {
    let trips = TripsViewController(viewModel: TripsViewModel(trips: Trip.all))
    trips.onSelect = { [weak self] trip in self?.show(trip) }
    show(trips)
  }

  private func show(_ trip: Trip) {
    show(TripFlow(trip: trip, notebook: notebook), as: .push, whenBusy: .coalesce)
  }
}
