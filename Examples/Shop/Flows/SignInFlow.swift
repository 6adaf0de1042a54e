import Storyline

/// Signing in, which results in a customer.
final class SignInFlow: Flow<Customer> {
  private let accounts: any Accounts

  init(accounts: any Accounts) { self.accounts = accounts }

  override func start() {
    let screen = SignInViewController(viewModel: SignInViewModel(accounts: accounts))
    screen.onSignIn = { [weak self] customer in self?.finish(customer) }
    show(screen)
  }
}

extension Flow {
  /// Asks the customer to sign in. The session knows them before any closure of the caller is called.
  @discardableResult
  func signIn(with services: Services) -> FlowHandle<Customer> {
    show(
      SignInFlow(accounts: services.accounts),
      as: .present(.formSheet, in: .navigation(closeButton: .cancel)), whenBusy: .coalesce
    )
    .whenFinished { customer in services.session.signIn(customer) }
  }
}
