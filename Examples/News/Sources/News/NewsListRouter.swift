import NewsScenes
import UIKit

/// Leads from the list to an article, and to the bookmarks.
///
/// It creates the next scene, passes on what that needs, and only then navigates.
final class NewsListRouter: NewsListRoutingLogic, NewsListDataPassing {
  /// Weak, for the view holds its router.
  weak var viewController: NewsListViewController?
  var dataStore: (any NewsListDataStore)?

  private let resources: NewsResources

  init(resources: NewsResources) { self.resources = resources }

  // MARK: Routing

  func routeToNewsDetail() {
    guard let viewController, let dataStore else { return }
    let destination = NewsDetailViewController(resources: resources)
    passDataToNewsDetail(source: dataStore, destination: destination.dataStore)
    navigateToNewsDetail(source: viewController, destination: destination)
  }

  func routeToBookmarks() {
    guard let viewController else { return }
    let destination = BookmarksViewController(resources: resources, list: self)
    navigateToBookmarks(source: viewController, destination: destination)
  }

  // MARK: Passing data

  func passDataToNewsDetail(
    source: any NewsListDataStore, destination: any NewsDetailDataStore
  ) {
    destination.article = source.selectedArticle
  }

  // MARK: Navigating

  private func navigateToNewsDetail(
    source: NewsListViewController, destination: NewsDetailViewController
  ) {
    source.navigationController?.pushViewController(destination, animated: true)
  }

  private func navigateToBookmarks(
    source: NewsListViewController, destination: BookmarksViewController
  ) {
    source.present(UINavigationController(rootViewController: destination), animated: true)
  }
}

extension NewsListViewController {
  /// Sets the scene up with its router.
  convenience init(resources: NewsResources) {
    let router = NewsListRouter(resources: resources)
    self.init(resources: resources, router: router)
    router.viewController = self
  }
}
