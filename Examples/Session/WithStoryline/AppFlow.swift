import SessionParts
import Storyline

/// Signing in, then the tabs, then signing in again.
final class AppFlow: Flow<Void> {
  private let library: any Library
  private let accounts: any Accounts
  private var member: Member?
  let signedIn = Gate("signedIn")

  init(library: any Library, accounts: any Accounts) {
    self.library = library
    self.accounts = accounts
  }

  override func start() { signIn() }

  private func signIn() {
    member = nil
    signedIn.close()
    show(SignInFlow(accounts: accounts), as: .root(in: .navigation))
      .whenFinished { [self] member in showTabs(for: member) }
  }

  private func showTabs(for member: Member) {
    self.member = member
    go(Self.tabs)
    signedIn.open()
  }
}

// The destinations of links, once the member has signed in.
extension AppFlow {
  static let tabs = Route("tabs", as: .root, gates: { [$0.signedIn] }) { (app: AppFlow) in
    guard let member = app.member else { throw SignInError.noSuchCard }
    return TabsFlow(member: member, library: app.library, accounts: app.accounts)
  } whenFinished: { app, _ in
    app.signIn()
  }

  static let links = LinkTable<AppFlow>(LinkOrigins(schemes: ["harbour"])) {
    Pattern("books/:id") {
      Link(AppFlow.tabs).then(TabsFlow.catalogue).then(CatalogueFlow.book, try $0["id"])
    }
  }
}
