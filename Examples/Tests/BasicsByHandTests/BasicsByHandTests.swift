import StorylineTesting
import Testing
import UIKit

@testable import BasicsByHand

/// The coordinator in a window, as the scene delegate starts it.
final class Stagehand {
  let window = UIWindow()
  weak var coordinator: MainCoordinator?

  init() {
    let navigation = UINavigationController()
    let coordinator = MainCoordinator(navigationController: navigation)
    self.coordinator = coordinator
    coordinator.start()
    window.rootViewController = navigation
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

@Suite(.stage, .timeLimit(.minutes(1))) struct BasicsByHandTests {
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
  }

  // The lesson: see Basics/README.md. The last lines open the circle, so that no other test meets
  // what is left.
  @Test func `nothing is released when the window gets another root`() async throws {
    let app = Stagehand()
    try await settle()
    weak let first = app.navigation?.topViewController as? FirstViewController
    weak let navigation = app.navigation
    app.window.rootViewController = UIViewController()
    try await settle()
    #expect(app.coordinator != nil)
    #expect(first != nil)
    #expect(navigation != nil)

    first?.coordinator = nil
    try await settle()
    #expect(app.coordinator == nil)
    #expect(first == nil)
    #expect(navigation == nil)
  }
}
