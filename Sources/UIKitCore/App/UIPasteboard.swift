public import Foundation

/// What was copied last, for this app and for others of the device.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one that people copy to and paste from.
  open class var general: UIPasteboard { shared }

  private static let shared = UIPasteboard()

  // MARK: Text

  /// The first of ``strings``; setting it replaces everything.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// Setting them replaces everything; `nil` where there is no text. A link is text, too.
  open var strings: [String]? {
    get { Self.filled(stored.strings) }
    set { replace(newValue?.map { .text($0) }) }
  }

  open var hasStrings: Bool { !stored.strings.isEmpty }

  // MARK: Links

  /// The first of ``urls``; setting it replaces everything.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// Setting them replaces everything; `nil` where there is no link.
  open var urls: [URL]? {
    get { Self.filled(stored.urls) }
    set { replace(newValue?.map { .url($0) }) }
  }

  open var hasURLs: Bool { !stored.urls.isEmpty }

  // MARK: Images

  /// The first of ``images``; setting it replaces everything.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// Setting them replaces everything; `nil` where there is no image.
  open var images: [UIImage]? {
    get { Self.filled(stored.images) }
    set { replace(newValue?.map { .image($0) }) }
  }

  open var hasImages: Bool { !stored.images.isEmpty }

  // MARK: All of it

  open var numberOfItems: Int { stored.items.count }

  /// How often something was copied.
  open var changeCount: Int { stored.changeCount }

  // MARK: - Inside the stage

  private var stored: PasteboardContent { Stage.shared.system.pasteboard }

  private func replace(_ items: [PasteboardContent.Item]?) {
    Stage.shared.system.pasteboard.replace(with: items ?? [])
  }

  private static func filled<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }
}

/// What the device keeps for pasting.
struct PasteboardContent {
  enum Item {
    case text(String)
    case url(URL)
    case image(UIImage)
  }

  private(set) var items: [Item] = []
  private(set) var changeCount = 0

  mutating func replace(with items: [Item]) {
    self.items = items
    changeCount += 1
  }

  /// A link can be pasted as text (low confidence: seen, and not documented).
  var strings: [String] {
    items.compactMap { item in
      switch item {
      case .text(let text): text
      case .url(let url): url.absoluteString
      case .image: nil
      }
    }
  }

  var urls: [URL] {
    items.compactMap { if case .url(let url) = $0 { url } else { nil } }
  }

  var images: [UIImage] {
    items.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }
}
