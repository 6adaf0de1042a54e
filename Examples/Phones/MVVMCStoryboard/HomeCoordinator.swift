import PhoneParts
import PhoneStoryboardParts
import UIKit

/// The beginning; the list comes after it.
final class HomeCoordinator: ParentCoordinator {
  var navigationController: UINavigationController
  var childCoordinators: [any Coordinator] = []
  private let service: any PhoneService

  init(navigationController: UINavigationController, service: any PhoneService) {
    self.navigationController = navigationController
    self.service = service
  }

  func start() {
    let home = HomeViewController.instantiate()
    home.delegate = self
    navigationController.pushViewController(home, animated: false)
  }
}

extension HomeCoordinator: HomeViewControllerDelegate {
  func homeViewControllerDidTapBrowse(_ viewController: HomeViewController) {
    let list = ListCoordinator(
      navigationController: navigationController, service: service, parent: self)
    addChild(list)
    list.start()
  }
}
