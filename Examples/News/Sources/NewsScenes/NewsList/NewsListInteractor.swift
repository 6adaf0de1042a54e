public import Foundation
public import NewsStore

/// The requests to the list.
public protocol NewsListBusinessLogic: AnyObject {
  /// Fetches articles. What was asked for before is answered no more.
  func fetchArticles(request: NewsList.FetchArticles.Request) async
  /// Remembers the article of a row, if there is one.
  func selectArticle(request: NewsList.SelectArticle.Request)
  /// Puts a damaged file aside, and fetches the articles anew.
  func setAsideStore() async
}

/// The data that the list exchanges with the scenes it shows.
public protocol NewsListDataStore: AnyObject {
  var selectedArticle: Article? { get set }
}

/// Decides what the list shows, and in which order it looks for it.
public final class NewsListInteractor: NewsListBusinessLogic, NewsListDataStore {
  public var presenter: (any NewsListPresentationLogic)?
  public var selectedArticle: Article?

  private let worker: any NewsListWorking
  private let patience: TimeInterval
  private var articles: [Article] = []
  private var words = ""
  /// The number of the latest request: an answer to an older one is dropped.
  private var latest = 0

  /// - Parameters:
  ///   - worker: The source of articles.
  ///   - patience: The pause in typing, in seconds, after which a server is asked.
  public init(worker: any NewsListWorking, patience: TimeInterval = 0.3) {
    self.worker = worker
    self.patience = patience
  }

  public func fetchArticles(request: NewsList.FetchArticles.Request) async {
    latest += 1
    let number = latest
    words = request.words
    var storeProblem: StoreProblem?
    do {
      let kept = try await worker.keptArticles(matching: request.words)
      guard number == latest else { return }
      articles = kept
    } catch {
      guard number == latest else { return }
      storeProblem = error as? StoreProblem
      articles = articles.filter { $0.matches(request.words) }
    }
    present(isLoading: true, storeProblem: storeProblem)
    if !request.words.isEmpty {
      try? await Task.sleep(nanoseconds: UInt64(patience * 1_000_000_000))
      guard number == latest else { return }
    }
    await fetchFromServer(number, storeProblem)
  }

  public func selectArticle(request: NewsList.SelectArticle.Request) {
    guard articles.indices.contains(request.row) else { return }
    selectedArticle = articles[request.row]
    presenter?.presentSelection(response: NewsList.SelectArticle.Response())
  }

  public func setAsideStore() async {
    do {
      try await worker.setAsideStore()
      await fetchArticles(request: NewsList.FetchArticles.Request(words: words))
    } catch {
      present(isLoading: false, storeProblem: error as? StoreProblem)
    }
  }

  private func fetchFromServer(_ number: Int, _ problem: StoreProblem?) async {
    do {
      let fetched = try await worker.fetchArticles(matching: words)
      guard number == latest else { return }
      articles = fetched.articles
      // A list that could be kept shows that the file is well again.
      let isKept = words.isEmpty && fetched.storeProblem == nil
      present(isLoading: false, storeProblem: isKept ? nil : fetched.storeProblem ?? problem)
    } catch {
      guard number == latest else { return }
      // A cancelled request is not waited for any more.
      present(isLoading: false, newsProblem: error as? NewsProblem, storeProblem: problem)
    }
  }

  private func present(
    isLoading: Bool, newsProblem: NewsProblem? = nil, storeProblem: StoreProblem? = nil
  ) {
    presenter?.presentArticles(
      response: NewsList.FetchArticles.Response(
        articles: articles, words: words, isLoading: isLoading, newsProblem: newsProblem,
        storeProblem: storeProblem))
  }
}
