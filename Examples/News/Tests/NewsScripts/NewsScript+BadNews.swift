import NewsScenes
public import NewsServer
import StorylineTesting
import Testing
import UIKit

// Uses of the app during failures.
extension NewsScript {
  /// A server goes wrong; the app says how, and fetches again when it is well.
  public func failToLoadThenTryAgain(_ mood: ServerMood, saying title: String) async throws {
    let app = try await launch(mood)
    // An endless answer takes its time on a busy machine.
    try await app.waitFor(app.text(title), timeout: .seconds(30))
    app.expect(app.text("No articles yet"))
    app.expect(app.text("Nothing was kept to read meanwhile."))
    NewsServer.shared.mood = .fine
    try await app.button("Try Again").tap()
    try await app.waitFor(app.row("A Harbour Clock That Runs on the Tide"))
    try await eventually("the card is gone") { !app.button("Try Again").exists }
    app.expectNo(app.text("No articles yet"))
  }

  /// Reads once with a server, and then without: the list, an article, its picture, a search.
  public func readOffline() async throws {
    let app = try await read()
    try await bookmark("Honey from the Ninth Floor", in: app)
    NewsServer.shared.mood = .down
    try await app.relaunch()
    try await app.waitFor(app.text("The news server does not answer."))
    app.expect(app.text("You can read what was kept."))
    try await app.row("The Bridge That Stopped Humming").tap()
    try await app.waitFor(app.text("Pavel Horn, 13 March 2026"))
    try await app.goBack()
    try await app.searchField.type("honey")
    try await eventually("only honey is there") {
      app.row("Honey from the Ninth Floor").exists
        && !app.row("The Bridge That Stopped Humming").exists
    }
    try await app.button("Cancel").tap()
    try await app.button("Bookmarks").tap()
    try await app.waitFor(app.row("Honey from the Ninth Floor"))
  }

  /// The server goes wrong when the list is there: nothing of it is lost.
  public func failToRefresh() async throws {
    let app = try await read()
    NewsServer.shared.mood = .down
    try await app.pullToRefresh()
    try await app.waitFor(app.text("The news server does not answer."))
    app.expect(app.row("A Harbour Clock That Runs on the Tide"))
  }

  /// Leaves the app before a slow server has answered, and reads when it has.
  public func openBookmarksWhileLoading() async throws {
    let app = try await launch(.slow)
    try await app.button("Bookmarks").tap()
    try await app.waitFor(app.text("No bookmarks yet"))
    try await app.button("Done").tap()
    try await app.waitFor(app.row("A Harbour Clock That Runs on the Tide"), timeout: .seconds(20))
  }

  /// Another process writes into the articles: a bookmark cannot be set, and is set when that has
  /// ended.
  public func bookmarkDuringOtherWrite() async throws {
    let app = try await read()
    try await app.row("The Bridge That Stopped Humming").tap()
    try await eventually("it is known") { app.button("Add Bookmark").isEnabled }
    let other = try OtherWriter(in: folder)
    try await app.button("Add Bookmark").tap()
    try await app.waitFor(app.text("Your articles are in use elsewhere."), timeout: .seconds(20))
    app.expect(app.button("Add Bookmark"))
    try other.stop()
    try await app.button("Try Again").tap()
    try await app.waitFor(app.button("Remove Bookmark"))
    app.expectNo(app.text("Your articles are in use elsewhere."))
  }

  /// The file is damaged: what the server has can be read all the same, and when the file is whole again,
  /// all of it is there.
  public func restoreDamagedFile() async throws {
    let app = try await read()
    try await bookmark("Honey from the Ninth Floor", in: app)
    // An app that ends has written all of it.
    let whole = try await end(app)
    try await app.relaunch()
    try await app.waitFor(app.text("Your kept articles cannot be read."))
    try await app.waitFor(app.row("The Bridge That Stopped Humming"))
    try whole.write(to: folder.database)
    try await app.button("Try Again").tap()
    try await eventually("the card is gone") { !app.button("Try Again").exists }
    try await app.button("Bookmarks").tap()
    try await app.waitFor(app.row("Honey from the Ninth Floor"))
  }

  /// The file is damaged, and set aside: nothing is deleted, and a new one is kept.
  public func setDamagedFileAside() async throws {
    let app = try await read()
    _ = try await end(app)
    NewsServer.shared.mood = .down
    try await app.relaunch()
    try await app.waitFor(app.text("Your kept articles cannot be read."))
    NewsServer.shared.mood = .fine
    try await app.button("Set Aside").tap()
    try await app.waitFor(app.row("A Harbour Clock That Runs on the Tide"))
    try await eventually("the card is gone") { !app.button("Try Again").exists }
    #expect(folder.names.contains("News.sqlite.damaged-1"))
    try await bookmark("Honey from the Ninth Floor", in: app)
  }

  /// Chooses in the app itself how the server answers.
  public func chooseServerAnswer() async throws {
    let app = try await launch()
    try await app.button("Server").tap()
    try await app.button("Answers 404").tap()
    #expect(NewsServer.shared.mood == .missing)
  }

  /// Damages the file while no app has it open. Returns what was in it.
  private func end(_ app: AppDriver) async throws -> Data {
    try await app.disconnectScene()
    return try folder.damage()
  }
}

/// How a server goes wrong, and what an app then says.
public let serverFailures: [(ServerMood, String)] = [
  (.down, "The news server does not answer."),
  (.missing, "The news server has no articles (404)."),
  (.garbled, "The news server’s answer makes no sense."),
  (.huge, "The news server’s answer has no end."),
]
