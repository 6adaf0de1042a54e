import Foundation

/// The address that an order is sent to, as it is typed.
final class AddressViewModel {
  var onUpdate: (() -> Void)?
  private(set) var address: Address
  private var isTyped = false
  private let customer: Customer
  private let orders: any OrderService

  init(customer: Customer, orders: any OrderService) {
    self.customer = customer
    self.orders = orders
    address = Address(name: customer.name)
  }

  /// The address, once every line of it is there.
  var complete: Address? {
    let isComplete = lines.allSatisfy { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
    return isComplete ? address : nil
  }

  /// The lines in the order of the form.
  var lines: [String] { Self.paths.map { address[keyPath: $0] } }

  private static let paths: [WritableKeyPath<Address, String>] = [
    \.name, \.street, \.postcode, \.city,
  ]

  func setLine(_ index: Int, _ text: String) {
    isTyped = true
    address[keyPath: Self.paths[index]] = text
  }

  /// Suggests the address of the last order, unless the customer has begun to type.
  func suggest() async {
    guard let last = try? await orders.orders(of: customer.id).first, !isTyped else { return }
    address = last.draft.address
    onUpdate?()
  }
}
