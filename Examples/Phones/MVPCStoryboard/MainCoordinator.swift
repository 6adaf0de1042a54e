import PhoneParts
import PhoneStoryboardParts
import UIKit

/// One coordinator for all screens: it takes each from the storyboard, gives it its presenter, and knows
/// what comes next.
final class MainCoordinator {
  let navigationController: UINavigationController
  private let service: any PhoneService

  init(navigationController: UINavigationController, service: any PhoneService) {
    self.navigationController = navigationController
    self.service = service
  }

  func start() {
    let home = HomeViewController.instantiate()
    home.presenter = HomePresenter(coordinator: self)
    navigationController.pushViewController(home, animated: false)
  }

  func showList() {
    let list = ListViewController.instantiate()
    list.service = service
    list.presenter = ListPresenter(view: list, service: service, coordinator: self)
    navigationController.pushViewController(list, animated: true)
  }

  func showDetail(of phone: Phone) {
    let detail = DetailViewController.instantiate()
    detail.service = service
    detail.presenter = DetailPresenter(view: detail, phone: phone)
    navigationController.pushViewController(detail, animated: true)
  }

  func showError(_ error: any Error) {
    let localized = error as? any LocalizedError
    let alert = UIAlertController(
      title: error.localizedDescription, message: localized?.recoverySuggestion,
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    navigationController.present(alert, animated: true)
  }
}
