import Foundation

/// An item in the basket, and how many of it.
nonisolated struct BasketLine: Hashable, Codable, Sendable, Identifiable {
  /// An item in one of its variants.
  struct ID: Hashable, Codable, Sendable {
    let item: Item.ID
    let variant: Variant.ID?
  }

  let item: Item
  let variant: Variant?
  var count: Int

  var id: ID { ID(item: item.id, variant: variant?.id) }

  /// The name of the item with its variant.
  var title: String { variant.map { "\(item.name), \($0.name)" } ?? item.name }

  /// The price of one of them.
  var unitPrice: Price { item.price + (variant?.surcharge ?? Price(cents: 0)) }

  /// The price of all of them.
  var price: Price { unitPrice * count }
}

extension Collection where Element == BasketLine {
  /// The sum of the lines.
  nonisolated var total: Price { reduce(Price(cents: 0)) { $0 + $1.price } }
}

/// The items that the customer is about to buy. They are kept between launches.
final class Basket {
  /// The largest number of one item.
  static let limit = 9

  let observers = Observers()
  private(set) var lines: [BasketLine] {
    didSet {
      guard lines != oldValue else { return }
      storage.store(lines, for: Self.key)
      observers.notify()
    }
  }
  private let storage: any Storage
  private static let key = "basket"

  init(storage: any Storage) {
    self.storage = storage
    lines = storage.value([BasketLine].self, for: Self.key) ?? []
  }

  /// The number of all items.
  var count: Int { lines.map(\.count).reduce(0, +) }

  /// Adds one of an item.
  func add(_ item: Item, _ variant: Variant? = nil) {
    let line = BasketLine(item: item, variant: variant, count: 1)
    if let index = lines.firstIndex(where: { $0.id == line.id }) {
      lines[index].count = min(lines[index].count + 1, Self.limit)
    } else {
      lines.append(line)
    }
  }

  /// Changes the number of a line; with zero the line is removed.
  func setCount(_ count: Int, of id: BasketLine.ID) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    if count > 0 {
      lines[index].count = min(count, Self.limit)
    } else {
      lines.remove(at: index)
    }
  }

  /// Removes all lines.
  func empty() { lines = [] }
}
