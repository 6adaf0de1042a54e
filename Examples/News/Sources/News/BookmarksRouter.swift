import NewsScenes
import UIKit

/// Leads from the bookmarks back to the list, and through its router to an article.
final class BookmarksRouter: BookmarksRoutingLogic, BookmarksDataPassing {
  /// Weak, for the view holds its router.
  weak var viewController: BookmarksViewController?
  var dataStore: (any BookmarksDataStore)?

  /// The list that shows the article. Weak, because it belongs to the list.
  private weak var list: (any NewsListRoutingLogic & NewsListDataPassing)?

  init(list: any NewsListRoutingLogic & NewsListDataPassing) { self.list = list }

  // MARK: Routing

  func routeToSelectedArticle() {
    guard let viewController, let dataStore, let list, let destination = list.dataStore
    else { return }
    passDataToNewsList(source: dataStore, destination: destination)
    // The sheet has to be gone first: an article is pushed below it.
    viewController.dismiss(animated: true) { list.routeToNewsDetail() }
  }

  func routeBack() { viewController?.dismiss(animated: true) }

  // MARK: Passing data

  func passDataToNewsList(
    source: any BookmarksDataStore, destination: any NewsListDataStore
  ) {
    destination.selectedArticle = source.selectedArticle
  }
}

extension BookmarksViewController {
  /// Sets the scene up with its router.
  convenience init(
    resources: NewsResources, list: any NewsListRoutingLogic & NewsListDataPassing
  ) {
    let router = BookmarksRouter(list: list)
    self.init(resources: resources, router: router)
    router.viewController = self
  }
}
