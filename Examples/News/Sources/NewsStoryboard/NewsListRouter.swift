import NewsScenes
import UIKit

/// Leads from the list to an article, and to the bookmarks: by the segues of the storyboard.
///
/// A segue makes the next scene and navigates. What is left to the router is to begin it, and to pass on
/// what the scene needs.
final class NewsListRouter: NewsListRoutingLogic, NewsListDataPassing {
  /// Weak, for the view holds its router.
  weak var viewController: NewsListScene?
  var dataStore: (any NewsListDataStore)?

  // MARK: Routing

  func routeToNewsDetail() {
    viewController?.performSegue(withIdentifier: "NewsDetail", sender: nil)
  }

  func routeToBookmarks() {
    viewController?.performSegue(withIdentifier: "Bookmarks", sender: nil)
  }

  // MARK: Passing data

  /// A segue has made its destination, whose view is not loaded yet.
  func prepare(for segue: UIStoryboardSegue) {
    switch segue.destination {
    case let detail as NewsDetailScene:
      guard let dataStore else { return }
      passDataToNewsDetail(source: dataStore, destination: detail.dataStore)
    case let sheet as UINavigationController:
      let bookmarks = sheet.viewControllers.first as? BookmarksScene
      (bookmarks?.router as? BookmarksRouter)?.list = self
    default: break
    }
  }

  func passDataToNewsDetail(
    source: any NewsListDataStore, destination: any NewsDetailDataStore
  ) {
    destination.article = source.selectedArticle
  }
}
