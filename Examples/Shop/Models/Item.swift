/// A part of the shop's range.
nonisolated struct Department: Hashable, Codable, Sendable, Identifiable {
  /// The name in links.
  let id: String
  let name: String
  let about: String
  /// The name of an image.
  let picture: String
}

/// Something that the shop sells.
nonisolated struct Item: Hashable, Codable, Sendable, Identifiable {
  /// The name in links.
  let id: String
  let name: String
  let department: Department.ID
  let price: Price
  let about: String
  /// The name of an image.
  let picture: String
  /// The choices of the customer; none where there is only one.
  var variants: [Variant] = []
  var reviews: [Review] = []

  /// The mean number of stars; `nil` without reviews.
  var rating: Double? {
    guard !reviews.isEmpty else { return nil }
    return Double(reviews.map(\.stars).reduce(0, +)) / Double(reviews.count)
  }
}

/// A colour or a size of an item.
nonisolated struct Variant: Hashable, Codable, Sendable, Identifiable {
  let id: String
  let name: String
  /// The amount that it costs in addition.
  var surcharge = Price(cents: 0)
}

/// An opinion of a customer.
nonisolated struct Review: Hashable, Codable, Sendable {
  let author: String
  /// From 1 to 5.
  let stars: Int
  let text: String
}
