import NewsScenes
public import NewsServer
public import StorylineTesting
import Testing
public import UIKit

/// Uses of the app, which all variants of it share.
public struct NewsScript<Delegate: NSObject & UIApplicationDelegate> {
  /// The folder of the app, for this test alone.
  public let folder = NewsFolder()

  public init(_ delegate: Delegate.Type) {}

  // MARK: Beginning

  /// Launches the app for the first time, with a server in that mood.
  public func launch(_ mood: ServerMood = .fine) async throws -> AppDriver {
    NewsServer.shared.mood = mood
    Surroundings.folder = folder.url
    return try await AppDriver.launch(Delegate.self)
  }

  /// Launches it, and waits for the news.
  public func read() async throws -> AppDriver {
    let app = try await launch()
    try await app.waitFor(app.row("A Harbour Clock That Runs on the Tide"))
    // The list is there before it is kept.
    try await eventually("the list is kept") {
      !app.element(of: UIActivityIndicatorView.self).exists
    }
    return app
  }

  // MARK: Reading

  /// The list, an article, back, a search and its end.
  public func readAndSearch() async throws {
    let app = try await read()
    app.expectStack("News")
    try await app.row("The Bridge That Stopped Humming").tap()
    try await app.waitFor(app.text("Pavel Horn, 13 March 2026"))
    app.expectStack("News", "Technology")
    try await app.goBack()
    app.expectStack("News")
    try await app.searchField.type("whales")
    try await eventually("only whales are there") {
      app.row("The Ferry That Waits for Whales").exists
        && !app.row("The Bridge That Stopped Humming").exists
    }
    try await app.row("The Ferry That Waits for Whales").tap()
    try await app.waitFor(app.text("Tomas Reyl, 6 March 2026"))
    try await app.goBack()
    try await app.searchField.clear()
    try await app.searchField.type("unicorns")
    try await app.waitFor(app.text("Nothing found for “unicorns”"))
    try await app.button("Cancel").tap()
    try await app.waitFor(app.row("The Bridge That Stopped Humming"))
  }

  /// Sets two bookmarks, opens one of them from the sheet, and removes it there.
  public func addAndRemoveBookmarks() async throws {
    let app = try await read()
    try await bookmark("Borrow a Bean, Bring Back Ten", in: app)
    try await bookmark("Honey from the Ninth Floor", in: app)
    try await app.button("Bookmarks").tap()
    try await app.waitFor(app.row("Honey from the Ninth Floor"))
    try await app.row("Borrow a Bean, Bring Back Ten").tap()
    try await app.waitFor(app.text("Ines Calder, 13 March 2026"))
    try await app.waitFor(app.button("Remove Bookmark"))
    try await app.goBack()
    app.expectStack("News")
    try await app.button("Bookmarks").tap()
    try await app.waitFor(app.row("Borrow a Bean, Bring Back Ten"))
    try await app.row("Borrow a Bean, Bring Back Ten").swipeLeft()
    try await app.button("Remove").tap()
    try await eventually { !app.row("Borrow a Bean, Bring Back Ten").exists }
    app.expect(app.row("Honey from the Ninth Floor"))
    try await app.button("Done").tap()
    app.expectStack("News")
  }

  /// Opens the bookmarks and pulls them down, twice: with a bookmark, and without.
  public func pullBookmarksDown() async throws {
    let app = try await read()
    try await app.button("Bookmarks").tap()
    try await app.waitFor(app.text("No bookmarks yet"))
    try await app.pullDownSheet()
    app.expectStack("News")
    try await bookmark("Honey from the Ninth Floor", in: app)
    try await app.button("Bookmarks").tap()
    try await app.waitFor(app.row("Honey from the Ninth Floor"))
    try await app.pullDownSheet()
    app.expectStack("News")
  }

  /// Chooses an article with two taps in a hurry: it is shown once.
  public func doubleTapArticle() async throws {
    let app = try await read()
    try await app.row("The Bridge That Stopped Humming").doubleTap()
    try await app.waitFor(app.text("Pavel Horn, 13 March 2026"))
    app.expectStack("News", "Technology")
  }

  /// Chooses a bookmark with two taps in a hurry: it is shown once.
  public func doubleTapBookmark() async throws {
    let app = try await read()
    try await bookmark("The Bridge That Stopped Humming", in: app)
    try await app.button("Bookmarks").tap()
    try await app.waitFor(app.row("The Bridge That Stopped Humming"))
    try await app.row("The Bridge That Stopped Humming").doubleTap()
    try await app.waitFor(app.text("Pavel Horn, 13 March 2026"))
    app.expectStack("News", "Technology")
  }

  /// Opens an article, goes back, and expects all that belonged to it to be gone.
  public func closeArticle() async throws {
    let app = try await read()
    try await app.row("The Bridge That Stopped Humming").tap()
    try await app.waitFor(app.text("Pavel Horn, 13 March 2026"))
    expectReleased(try #require(app.screen as? NewsDetailViewController))
    expectReleased(try #require(app.screen as? NewsDetailViewController).interactor)
    try await app.goBack()
  }

  /// The same of the bookmarks, which are closed.
  public func closeBookmarks() async throws {
    let app = try await read()
    try await app.button("Bookmarks").tap()
    try await app.waitFor(app.text("No bookmarks yet"))
    expectReleased(try #require(app.screen as? BookmarksViewController))
    expectReleased(try #require(app.screen as? BookmarksViewController).interactor)
    expectReleased(try #require(app.screen as? BookmarksViewController).router)
    try await app.button("Done").tap()
  }

  /// Sets a bookmark on an article of the list, and comes back.
  func bookmark(_ title: String, in app: AppDriver) async throws {
    try await app.row(title).tap()
    // An unknown state cannot be changed.
    try await eventually("it is known") { app.button("Add Bookmark").isEnabled }
    try await app.button("Add Bookmark").tap()
    try await app.waitFor(app.button("Remove Bookmark"))
    try await app.goBack()
  }
}
