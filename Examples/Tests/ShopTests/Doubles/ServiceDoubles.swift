@testable import Shop

/// An account that accepts every password, or an error.
final class AccountsDouble: Accounts {
  var error: ShopError?
  private(set) var calls: [String] = []

  func signIn(mail: String, password: String) async throws(ShopError) -> Customer {
    calls.append("\(mail) \(password)")
    if let error { throw error }
    return Customer(id: mail, name: "Grace")
  }
}

/// Orders in memory, or an error.
final class OrderServiceDouble: OrderService {
  var error: ShopError?
  var all: [Order] = []
  private(set) var placed: [OrderDraft] = []
  /// Called before an order is placed.
  var onPlace: (() async -> Void)?

  func orders(of customer: Customer.ID) async throws(ShopError) -> [Order] {
    if let error { throw error }
    return all.filter { $0.customer == customer }
  }

  func order(_ id: Order.ID, of customer: Customer.ID) async throws(ShopError) -> Order {
    if let error { throw error }
    guard let order = all.first(where: { $0.id == id && $0.customer == customer }) else {
      throw .noSuchOrder
    }
    return order
  }

  func place(_ draft: OrderDraft, for customer: Customer.ID) async throws(ShopError) -> Order {
    await onPlace?()
    if let error { throw error }
    placed.append(draft)
    return Order(id: 7, customer: customer, date: Order.example.date, draft: draft)
  }
}

/// Writes down what it is asked.
final class NotifierDouble: OrderNotifier {
  var isAllowed = true
  private(set) var orders: [Order.ID] = []

  func notify(whenShipped order: Order) async -> Bool {
    orders.append(order.id)
    return isAllowed
  }
}
