import NewsScenes
import NewsScripts
import NewsStore
import Testing

@Suite struct NewsListWorkerTests {
  private let service = ArticleServiceDouble()
  private let store = ArticleStoreDouble()

  private func makeWorker() -> NewsListWorker { NewsListWorker(service: service, store: store) }

  @Test func `a whole list is kept`() async throws {
    let fetched = try await makeWorker().fetchArticles(matching: "")
    #expect(fetched.storeProblem == nil)
    #expect(try await store.articles(matching: "") == fetched.articles)
  }

  @Test func `what was searched for is not kept, for it is not the list`() async throws {
    let fetched = try await makeWorker().fetchArticles(matching: "rain")
    #expect(fetched.articles.map(\.id) == ["rain"])
    #expect(try await store.articles(matching: "").isEmpty)
  }

  @Test func `a list that cannot be kept can be read`() async throws {
    await store.have(.full)
    let fetched = try await makeWorker().fetchArticles(matching: "")
    #expect(fetched.articles == Article.examples)
    #expect(fetched.storeProblem == .full)
  }

  @Test func `a server that fails leaves what is kept alone`() async throws {
    try await store.keep(Article.examples)
    service.answer = .failure(NewsProblem.unreachable)
    await #expect(throws: NewsProblem.unreachable) {
      try await makeWorker().fetchArticles(matching: "")
    }
    #expect(try await makeWorker().keptArticles(matching: "") == Article.examples)
  }

  @Test func `what is set aside is not there any more`() async throws {
    try await store.keep(Article.examples)
    await store.have(.damaged)
    try await makeWorker().setAsideStore()
    #expect(try await makeWorker().keptArticles(matching: "").isEmpty)
  }
}
