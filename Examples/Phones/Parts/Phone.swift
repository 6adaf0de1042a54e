/// A model, as the server lists it.
public nonisolated struct Phone: Codable, Hashable, Identifiable, Sendable {
  public struct Display: Codable, Hashable, Sendable {
    /// From corner to corner, in inches.
    public let inches: Double
    public let panel: String

    public init(inches: Double, panel: String) {
      self.inches = inches
      self.panel = panel
    }
  }

  public let id: String
  public let name: String
  /// When it came out.
  public let year: Int
  public let chip: String
  public let display: Display
  /// The storage sizes to choose from, in gigabytes.
  public let storage: [Int]
  /// With the smallest storage, when it came out, in US dollars.
  public let price: Int
  /// The name of its picture.
  public let picture: String

  public init(
    id: String, name: String, year: Int, chip: String, display: Display, storage: [Int],
    price: Int, picture: String
  ) {
    self.id = id
    self.name = name
    self.year = year
    self.chip = chip
    self.display = display
    self.storage = storage
    self.price = price
    self.picture = picture
  }
}

extension Phone {
  /// The text below the name.
  public var summary: String { "\(year) · \(chip)" }

  public var storageText: String {
    storage.map { $0 >= 1024 ? "\($0 / 1024) TB" : "\($0) GB" }.joined(separator: ", ")
  }

  public var displayText: String { "\(display.inches)-inch \(display.panel)" }

  public var priceText: String { "from $\(price)" }

  /// Returns a Boolean value that indicates whether the phone matches the search words.
  public func matches(_ words: String) -> Bool {
    let text = "\(name) \(year) \(chip)".lowercased()
    return words.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
  }
}
