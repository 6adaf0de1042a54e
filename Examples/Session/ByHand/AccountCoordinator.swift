import SessionParts
import UIKit

/// The account: another PIN, and the way out.
final class AccountCoordinator: Coordinator {
  private let navigationController: UINavigationController
  private let member: Member
  private let accounts: any Accounts

  init(
    navigationController: UINavigationController, member: Member, accounts: any Accounts
  ) {
    self.navigationController = navigationController
    self.member = member
    self.accounts = accounts
    super.init()
  }

  override func start() {
    let screen = AccountViewController(member: member)
    screen.onChangePIN = { [weak self] in self?.changePIN() }
    screen.onSignOut = { [weak self] in self?.finish() }
    navigationController.pushViewController(screen, animated: false)
  }

  private func changePIN() {
    let sheet = UINavigationController()
    let change = SignInCoordinator(navigationController: sheet, accounts: accounts)
    change.finishDelegate = self
    addChild(change)
    change.start(changingPINOf: member)
    sheet.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak change] _ in change?.finish() })
    sheet.presentationController?.delegate = self
    navigationController.present(sheet, animated: true)
  }
}

extension AccountCoordinator: CoordinatorFinishDelegate {
  func coordinatorDidFinish(_ childCoordinator: Coordinator) {
    navigationController.dismiss(animated: true)
    removeChild(childCoordinator)
  }
}

extension AccountCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    childCoordinators.removeAll()
  }
}
