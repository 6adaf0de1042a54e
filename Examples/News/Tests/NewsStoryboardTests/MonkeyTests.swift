import NewsScripts
import StorylineTesting
import Testing

@testable import NewsStoryboard

/// Thousands of actions at random.
@Suite(.stage) struct MonkeyTests {
  @Test func `nothing breaks`() async throws {
    let seen = try await NewsMonkey(AppDelegate.self).use(seed: 11)
    #expect(seen.steps >= NewsMonkey<AppDelegate>.actions * 9 / 10)
    #expect(
      seen.screens.isSuperset(of: ["NewsListScene", "NewsDetailScene", "BookmarksScene"]))
  }
}
