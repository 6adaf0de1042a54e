import NewsScenes
import NewsScripts
import Testing

@Suite struct NewsDetailPresenterTests {
  private let view = NewsDetailDisplaySpy()
  private let presenter = NewsDetailPresenter()

  init() { presenter.viewController = view }

  @Test func `an article is put into words`() throws {
    presenter.presentArticle(
      response: NewsDetail.ShowArticle.Response(article: .examples[0]))
    let article = try #require(view.articles.first)
    #expect(article.section == "Weather")
    #expect(article.byline == "Ada Vale, 14 March 2026")
    #expect(article.paragraphs == ["It rained.", "It rains."])
  }

  @Test(arguments: [
    (false, "Add Bookmark", "bookmark"), (true, "Remove Bookmark", "bookmark.fill"),
  ])
  func `the button says what it does`(isBookmarked: Bool, title: String, symbol: String) throws {
    presenter.presentBookmark(
      response: NewsDetail.Bookmark.Response(isBookmarked: isBookmarked))
    let bookmark = try #require(view.bookmarks.first)
    #expect(bookmark.title == title)
    #expect(bookmark.symbol == symbol)
    #expect(bookmark.isEnabled)
    #expect(bookmark.notice == nil)
  }

  @Test func `a problem is a card, and the button stays as it was`() throws {
    presenter.presentBookmark(
      response: NewsDetail.Bookmark.Response(isBookmarked: false, problem: .locked))
    let bookmark = try #require(view.bookmarks.first)
    #expect(bookmark.notice == Notice(.locked))
    #expect(bookmark.title == "Add Bookmark")
  }

  @Test func `what is not known cannot be changed`() throws {
    presenter.presentBookmark(
      response: NewsDetail.Bookmark.Response(
        isBookmarked: false, isKnown: false, problem: .damaged))
    #expect(try #require(view.bookmarks.first).isEnabled == false)
  }

  @Test func `it does not keep its view`() {
    let presenter = NewsDetailPresenter()
    do {
      let view = NewsDetailDisplaySpy()
      presenter.viewController = view
      #expect(presenter.viewController != nil)
    }
    #expect(presenter.viewController == nil)
  }
}
