import SessionParts
import Storyline

/// A card and its PIN; or a card that is known, and a new PIN.
final class SignInFlow: Flow<Member> {
  private let accounts: any Accounts

  init(accounts: any Accounts) { self.accounts = accounts }

  override func start() {
    let welcome = WelcomeViewController()
    welcome.onSignIn = { [weak self] in self?.askForCard(.signIn) }
    welcome.onForgotten = { [weak self] in self?.askForCard(.change) }
    show(welcome)
  }

  /// Changes the PIN of a member who is signed in.
  func start(changingPINOf member: Member) { askForPIN(of: member.card, .change) }

  private func askForCard(_ purpose: PINViewModel.Purpose) {
    let screen = CardViewController(viewModel: CardViewModel())
    screen.onNext = { [weak self] card in self?.askForPIN(of: card, purpose) }
    show(screen, whenBusy: .coalesce)
  }

  private func askForPIN(of card: String, _ purpose: PINViewModel.Purpose) {
    let screen = PINViewController(
      viewModel: PINViewModel(card: card, purpose: purpose, accounts: accounts))
    screen.onDone = { [weak self] member in self?.finish(member) }
    show(screen, whenBusy: .coalesce)
  }
}
