import TripParts
import UIKit

/// All trips; one of them comes after it.
final class TripsCoordinator: Coordinator {
  private unowned let navigationController: UINavigationController
  private let notebook: any Notebook

  init(navigationController: UINavigationController, notebook: any Notebook) {
    self.navigationController = navigationController
    self.notebook = notebook
  }

  override func start() {
    let trips = TripsViewController(viewModel: TripsViewModel(trips: Trip.all))
    trips.coordinator = self
    navigationController.pushViewController(trips, animated: false)
    bindToLifecycle(of: trips)
  }

  func show(_ trip: Trip) {
    let child = TripCoordinator(
      navigationController: navigationController, trip: trip, notebook: notebook)
    addChild(child)
    child.start()
  }
}
