import NewsScenes
import NewsScripts
import NewsStore
import Testing

@Suite struct BookmarksInteractorTests {
  private let store = ArticleStoreDouble(marked: Article.examples)
  private let presenter = BookmarksPresentationSpy()
  private let interactor: BookmarksInteractor

  init() {
    interactor = BookmarksInteractor(store: store)
    interactor.presenter = presenter
  }

  private func remove(_ id: Article.ID) async {
    await interactor.removeBookmark(request: Bookmarks.RemoveBookmark.Request(id: id))
  }

  @Test func `it shows what the store has`() async {
    await interactor.fetchBookmarks()
    #expect(presenter.responses.map(\.articles) == [Article.examples])
  }

  @Test func `a bookmark that is removed is gone from the store`() async throws {
    await interactor.fetchBookmarks()
    await remove("rain")
    #expect(presenter.responses.last?.articles.map(\.id) == ["chess"])
    #expect(try await store.bookmarks().map(\.id) == ["chess"])
  }

  @Test func `one that is not there is not removed`() async {
    await interactor.fetchBookmarks()
    await remove("snow")
    #expect(presenter.responses.count == 1)
  }

  @Test func `one that cannot be removed stays, and goes when it is tried again`() async throws {
    await interactor.fetchBookmarks()
    await store.have(.locked)
    await remove("rain")
    #expect(presenter.responses.last?.articles.count == 2)
    #expect(presenter.responses.last?.problem == .locked)
    await store.have(nil)
    await interactor.tryAgain()
    #expect(presenter.responses.last?.articles.map(\.id) == ["chess"])
    #expect(try #require(presenter.responses.last).problem == nil)
  }

  @Test func `what could not be read is read again`() async {
    await store.have(.damaged)
    await interactor.fetchBookmarks()
    #expect(presenter.responses.last?.problem == .damaged)
    await store.have(nil)
    await interactor.tryAgain()
    #expect(presenter.responses.last?.articles.count == 2)
  }

  @Test func `after a damaged store was set aside there is nothing`() async throws {
    await store.have(.damaged)
    await interactor.setAsideStore()
    #expect(presenter.responses.last?.articles.isEmpty == true)
    #expect(try #require(presenter.responses.last).problem == nil)
  }

  @Test func `the article of a row is selected to be given back`() async {
    await interactor.fetchBookmarks()
    interactor.selectBookmark(request: Bookmarks.SelectBookmark.Request(row: 1))
    #expect(interactor.selectedArticle?.id == "chess")
    #expect(presenter.selections == 1)
    interactor.selectBookmark(request: Bookmarks.SelectBookmark.Request(row: 2))
    #expect(presenter.selections == 1)
  }
}
