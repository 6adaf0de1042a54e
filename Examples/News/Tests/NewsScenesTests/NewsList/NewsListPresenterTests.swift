import NewsScenes
import NewsScripts
import NewsStore
import Testing

@Suite struct NewsListPresenterTests {
  private let view = NewsListDisplaySpy()
  private let presenter = NewsListPresenter()

  init() { presenter.viewController = view }

  private func present(
    _ articles: [Article] = [], words: String = "", isLoading: Bool = false,
    newsProblem: NewsProblem? = nil, storeProblem: StoreProblem? = nil
  ) throws -> NewsList.FetchArticles.ViewModel {
    presenter.presentArticles(
      response: NewsList.FetchArticles.Response(
        articles: articles, words: words, isLoading: isLoading, newsProblem: newsProblem,
        storeProblem: storeProblem))
    return try #require(view.viewModels.last)
  }

  @Test func `a row says section and day`() throws {
    let row = try #require(try present(Article.examples).rows.first)
    #expect(
      row
        == ArticleRowModel(
          id: "rain", title: "Rain at Last", details: "Weather · 14 March 2026", picture: "cloud"))
  }

  @Test func `nothing is said of nothing while more may come`() throws {
    #expect(try present(isLoading: true).placeholder == nil)
    #expect(try present().placeholder == "No articles yet")
    #expect(try present(words: "snow").placeholder == "Nothing found for “snow”")
    #expect(try present(Article.examples).placeholder == nil)
  }

  @Test func `without a server it says what there is to read`() throws {
    let with = try present(Article.examples, newsProblem: .unreachable).notice
    #expect(with?.title == "The news server does not answer.")
    #expect(with?.details == "You can read what was kept.")
    let without = try present(newsProblem: .status(404)).notice
    #expect(without?.title == "The news server has no articles (404).")
    #expect(without?.details == "Nothing was kept to read meanwhile.")
    #expect(without?.remedies == [.tryAgain])
  }

  @Test func `a problem with what is kept is said first`() throws {
    let notice = try present(newsProblem: .unreachable, storeProblem: .locked).notice
    #expect(notice?.title == "Your articles are in use elsewhere.")
  }

  @Test func `only what is damaged can be set aside`() throws {
    #expect(try present(storeProblem: .damaged).notice?.remedies == [.tryAgain, .setAside])
    #expect(try present(storeProblem: .locked).notice?.remedies == [.tryAgain])
  }

  @Test func `a selection is passed on`() {
    presenter.presentSelection(response: NewsList.SelectArticle.Response())
    #expect(view.selections == 1)
  }

  @Test func `it does not keep its view`() {
    let presenter = NewsListPresenter()
    do {
      let view = NewsListDisplaySpy()
      presenter.viewController = view
      #expect(presenter.viewController != nil)
    }
    #expect(presenter.viewController == nil)
  }
}
