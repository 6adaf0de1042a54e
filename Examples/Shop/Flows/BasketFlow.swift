import Storyline
import UIKit

/// The basket, and the checkout above it.
final class BasketFlow: Flow<Void> {
  /// Called when the customer wants to see the order that they have placed.
  var onShowOrder: ((Order) -> Void)?
  private let services: Services

  init(services: Services) { self.services = services }

  override func start() {
    let screen = BasketViewController(viewModel: BasketViewModel(basket: services.basket))
    screen.onSelect = { [weak self] in self?.go(Self.item, $0.id, whenBusy: .coalesce) }
    screen.onCheckOut = { [weak self] in self?.checkOut() }
    show(screen)
    services.basket.observers.add(self) { [weak self] in self?.showCount() }
    showCount()
  }

  private func showCount() {
    let count = services.basket.count
    context.navigationController?.tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
  }

  // An order needs a signed-in customer.
  private func checkOut() {
    if let customer = services.session.customer {
      checkOut(for: customer)
    } else {
      signIn(with: services).whenFinished { [self] customer in checkOut(for: customer) }
    }
  }

  private func checkOut(for customer: Customer) {
    show(
      CheckoutFlow(customer: customer, services: services),
      as: .present(.pageSheet, in: .navigation(closeButton: .cancel)), whenBusy: .coalesce
    )
    .whenFinished { [self] result in
      if case .showOrder(let order) = result { onShowOrder?(order) }
    }
  }
}

extension BasketFlow {
  static let item = Route("item", as: .push) { (basket: BasketFlow, id: Item.ID) in
    ItemFlow(id: id, services: basket.services)
  }
}
