import NewsScenes
import UIKit

/// Leads from the bookmarks back to the list: by the segue back, and in code where that does not do.
final class BookmarksRouter: BookmarksRoutingLogic, BookmarksDataPassing {
  /// Weak, for the view holds its router.
  weak var viewController: BookmarksScene?
  var dataStore: (any BookmarksDataStore)?

  /// The list that shows the article. Weak, because it belongs to the list, whose router sets
  /// itself here.
  weak var list: (any NewsListRoutingLogic & NewsListDataPassing)?

  // MARK: Routing

  func routeToSelectedArticle() {
    guard let viewController, let dataStore, let list, let destination = list.dataStore
    else { return }
    passDataToNewsList(source: dataStore, destination: destination)
    // A segue back does not say when the sheet has gone, and an article is pushed below it.
    viewController.dismiss(animated: true) { list.routeToNewsDetail() }
  }

  func routeBack() {
    viewController?.performSegue(withIdentifier: "Close", sender: nil)
  }

  // MARK: Passing data

  func passDataToNewsList(
    source: any BookmarksDataStore, destination: any NewsListDataStore
  ) {
    destination.selectedArticle = source.selectedArticle
  }
}
