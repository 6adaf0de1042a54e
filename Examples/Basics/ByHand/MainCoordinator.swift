import UIKit

/// First, then second or third.
class MainCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  var navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let first = FirstViewController()
    first.coordinator = self
    navigationController.pushViewController(first, animated: false)
  }

  func showSecond() {
    let second = SecondViewController()
    second.coordinator = self
    navigationController.pushViewController(second, animated: true)
  }

  func showThird() {
    let third = ThirdViewController()
    third.coordinator = self
    navigationController.pushViewController(third, animated: true)
  }
}
