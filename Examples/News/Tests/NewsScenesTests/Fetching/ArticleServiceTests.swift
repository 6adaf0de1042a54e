import Foundation
import NewsScenes
import NewsServer
import Testing

/// Tests for the interpretation of the server's answers.
@Suite(.timeLimit(.minutes(1))) struct ArticleServiceTests {
  private let server = NewsServer(delay: 0.05)

  private func makeService() throws -> HTTPArticleService {
    HTTPArticleService(address: try server.start())
  }

  @Test func `all articles come with all that belongs to them`() async throws {
    let articles = try await makeService().articles(matching: "")
    #expect(articles.count == 16)
    #expect(articles.allSatisfy { !$0.title.isEmpty && $0.body.count == 3 })
  }

  @Test func `words with signs and spaces reach the server whole`() async throws {
    let service = try makeService()
    #expect(try await service.articles(matching: "tide & weight?").isEmpty)
    #expect(try await service.articles(matching: "tide weight").map(\.id) == ["tidal-clock"])
  }

  @Test(
    arguments: [
      (.down, .unreachable), (.missing, .status(404)), (.garbled, .unreadable), (.huge, .tooLong),
    ] as [(ServerMood, NewsProblem)])
  func `what goes wrong has a name`(mood: ServerMood, problem: NewsProblem) async throws {
    server.mood = mood
    let service = try makeService()
    await #expect(throws: problem) { try await service.articles(matching: "") }
  }

  @Test func `a slow server is waited for`() async throws {
    server.mood = .slow
    #expect(try await makeService().articles(matching: "").count == 16)
  }

  @Test func `a server that is not there does not answer`() async throws {
    let service = try makeService()
    try server.stop()
    await #expect(throws: NewsProblem.unreachable) { try await service.articles(matching: "") }
  }
}
