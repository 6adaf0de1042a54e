// The public interface of NewsStore, without GRDB.
public import Foundation

public actor ArticleDatabase: ArticleStore {
  public init(file: URL, patience: TimeInterval = 1) {}
  public func articles(matching words: String) async throws -> [Article] { [] }
  public func keep(_ articles: [Article]) async throws {}
  public func keep(each articles: some Sequence<Article> & Sendable) async throws {}
  public func bookmarks() async throws -> [Article] { [] }
  public func isBookmarked(_ id: Article.ID) async throws -> Bool { false }
  public func setBookmark(_ isBookmarked: Bool, on article: Article) async throws {}
  public func setAside() throws {}
}
