import Foundation

/// One item, and whether it is in the basket.
final class ItemViewModel {
  var onUpdate: (() -> Void)?
  private(set) var state = LoadState<Item>.loading { didSet { onUpdate?() } }
  private let id: Item.ID
  private let catalogue: any Catalogue
  private let basket: Basket

  init(id: Item.ID, catalogue: any Catalogue, basket: Basket) {
    self.id = id
    self.catalogue = catalogue
    self.basket = basket
    basket.observers.add(self) { [weak self] in self?.onUpdate?() }
  }

  /// The number of reviews and their mean, such as “4.5 of 5 stars, 2 reviews”.
  var rating: String? {
    guard let item = state.value, let rating = item.rating else { return nil }
    let stars = rating.formatted(
      .number.precision(.fractionLength(1)).locale(Locale(identifier: "en_IE")))
    let count = item.reviews.count
    return "\(stars) of 5 stars, \(count) review\(count == 1 ? "" : "s")"
  }

  /// The number in the basket, in words; `nil` for none.
  var basketText: String? {
    let count = basket.lines.filter { $0.item.id == id }.map(\.count).reduce(0, +)
    return count == 0 ? nil : "\(count) in the basket"
  }

  func load() async {
    state = .loading
    do {
      state = .loaded(try await catalogue.item(id))
    } catch {
      state = .failed(error)
    }
  }
}
