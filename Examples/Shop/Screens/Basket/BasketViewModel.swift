/// The basket, as the customer changes it.
final class BasketViewModel {
  var onUpdate: (() -> Void)?
  private let basket: Basket

  init(basket: Basket) {
    self.basket = basket
    basket.observers.add(self) { [weak self] in self?.onUpdate?() }
  }

  var lines: [BasketLine] { basket.lines }

  /// The sum; `nil` while the basket is empty.
  var total: String? { lines.isEmpty ? nil : "Total \(lines.total.text)" }

  var canCheckOut: Bool { !lines.isEmpty }

  func setCount(_ count: Int, of id: BasketLine.ID) { basket.setCount(count, of: id) }

  func remove(_ id: BasketLine.ID) { basket.setCount(0, of: id) }
}
