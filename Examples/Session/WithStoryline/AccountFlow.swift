import SessionParts
import Storyline
import UIKit

/// The account: another PIN, and the way out.
final class AccountFlow: Flow<Void> {
  var onSignOut: (() -> Void)?
  private let member: Member
  private let accounts: any Accounts

  init(member: Member, accounts: any Accounts) {
    self.member = member
    self.accounts = accounts
  }

  override func start() {
    let screen = AccountViewController(member: member)
    screen.onChangePIN = { [weak self] in self?.changePIN() }
    screen.onSignOut = { [weak self] in self?.onSignOut?() }
    show(screen)
  }

  private func changePIN() {
    show(
      SignInFlow(accounts: accounts), entry: { [member] in $0.start(changingPINOf: member) },
      as: .present(.pageSheet, in: .navigation(closeButton: .cancel)))
  }
}
