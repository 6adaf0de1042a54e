import NewsScenes
import NewsScripts
import NewsStore
import StorylineTesting
import Testing
import UIKit

@testable import NewsStoryboard

/// Tests for the routers: the steps by segues, and those in code.
@Suite(.stage, .timeLimit(.minutes(30))) struct RouterTests {
  private let script = NewsScript(AppDelegate.self)

  private func showList() async throws -> (AppDriver, NewsListScene, NewsListRouter) {
    let app = try await script.read()
    let list = try #require(app.screen as? NewsListScene)
    return (app, list, try #require(list.router as? NewsListRouter))
  }

  @Test func `the app begins with the storyboard's first scene`() async throws {
    let (app, list, _) = try await showList()
    #expect(list.storyboard != nil)
    #expect(app.window?.rootViewController === list.navigationController)
    #expect(list.navigationController?.navigationBar.prefersLargeTitles == true)
  }

  @Test func `a segue is given the article before the view is loaded`() async throws {
    let (_, list, router) = try await showList()
    let storyboard = try #require(list.storyboard)
    let detail = try #require(
      storyboard.instantiateViewController(withIdentifier: "NewsDetailScene") as? NewsDetailScene)
    router.dataStore?.selectedArticle = .examples[1]
    let segue = UIStoryboardSegue(identifier: "NewsDetail", source: list, destination: detail)
    list.prepare(for: segue, sender: nil)
    #expect(detail.dataStore.article == .examples[1])
    #expect(!detail.isViewLoaded)
  }

  @Test func `an article is pushed by its segue`() async throws {
    let (app, _, router) = try await showList()
    router.dataStore?.selectedArticle = .examples[0]
    router.routeToNewsDetail()
    try await app.settle()
    #expect((app.screen as? NewsDetailScene)?.dataStore.article == .examples[0])
  }

  @Test func `the bookmarks come in a sheet, and know the list's router`() async throws {
    let (app, list, router) = try await showList()
    router.routeToBookmarks()
    try await app.settle()
    let sheet = try #require(list.presentedViewController as? UINavigationController)
    let bookmarks = try #require(sheet.viewControllers.first as? BookmarksScene)
    #expect((bookmarks.router as? BookmarksRouter)?.list === router)
  }

  @Test func `the segue of Done leads back to the list`() async throws {
    let (app, list, router) = try await showList()
    router.routeToBookmarks()
    try await app.settle()
    let sheet = ReleaseWatch(list.presentedViewController)
    try await app.button("Done").tap()
    #expect(list.presentedViewController == nil)
    #expect(app.screen === list)
    try await sheet.expectReleased()
  }

  @Test func `a bookmark goes back to the list's router, which shows it`() async throws {
    let (app, list, router) = try await showList()
    router.routeToBookmarks()
    try await app.settle()
    let bookmarks = try #require(app.screen as? BookmarksScene)
    bookmarks.router.dataStore?.selectedArticle = .examples[0]
    bookmarks.router.routeToSelectedArticle()
    try await app.settle()
    #expect(list.presentedViewController == nil)
    #expect((app.screen as? NewsDetailScene)?.dataStore.article == .examples[0])
  }
}
