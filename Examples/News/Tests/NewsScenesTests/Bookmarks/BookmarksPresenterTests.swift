import NewsScenes
import NewsScripts
import NewsStore
import Testing

@Suite struct BookmarksPresenterTests {
  private let view = BookmarksDisplaySpy()
  private let presenter = BookmarksPresenter()

  init() { presenter.viewController = view }

  private func present(
    _ articles: [Article], _ problem: StoreProblem? = nil
  ) throws -> Bookmarks.FetchBookmarks.ViewModel {
    presenter.presentBookmarks(
      response: Bookmarks.FetchBookmarks.Response(articles: articles, problem: problem))
    return try #require(view.viewModels.last)
  }

  @Test func `it says that there is nothing only where that is known`() throws {
    #expect(try present([]).placeholder == "No bookmarks yet")
    #expect(try present(Article.examples).placeholder == nil)
    #expect(try present([], .damaged).placeholder == nil)
  }

  @Test func `each article is a row`() throws {
    #expect(try present(Article.examples).rows.map(\.title) == ["Rain at Last", "A Quiet Draw"])
  }

  @Test func `a problem is a card`() throws {
    #expect(try present([], .locked).notice == Notice(.locked))
  }

  @Test func `a selection is passed on`() {
    presenter.presentSelection(response: Bookmarks.SelectBookmark.Response())
    #expect(view.selections == 1)
  }
}
