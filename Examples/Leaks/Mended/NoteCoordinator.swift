import UIKit

/// One note, which can be marked as read.
final class NoteCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  weak var finishDelegate: CoordinatorFinishDelegate?
  private var screen: NoteViewController?
  private weak var navigationController: UINavigationController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = NoteViewController()
    screen.coordinator = self
    self.screen = screen
    navigationController?.pushViewController(screen, animated: true)
  }

  func markAsRead() { screen?.title = "Note ✓" }

  func finish() { finishDelegate?.coordinatorDidFinish(self) }
}
