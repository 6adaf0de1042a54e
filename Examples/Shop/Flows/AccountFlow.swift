import Storyline

/// The account, and its orders.
final class AccountFlow: Flow<Void> {
  private let services: Services
  private let signedIn: Gate

  init(services: Services, signedIn: Gate) {
    self.services = services
    self.signedIn = signedIn
  }

  override func start() {
    let screen = AccountViewController(
      viewModel: AccountViewModel(session: services.session, orders: services.orders))
    screen.onSignIn = { [weak self] in self?.signIn() }
    screen.onSelect = { [weak self] in self?.go(Self.order, $0.id, whenBusy: .coalesce) }
    show(screen)
  }

  private func signIn() { signIn(with: services) }
}

extension AccountFlow {
  static let order = Route(
    "order", as: .push, gates: { [$0.signedIn] },
    screen: { (account: AccountFlow, id: Order.ID) in
      guard let customer = account.services.session.customer else { throw ShopError.noSuchOrder }
      return OrderViewController(
        viewModel: OrderViewModel(id: id, customer: customer, orders: account.services.orders))
    })
}
