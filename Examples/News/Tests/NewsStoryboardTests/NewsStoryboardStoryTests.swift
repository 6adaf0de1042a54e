import NewsScripts
import NewsServer
import StorylineTesting
import Testing

@testable import NewsStoryboard

/// Story tests: uses of the app, and failures around it.
@Suite(.stage, .timeLimit(.minutes(30))) struct NewsStoryboardStoryTests {
  private let script = NewsScript(AppDelegate.self)

  @Test func `articles are read from the list and from a search`() async throws {
    try await script.readAndSearch()
  }

  @Test func `two bookmarks are set, and one is opened and removed`() async throws {
    try await script.addAndRemoveBookmarks()
  }

  @Test func `the sheet of bookmarks is pulled down, with bookmarks and without`() async throws {
    try await script.pullBookmarksDown()
  }

  @Test func `a double tap opens an article once`() async throws {
    try await script.doubleTapArticle()
  }

  @Test func `a double tap opens a bookmark once`() async throws {
    try await script.doubleTapBookmark()
  }

  @Test func `an article that was read is released`() async throws {
    try await script.closeArticle()
  }

  @Test func `bookmarks that were closed are released`() async throws {
    try await script.closeBookmarks()
  }

  @Test(arguments: serverFailures)
  func `a failed load shows the reason, and a second one succeeds`(mood: ServerMood, title: String)
    async throws
  {
    try await script.failToLoadThenTryAgain(mood, saying: title)
  }

  @Test func `saved articles are read without a server`() async throws {
    try await script.readOffline()
  }

  @Test func `a failed refresh keeps the list`() async throws { try await script.failToRefresh() }

  @Test func `the bookmarks do not wait for a slow server`() async throws {
    try await script.openBookmarksWhileLoading()
  }

  @Test func `a bookmark is set when another writer has ended`() async throws {
    try await script.bookmarkDuringOtherWrite()
  }

  @Test func `a restored file has all its articles and bookmarks`() async throws {
    try await script.restoreDamagedFile()
  }

  @Test func `a damaged file is set aside, and a new one is used`() async throws {
    try await script.setDamagedFileAside()
  }

  @Test func `the answer of the server is chosen in the app`() async throws {
    try await script.chooseServerAnswer()
  }
}
