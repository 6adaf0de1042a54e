/// The messages from an article's interactor.
public protocol NewsDetailPresentationLogic: AnyObject {
  func presentArticle(response: NewsDetail.ShowArticle.Response)
  func presentPicture(response: NewsDetail.ShowPicture.Response)
  func presentBookmark(response: NewsDetail.Bookmark.Response)
}

/// Puts into words what is shown of an article.
public final class NewsDetailPresenter: NewsDetailPresentationLogic {
  /// Weak, for here the cycle closes.
  public weak var viewController: (any NewsDetailDisplayLogic)?

  public init() {}

  public func presentArticle(response: NewsDetail.ShowArticle.Response) {
    let article = response.article
    viewController?.displayArticle(
      viewModel: NewsDetail.ShowArticle.ViewModel(
        section: article.section, title: article.title,
        byline: "\(article.author), \(ArticleDate.text(of: article.published))",
        summary: article.summary, paragraphs: article.body))
  }

  public func presentPicture(response: NewsDetail.ShowPicture.Response) {
    viewController?.displayPicture(
      viewModel: NewsDetail.ShowPicture.ViewModel(picture: response.picture))
  }

  public func presentBookmark(response: NewsDetail.Bookmark.Response) {
    viewController?.displayBookmark(
      viewModel: NewsDetail.Bookmark.ViewModel(
        title: response.isBookmarked ? "Remove Bookmark" : "Add Bookmark",
        symbol: response.isBookmarked ? "bookmark.fill" : "bookmark",
        isEnabled: response.isKnown, notice: response.problem.map(Notice.init)))
  }
}
