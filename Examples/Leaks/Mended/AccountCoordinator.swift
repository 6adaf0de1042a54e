import UIKit

/// The account, and the way out.
final class AccountCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  weak var finishDelegate: CoordinatorFinishDelegate?
  var onSignOut: (() -> Void)?
  private weak var navigationController: UINavigationController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = AccountViewController()
    screen.coordinator = self
    navigationController?.pushViewController(screen, animated: true)
  }

  func signOut() { onSignOut?() }

  func finish() { finishDelegate?.coordinatorDidFinish(self) }
}
