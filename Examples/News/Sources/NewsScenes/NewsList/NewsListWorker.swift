public import NewsStore

/// The work that the list's interactor delegates.
public protocol NewsListWorking: AnyObject {
  /// Returns the articles that can be read without a network.
  ///
  /// - Throws: ``StoreProblem``.
  func keptArticles(matching words: String) async throws -> [Article]

  /// Returns the articles of the server. A complete list is saved; where saving fails, the articles
  /// are returned all the same.
  ///
  /// - Throws: ``NewsProblem``, or `CancellationError`.
  func fetchArticles(matching words: String) async throws
    -> (articles: [Article], storeProblem: StoreProblem?)

  /// Puts a damaged file aside.
  ///
  /// - Throws: ``StoreProblem``.
  func setAsideStore() async throws
}

public final class NewsListWorker: NewsListWorking {
  private let service: any ArticleService
  private let store: any ArticleStore

  public init(service: any ArticleService, store: any ArticleStore) {
    self.service = service
    self.store = store
  }

  public func keptArticles(matching words: String) async throws -> [Article] {
    try await store.articles(matching: words)
  }

  public func fetchArticles(matching words: String) async throws
    -> (articles: [Article], storeProblem: StoreProblem?)
  {
    let articles = try await service.articles(matching: words)
    guard words.isEmpty else { return (articles, nil) }
    do {
      try await store.keep(articles)
      return (articles, nil)
    } catch {
      return (articles, error as? StoreProblem)
    }
  }

  public func setAsideStore() async throws { try await store.setAside() }
}
