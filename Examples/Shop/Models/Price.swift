import Foundation

/// An amount of money in euros.
nonisolated struct Price: Hashable, Codable, Sendable {
  /// The amount in cents.
  var cents: Int

  init(cents: Int) { self.cents = cents }

  init(euros: Int) { cents = euros * 100 }

  /// The amount as customers read it, such as “€24.00”.
  var text: String {
    (Decimal(cents) / 100).formatted(
      .currency(code: "EUR").locale(Locale(identifier: "en_IE")))
  }

  static func + (one: Price, other: Price) -> Price { Price(cents: one.cents + other.cents) }

  static func * (price: Price, count: Int) -> Price { Price(cents: price.cents * count) }
}
