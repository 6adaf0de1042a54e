import NewsScenes
import NewsScripts
import NewsStore
import StorylineTesting
import Testing
import UIKit

/// Tests for each view's requests to its interactor and router, and for its view models.
@Suite(.stage) struct SceneTests {
  private let folder = NewsFolder()
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let rows = Article.examples.map { ArticleRowModel($0) }

  private func show(_ screen: UIViewController) async throws -> AppDriver {
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    try await settle()
    return AppDriver()
  }

  // MARK: The list

  private func makeList() -> (NewsListViewController, NewsListBusinessSpy, NewsListRoutingSpy) {
    let (interactor, router) = (NewsListBusinessSpy(), NewsListRoutingSpy())
    let list = NewsListViewController(resources: NewsResources(in: folder), router: router)
    list.interactor = interactor
    return (list, interactor, router)
  }

  private func display(_ notice: Notice? = nil, in list: NewsListViewController) async throws {
    list.displayArticles(
      viewModel: NewsList.FetchArticles.ViewModel(
        rows: rows, placeholder: nil, isLoading: false, notice: notice))
    try await settle()
  }

  @Test func `the list fetches when it is shown, and when it is pulled`() async throws {
    let (list, interactor, _) = makeList()
    let app = try await show(list)
    #expect(interactor.fetched == [""])
    try await display(in: list)
    try await app.pullToRefresh()
    #expect(interactor.fetched == ["", ""])
  }

  @Test func `the list asks for what is typed, and for everything at its end`() async throws {
    let (list, interactor, _) = makeList()
    let app = try await show(list)
    try await app.searchField.type("ra")
    try await app.button("Cancel").tap()
    #expect(interactor.fetched == ["", "r", "ra", ""])
  }

  @Test func `a row is selected, and what is selected is routed to`() async throws {
    let (list, interactor, router) = makeList()
    let app = try await show(list)
    try await display(in: list)
    try await app.row("A Quiet Draw").tap()
    #expect(interactor.selected == [1])
    #expect(router.routes.isEmpty)
    list.displaySelection()
    #expect(router.routes == ["article"])
  }

  @Test func `the list routes to the bookmarks`() async throws {
    let (list, _, router) = makeList()
    try await show(list).button("Bookmarks").tap()
    #expect(router.routes == ["bookmarks"])
  }

  @Test func `the card of the list asks for what its buttons say`() async throws {
    let (list, interactor, _) = makeList()
    let app = try await show(list)
    try await display(Notice(.damaged), in: list)
    try await app.button("Try Again").tap()
    try await app.button("Set Aside").tap()
    #expect(interactor.fetched == ["", ""])
    #expect(interactor.asides == 1)
    try await display(in: list)
    app.expectNo(app.button("Try Again"))
  }

  @Test func `the list's router finds its data store`() {
    let router = NewsListRoutingSpy()
    let list = NewsListViewController(resources: NewsResources(in: folder), router: router)
    #expect(router.dataStore === list.interactor)
  }

  // MARK: An article

  @Test func `an article is asked for, and its bookmark`() async throws {
    let interactor = NewsDetailBusinessSpy()
    let detail = NewsDetailViewController(resources: NewsResources(in: folder))
    detail.interactor = interactor
    let app = try await show(detail)
    #expect(!app.button("Add Bookmark").isEnabled)
    detail.displayBookmark(
      viewModel: NewsDetail.Bookmark.ViewModel(
        title: "Add Bookmark", symbol: "bookmark", isEnabled: true, notice: nil))
    try await app.button("Add Bookmark").tap()
    #expect(interactor.calls == ["show", "show the rest", "toggle"])
  }

  @Test func `the card of an article asks for what its buttons say`() async throws {
    let interactor = NewsDetailBusinessSpy()
    let detail = NewsDetailViewController(resources: NewsResources(in: folder))
    detail.interactor = interactor
    let app = try await show(detail)
    detail.displayBookmark(
      viewModel: NewsDetail.Bookmark.ViewModel(
        title: "Add Bookmark", symbol: "bookmark", isEnabled: false, notice: Notice(.damaged)))
    try await settle()
    try await app.button("Try Again").tap()
    try await app.button("Set Aside").tap()
    #expect(interactor.calls == ["show", "show the rest", "try again", "set aside"])
  }

  @Test func `an article needs nobody but itself`() async throws {
    let detail = NewsDetailViewController(resources: NewsResources(in: folder))
    detail.dataStore.article = .examples[0]
    let app = try await show(detail)
    app.expect(app.text("Ada Vale, 14 March 2026"))
    app.expect(app.text("It rained."))
    try await eventually { app.button("Add Bookmark").isEnabled }
  }

  // MARK: The bookmarks

  private func makeBookmarks() -> (
    BookmarksViewController, BookmarksBusinessSpy, BookmarksRoutingSpy
  ) {
    let (interactor, router) = (BookmarksBusinessSpy(), BookmarksRoutingSpy())
    let bookmarks = BookmarksViewController(resources: NewsResources(in: folder), router: router)
    bookmarks.interactor = interactor
    return (bookmarks, interactor, router)
  }

  @Test func `a bookmark is selected, removed, and left`() async throws {
    let (bookmarks, interactor, router) = makeBookmarks()
    let app = try await show(bookmarks)
    bookmarks.displayBookmarks(
      viewModel: Bookmarks.FetchBookmarks.ViewModel(rows: rows, placeholder: nil, notice: nil))
    try await settle()
    try await app.row("A Quiet Draw").tap()
    try await app.row("Rain at Last").swipeLeft()
    try await app.button("Remove").tap()
    try await app.button("Done").tap()
    #expect(interactor.calls == ["fetch", "select 1", "remove rain"])
    bookmarks.displaySelection()
    #expect(router.routes == ["back", "article"])
  }

  @Test func `the card of the bookmarks asks for what its buttons say`() async throws {
    let (bookmarks, interactor, _) = makeBookmarks()
    let app = try await show(bookmarks)
    bookmarks.displayBookmarks(
      viewModel: Bookmarks.FetchBookmarks.ViewModel(
        rows: [], placeholder: nil, notice: Notice(.damaged)))
    try await settle()
    try await app.button("Try Again").tap()
    try await app.button("Set Aside").tap()
    #expect(interactor.calls == ["fetch", "try again", "set aside"])
  }
}
