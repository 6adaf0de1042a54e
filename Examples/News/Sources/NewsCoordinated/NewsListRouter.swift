import NewsScenes

/// Hands what is selected to the flow, which navigates.
final class NewsListRouter: NewsListRoutingLogic, NewsListDataPassing {
  var dataStore: (any NewsListDataStore)?

  /// Weak, for the flow lives as long as its screens, and they hold this.
  private weak var flow: NewsFlow?

  init(flow: NewsFlow) { self.flow = flow }

  func routeToNewsDetail() {
    if let article = dataStore?.selectedArticle { flow?.open(article) }
  }

  func routeToBookmarks() { flow?.openBookmarks() }
}
