import NewsScenes
import NewsScripts
import NewsStore
import StorylineTesting
import Testing

@Suite struct NewsListInteractorTests {
  private let worker = NewsListWorkerSpy()
  private let presenter = NewsListPresentationSpy()
  private let interactor: NewsListInteractor

  init() {
    interactor = NewsListInteractor(worker: worker, patience: .zero)
    interactor.presenter = presenter
  }

  private func fetch(_ words: String = "") async {
    await interactor.fetchArticles(request: NewsList.FetchArticles.Request(words: words))
  }

  @Test func `what is kept comes first, then what the server has`() async {
    worker.kept = .success([Article.examples[1]])
    await fetch()
    #expect(presenter.responses.map { $0.articles.map(\.id) } == [["chess"], ["rain", "chess"]])
    #expect(presenter.responses.map(\.isLoading) == [true, false])
    #expect(worker.calls == ["kept ", "fetch "])
  }

  @Test func `without a server there is what is kept`() async throws {
    worker.kept = .success(Article.examples)
    worker.fetched = .failure(NewsProblem.unreachable)
    await fetch()
    let last = try #require(presenter.responses.last)
    #expect(last.articles == Article.examples)
    #expect(last.newsProblem == .unreachable)
    #expect(last.storeProblem == nil)
  }

  @Test func `without a store there is what the server has`() async throws {
    worker.kept = .failure(StoreProblem.damaged)
    worker.fetched = .success((Article.examples, .damaged))
    await fetch()
    let last = try #require(presenter.responses.last)
    #expect(last.articles == Article.examples)
    #expect(last.storeProblem == .damaged)
  }

  @Test func `a store that could keep the list has no problem any more`() async throws {
    worker.kept = .failure(StoreProblem.locked)
    await fetch()
    #expect(presenter.responses.map(\.storeProblem) == [.locked, nil])
  }

  @Test func `without both, what was there stays`() async throws {
    await fetch()
    worker.kept = .failure(StoreProblem.locked)
    worker.fetched = .failure(NewsProblem.unreachable)
    await fetch()
    #expect(presenter.responses.last?.articles == Article.examples)
  }

  @Test func `an answer to older words is dropped`() async {
    worker.onFetch = { [worker, interactor] words in
      guard words == "old" else { return }
      worker.fetched = .success(([Article.examples[1]], nil))
      await interactor.fetchArticles(request: NewsList.FetchArticles.Request(words: "new"))
      worker.fetched = .success(([Article.examples[0]], nil))
    }
    await fetch("old")
    #expect(presenter.responses.last?.words == "new")
    #expect(presenter.responses.last?.articles.map(\.id) == ["chess"])
  }

  @Test func `what is given up is no problem`() async throws {
    worker.fetched = .failure(CancellationError())
    await fetch()
    #expect(try #require(presenter.responses.last).newsProblem == nil)
    #expect(presenter.responses.last?.isLoading == false)
  }

  @Test func `the article of a row is selected for the next scene`() async {
    await fetch()
    interactor.selectArticle(request: NewsList.SelectArticle.Request(row: 1))
    #expect(interactor.selectedArticle?.id == "chess")
    #expect(presenter.selections == 1)
  }

  @Test func `a row that is not there selects nothing`() {
    interactor.selectArticle(request: NewsList.SelectArticle.Request(row: 0))
    #expect(interactor.selectedArticle == nil)
    #expect(presenter.selections == 0)
  }

  @Test func `a damaged store is set aside before anything is fetched again`() async {
    await fetch("rain")
    worker.calls = []
    await interactor.setAsideStore()
    #expect(worker.calls == ["set aside", "kept rain", "fetch rain"])
  }
}
