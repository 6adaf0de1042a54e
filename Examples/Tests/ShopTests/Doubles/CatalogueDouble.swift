@testable import Shop

/// Two items in one department, or an error.
final class CatalogueDouble: Catalogue {
  var error: ShopError?
  var items: [Item] = [.bowl, .rug]
  /// Called before each answer.
  var onCall: (() async -> Void)?

  func departments() async throws(ShopError) -> [Department] {
    try await answer([
      Department(id: "kitchen", name: "Kitchen", about: "Things to eat from.", picture: "mug")
    ])
  }

  func items(in department: Department.ID) async throws(ShopError) -> [Item] {
    try await answer(items.filter { $0.department == department })
  }

  func item(_ id: Item.ID) async throws(ShopError) -> Item {
    let all = try await answer(items)
    guard let item = all.first(where: { $0.id == id }) else { throw .notSold }
    return item
  }

  func items(matching text: String) async throws(ShopError) -> [Item] {
    try await answer(items.filter { $0.name.lowercased().contains(text.lowercased()) })
  }

  private func answer<Value: Sendable>(_ value: Value) async throws(ShopError) -> Value {
    await onCall?()
    if let error { throw error }
    return value
  }
}
