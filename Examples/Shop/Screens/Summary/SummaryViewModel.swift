/// The order before it is placed.
final class SummaryViewModel {
  /// A heading, and the lines below it.
  nonisolated struct Section: Hashable, Sendable {
    let title: String
    let rows: [Row]
  }

  nonisolated struct Row: Hashable, Sendable {
    let text: String
    var value: String?
  }

  var onUpdate: (() -> Void)?
  private(set) var isPlacing = false { didSet { onUpdate?() } }
  private let draft: OrderDraft
  private let customer: Customer
  private let orders: any OrderService

  init(draft: OrderDraft, customer: Customer, orders: any OrderService) {
    self.draft = draft
    self.customer = customer
    self.orders = orders
  }

  var sections: [Section] { draft.sections }

  var total: String { "Total \(draft.total.text)" }

  /// Places the order, once: `nil` while it is being placed.
  func place() async throws(ShopError) -> Order? {
    guard !isPlacing else { return nil }
    isPlacing = true
    defer { isPlacing = false }
    return try await orders.place(draft, for: customer.id)
  }
}

extension OrderDraft {
  /// Everything about an order, as the summary and the order show it.
  nonisolated var sections: [SummaryViewModel.Section] {
    [
      SummaryViewModel.Section(
        title: "Items",
        rows: lines.map { .init(text: "\($0.count) × \($0.title)", value: $0.price.text) }),
      SummaryViewModel.Section(
        title: "Delivery",
        rows: [
          .init(text: delivery.title, value: delivery.price.text), .init(text: address.text),
        ]),
      SummaryViewModel.Section(title: "Payment", rows: [.init(text: payment.text)]),
    ]
  }
}
