import Foundation

/// The place that an order is sent to.
nonisolated struct Address: Hashable, Codable, Sendable {
  var name = ""
  var street = ""
  var postcode = ""
  var city = ""

  /// The address on as many lines as on an envelope.
  var text: String { "\(name)\n\(street)\n\(postcode) \(city)" }
}

/// A way in which an order is sent.
nonisolated enum Delivery: String, CaseIterable, Codable, Sendable {
  case standard
  case express
  case pickUp

  var title: String {
    switch self {
    case .standard: "Standard"
    case .express: "Express"
    case .pickUp: "Pick Up"
    }
  }

  var about: String {
    switch self {
    case .standard: "In three to five days"
    case .express: "On the next working day"
    case .pickUp: "At the shop, from tomorrow on"
    }
  }

  var price: Price {
    switch self {
    case .standard: Price(cents: 490)
    case .express: Price(cents: 1290)
    case .pickUp: Price(cents: 0)
    }
  }
}

/// A card that pays for an order. Only its last digits are kept.
nonisolated struct Payment: Hashable, Codable, Sendable {
  let lastDigits: String

  var text: String { "Card ending in \(lastDigits)" }
}

/// The answers that a person has given in the checkout.
nonisolated struct OrderDraft: Hashable, Codable, Sendable {
  let lines: [BasketLine]
  let address: Address
  let delivery: Delivery
  let payment: Payment

  var total: Price { lines.total + delivery.price }
}

/// An order that the shop has accepted.
nonisolated struct Order: Hashable, Codable, Sendable, Identifiable {
  /// The number on the invoice, and in links.
  let id: Int
  let customer: Customer.ID
  let date: Date
  let draft: OrderDraft

  var title: String { "Order \(id)" }

  /// The day of the order, such as “23 Nov 2026”.
  var day: String {
    var style = Date.FormatStyle.dateTime.day().month(.abbreviated).year()
    style.locale = Locale(identifier: "en_IE")
    return date.formatted(style)
  }
}

/// A person with an account.
nonisolated struct Customer: Hashable, Codable, Sendable, Identifiable {
  /// The address of their mail.
  let id: String
  let name: String
}
