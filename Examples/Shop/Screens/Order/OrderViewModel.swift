/// An order of the customer.
final class OrderViewModel {
  var onUpdate: (() -> Void)?
  private(set) var state = LoadState<Order>.loading { didSet { onUpdate?() } }
  let title: String
  private let id: Order.ID
  private let customer: Customer
  private let orders: any OrderService

  init(id: Order.ID, customer: Customer, orders: any OrderService) {
    self.id = id
    self.customer = customer
    self.orders = orders
    title = "Order \(id)"
  }

  /// Everything about the order, its day first.
  var sections: [SummaryViewModel.Section] {
    guard let order = state.value else { return [] }
    let head = SummaryViewModel.Section(
      title: "Order",
      rows: [
        .init(text: "Placed on", value: order.day),
        .init(text: "Total", value: order.draft.total.text),
      ])
    return [head] + order.draft.sections
  }

  func load() async {
    state = .loading
    do {
      state = .loaded(try await orders.order(id, of: customer.id))
    } catch {
      state = .failed(error)
    }
  }
}
