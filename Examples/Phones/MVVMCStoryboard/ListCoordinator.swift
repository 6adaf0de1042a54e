import PhoneParts
import PhoneStoryboardParts
import UIKit

/// The list; a phone comes after it.
final class ListCoordinator: ParentCoordinator {
  var navigationController: UINavigationController
  var childCoordinators: [any Coordinator] = []
  weak var parent: (any ParentCoordinator)?
  private let service: any PhoneService

  init(
    navigationController: UINavigationController, service: any PhoneService,
    parent: any ParentCoordinator
  ) {
    self.navigationController = navigationController
    self.service = service
    self.parent = parent
  }

  func start() {
    let list = ListViewController.instantiate { [service] coder in
      ListViewController(
        coder: coder, viewModel: ListViewModel(service: service), service: service)
    }
    list.delegate = self
    list.leavingDelegate = self
    navigationController.pushViewController(list, animated: true)
  }
}

extension ListCoordinator: ListViewControllerDelegate {
  func listViewController(_ viewController: ListViewController, didSelect phone: Phone) {
    let detail = DetailCoordinator(
      navigationController: navigationController, phone: phone, service: service, parent: self)
    addChild(detail)
    detail.start()
  }

  func listViewController(_ viewController: ListViewController, didFailWith error: any Error) {
    let localized = error as? any LocalizedError
    let alert = UIAlertController(
      title: error.localizedDescription, message: localized?.recoverySuggestion,
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    navigationController.present(alert, animated: true)
  }
}

extension ListCoordinator: BaseViewControllerDelegate {
  func viewControllerDidLeave(_ viewController: UIViewController) {
    parent?.removeChild(self)
  }
}
