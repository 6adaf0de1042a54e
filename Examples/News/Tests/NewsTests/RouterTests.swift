import NewsScenes
import NewsScripts
import NewsStore
import StorylineTesting
import Testing
import UIKit

@testable import News

/// Each router by itself: what it passes on, and where it leads.
@Suite(.stage) struct RouterTests {
  private let folder = NewsFolder()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  /// The list as the root of a window.
  private func showList() async throws -> (NewsListViewController, NewsListRouter) {
    let list = NewsListViewController(resources: NewsResources(in: folder))
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    try await settle()
    return (list, try #require(list.router as? NewsListRouter))
  }

  @Test func `an article is passed on before it is shown`() async throws {
    let (list, router) = try await showList()
    router.dataStore?.selectedArticle = .examples[1]
    router.routeToNewsDetail()
    try await settle()
    let detail = try #require(list.navigationController?.topViewController)
    #expect((detail as? NewsDetailViewController)?.dataStore.article == .examples[1])
  }

  @Test func `the bookmarks come in a sheet with a bar`() async throws {
    let (list, router) = try await showList()
    router.routeToBookmarks()
    try await settle()
    let sheet = try #require(list.presentedViewController as? UINavigationController)
    #expect(sheet.topViewController is BookmarksViewController)
  }

  @Test func `a bookmark goes back to the list's router, which shows it`() async throws {
    let (list, router) = try await showList()
    router.routeToBookmarks()
    try await settle()
    let sheet = try #require(list.presentedViewController as? UINavigationController)
    let bookmarks = try #require(sheet.topViewController as? BookmarksViewController)
    bookmarks.router.dataStore?.selectedArticle = .examples[0]
    bookmarks.router.routeToSelectedArticle()
    try await settle()
    #expect(list.presentedViewController == nil)
    #expect(router.dataStore?.selectedArticle == .examples[0])
    #expect(list.navigationController?.topViewController is NewsDetailViewController)
  }

  @Test func `a router without its view leads nowhere`() {
    let router = NewsListRouter(resources: NewsResources(in: folder))
    router.routeToNewsDetail()
    router.routeToBookmarks()
    #expect(router.viewController == nil)
  }
}
