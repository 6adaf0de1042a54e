import SessionParts
import Storyline
import UIKit

/// Three tabs with a flow each. It finishes when the member signs out.
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
    show(LoansFlow(library: library), as: tab("Loans", "clock"))
    let account = AccountFlow(member: member, accounts: accounts)
    account.onSignOut = { [weak self] in self?.finish() }
    show(account, as: tab("Account", "person"))
  }

  private func tab(_ title: String, _ symbol: String) -> FlowStyle {
    .tab(title, image: UIImage(systemName: symbol), in: .navigation)
  }
}

extension TabsFlow {
  static let catalogue = Route(
    "catalogue",
    as: .tab("Catalogue", image: UIImage(systemName: "book"), at: 0, in: .navigation)
  ) { (tabs: TabsFlow) in CatalogueFlow(library: tabs.library) }
}
