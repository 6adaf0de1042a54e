import Foundation
import NewsStore

/// A folder of a test's own, which goes with this object.
final class StoreFolder: Sendable {
  let file: URL

  init() {
    file = FileManager.default.temporaryDirectory
      .appendingPathComponent("NewsStore-\(UUID().uuidString)/News.sqlite")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var folder: URL { file.deletingLastPathComponent() }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  func makeDatabase() -> ArticleDatabase { ArticleDatabase(file: file, patience: 0.05) }
}

extension Article {
  static func example(_ id: String, _ title: String = "Rain") -> Article {
    Article(
      id: id, title: title, section: "Weather", author: "Ada",
      published: Date(timeIntervalSince1970: 9),
      summary: "It rains.", body: ["It rained.", "It rains, “again”."], picture: "rain")
  }
}
