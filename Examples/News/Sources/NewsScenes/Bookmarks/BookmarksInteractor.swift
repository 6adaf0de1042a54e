public import NewsStore

/// The requests to the bookmarks' scene.
public protocol BookmarksBusinessLogic: AnyObject {
  func fetchBookmarks() async
  /// Takes the bookmark of an article away, if it has one.
  func removeBookmark(request: Bookmarks.RemoveBookmark.Request) async
  /// Remembers the article of a row, if there is one.
  func selectBookmark(request: Bookmarks.SelectBookmark.Request)
  /// Does again what went wrong.
  func tryAgain() async
  /// Puts a damaged file aside, and begins anew.
  func setAsideStore() async
}

/// The data that the scene passes on.
public protocol BookmarksDataStore: AnyObject {
  var selectedArticle: Article? { get set }
}

/// Decides what is shown of the bookmarks. It asks the store itself: a worker would only pass its words
/// on.
public final class BookmarksInteractor: BookmarksBusinessLogic, BookmarksDataStore {
  public var presenter: (any BookmarksPresentationLogic)?
  public var selectedArticle: Article?

  private let store: any ArticleStore
  private var articles: [Article] = []
  /// The bookmark whose removal failed.
  private var pending: Article.ID?

  public init(store: any ArticleStore) { self.store = store }

  public func fetchBookmarks() async {
    do {
      articles = try await store.bookmarks()
      present()
    } catch {
      present(error as? StoreProblem)
    }
  }

  public func removeBookmark(request: Bookmarks.RemoveBookmark.Request) async {
    guard let article = articles.first(where: { $0.id == request.id }) else { return }
    pending = article.id
    do {
      try await store.setBookmark(false, on: article)
      pending = nil
      articles.removeAll { $0.id == article.id }
      present()
    } catch {
      present(error as? StoreProblem)
    }
  }

  public func selectBookmark(request: Bookmarks.SelectBookmark.Request) {
    guard articles.indices.contains(request.row) else { return }
    selectedArticle = articles[request.row]
    presenter?.presentSelection(response: Bookmarks.SelectBookmark.Response())
  }

  public func tryAgain() async {
    guard let pending else { return await fetchBookmarks() }
    await removeBookmark(request: Bookmarks.RemoveBookmark.Request(id: pending))
  }

  public func setAsideStore() async {
    pending = nil
    do {
      try await store.setAside()
      await fetchBookmarks()
    } catch {
      present(error as? StoreProblem)
    }
  }

  private func present(_ problem: StoreProblem? = nil) {
    presenter?.presentBookmarks(
      response: Bookmarks.FetchBookmarks.Response(articles: articles, problem: problem))
  }
}
