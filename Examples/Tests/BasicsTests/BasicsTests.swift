import Storyline
import StorylineTesting
import Testing
import UIKit

@testable import Basics

/// The main flow in a window, as the scene delegate shows it.
final class Stagehand {
  let window = UIWindow()
  weak var flow: MainFlow?

  init() {
    let flow = MainFlow()
    self.flow = flow
    window.show(flow, as: .root(in: .navigation))
    window.makeKeyAndVisible()
  }

  var navigation: UINavigationController? {
    window.rootViewController as? UINavigationController
  }

  var titles: [String?] { navigation?.viewControllers.map(\.title) ?? [] }

  /// Taps the button of that name on the screen that is seen.
  func tap(_ title: String) throws {
    let view = try #require(navigation?.topViewController?.view)
    let button = view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
    try #require(button).sendActions(for: .primaryActionTriggered)
  }
}

@Suite(.stage, .timeLimit(.minutes(1))) struct BasicsTests {
  @Test func `the app starts on the first screen`() async throws {
    let app = Stagehand()
    try await settle()
    #expect(app.titles == ["First"])
  }

  @Test(arguments: ["Second", "Third"])
  func `each button leads to its screen, and back leads to the first`(title: String) async throws {
    let app = Stagehand()
    try await settle()
    try app.tap(title)
    try await settle()
    #expect(app.titles == ["First", title])
    weak let screen = app.navigation?.topViewController
    app.navigation?.popViewController(animated: true)
    try await settle()
    #expect(app.titles == ["First"])
    #expect(screen == nil)
    #expect(app.flow != nil)
  }

  @Test func `everything is released when the window gets another root`() async throws {
    let app = Stagehand()
    try await settle()
    weak let first = app.navigation?.topViewController
    weak let navigation = app.navigation
    #expect(first != nil)
    app.window.rootViewController = UIViewController()
    try await settle()
    #expect(app.flow == nil)
    #expect(first == nil)
    #expect(navigation == nil)
    #expect(
      app.window.storyLog.contains { $0.description == "MainFlow#1 cancelled: root replaced" })
  }
}
