import NewsScenes

/// Ends the flow of the bookmarks, with what is selected or without.
final class BookmarksRouter: BookmarksRoutingLogic, BookmarksDataPassing {
  var dataStore: (any BookmarksDataStore)?

  /// Weak, for the flow lives as long as its screens, and they hold this.
  private weak var flow: BookmarksFlow?

  init(flow: BookmarksFlow) { self.flow = flow }

  func routeToSelectedArticle() {
    if let article = dataStore?.selectedArticle { flow?.finish(article) }
  }

  func routeBack() { flow?.close() }
}
