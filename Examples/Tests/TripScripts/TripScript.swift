public import StorylineTesting
public import UIKit

/// Uses of the app, which all variants of it share.
public struct TripScript<Delegate: NSObject & UIApplicationDelegate> {
  public init(_ delegate: Delegate.Type) {}

  /// Launches the app.
  public func launch() async throws -> AppDriver { try await AppDriver.launch(Delegate.self) }

  /// Launches it and goes to the first day of the first trip.
  public func openDay() async throws -> AppDriver {
    let app = try await launch()
    try await app.row("Oslo to Bergen").tap()
    try await app.row("Over the mountains").tap()
    return app
  }

  /// Launches it and begins to write a note.
  public func beginNote() async throws -> AppDriver {
    let app = try await openDay()
    try await app.button("Write a Note").tap()
    try await app.textView.type("Seats on the left were right.")
    return app
  }

  /// A trip, a day, a note that is written and changed, and the way back.
  public func writeNoteAndGoBack() async throws {
    let app = try await beginNote()
    try await app.button("Save").tap()
    app.expectStack("Trips", "Oslo to Bergen", "Over the mountains")
    app.expect(app.text("Seats on the left were right."))
    try await app.button("Change the Note").tap()
    app.expect(app.textView("Seats on the left were right."))
    try await app.button("Cancel").tap()
    app.expectStack("Trips", "Oslo to Bergen", "Over the mountains")
    try await app.goBack()
    app.expect(app.text("Seats on the left were right."))
    app.expect(app.text("Thursday, 4 June"))
    try await app.goBack()
    app.expectStack("Trips")
  }

  /// Pulls at a sheet and lets go, then pulls it down: nothing of the note is kept, and another one can be
  /// begun.
  public func pullSheetDown() async throws {
    let app = try await beginNote()
    try await app.pullDownSheet(cancel: true)
    app.expectStack("Note")
    try await app.pullDownSheet()
    app.expectStack("Trips", "Oslo to Bergen", "Over the mountains")
    app.expectNo(app.text("Seats on the left were right."))
    try await app.button("Write a Note").tap()
    app.expectNo(app.textView("Seats on the left were right."))
    try await app.button("Cancel").tap()
  }

  /// Begins to go back from a trip, thinks better of it, and chooses a day.
  public func cancelSwipeBackAndChoose() async throws -> AppDriver {
    let app = try await launch()
    try await app.row("Lisbon with Ada").tap()
    try await app.swipeBack(cancel: true)
    app.expectStack("Trips", "Lisbon with Ada")
    try await app.row("Sintra").tap()
    app.expectStack("Trips", "Lisbon with Ada", "Sintra")
    return app
  }

  /// Goes from a day to the list of trips at once, by the menu of the back button.
  public func goBackTwoScreens() async throws -> AppDriver {
    let app = try await openDay()
    try await app.goBack(to: "Trips")
    app.expectStack("Trips")
    return app
  }

  /// Looks at a day and goes back, several times.
  public func lookAtDays(_ names: String...) async throws -> AppDriver {
    let app = try await launch()
    try await app.row("Oslo to Bergen").tap()
    for name in names {
      try await app.row(name).tap()
      try await app.swipeBack()
    }
    app.expectStack("Trips", "Oslo to Bergen")
    return app
  }
}
