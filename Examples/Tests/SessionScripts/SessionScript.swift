public import Foundation
public import StorylineTesting
public import UIKit

/// Uses of the app, which all variants of it share.
public struct SessionScript<Delegate: NSObject & UIApplicationDelegate> {
  public init(_ delegate: Delegate.Type) {}

  /// Launches the app.
  public func launch() async throws -> AppDriver { try await AppDriver.launch(Delegate.self) }

  /// Launches it and signs in.
  public func enter() async throws -> AppDriver {
    let app = try await launch()
    try await signIn(to: app)
    return app
  }

  /// Signs in, from the first screen on.
  public func signIn(to app: AppDriver, pin: String = "1851") async throws {
    app.expectStack("Welcome")
    try await app.button("Sign In").tap()
    try await app.textField.type("204417")
    try await app.button("Next").tap()
    try await app.textField.type(pin)
    try await app.button("Sign In").tap()
    try await app.waitFor(app.tab("Catalogue"))
  }

  public func signOut(of app: AppDriver) async throws {
    try await app.selectTab("Account")
    try await app.row("Sign Out").tap()
    app.expectStack("Welcome")
    app.expectNo(app.tab("Catalogue"))
  }

  /// Goes from the catalogue to a book.
  public func openBook(in app: AppDriver) async throws {
    try await app.row("At Sea").tap()
    try await app.row("Moby-Dick").tap()
    app.expectStack("Catalogue", "At Sea", "Moby-Dick")
  }

  /// Begins to write a review.
  public func beginReview(in app: AppDriver) async throws {
    try await openBook(in: app)
    try await app.button("Write a Review").tap()
    try await app.textView.type("Too much whale.")
  }

  /// Signs in, finds a book, says something of it, looks at the loans, and signs out.
  public func reviewBookAndSignOut() async throws {
    let app = try await enter()
    try await beginReview(in: app)
    try await app.button("Save").tap()
    app.expectStack("Catalogue", "At Sea", "Moby-Dick")
    app.expect(app.text("You said: Too much whale."))
    try await app.selectTab("Loans")
    try await app.row("Middlemarch").tap()
    app.expectStack("Loans", "Middlemarch")
    app.expectNo(app.button("Start"))
    try await app.selectTab("Catalogue")
    app.expectStack("Catalogue", "At Sea", "Moby-Dick")
    try await signOut(of: app)
  }

  /// A PIN that is wrong, and then the right one.
  public func enterWrongPINFirst() async throws {
    let app = try await launch()
    try await app.button("Sign In").tap()
    try await app.textField.type("204417")
    try await app.button("Next").tap()
    try await app.textField.type("0000")
    try await app.button("Sign In").tap()
    try await app.waitFor(app.text("This is not the PIN of that card."))
    try await app.textField.clear()
    app.expectNo(app.text("This is not the PIN of that card."))
    try await app.textField.type("1851")
    try await app.button("Sign In").tap()
    try await app.waitFor(app.tab("Catalogue"))
  }

  /// Both other ways into signing in: a PIN that was forgotten, and one that is to be another.
  public func resetAndChangePIN() async throws {
    let app = try await launch()
    try await app.button("I Forgot My PIN").tap()
    try await app.textField.type("204417")
    try await app.button("Next").tap()
    app.expectStack("Welcome", "Your Card", "New PIN")
    try await app.textField.type("1870")
    try await app.button("Save").tap()
    try await app.waitFor(app.tab("Account"))
    try await app.selectTab("Account")
    try await app.row("Change PIN").tap()
    app.expectStack("New PIN")
    try await app.button("Cancel").tap()
    app.expectStack("Account")
    try await app.row("Change PIN").tap()
    try await app.pullDownSheet()
    app.expectStack("Account")
    try await app.row("Change PIN").tap()
    try await app.textField.type("1895")
    try await app.button("Save").tap()
    try await eventually("the sheet is gone") { app.stack == ["Account"] }
    try await signOut(of: app)
    try await signIn(to: app, pin: "1895")
  }

  /// Tries to leave a review, keeps it, and then does not.
  public func discardReview() async throws {
    let app = try await enter()
    try await beginReview(in: app)
    try await app.pullDownSheet()
    try await app.alertButton("Keep").tap()
    app.expect(app.textView("Too much whale."))
    try await app.button("Cancel").tap()
    try await app.alertButton("Discard").tap()
    app.expectStack("Catalogue", "At Sea", "Moby-Dick")
    app.expectNo(app.text("You said: Too much whale."))
    // An empty review is discarded without a question.
    try await app.button("Write a Review").tap()
    try await app.pullDownSheet()
    app.expectNo(app.alert)
    app.expectStack("Catalogue", "At Sea", "Moby-Dick")
  }

  /// Goes from book to book of one author, and back to the beginning at once.
  public func goBackFromFifthScreen() async throws -> AppDriver {
    let app = try await enter()
    try await app.row("Other Worlds").tap()
    try await app.row("From the Earth to the Moon").tap()
    try await app.button("More by This Author").tap()
    try await app.row("Twenty Thousand Leagues Under the Seas").tap()
    app.expectStack(
      "Catalogue", "Other Worlds", "From the Earth to the Moon", "Jules Verne",
      "Twenty Thousand Leagues Under the Seas")
    try await app.button("Start").tap()
    app.expectStack("Catalogue")
    return app
  }

  /// Begins to go back from a book, and thinks better of it.
  public func cancelSwipeBack() async throws -> AppDriver {
    let app = try await enter()
    try await openBook(in: app)
    try await app.swipeBack(cancel: true)
    app.expectStack("Catalogue", "At Sea", "Moby-Dick")
    try await app.button("Write a Review").tap()
    app.expectStack("Review")
    return app
  }

  /// A link that launches the app leads on as soon as the member has signed in.
  public func followLinkAfterSigningIn() async throws -> AppDriver {
    let app = try await AppDriver.launch(Delegate.self, opening: link("emma"))
    try await signIn(to: app)
    try await eventually("the link has led on") { app.stack == ["Catalogue", "Emma"] }
    return app
  }

  /// A link that comes while the person is elsewhere.
  public func followLinkFromLoans() async throws -> AppDriver {
    let app = try await enter()
    try await app.selectTab("Loans")
    try await app.openURL(link("emma"))
    app.expectStack("Catalogue", "Emma")
    return app
  }

  /// A link that comes while a review is written.
  public func openLinkWhileWriting() async throws -> AppDriver {
    let app = try await enter()
    try await beginReview(in: app)
    try await app.openURL(link("emma"))
    return app
  }

  public func link(_ book: String) -> URL {
    URL(string: "harbour://books/\(book)") ?? URL(fileURLWithPath: book)
  }
}
