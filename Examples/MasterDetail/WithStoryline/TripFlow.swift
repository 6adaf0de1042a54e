import Storyline
import TripParts

/// The days of a trip; one of them comes after it.
final class TripFlow: Flow<Void> {
  private let trip: Trip
  private let notebook: any Notebook

  init(trip: Trip, notebook: any Notebook) {
    self.trip = trip
    self.notebook = notebook
  }

  override func start() {
    let screen = TripViewController(viewModel: TripViewModel(trip: trip, notebook: notebook))
    screen.onSelect = { [weak self] day in self?.show(day) }
    show(screen)
  }

  private func show(_ day: Day) {
    show(DayFlow(day: day, notebook: notebook), as: .push, whenBusy: .coalesce)
  }
}
