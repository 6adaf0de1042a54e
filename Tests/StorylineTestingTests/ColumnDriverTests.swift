import Testing
import UIKit

@testable import StorylineTesting

/// A list and a detail, each in a column with a stack of its own.
final class ColumnsDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let split = UISplitViewController(style: .doubleColumn)
    for (title, column) in [("List", UISplitViewController.Column.primary), ("Detail", .secondary)]
    {
      let screen = UIViewController()
      screen.title = title
      split.setViewController(screen, for: column)
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = split
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A split view controller of which a phone shows one column, as a test uses it.
@MainActor @Suite(.stage) struct ColumnDriverTests {
  private func launch() async throws -> (AppDriver, UISplitViewController) {
    let app = try await AppDriver.launch(ColumnsDelegate.self)
    let split = try #require(app.window?.rootViewController as? UISplitViewController)
    split.show(.secondary)
    try await app.settle()
    #expect(split.isCollapsed)
    app.expectStack("Detail")
    return (app, split)
  }

  @Test func `a swipe leads back from the first screen of a column to the one below`() async throws
  {
    let (app, _) = try await launch()
    try await app.swipeBack()
    app.expectStack("List")
  }

  @Test func `a swipe on such a screen is cancelled`() async throws {
    let (app, _) = try await launch()
    try await app.swipeBack(cancel: true)
    app.expectStack("Detail")
  }

  @Test func `on the first screen of the first column there is no way back`() async throws {
    let (app, _) = try await launch()
    try await app.swipeBack()
    let error = await #expect(throws: DriverError.self) { try await app.swipeBack() }
    #expect(
      error?.description.contains("There is no screen to swipe back to; the stack is [\"List\"].")
        == true)
  }

  @Test func `a monkey counts the screens of a column that another one covers`() async throws {
    let (app, split) = try await launch()
    let detail = try #require(split.viewController(for: .secondary))
    var shown = ShownControllers()
    shown.update()
    try await app.swipeBack()
    #expect(detail.viewIfLoaded?.window == nil)
    #expect(ShownControllers.inWindows.contains { $0 === detail })
    #expect(!shown.remaining.contains { $0 === detail })
    split.setViewController(nil, for: .secondary)
    try await app.settle()
    #expect(shown.remaining.contains { $0 === detail })
  }
}
