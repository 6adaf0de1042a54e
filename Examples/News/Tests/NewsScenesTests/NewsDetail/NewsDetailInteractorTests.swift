import Foundation
import NewsScenes
import NewsScripts
import NewsStore
import Testing

@Suite struct NewsDetailInteractorTests {
  private let worker = NewsDetailWorkerSpy()
  private let presenter = NewsDetailPresentationSpy()
  private let interactor: NewsDetailInteractor

  init() {
    interactor = NewsDetailInteractor(worker: worker)
    interactor.presenter = presenter
    interactor.article = Article.examples[0]
  }

  @Test func `an article is shown with its bookmark, then its picture`() async {
    worker.bookmark = .success(true)
    await interactor.showArticle()
    #expect(presenter.articles.map(\.isBookmarked) == [true])
    #expect(presenter.pictures == [Data([1])])
  }

  @Test func `without an article nothing is shown`() async {
    interactor.article = nil
    await interactor.showArticle()
    #expect(presenter.articles.isEmpty)
  }

  @Test func `an article without a picture is an article`() async {
    worker.picture = .failure(NewsProblem.unreachable)
    await interactor.showArticle()
    #expect(presenter.articles.count == 1)
    #expect(presenter.pictures.isEmpty)
  }

  @Test func `a bookmark is set, and taken away`() async {
    await interactor.showArticle()
    await interactor.toggleBookmark()
    await interactor.toggleBookmark()
    #expect(worker.written == [true, false])
    #expect(presenter.bookmarks.map(\.isBookmarked) == [true, false])
  }

  @Test func `two taps in a hurry are one`() async {
    await interactor.showArticle()
    worker.onWrite = { [interactor] in await interactor.toggleBookmark() }
    await interactor.toggleBookmark()
    #expect(worker.written == [true])
  }

  @Test func `what could not be written is written when it is tried again`() async {
    await interactor.showArticle()
    worker.problem = .locked
    await interactor.toggleBookmark()
    #expect(presenter.bookmarks.last?.problem == .locked)
    #expect(presenter.bookmarks.last?.isBookmarked == false)
    worker.problem = nil
    await interactor.tryAgain()
    #expect(presenter.bookmarks.last?.problem == nil)
    #expect(presenter.bookmarks.last?.isBookmarked == true)
  }

  @Test func `what could not be read is read again, and nothing is written`() async {
    worker.bookmark = .failure(StoreProblem.damaged)
    await interactor.showArticle()
    #expect(presenter.articles.count == 1)
    #expect(presenter.bookmarks.last?.problem == .damaged)
    await interactor.toggleBookmark()
    worker.bookmark = .success(true)
    await interactor.tryAgain()
    #expect(presenter.articles.last?.isBookmarked == true)
    #expect(worker.written.isEmpty)
  }

  @Test func `after a damaged store was set aside there is no bookmark`() async {
    worker.bookmark = .failure(StoreProblem.damaged)
    await interactor.showArticle()
    await interactor.setAsideStore()
    #expect(presenter.articles.last?.isBookmarked == false)
  }
}
