import NewsScenes
import NewsScripts
import NewsStore
import StorylineTesting
import Testing

@testable import NewsCoordinated

/// Tests for the screens that the flows ask for, without a window.
@Suite(.stage) struct FlowTests {
  private let folder = NewsFolder()

  private func start() -> FlowRecorder {
    let recorder = FlowRecorder()
    recorder.start(NewsFlow(resources: NewsResources(in: folder)))
    return recorder
  }

  @Test func `what is selected in the list is shown`() throws {
    let recorder = start()
    let list = try recorder.screen(NewsListViewController.self)
    list.router.dataStore?.selectedArticle = .examples[0]
    list.router.routeToNewsDetail()
    #expect(
      try recorder.screen(NewsDetailViewController.self).dataStore.article == .examples[0])
    recorder.expectCalls("show NewsListViewController", "show NewsDetailViewController")
  }

  @Test func `a list without a selection leads nowhere`() throws {
    let recorder = start()
    try recorder.screen(NewsListViewController.self).router.routeToNewsDetail()
    recorder.expectCalls("show NewsListViewController")
  }

  @Test func `the bookmarks give back what is to be read`() async throws {
    let recorder = start()
    try recorder.screen(NewsListViewController.self).router.routeToBookmarks()
    try recorder.flow(BookmarksFlow.self).finish(.examples[1])
    try await settle()
    #expect(
      try recorder.screen(NewsDetailViewController.self).dataStore.article == .examples[1])
  }

  @Test func `bookmarks that are pulled down give nothing back`() async throws {
    let recorder = start()
    try recorder.screen(NewsListViewController.self).router.routeToBookmarks()
    try await recorder.goBack(because: .pulledDown)
    #expect(throws: (any Error).self) { try recorder.screen(NewsDetailViewController.self) }
  }

  @Test func `the bookmarks' router ends their flow`() async throws {
    let recorder = FlowRecorder()
    let handle = recorder.start(BookmarksFlow(resources: NewsResources(in: folder)))
    let bookmarks = try recorder.screen(BookmarksViewController.self)
    bookmarks.router.dataStore?.selectedArticle = .examples[0]
    bookmarks.router.routeToSelectedArticle()
    #expect(try await outcome(of: handle).value == .examples[0])
  }
}
