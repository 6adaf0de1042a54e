public import NewsStore

/// The requests to an article's scene.
public protocol NewsDetailBusinessLogic: AnyObject {
  /// Shows the article, which is there.
  func showArticle()
  /// Shows what has to be looked for: its bookmark, then its picture.
  func showRest() async
  /// Sets the bookmark, or takes it away.
  func toggleBookmark() async
  /// Does again what went wrong.
  func tryAgain() async
  /// Puts a damaged file aside, and looks for the bookmark again.
  func setAsideStore() async
}

/// The data that the scene gets.
public protocol NewsDetailDataStore: AnyObject {
  var article: Article? { get set }
}

/// Access to the data store for those who show the scene. It has no router of its own, because it
/// shows no other scene.
public protocol NewsDetailDataPassing: AnyObject {
  var dataStore: any NewsDetailDataStore { get }
}

/// Decides what is shown of an article, and when.
public final class NewsDetailInteractor: NewsDetailBusinessLogic, NewsDetailDataStore {
  public var presenter: (any NewsDetailPresentationLogic)?
  public var article: Article?

  private let worker: any NewsDetailWorking
  private var isBookmarked = false
  private var isWriting = false
  /// A Boolean value that indicates whether it is known if there is a bookmark.
  private var isKnown = false

  public init(worker: any NewsDetailWorking) { self.worker = worker }

  public func showArticle() {
    guard let article else { return }
    presenter?.presentArticle(response: NewsDetail.ShowArticle.Response(article: article))
  }

  public func showRest() async {
    guard let article else { return }
    await findBookmark(of: article)
    guard let picture = try? await worker.picture(of: article) else { return }
    presenter?.presentPicture(response: NewsDetail.ShowPicture.Response(picture: picture))
  }

  public func toggleBookmark() async {
    // The second of two taps in a hurry says nothing that the first did not.
    guard let article, isKnown, !isWriting else { return }
    isWriting = true
    defer { isWriting = false }
    do {
      try await worker.setBookmark(!isBookmarked, on: article)
      isBookmarked.toggle()
      presentBookmark()
    } catch {
      presentBookmark(error as? StoreProblem)
    }
  }

  public func tryAgain() async {
    if isKnown { await toggleBookmark() } else { await showRest() }
  }

  public func setAsideStore() async {
    guard let article else { return }
    do {
      try await worker.setAsideStore()
      await findBookmark(of: article)
    } catch {
      presentBookmark(error as? StoreProblem)
    }
  }

  private func findBookmark(of article: Article) async {
    do {
      isBookmarked = try await worker.isBookmarked(article)
      isKnown = true
      presentBookmark()
    } catch {
      presentBookmark(error as? StoreProblem)
    }
  }

  private func presentBookmark(_ problem: StoreProblem? = nil) {
    presenter?.presentBookmark(
      response: NewsDetail.Bookmark.Response(
        isBookmarked: isBookmarked, isKnown: isKnown, problem: problem))
  }
}
