/// The shop's range.
protocol Catalogue: AnyObject {
  func departments() async throws(ShopError) -> [Department]
  func items(in department: Department.ID) async throws(ShopError) -> [Item]
  func item(_ id: Item.ID) async throws(ShopError) -> Item
  /// The items whose name or description has all words of a text.
  func items(matching text: String) async throws(ShopError) -> [Item]
}

/// A range that comes with the app.
final class BundledCatalogue: Catalogue {
  func departments() async throws(ShopError) -> [Department] { Department.all }

  func items(in department: Department.ID) async throws(ShopError) -> [Item] {
    Item.all.filter { $0.department == department }
  }

  func item(_ id: Item.ID) async throws(ShopError) -> Item {
    guard let item = Item.all.first(where: { $0.id == id }) else { throw .notSold }
    return item
  }

  func items(matching text: String) async throws(ShopError) -> [Item] {
    let words = text.lowercased().split(separator: " ")
    guard !words.isEmpty else { return [] }
    return Item.all.filter { item in
      let description = "\(item.name) \(item.about)".lowercased()
      return words.allSatisfy(description.contains)
    }
  }
}
