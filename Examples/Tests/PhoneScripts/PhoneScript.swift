public import PhoneServer
public import StorylineTesting
import Testing
public import UIKit

/// Uses of the app, which all variants of it share.
public struct PhoneScript<Delegate: NSObject & UIApplicationDelegate> {
  public init(_ delegate: Delegate.Type) {}

  /// Launches the app with a server in that mood.
  public func launch(_ mood: ServerMood = .fine) async throws -> AppDriver {
    PhoneServer.shared.mood = mood
    return try await AppDriver.launch(Delegate.self)
  }

  /// Launches it and goes to the list.
  public func browse() async throws -> AppDriver {
    let app = try await launch()
    try await app.button("Browse iPhones").tap()
    try await app.waitFor(app.row("iPhone 16e"))
    return app
  }

  /// Home, the list, a phone, back, a search and its end.
  public func browseAndSearch() async throws {
    let app = try await browse()
    app.expectStack("Home", "iPhones")
    try await app.row("iPhone 16 Pro").tap()
    app.expectStack("Home", "iPhones", "iPhone 16 Pro")
    app.expect(app.text("A18 Pro"))
    app.expect(app.text("128 GB, 256 GB, 512 GB, 1 TB"))
    try await app.goBack()
    try await app.searchField.type("mini")
    try await eventually("only small ones are there") {
      app.row("iPhone 13 mini").exists && !app.row("iPhone 16e").exists
    }
    try await app.row("iPhone 13 mini").tap()
    app.expect(app.text("A15 Bionic"))
    try await app.goBack()
    try await app.searchField.clear()
    try await app.searchField.type("nothing of the kind")
    try await app.waitFor(app.text("Nothing found for “nothing of the kind”"))
    try await app.button("Cancel").tap()
    try await app.waitFor(app.row("iPhone 16e"))
    try await app.goBack()
    app.expectStack("Home")
  }

  /// Begins to go back from the list, thinks better of it, and chooses a phone. Returns the app as it is
  /// then.
  public func cancelSwipeBackAndChoose() async throws -> AppDriver {
    let app = try await browse()
    try await app.swipeBack(cancel: true)
    app.expectStack("Home", "iPhones")
    try await app.row("iPhone 16e").tap()
    return app
  }

  /// Goes from a phone to the first screen at once, by the menu of the back button.
  public func goBackTwoScreens() async throws -> AppDriver {
    let app = try await browse()
    try await app.row("iPhone 16e").tap()
    try await app.goBack(to: "Home")
    app.expectStack("Home")
    return app
  }

  /// A server goes wrong; the app says how, and when the server is well again the list can be pulled.
  public func failToLoadThenRefresh(_ mood: ServerMood, saying title: String) async throws {
    let app = try await launch(mood)
    try await app.button("Browse iPhones").tap()
    // An endless answer takes its time on a busy machine.
    try await app.waitFor(app.alert, timeout: .seconds(30))
    app.expect(app.text(title))
    try await app.alertButton("OK").tap()
    app.expect(app.text("No phones yet"))
    PhoneServer.shared.mood = .fine
    try await app.pullToRefresh()
    try await app.waitFor(app.row("iPhone 16e"))
    app.expectNo(app.text("No phones yet"))
  }

  /// The server goes wrong when the list is there: nothing of it is lost.
  public func failToRefresh() async throws {
    let app = try await browse()
    PhoneServer.shared.mood = .down
    try await app.pullToRefresh()
    try await app.waitFor(app.alert)
    try await app.alertButton("OK").tap()
    app.expect(app.row("iPhone 16e"))
  }

  /// Goes back before a slow server has answered.
  public func leaveWhileLoading() async throws {
    let app = try await launch(.slow)
    try await app.button("Browse iPhones").tap()
    app.expectStack("Home", "iPhones")
    try await app.goBack()
    app.expectStack("Home")
  }

  /// Chooses in the app itself how the server answers.
  public func chooseServerAnswer() async throws {
    let app = try await launch()
    try await app.button("Server").tap()
    try await app.button("Answers 404").tap()
    #expect(PhoneServer.shared.mood == .missing)
  }
}

/// How a server goes wrong, and what an app then says.
public let serverFailures: [(ServerMood, String)] = [
  (.down, "The server does not answer."),
  (.missing, "The server has no phones (404)."),
  (.garbled, "The server’s answer makes no sense."),
  (.huge, "The server’s answer has no end."),
]
