public import NewsStore

/// A store in memory, which has the problem that a test gives it.
public actor ArticleStoreDouble: ArticleStore {
  private var kept: [Article]
  private var marked: [Article]
  private var problem: StoreProblem?

  public init(kept: [Article] = [], marked: [Article] = []) {
    self.kept = kept
    self.marked = marked
  }

  /// From now on everything has that problem, or none.
  public func have(_ problem: StoreProblem?) { self.problem = problem }

  public func articles(matching words: String) throws -> [Article] {
    try check()
    return kept.filter { $0.matches(words) }
  }

  public func keep(_ articles: [Article]) throws {
    try check()
    kept = articles
  }

  public func bookmarks() throws -> [Article] {
    try check()
    return marked
  }

  public func isBookmarked(_ id: Article.ID) throws -> Bool {
    try check()
    return marked.contains { $0.id == id }
  }

  public func setBookmark(_ isBookmarked: Bool, on article: Article) throws {
    try check()
    marked.removeAll { $0.id == article.id }
    if isBookmarked { marked.insert(article, at: 0) }
  }

  /// Replaces the store by an empty one without the problem.
  public func setAside() throws {
    problem = nil
    (kept, marked) = ([], [])
  }

  private func check() throws { if let problem { throw problem } }
}
