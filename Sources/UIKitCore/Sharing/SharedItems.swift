import Foundation

/// The items that an app passes to a share sheet.
@MainActor
struct SharedItems {
  private let given: [Any]

  init(_ given: [Any]) { self.given = given }

  /// The items as they are known before anything is chosen.
  func placeholders(for sheet: UIActivityViewController) -> [Any] {
    given.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(sheet) ?? item
    }
  }

  /// The items themselves, for an activity that was chosen.
  func items(for activity: UIActivity, in sheet: UIActivityViewController) -> [Any] {
    given.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(sheet, itemForActivityType: activity.activityType)
    }
  }
}

/// An item as a share sheet understands it.
enum SharedItem {
  case text(String)
  case link(URL)
  case file(URL)
  case image(UIImage)

  init?(_ item: Any) {
    switch item {
    case let text as String: self = .text(text)
    case let text as NSAttributedString: self = .text(text.string)
    case let url as URL: self = url.isFileURL ? .file(url) : .link(url)
    case let url as NSURL: self.init(url as URL)
    case let image as UIImage: self = .image(image)
    default: return nil
    }
  }
}

/// The summary of the items at the top of a share sheet.
struct SharedItemsSummary {
  let title: String
  let subtitle: String?
  /// A picture that is shown as it is; else a symbol stands for the kind.
  let image: UIImage?
  let symbol: String

  init(_ items: [Any]) {
    let known = items.compactMap(SharedItem.init)
    if items.count == 1, let item = known.first {
      self.init(item)
    } else {
      self.init(count: items.count, of: known)
    }
  }

  private init(_ title: String, _ subtitle: String?, image: UIImage? = nil, symbol: String) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.symbol = symbol
  }

  private init(_ item: SharedItem) {
    switch item {
    case .text(let text):
      self.init(text.trimmingCharacters(in: .whitespacesAndNewlines), nil, symbol: "doc.text")
    case .link(let url):
      // The title of the page would have to be fetched.
      let host = url.host ?? url.absoluteString
      let isAll = url.path.isEmpty || url.path == "/"
      self.init(isAll ? host : host + url.path, isAll ? nil : host, symbol: "link")
    case .file(let url):
      let kind = url.pathExtension.uppercased()
      self.init(
        url.deletingPathExtension().lastPathComponent,
        kind.isEmpty ? "Document" : "\(kind) Document", symbol: "doc")
    case .image(let image): self.init("Image", nil, image: image, symbol: "photo")
    }
  }

  /// Several items: how many, and of what kind if all are of one.
  private init(count: Int, of known: [SharedItem]) {
    var names: Set<String> = known.count == count ? [] : ["Item"]
    var picture: UIImage?
    for item in known {
      switch item {
      case .text: names.insert("Item")
      case .link: names.insert("Link")
      case .file: names.insert("Document")
      case .image(let image):
        names.insert("Photo")
        picture = picture ?? image
      }
    }
    let name = names.count == 1 ? names.first ?? "Item" : "Item"
    self.init(
      "\(count) \(name)\(count == 1 ? "" : "s")", nil, image: picture,
      symbol: name == "Link" ? "link" : "doc.on.doc")
  }
}
