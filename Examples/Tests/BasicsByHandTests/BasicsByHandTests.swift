import StorylineTesting
import Testing
import UIKit

@testable import BasicsByHand

@Suite(.stage, .timeLimit(.minutes(30))) struct BasicsByHandTests {
  @Test func `the app starts on the first screen`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    app.expectScreen(FirstViewController.self, titled: "First")
    try breakCircle(app)
  }

  @Test(arguments: ["Second", "Third"])
  func `each button leads to its screen, and back leads to the first`(title: String) async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button(title).tap()
    app.expectStack("First", title)
    let screen = ReleaseWatch(app.screen)
    try await app.goBack()
    app.expectStack("First")
    try await screen.expectReleased()
    try breakCircle(app)
  }

  // The lesson: see Basics/README.md.
  @Test func `nothing is released when the window gets another root`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    weak let first = app.screen as? FirstViewController
    let coordinator = ReleaseWatch(first?.coordinator)
    let screen = ReleaseWatch(first)
    let navigation = ReleaseWatch(app.navigation)
    app.window?.rootViewController = UIViewController()
    let failures = try await Failure.collect { try await app.settle() }
    #expect(
      failures.map(\.message) == [
        "FirstViewController, UINavigationController leak: FirstViewController.coordinator →"
          + " MainCoordinator.navigationController → UINavigationController.shown →"
          + " FirstViewController: make FirstViewController.coordinator weak"
      ])
    #expect(!coordinator.isReleased)
    #expect(!screen.isReleased)
    #expect(!navigation.isReleased)

    first?.coordinator = nil
    try await coordinator.expectReleased()
    try await screen.expectReleased()
    try await navigation.expectReleased()
  }

  // The same lesson, found by chance: the circle is there as soon as the app is.
  @Test func `a monkey finds what is left when the app has ended`() async throws {
    var report: MonkeyReport?
    _ = try await Failure.collect {
      report = try await Monkey(seed: 1, steps: 20).use(AppDelegate.self)
    }
    #expect(report?.failure?.script == [])
    let problem = report?.failure?.problem ?? ""
    #expect(problem.hasPrefix("FirstViewController is still there after the app has ended.\n"))
    #expect(problem.contains("FirstViewController.coordinator"))
  }

  /// Opens the circle, so that no other test meets what is left.
  private func breakCircle(_ app: AppDriver) throws {
    try #require(app.screen as? FirstViewController).coordinator = nil
  }
}
