import CinemaParts
import UIKit

protocol RegistrationCoordinatorDelegate: AnyObject {
  func registrationCoordinator(
    _ coordinator: RegistrationCoordinator, didFinishWith card: Card)
}

/// A name, then a seat.
final class RegistrationCoordinator: Coordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  override func start() {
    let name = NameViewController()
    name.coordinator = self
    navigationController.pushViewController(name, animated: true)
  }

  func chooseSeat(for name: String) {
    let seat = SeatViewController(name: name)
    seat.coordinator = self
    navigationController.pushViewController(seat, animated: true)
  }

  func wasLeft() { parent?.removeChild(self) }

  func finish(with card: Card) {
    (parent as? any RegistrationCoordinatorDelegate)?
      .registrationCoordinator(self, didFinishWith: card)
  }
}
