import NewsScenes
import NewsScripts
import NewsStore

// Each part of the list's cycle, writing down what it is told.

final class NewsListBusinessSpy: NewsListBusinessLogic {
  var fetched: [String] = []
  var selected: [Int] = []
  var asides = 0

  func fetchArticles(request: NewsList.FetchArticles.Request) async {
    fetched.append(request.words)
  }
  func selectArticle(request: NewsList.SelectArticle.Request) { selected.append(request.row) }
  func setAsideStore() async { asides += 1 }
}

final class NewsListPresentationSpy: NewsListPresentationLogic {
  var responses: [NewsList.FetchArticles.Response] = []
  var selections = 0
  /// Called for each response.
  var onArticles: (() -> Void)?

  func presentArticles(response: NewsList.FetchArticles.Response) {
    responses.append(response)
    onArticles?()
  }
  func presentSelection(response: NewsList.SelectArticle.Response) { selections += 1 }
}

final class NewsListDisplaySpy: NewsListDisplayLogic {
  var viewModels: [NewsList.FetchArticles.ViewModel] = []
  var selections = 0

  func displayArticles(viewModel: NewsList.FetchArticles.ViewModel) { viewModels.append(viewModel) }
  func displaySelection() { selections += 1 }
}

final class NewsListRoutingSpy: NewsListRoutingLogic, NewsListDataPassing {
  var dataStore: (any NewsListDataStore)?
  var routes: [String] = []

  func routeToNewsDetail() { routes.append("article") }
  func routeToBookmarks() { routes.append("bookmarks") }
}

final class NewsListWorkerSpy: NewsListWorking {
  var kept: Result<[Article], any Error> = .success([])
  var fetched: Result<(articles: [Article], storeProblem: StoreProblem?), any Error> =
    .success((Article.examples, nil))
  var calls: [String] = []
  var onFetch: ((String) async -> Void)?

  func keptArticles(matching words: String) async throws -> [Article] {
    calls.append("kept \(words)")
    return try kept.get()
  }
  func fetchArticles(matching words: String) async throws
    -> (articles: [Article], storeProblem: StoreProblem?)
  {
    calls.append("fetch \(words)")
    await onFetch?(words)
    return try fetched.get()
  }
  func setAsideStore() async throws { calls.append("set aside") }
}
