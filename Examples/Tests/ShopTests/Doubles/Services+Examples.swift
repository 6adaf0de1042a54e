import Foundation

@testable import Shop

extension Customer {
  static let example = Customer(id: "grace@shop.example", name: "Grace")
}

extension Item {
  /// One without a choice, and one with two variants.
  static let bowl = Item(
    id: "bowl", name: "Bowl", department: "kitchen", price: Price(euros: 10), about: "Round.",
    picture: "mug", reviews: [Review(author: "Ada", stars: 4, text: "Yes.")])
  static let rug = Item(
    id: "rug", name: "Rug", department: "textiles", price: Price(euros: 100), about: "Flat.",
    picture: "blanket",
    variants: [
      Variant(id: "small", name: "Small"),
      Variant(id: "large", name: "Large", surcharge: Price(euros: 50)),
    ])
}

extension OrderDraft {
  /// Two bowls, sent by express.
  static let example = OrderDraft(
    lines: [BasketLine(item: .bowl, variant: nil, count: 2)],
    address: Address(name: "Grace", street: "1 Navy Yard", postcode: "20374", city: "Washington"),
    delivery: .express, payment: Payment(lastDigits: "1111"))
}

extension Order {
  static let example = Order(
    id: 7, customer: Customer.example.id, date: Date(timeIntervalSince1970: 1_700_000_000),
    draft: .example)
}

/// Doubles for everything that flows need.
struct Doubles {
  let catalogue = CatalogueDouble()
  let accounts = AccountsDouble()
  let orders = OrderServiceDouble()
  let notifier = NotifierDouble()
  let storage = MemoryStorage()

  func makeServices() -> Services {
    Services(
      catalogue: catalogue, accounts: accounts, orders: orders, notifier: notifier,
      storage: storage)
  }
}
