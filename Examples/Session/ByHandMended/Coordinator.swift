import UIKit

protocol CoordinatorFinishDelegate: AnyObject {
  func coordinatorDidFinish(_ childCoordinator: Coordinator)
}

/// The base class of the app's coordinators.
class Coordinator: NSObject {
  var childCoordinators: [Coordinator] = []
  weak var finishDelegate: (any CoordinatorFinishDelegate)?

  override init() {}

  func start() {}

  func finish() {
    finishDelegate?.coordinatorDidFinish(self)
  }

  func addChild(_ child: Coordinator) {
    childCoordinators.append(child)
  }

  func removeChild(_ child: Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
