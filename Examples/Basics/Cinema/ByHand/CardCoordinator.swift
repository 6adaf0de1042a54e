import CinemaParts
import UIKit

/// The card; registration comes after it, and comes back.
final class CardCoordinator: Coordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  override func start() {
    let card = CardViewController()
    card.coordinator = self
    navigationController.pushViewController(card, animated: false)
  }

  func register() {
    addChild(RegistrationCoordinator(navigationController: navigationController))
  }

  func leave() {
    (parent as? TabsCoordinator)?.leave()
  }
}

extension CardCoordinator: RegistrationCoordinatorDelegate {
  func registrationCoordinator(
    _ coordinator: RegistrationCoordinator, didFinishWith card: Card
  ) {
    removeChild(coordinator)
    let screen = navigationController.viewControllers.first as? CardViewController
    screen?.card = card
    navigationController.popToRootViewController(animated: true)
  }
}
