import Foundation
import NewsStore
import Testing

/// Tests for the saved articles and their order.
@Suite struct ArticleDatabaseTests {
  private let folder = StoreFolder()

  @Test func `it begins empty`() async throws {
    let database = folder.makeDatabase()
    #expect(try await database.articles(matching: "").isEmpty)
    #expect(try await database.bookmarks().isEmpty)
  }

  @Test func `an article comes back as it was, in the order of its list`() async throws {
    let articles = [Article.example("b"), .example("a"), .example("c")]
    try await folder.makeDatabase().keep(articles)
    #expect(try await folder.makeDatabase().articles(matching: "") == articles)
  }

  @Test func `a list takes the place of the one before`() async throws {
    let database = folder.makeDatabase()
    try await database.keep([.example("a"), .example("b")])
    try await database.keep([.example("b", "Snow")])
    #expect(try await database.articles(matching: "") == [.example("b", "Snow")])
  }

  @Test func `only what matches is found`() async throws {
    let database = folder.makeDatabase()
    try await database.keep([.example("a", "Sun"), .example("b", "Snow")])
    #expect(try await database.articles(matching: "SNOW again").map(\.id) == ["b"])
  }

  @Test func `the latest bookmark comes first`() async throws {
    let database = folder.makeDatabase()
    try await database.keep([.example("a"), .example("b")])
    try await database.setBookmark(true, on: .example("b"))
    try await database.setBookmark(true, on: .example("a"))
    #expect(try await database.bookmarks().map(\.id) == ["a", "b"])
  }

  @Test func `a bookmark is set once, and taken away once`() async throws {
    let database = folder.makeDatabase()
    for _ in 0..<2 { try await database.setBookmark(true, on: .example("a")) }
    #expect(try await database.bookmarks().count == 1)
    for _ in 0..<2 { try await database.setBookmark(false, on: .example("a")) }
    #expect(try await !database.isBookmarked("a"))
  }

  @Test func `what has a bookmark stays when its list has gone`() async throws {
    let database = folder.makeDatabase()
    try await database.keep([.example("a")])
    try await database.setBookmark(true, on: .example("a"))
    try await database.keep([.example("b")])
    #expect(try await database.bookmarks() == [.example("a")])
    #expect(try await database.articles(matching: "").map(\.id) == ["b"])
  }

  @Test func `an article that was in no list can have a bookmark`() async throws {
    let database = folder.makeDatabase()
    try await database.setBookmark(true, on: .example("x"))
    #expect(try await database.isBookmarked("x"))
    #expect(try await database.articles(matching: "").isEmpty)
  }
}
