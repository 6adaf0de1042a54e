import Foundation

/// The device's content for pasting.
struct PasteboardContent {
  /// One item, in one or more types.
  struct Item {
    /// The values of the item by the uniform identifiers of their types.
    var values: [String: Any]
    /// The moment after which the item is gone.
    var end: Date?

    init(_ values: [String: Any], _ end: Date? = nil) {
      self.values = values
      self.end = end
    }

    var isExpired: Bool { end.map { $0 <= Date() } ?? false }

    func has(_ types: [String]) -> Bool { types.contains { values[$0] != nil } }

    static func text(_ text: String) -> Item { Item([PasteboardType.text[0]: text]) }
    static func url(_ url: URL) -> Item { Item([PasteboardType.url[0]: url]) }
    static func image(_ image: UIImage) -> Item { Item([PasteboardType.image[0]: image]) }
    static func color(_ color: UIColor) -> Item { Item([PasteboardType.color[0]: color]) }

    /// The types of the item in alphabetical order.
    var types: [String] { values.keys.sorted() }

    /// A link can be pasted as text (low confidence: seen, and not documented).
    var text: String? {
      for type in PasteboardType.text {
        if let text = values[type] as? String { return text }
        if let data = values[type] as? Data, let text = String(data: data, encoding: .utf8) {
          return text
        }
      }
      return url?.absoluteString
    }

    var url: URL? {
      for type in PasteboardType.url {
        if let url = values[type] as? URL { return url }
        if let text = values[type] as? String, let url = URL(string: text) { return url }
        if let data = values[type] as? Data,
          let url = URL(dataRepresentation: data, relativeTo: nil)
        {
          return url
        }
      }
      return nil
    }

    @MainActor
    var image: UIImage? {
      for type in PasteboardType.image {
        if let image = values[type] as? UIImage { return image }
        if let data = values[type] as? Data, let image = UIImage(data: data) { return image }
      }
      return nil
    }

    var color: UIColor? {
      PasteboardType.color.lazy.compactMap { values[$0] as? UIColor }.first
    }

    /// The value of a type as data; `nil` for a value that has none.
    @MainActor
    func data(of type: String) -> Data? {
      switch values[type] {
      case let data as Data: data
      case let text as String: Data(text.utf8)
      case let url as URL: url.dataRepresentation
      case let image as UIImage:
        type == "public.jpeg" ? image.jpegData(compressionQuality: 1) : image.pngData()
      default: nil
      }
    }
  }

  /// The types of the items, each once.
  var types: [String] {
    items.reduce(into: []) { types, item in
      for type in item.types where !types.contains(type) { types.append(type) }
    }
  }

  // 18.6.3: items of a pasteboard are gone after their expirationDate.
  var items: [Item] { storedItems.filter { !$0.isExpired } }
  private(set) var changeCount = 0
  private var storedItems: [Item] = []

  mutating func replace(with items: [Item]) {
    storedItems = items
    changeCount += 1
  }

  var strings: [String] { items.compactMap(\.text) }
  var urls: [URL] { items.compactMap(\.url) }
  var colors: [UIColor] { items.compactMap(\.color) }
  @MainActor var images: [UIImage] { items.compactMap { $0.image } }
}

/// The types that text, links, images and colours have on a pasteboard; the first is the one that
/// they are written with.
enum PasteboardType {
  static let text = [
    "public.utf8-plain-text", "public.text", "public.plain-text", "public.utf16-plain-text",
  ]
  static let url = ["public.url", "public.file-url"]
  static let image = [
    "public.png", "public.jpeg", "com.compuserve.gif", "com.apple.uikit.image", "public.image",
  ]
  static let color = ["com.apple.uikit.color"]
}
