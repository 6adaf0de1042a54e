import UIKit

protocol Coordinator: AnyObject {
  var navigationController: UINavigationController { get set }

  func start()
}

protocol ParentCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] { get set }
}

extension ParentCoordinator {
  func addChild(_ coordinator: any Coordinator) {
    childCoordinators.append(coordinator)
  }

  func removeChild(_ coordinator: any Coordinator) {
    childCoordinators.removeAll { $0 === coordinator }
  }
}
