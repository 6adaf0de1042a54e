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

  @Test func `an article is shown at once, then its bookmark and its picture`() async {
    worker.bookmark = .success(true)
    interactor.showArticle()
    #expect(presenter.articles.map(\.article) == [Article.examples[0]])
    #expect(presenter.bookmarks.isEmpty)
    await interactor.showRest()
    #expect(presenter.bookmarks.map(\.isBookmarked) == [true])
    #expect(presenter.pictures == [Data([1])])
  }

  @Test func `without an article nothing is shown`() async {
    interactor.article = nil
    interactor.showArticle()
    await interactor.showRest()
    #expect(presenter.articles.isEmpty)
    #expect(presenter.bookmarks.isEmpty)
  }

  @Test func `an article without a picture is an article`() async {
    worker.picture = .failure(NewsProblem.unreachable)
    await interactor.showRest()
    #expect(presenter.bookmarks.count == 1)
    #expect(presenter.pictures.isEmpty)
  }

  @Test func `a bookmark is set, and taken away`() async {
    await interactor.showRest()
    await interactor.toggleBookmark()
    await interactor.toggleBookmark()
    #expect(worker.written == [true, false])
    #expect(presenter.bookmarks.map(\.isBookmarked) == [false, true, false])
  }

  @Test func `two taps in a hurry are one`() async {
    await interactor.showRest()
    worker.onWrite = { [interactor] in await interactor.toggleBookmark() }
    await interactor.toggleBookmark()
    #expect(worker.written == [true])
  }

  @Test func `what could not be written is written when it is tried again`() async throws {
    await interactor.showRest()
    worker.problem = .locked
    await interactor.toggleBookmark()
    #expect(presenter.bookmarks.last?.problem == .locked)
    #expect(presenter.bookmarks.last?.isBookmarked == false)
    worker.problem = nil
    await interactor.tryAgain()
    #expect(try #require(presenter.bookmarks.last).problem == nil)
    #expect(presenter.bookmarks.last?.isBookmarked == true)
  }

  @Test func `what could not be read is read again, and nothing is written`() async throws {
    worker.bookmark = .failure(StoreProblem.damaged)
    await interactor.showRest()
    #expect(presenter.bookmarks.last?.problem == .damaged)
    #expect(presenter.bookmarks.last?.isKnown == false)
    await interactor.toggleBookmark()
    worker.bookmark = .success(true)
    await interactor.tryAgain()
    #expect(presenter.bookmarks.last?.isBookmarked == true)
    #expect(try #require(presenter.bookmarks.last).problem == nil)
    #expect(worker.written.isEmpty)
  }

  @Test func `after a damaged store was set aside there is no bookmark`() async {
    worker.bookmark = .failure(StoreProblem.damaged)
    await interactor.showRest()
    await interactor.setAsideStore()
    #expect(presenter.bookmarks.last?.isBookmarked == false)
    #expect(presenter.bookmarks.last?.isKnown == true)
  }
}
