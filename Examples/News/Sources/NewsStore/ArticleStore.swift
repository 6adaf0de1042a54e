/// The store of articles, which makes them readable without a network.
public protocol ArticleStore: Sendable {
  /// The latest list that was kept, in its order, as far as it matches the words.
  ///
  /// - Throws: ``StoreProblem``.
  func articles(matching words: String) async throws -> [Article]

  /// Keeps a list in place of the one that was kept. All of it, or nothing.
  ///
  /// Articles with a bookmark stay, even without a place in a list.
  ///
  /// - Throws: ``StoreProblem``.
  func keep(_ articles: [Article]) async throws

  /// The articles that have a bookmark, the latest bookmark first.
  ///
  /// - Throws: ``StoreProblem``.
  func bookmarks() async throws -> [Article]

  /// Returns a Boolean value that indicates whether an article has a bookmark.
  ///
  /// - Throws: ``StoreProblem``.
  func isBookmarked(_ id: Article.ID) async throws -> Bool

  /// Gives an article a bookmark, or takes it away. The article is kept if it was not.
  ///
  /// - Throws: ``StoreProblem``.
  func setBookmark(_ isBookmarked: Bool, on article: Article) async throws

  /// Puts what cannot be read beside the way, and begins anew. Nothing is deleted.
  ///
  /// - Throws: ``StoreProblem``.
  func setAside() async throws
}
