import Foundation
import NewsScenes
import NewsStore

// Each part of an article's cycle, writing down what it is told.

final class NewsDetailBusinessSpy: NewsDetailBusinessLogic {
  var calls: [String] = []

  func showArticle() { calls.append("show") }
  func showRest() async { calls.append("show the rest") }
  func toggleBookmark() async { calls.append("toggle") }
  func tryAgain() async { calls.append("try again") }
  func setAsideStore() async { calls.append("set aside") }
}

final class NewsDetailPresentationSpy: NewsDetailPresentationLogic {
  var articles: [NewsDetail.ShowArticle.Response] = []
  var pictures: [Data] = []
  var bookmarks: [NewsDetail.Bookmark.Response] = []

  func presentArticle(response: NewsDetail.ShowArticle.Response) { articles.append(response) }
  func presentPicture(response: NewsDetail.ShowPicture.Response) {
    pictures.append(response.picture)
  }
  func presentBookmark(response: NewsDetail.Bookmark.Response) { bookmarks.append(response) }
}

final class NewsDetailDisplaySpy: NewsDetailDisplayLogic {
  var articles: [NewsDetail.ShowArticle.ViewModel] = []
  var pictures: [Data] = []
  var bookmarks: [NewsDetail.Bookmark.ViewModel] = []

  func displayArticle(viewModel: NewsDetail.ShowArticle.ViewModel) { articles.append(viewModel) }
  func displayPicture(viewModel: NewsDetail.ShowPicture.ViewModel) {
    pictures.append(viewModel.picture)
  }
  func displayBookmark(viewModel: NewsDetail.Bookmark.ViewModel) { bookmarks.append(viewModel) }
}

final class NewsDetailWorkerSpy: NewsDetailWorking {
  var picture: Result<Data, any Error> = .success(Data([1]))
  var bookmark: Result<Bool, any Error> = .success(false)
  var problem: StoreProblem?
  var written: [Bool] = []
  var onWrite: (() async -> Void)?

  func picture(of article: Article) async throws -> Data { try picture.get() }
  func isBookmarked(_ article: Article) async throws -> Bool { try bookmark.get() }
  func setBookmark(_ isBookmarked: Bool, on article: Article) async throws {
    if let problem { throw problem }
    written.append(isBookmarked)
    await onWrite?()
  }
  func setAsideStore() async throws { bookmark = .success(false) }
}
