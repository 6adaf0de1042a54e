public import StorylineTesting
public import UIKit

/// Uses of the cinema, which all variants of it share.
public struct CinemaScript<Delegate: NSObject & UIApplicationDelegate> {
  public init(_ delegate: Delegate.Type) {}

  /// Launches the app, and goes in.
  public func comeIn() async throws -> AppDriver {
    let app = try await AppDriver.launch(Delegate.self)
    try await app.button("Come In").tap()
    app.expectStack("Films")
    return app
  }

  /// Launches the app, and goes to the first step of a registration.
  public func beginToRegister() async throws -> AppDriver {
    let app = try await comeIn()
    try await app.selectTab("Card")
    app.expect(app.text("No card yet"))
    try await app.button("Register").tap()
    app.expectStack("Card", "Your Name")
    return app
  }

  /// Today's films, next week's, one of them, and back to where it stands.
  public func chooseFilm() async throws {
    let app = try await comeIn()
    app.expect(app.row("Metropolis"))
    try await app.button("Soon").tap()
    app.expect(app.row("Nosferatu"))
    app.expectNo(app.row("Metropolis"))
    try await app.row("Nosferatu").tap()
    app.expectStack("Films", "Nosferatu")
    try await app.goBack()
    app.expectStack("Films")
    app.expect(app.row("Nosferatu"))
    try await app.button("Today").tap()
    app.expect(app.row("Metropolis"))
    app.expectNo(app.row("Nosferatu"))
  }

  /// Both steps, with second thoughts between them; the card is on the screen that asked for it.
  public func register() async throws -> AppDriver {
    let app = try await beginToRegister()
    try await app.button("Continue").tap()
    app.expectStack("Card", "Your Name")
    try await app.textField("Name").type("Ada\n")
    app.expectStack("Card", "Your Name", "Your Seat")
    try await app.goBack()
    try await app.textField("Name").type(" L.")
    try await app.button("Continue").tap()
    app.expect(app.text("Where do you sit, Ada L.?"))
    try await app.button("Balcony").tap()
    app.expectStack("Card")
    app.expect(app.text("Ada L."))
    app.expect(app.text("Balcony, any evening."))
    return app
  }

  /// Begins to register, goes back with a finger, and once more until the end.
  public func cancelRegistration() async throws -> AppDriver {
    let app = try await beginToRegister()
    try await app.swipeBack(cancel: true)
    app.expectStack("Card", "Your Name")
    try await app.textField("Name").type("Ada\n")
    app.expectStack("Card", "Your Name", "Your Seat")
    try await app.goBack()
    try await app.swipeBack()
    app.expectStack("Card")
    app.expect(app.text("No card yet"))
    return app
  }

  /// Looks at a film, and leaves the cinema.
  public func leaveCinema() async throws -> AppDriver {
    let app = try await comeIn()
    try await app.row("The Kid").tap()
    try await app.selectTab("Card")
    try await app.button("Leave").tap()
    app.expect(app.text("Lumen"))
    return app
  }

  /// Leaves and comes in again: the app starts anew, without a card and without earlier screens.
  public func leaveAndReturn() async throws {
    let app = try await register()
    try await app.button("Leave").tap()
    try await app.button("Come In").tap()
    app.expectStack("Films")
    try await app.selectTab("Card")
    app.expect(app.text("No card yet"))
  }
}
