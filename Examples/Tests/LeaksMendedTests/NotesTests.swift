import StorylineTesting
import Testing
import UIKit

@testable import LeaksMended

@Suite(.stage) struct NotesTests {
  @Test func `a note leaves nothing behind`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button("Read").tap()
    try await app.button("Mark as Read").tap()
    try await app.goBack()
    app.expectStack("Notes")
  }

  @Test func `a search leaves nothing behind`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button("Search").tap()
    try await app.button("Find Milk").tap()
    try await app.goBack()
    app.expectStack("Notes")
  }

  @Test func `whoever signs out leaves nothing behind`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button("Account").tap()
    try await app.button("Sign Out").tap()
    app.expectScreen(SignInViewController.self)
  }

  @Test func `a note that is left is released`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button("Read").tap()
    let screen = ReleaseWatch(app.screen)
    try await app.goBack()
    try await screen.expectReleased()
  }

  @Test func `what a search looks with is released as well`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button("Search").tap()
    expectReleased(try #require(app.screen as? SearchViewController).viewModel)
    try await app.goBack()
  }

  @Test func `whoever signs in again begins anew`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button("Account").tap()
    let navigation = ReleaseWatch(app.navigation)
    try await app.button("Sign Out").tap()
    try await navigation.expectReleased()
    try await app.button("Sign In").tap()
    app.expectScreen(NotesViewController.self, titled: "Notes")
  }
}
