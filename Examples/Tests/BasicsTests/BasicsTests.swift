import Storyline
import StorylineTesting
import Testing
import UIKit

@testable import Basics

@Suite(.stage, .timeLimit(.minutes(30))) struct BasicsTests {
  @Test func `the app starts on the first screen`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    app.expectScreen(FirstViewController.self, titled: "First")
    app.expectTree("MainFlow (root · 1 screen)", "  First (FirstViewController)")
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
  }

  @Test func `a swipe that is cancelled leads nowhere, one that is finished leads back`()
    async throws
  {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await app.button("Second").tap()
    try await app.swipeBack(cancel: true)
    app.expectStack("First", "Second")
    try await app.swipeBack()
    app.expectStack("First")
  }

  @Test(arguments: UInt64(1)...5) func `nothing breaks`(seed: UInt64) async throws {
    let report = try await Monkey(seed: seed).use(AppDelegate.self)
    #expect(report.screens.keys.contains("FirstViewController"))
    #expect(report.screens.count >= 2)
  }

  @Test func `everything is released when the window gets another root`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    let first = ReleaseWatch(app.screen)
    let navigation = ReleaseWatch(app.navigation)
    app.window?.rootViewController = UIViewController()
    try await first.expectReleased()
    try await navigation.expectReleased()
    app.expectTree()
    app.expectLog("MainFlow#1 cancelled: root replaced")
  }
}
