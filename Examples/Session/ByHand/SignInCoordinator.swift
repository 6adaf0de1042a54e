import SessionParts
import UIKit

/// A card and its PIN; or a card that is known, and a new PIN.
final class SignInCoordinator: Coordinator {
  /// The member who has signed in.
  private(set) var member: Member?
  private let navigationController: UINavigationController
  private let accounts: any Accounts

  init(navigationController: UINavigationController, accounts: any Accounts) {
    self.navigationController = navigationController
    self.accounts = accounts
    super.init()
  }

  override func start() {
    let welcome = WelcomeViewController()
    welcome.onSignIn = { [weak self] in self?.askForCard(.signIn) }
    welcome.onForgotten = { [weak self] in self?.askForCard(.change) }
    navigationController.pushViewController(welcome, animated: false)
  }

  /// Changes the PIN of a member who is signed in.
  func start(changingPINOf member: Member) {
    askForPIN(of: member.card, .change, animated: false)
  }

  private func askForCard(_ purpose: PINViewModel.Purpose) {
    let screen = CardViewController(viewModel: CardViewModel())
    screen.onNext = { [weak self] card in self?.askForPIN(of: card, purpose, animated: true) }
    navigationController.pushViewController(screen, animated: true)
  }

  private func askForPIN(of card: String, _ purpose: PINViewModel.Purpose, animated: Bool) {
    let screen = PINViewController(
      viewModel: PINViewModel(card: card, purpose: purpose, accounts: accounts))
    screen.onDone = { [weak self] member in
      self?.member = member
      self?.finish()
    }
    navigationController.pushViewController(screen, animated: animated)
  }
}
