import Foundation
import NewsServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests for the answers of the server.
@Suite(.timeLimit(.minutes(1))) struct NewsServerTests {
  private struct Item: Decodable {
    let id: String
    let published: String
    let picture: String
  }

  private let server = NewsServer(delay: 0.05)

  private func answer(to address: String) async throws -> (status: Int?, data: Data) {
    let url = try #require(URL(string: address, relativeTo: try server.start()))
    let (data, response) = try await URLSession.shared.data(from: url)
    return ((response as? HTTPURLResponse)?.statusCode, data)
  }

  private func items(_ address: String) async throws -> [Item] {
    try JSONDecoder().decode([Item].self, from: try await answer(to: address).data)
  }

  @Test func `it lists every article once, the latest first`() async throws {
    let items = try await items("/articles")
    #expect(items.count == 16)
    #expect(Set(items.map(\.id)).count == 16)
    #expect(items.map(\.published) == items.map(\.published).sorted(by: >))
  }

  @Test func `every article has a picture`() async throws {
    for item in try await items("/articles") {
      let data = try await answer(to: "/pictures/\(item.picture).png").data
      #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test(arguments: [("bread", ["bread-map"]), ("WHALES%20strait", ["whale-bus"]), ("unicorn", [])])
  func `it finds what has all of the words`(words: String, ids: [String]) async throws {
    #expect(try await items("/articles?query=\(words)").map(\.id) == ids)
  }

  @Test func `what it does not have is not found`() async throws {
    #expect(try await answer(to: "/weather").status == 404)
    #expect(try await answer(to: "/pictures/../articles.json").status == 404)
  }

  @Test func `a slow one answers all the same`() async throws {
    server.mood = .slow
    #expect(try await items("/articles").count == 16)
  }

  @Test func `one that is down hangs up`() async throws {
    server.mood = .down
    await #expect(throws: (any Error).self) { try await answer(to: "/articles") }
  }

  @Test func `it remembers what it was asked for`() async throws {
    _ = try await answer(to: "/articles?query=a")
    #expect(server.requests == ["/articles?query=a"])
  }
}
