import PhoneParts
import PhoneStoryboardParts
import UIKit

/// One phone.
final class DetailCoordinator: Coordinator {
  var navigationController: UINavigationController
  weak var parent: (any ParentCoordinator)?
  private let phone: Phone
  private let service: any PhoneService

  init(
    navigationController: UINavigationController, phone: Phone, service: any PhoneService,
    parent: any ParentCoordinator
  ) {
    self.navigationController = navigationController
    self.phone = phone
    self.service = service
    self.parent = parent
  }

  func start() {
    let detail = DetailViewController.instantiate { [phone, service] coder in
      DetailViewController(
        coder: coder, viewModel: DetailViewModel(phone: phone), service: service)
    }
    detail.leavingDelegate = self
    navigationController.pushViewController(detail, animated: true)
  }
}

extension DetailCoordinator: BaseViewControllerDelegate {
  func viewControllerDidLeave(_ viewController: UIViewController) {
    parent?.removeChild(self)
  }
}
