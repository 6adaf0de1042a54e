import SessionParts
import Storyline
import UIKit

/// Three tabs with a flow each. It finishes when somebody signs out.
final class TabsFlow: Flow<Void> {
  private let member: Member
  private let library: any Library
  private let accounts: any Accounts

  init(member: Member, library: any Library, accounts: any Accounts) {
    self.member = member
    self.library = library
    self.accounts = accounts
  }

  override func start() {
    show(UITabBarController())
    go(Self.catalogue)
    show(LoansFlow(library: library), as: .tab(in: .navigation))
    let account = AccountFlow(member: member, accounts: accounts)
    account.onSignOut = { [weak self] in self?.finish() }
    show(account, as: .tab(in: .navigation))
  }
}

extension TabsFlow {
  static let catalogue = Route("catalogue", as: .tab(in: .navigation)) { (tabs: TabsFlow) in
    CatalogueFlow(library: tabs.library)
  }
}
