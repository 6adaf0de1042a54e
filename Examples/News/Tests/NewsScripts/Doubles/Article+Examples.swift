import Foundation
public import NewsScenes
public import NewsStore

extension Article {
  /// Two that have little in common.
  public nonisolated static let examples = [
    Article(
      id: "rain", title: "Rain at Last", section: "Weather", author: "Ada Vale",
      published: Date(timeIntervalSince1970: 1_773_446_400), summary: "It rains.",
      body: ["It rained.", "It rains."], picture: "cloud"),
    Article(
      id: "chess", title: "A Quiet Draw", section: "Sport", author: "Nils Okoro",
      published: Date(timeIntervalSince1970: 1_773_360_000), summary: "Nobody won.",
      body: ["Nobody lost."], picture: "board"),
  ]
}

extension NewsResources {
  /// Doubles all the way down, and pictures in a folder.
  public convenience init(
    service: ArticleServiceDouble = ArticleServiceDouble(),
    store: ArticleStoreDouble = ArticleStoreDouble(), in folder: NewsFolder
  ) {
    self.init(
      service: service, store: store, pictures: PictureCache(service: service, folder: folder.url))
  }
}
