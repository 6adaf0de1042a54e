import NewsScenes
import NewsStore

// Each part of the bookmarks' cycle, writing down what it is told.

final class BookmarksBusinessSpy: BookmarksBusinessLogic {
  var calls: [String] = []

  func fetchBookmarks() async { calls.append("fetch") }
  func removeBookmark(request: Bookmarks.RemoveBookmark.Request) async {
    calls.append("remove \(request.id)")
  }
  func selectBookmark(request: Bookmarks.SelectBookmark.Request) {
    calls.append("select \(request.row)")
  }
  func tryAgain() async { calls.append("try again") }
  func setAsideStore() async { calls.append("set aside") }
}

final class BookmarksPresentationSpy: BookmarksPresentationLogic {
  var responses: [Bookmarks.FetchBookmarks.Response] = []
  var selections = 0

  func presentBookmarks(response: Bookmarks.FetchBookmarks.Response) { responses.append(response) }
  func presentSelection(response: Bookmarks.SelectBookmark.Response) { selections += 1 }
}

final class BookmarksDisplaySpy: BookmarksDisplayLogic {
  var viewModels: [Bookmarks.FetchBookmarks.ViewModel] = []
  var selections = 0

  func displayBookmarks(viewModel: Bookmarks.FetchBookmarks.ViewModel) {
    viewModels.append(viewModel)
  }
  func displaySelection() { selections += 1 }
}

final class BookmarksRoutingSpy: BookmarksRoutingLogic, BookmarksDataPassing {
  var dataStore: (any BookmarksDataStore)?
  var routes: [String] = []

  func routeToSelectedArticle() { routes.append("article") }
  func routeBack() { routes.append("back") }
}
