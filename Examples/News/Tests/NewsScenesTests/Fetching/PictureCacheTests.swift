import Foundation
import NewsScenes
import NewsScripts
import Testing

/// When a picture is fetched, and when it is not.
@Suite struct PictureCacheTests {
  private let service = ArticleServiceDouble()
  private let folder = NewsFolder()

  private func makeCache() -> PictureCache { PictureCache(service: service, folder: folder.url) }

  @Test func `a picture is fetched once`() async throws {
    let cache = makeCache()
    for _ in 0..<2 { #expect(try await cache.picture(named: "cloud") == Data([1])) }
    #expect(service.calls == ["picture cloud"])
  }

  @Test func `the next launch has it without a server`() async throws {
    _ = try await makeCache().picture(named: "cloud")
    service.picture = .failure(NewsProblem.unreachable)
    #expect(try await makeCache().picture(named: "cloud") == Data([1]))
  }

  @Test func `who asks while it is on its way waits for the same`() async throws {
    let cache = makeCache()
    var second: Task<Data, any Error>?
    service.onCall = { _ in second = Task { try await cache.picture(named: "cloud") } }
    _ = try await cache.picture(named: "cloud")
    #expect(try await second?.value == Data([1]))
    #expect(service.calls.count == 1)
  }

  @Test func `one that failed is asked for again`() async throws {
    let cache = makeCache()
    service.picture = .failure(NewsProblem.unreachable)
    await #expect(throws: NewsProblem.unreachable) { try await cache.picture(named: "cloud") }
    service.picture = .success(Data([2]))
    #expect(try await cache.picture(named: "cloud") == Data([2]))
  }

  @Test(arguments: ["../secret", "a/b", "", ".."])
  func `a name leads to no other folder`(name: String) async throws {
    #expect(try await makeCache().picture(named: name) == Data([1]))
    #expect(folder.names.isEmpty)
  }
}
