public import Foundation
public import NewsStore

/// The work that an article's interactor delegates.
public protocol NewsDetailWorking: AnyObject {
  /// - Throws: ``NewsProblem``.
  func picture(of article: Article) async throws -> Data
  /// - Throws: ``StoreProblem``.
  func isBookmarked(_ article: Article) async throws -> Bool
  /// - Throws: ``StoreProblem``.
  func setBookmark(_ isBookmarked: Bool, on article: Article) async throws
  /// - Throws: ``StoreProblem``.
  func setAsideStore() async throws
}

public final class NewsDetailWorker: NewsDetailWorking {
  private let pictures: PictureCache
  private let store: any ArticleStore

  public init(pictures: PictureCache, store: any ArticleStore) {
    self.pictures = pictures
    self.store = store
  }

  public func picture(of article: Article) async throws -> Data {
    try await pictures.picture(named: article.picture)
  }

  public func isBookmarked(_ article: Article) async throws -> Bool {
    try await store.isBookmarked(article.id)
  }

  public func setBookmark(_ isBookmarked: Bool, on article: Article) async throws {
    try await store.setBookmark(isBookmarked, on: article)
  }

  public func setAsideStore() async throws { try await store.setAside() }
}
