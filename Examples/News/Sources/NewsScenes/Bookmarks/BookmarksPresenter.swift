/// The messages from the bookmarks' interactor.
public protocol BookmarksPresentationLogic: AnyObject {
  func presentBookmarks(response: Bookmarks.FetchBookmarks.Response)
  func presentSelection(response: Bookmarks.SelectBookmark.Response)
}

/// Puts into words what is shown of the bookmarks.
public final class BookmarksPresenter: BookmarksPresentationLogic {
  /// Weak, for here the cycle closes.
  public weak var viewController: (any BookmarksDisplayLogic)?

  public init() {}

  public func presentBookmarks(response: Bookmarks.FetchBookmarks.Response) {
    let isSilent = !response.articles.isEmpty || response.problem != nil
    viewController?.displayBookmarks(
      viewModel: Bookmarks.FetchBookmarks.ViewModel(
        rows: response.articles.map(ArticleRowModel.init),
        placeholder: isSilent ? nil : "No bookmarks yet",
        notice: response.problem.map(Notice.init)))
  }

  public func presentSelection(response: Bookmarks.SelectBookmark.Response) {
    viewController?.displaySelection()
  }
}
