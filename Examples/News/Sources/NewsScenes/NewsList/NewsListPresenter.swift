/// The messages from the list's interactor.
public protocol NewsListPresentationLogic: AnyObject {
  func presentArticles(response: NewsList.FetchArticles.Response)
  func presentSelection(response: NewsList.SelectArticle.Response)
}

/// Puts into words what the list shows.
public final class NewsListPresenter: NewsListPresentationLogic {
  /// Weak, for here the cycle closes: the view holds the interactor, and that holds this.
  public weak var viewController: (any NewsListDisplayLogic)?

  public init() {}

  public func presentArticles(response: NewsList.FetchArticles.Response) {
    viewController?.displayArticles(
      viewModel: NewsList.FetchArticles.ViewModel(
        rows: response.articles.map(ArticleRowModel.init),
        placeholder: placeholder(for: response), isLoading: response.isLoading,
        notice: notice(for: response)))
  }

  public func presentSelection(response: NewsList.SelectArticle.Response) {
    viewController?.displaySelection()
  }

  private func placeholder(for response: NewsList.FetchArticles.Response) -> String? {
    if response.isLoading || !response.articles.isEmpty { return nil }
    return response.words.isEmpty ? "No articles yet" : "Nothing found for “\(response.words)”"
  }

  private func notice(for response: NewsList.FetchArticles.Response) -> Notice? {
    if let problem = response.storeProblem { return Notice(problem) }
    return response.newsProblem.map {
      Notice($0, isAnythingKept: !response.articles.isEmpty || !response.words.isEmpty)
    }
  }
}
