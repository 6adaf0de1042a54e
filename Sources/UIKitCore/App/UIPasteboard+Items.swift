import Foundation

// The content by types.

extension UIPasteboard {
  /// An option for the items that are put on a pasteboard.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date, after which the system removes the items.
    public static let expirationDate = OptionsKey(
      rawValue: "UIPasteboardOptionExpirationDate")

    /// A Boolean value that keeps the items on this device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The type under which an object is put in the types of its class.
  public nonisolated class var typeAutomatic: String { "com.apple.uikit.type-automatic" }

  // MARK: - Inside the stage

  var liveItems: [PasteboardContent.Item] { stored.items }

  func items(in set: IndexSet?) -> [PasteboardContent.Item] {
    let all = liveItems
    guard let set else { return all }
    return set.filter(all.indices.contains).map { all[$0] }
  }

  /// An item in which the values of the automatic type have the types of their classes.
  static func written(_ item: [String: Any]) -> [String: Any] {
    guard let value = item[typeAutomatic] else { return item }
    var written = item
    written[typeAutomatic] = nil
    switch value {
    case is String: written[PasteboardType.text[0]] = value
    case is URL: written[PasteboardType.url[0]] = value
    case is UIImage: written[PasteboardType.image[0]] = value
    case is UIColor: written[PasteboardType.color[0]] = value
    default: break
    }
    return written
  }
}
