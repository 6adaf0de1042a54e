import Storyline

/// The end of a checkout.
enum CheckoutResult: Equatable {
  case done
  /// The customer wants to see the order.
  case showOrder(Order)
}

/// Address, delivery, payment, summary; then thanks, from where no way leads back.
final class CheckoutFlow: Flow<CheckoutResult> {
  private let customer: Customer
  private let services: Services

  init(customer: Customer, services: Services) {
    self.customer = customer
    self.services = services
  }

  override func start() {
    let screen = AddressViewController(
      viewModel: AddressViewModel(customer: customer, orders: services.orders))
    screen.onChange = { [weak self] in self?.askBeforeLeaving() }
    screen.onNext = { [weak self] address in self?.askForDelivery(to: address) }
    show(screen)
  }

  private func askForDelivery(to address: Address) {
    let screen = DeliveryViewController()
    screen.onChoose = { [weak self] in self?.askForPayment(to: address, by: $0) }
    show(screen, whenBusy: .coalesce)
  }

  private func askForPayment(to address: Address, by delivery: Delivery) {
    let screen = PaymentViewController(viewModel: PaymentViewModel())
    screen.onNext = { [weak self] in self?.confirm(address, delivery, $0) }
    show(screen, whenBusy: .coalesce)
  }

  private func confirm(_ address: Address, _ delivery: Delivery, _ payment: Payment) {
    let draft = OrderDraft(
      lines: services.basket.lines, address: address, delivery: delivery, payment: payment)
    let screen = SummaryViewController(
      viewModel: SummaryViewModel(draft: draft, customer: customer, orders: services.orders))
    screen.onOrder = { [weak self] order in self?.thank(for: order) }
    screen.onError = { [weak self] error in self?.show(.alert(error), as: .present) }
    show(screen, whenBusy: .coalesce)
  }

  // The order is placed, however the sheet is left from here on.
  private func thank(for order: Order) {
    leaveGuard = nil
    services.basket.empty()
    let screen = ThanksViewController(
      viewModel: ThanksViewModel(order: order, notifier: services.notifier))
    screen.onDone = { [weak self] in self?.finish(.done) }
    screen.onShowOrder = { [weak self] in self?.finish(.showOrder(order)) }
    show(screen, as: .replace)
  }

  private func askBeforeLeaving() {
    guard leaveGuard == nil else { return }
    leaveGuard = LeaveGuard { [weak self] in await self?.mayDiscard() ?? true }
  }

  private func mayDiscard() async -> Bool {
    let question = Alert(
      "Leave the checkout?", message: "The basket stays as it is.",
      actions: [.destructive("Leave", true), .cancel("Stay", false)])
    return await show(question).outcome.value == true
  }
}
