import NewsScripts
import StorylineTesting
import Testing

@testable import News

/// Thousands of actions at random.
@Suite(.stage) struct MonkeyTests {
  @Test func `nothing breaks`() async throws {
    let report = try await NewsMonkey(AppDelegate.self).use(seed: 11)
    print(report)
    #expect(report.steps >= NewsMonkey<AppDelegate>.actions * 9 / 10)
    let seen = Set(report.screens.keys)
    #expect(
      seen.isSuperset(of: [
        "NewsListViewController", "NewsDetailViewController", "BookmarksViewController",
      ]))
  }
}
