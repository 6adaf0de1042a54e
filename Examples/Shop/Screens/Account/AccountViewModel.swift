/// The account of the customer, or the way to one.
final class AccountViewModel {
  /// A part of the screen.
  nonisolated enum Section: Hashable, Sendable {
    case customer
    case orders
    case signingOut
  }

  nonisolated enum Row: Hashable, Sendable {
    case customer(Customer)
    case signIn
    case order(Order)
    /// A text in place of orders.
    case note(String)
    case signOut
  }

  var onUpdate: (() -> Void)?
  private(set) var orders = LoadState<[Order]>.loading { didSet { onUpdate?() } }
  private let session: CustomerSession
  private let service: any OrderService

  init(session: CustomerSession, orders: any OrderService) {
    self.session = session
    service = orders
    session.observers.add(self) { [weak self] in self?.sessionDidChange() }
  }

  var sections: [(section: Section, rows: [Row])] {
    guard let customer = session.customer else {
      return [
        (.customer, [.signIn]), (.orders, [.note("Sign in to see your orders.")]),
      ]
    }
    return [(.customer, [.customer(customer)]), (.orders, orderRows), (.signingOut, [.signOut])]
  }

  private var orderRows: [Row] {
    switch orders {
    case .loading: []
    case .loaded(let orders) where orders.isEmpty: [.note("There are no orders yet.")]
    case .loaded(let orders): orders.map(Row.order)
    case .failed(let error): [.note(error.errorDescription ?? "")]
    }
  }

  func load() async {
    guard let customer = session.customer else { return }
    do {
      orders = .loaded(try await service.orders(of: customer.id))
    } catch {
      orders = .failed(error)
    }
  }

  func signOut() { session.signOut() }

  private func sessionDidChange() {
    orders = .loading
    Task { [weak self] in await self?.load() }
  }
}
