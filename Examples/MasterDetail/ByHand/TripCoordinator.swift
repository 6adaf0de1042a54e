import TripParts
import UIKit

/// The days of a trip; one of them comes after it.
final class TripCoordinator: Coordinator {
  private unowned let navigationController: UINavigationController
  private let trip: Trip
  private let notebook: any Notebook

  init(navigationController: UINavigationController, trip: Trip, notebook: any Notebook) {
    self.navigationController = navigationController
    self.trip = trip
    self.notebook = notebook
  }

  override func start() {
    let screen = TripViewController(viewModel: TripViewModel(trip: trip, notebook: notebook))
    screen.coordinator = self
    navigationController.pushViewController(screen, animated: true)
    bindToLifecycle(of: screen)
  }

  func show(_ day: Day) {
    let child = DayCoordinator(
      navigationController: navigationController, day: day, notebook: notebook)
    addChild(child)
    child.start()
  }
}
