import Foundation

/// Copies what is shared.
@MainActor
final class CopyActivity: UIActivity {
  private var items: [PasteboardContent.Item] = []

  override var activityType: UIActivity.ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !Self.copied(activityItems).isEmpty
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = Self.copied(activityItems)
  }

  override func perform() {
    Stage.shared.system.pasteboard.replace(with: items)
    activityDidFinish(true)
  }

  private static func copied(_ items: [Any]) -> [PasteboardContent.Item] {
    items.compactMap(SharedItem.init).map { item in
      switch item {
      case .text(let text): .text(text)
      case .link(let url), .file(let url): .url(url)
      case .image(let image): .image(image)
      }
    }
  }
}
