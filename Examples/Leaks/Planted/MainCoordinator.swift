import UIKit

/// The notes, and what can be reached from there.
final class MainCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController: UINavigationController
  var onSignOut: (() -> Void)?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let notes = NotesViewController()
    notes.coordinator = self
    navigationController.pushViewController(notes, animated: false)
  }

  func showNote() {
    let note = NoteCoordinator(navigationController: navigationController)
    note.finishDelegate = self
    childCoordinators.append(note)
    note.start()
  }

  func showSearch() {
    navigationController.pushViewController(SearchViewController(), animated: true)
  }

  func showAccount() {
    let account = AccountCoordinator(navigationController: navigationController)
    account.finishDelegate = self
    account.onSignOut = { [weak self] in self?.onSignOut?() }
    childCoordinators.append(account)
    account.start()
  }
}

extension MainCoordinator: CoordinatorFinishDelegate {
  func coordinatorDidFinish(_ child: Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
