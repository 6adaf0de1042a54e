import Foundation

/// The orders of the shop's customers.
protocol OrderService: AnyObject {
  /// The orders of a customer, the newest first.
  func orders(of customer: Customer.ID) async throws(ShopError) -> [Order]
  func order(_ id: Order.ID, of customer: Customer.ID) async throws(ShopError) -> Order
  func place(_ draft: OrderDraft, for customer: Customer.ID) async throws(ShopError) -> Order
}

/// Orders that stay on the device.
final class StoredOrders: OrderService {
  private let storage: any Storage
  private let now: () -> Date
  private static let key = "orders"
  /// The card that never has enough money, as payment services have one for tests.
  private static let declinedDigits = "0002"

  init(storage: any Storage, now: @escaping () -> Date = { Date() }) {
    self.storage = storage
    self.now = now
  }

  private var all: [Order] { storage.value([Order].self, for: Self.key) ?? [] }

  func orders(of customer: Customer.ID) async throws(ShopError) -> [Order] {
    all.filter { $0.customer == customer }.sorted { $0.id > $1.id }
  }

  func order(_ id: Order.ID, of customer: Customer.ID) async throws(ShopError) -> Order {
    guard let order = all.first(where: { $0.id == id && $0.customer == customer }) else {
      throw .noSuchOrder
    }
    return order
  }

  func place(_ draft: OrderDraft, for customer: Customer.ID) async throws(ShopError) -> Order {
    guard draft.payment.lastDigits != Self.declinedDigits else { throw .cardDeclined }
    let old = all
    let order = Order(
      id: (old.map(\.id).max() ?? 1000) + 1, customer: customer, date: now(), draft: draft)
    storage.store(old + [order], for: Self.key)
    return order
  }
}
