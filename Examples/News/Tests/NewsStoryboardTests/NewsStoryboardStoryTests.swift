import NewsScripts
import NewsServer
import StorylineTesting
import Testing

@testable import NewsStoryboard

/// Story tests: uses of the app, and failures around it.
@Suite(.stage, .timeLimit(.minutes(30))) struct NewsStoryboardStoryTests {
  private let script = NewsScript(AppDelegate.self)

  @Test func `people find an article and come back`() async throws { try await script.tellStory() }

  @Test func `people keep bookmarks, open one, and remove it`() async throws {
    try await script.keepBookmarks()
  }

  @Test func `the bookmarks can be pulled down`() async throws {
    try await script.pullBookmarksDown()
  }

  @Test func `two taps in a hurry open an article once`() async throws {
    try await script.chooseInHurry()
  }

  @Test func `two taps in a hurry open a bookmark once`() async throws {
    try await script.chooseBookmarkInHurry()
  }

  @Test func `an article that was read is released`() async throws {
    try await script.leaveArticle()
  }

  @Test func `bookmarks that were closed are released`() async throws {
    try await script.leaveBookmarks()
  }

  @Test(arguments: badNews)
  func `the app says what is wrong with its server`(mood: ServerMood, title: String) async throws {
    try await script.hearBadNews(mood, saying: title)
  }

  @Test func `what was kept can be read without a server`() async throws {
    try await script.readOffline()
  }

  @Test func `a refresh that fails loses nothing`() async throws { try await script.pullInVain() }

  @Test func `nobody has to wait for a slow server`() async throws {
    try await script.waitForSlowServer()
  }

  @Test func `a bookmark that cannot be set now is set later`() async throws {
    try await script.meetOtherWriter()
  }

  @Test func `a damaged file that is whole again has lost nothing`() async throws {
    try await script.mendDamagedFile()
  }

  @Test func `a damaged file can be set aside`() async throws {
    try await script.setDamagedFileAside()
  }

  @Test func `people choose how the server answers`() async throws {
    try await script.breakServer()
  }
}
