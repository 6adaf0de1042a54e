import StorylineTesting
import Testing
import UIKit
import XCTest

/// Six tabs, of which the bar of a phone has room for four and *More*.
@MainActor
private final class TabbedDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Home", "Search", "Mail", "Photos", "Music", "Help"].map {
      let screen = UIViewController()
      screen.title = $0
      return UINavigationController(rootViewController: screen)
    }
    window = UIWindow()
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}

@MainActor @Suite(.stage) struct TabTests {
  @Test func `a tab is chosen by its title`() async throws {
    let app = try await AppDriver.launch(TabbedDelegate.self)
    #expect(app.tab("Home").isSelected)
    try await app.selectTab("Mail")
    app.expectStack("Mail")
    #expect(app.tab("Mail").isSelected)
    #expect(!app.tab("Home").isSelected)
  }

  @Test func `the selected tab takes its stack back to the root`() async throws {
    let app = try await AppDriver.launch(TabbedDelegate.self)
    let letter = UIViewController()
    letter.title = "Letter"
    app.navigation?.pushViewController(letter, animated: true)
    try await app.settle()
    app.expectStack("Home", "Letter")
    try await app.selectTab("Home")
    app.expectStack("Home")
  }

  @Test func `a tab without a place in the bar is under More`() async throws {
    let app = try await AppDriver.launch(TabbedDelegate.self)
    try await app.selectTab("Help")
    #expect(app.screen?.title == "Help")
    #expect(app.tab("More").isSelected)
  }

  @Test func `a tab that is nowhere is said to be missing`() async throws {
    let app = try await AppDriver.launch(TabbedDelegate.self)
    await #expect(throws: DriverError.self) { try await app.selectTab("Maps") }
  }

  @Test func `a monkey visits tabs`() async throws {
    let report = try await Monkey(seed: 2, steps: 20).use(TabbedDelegate.self)
    #expect(report.edges.keys.contains { $0.action == #"try await app.tab("Mail").tap()"# })
  }
}

@MainActor
final class TabXCTests: XCTestCase {
  func testTabsAreButtonsOfTheirBar() async {
    let app = XCUIApplication(TabbedDelegate.self)
    app.launch()
    XCTAssertEqual(app.tabBars.buttons.count, 5)
    app.tabBars.buttons["Search"].tap()
    XCTAssertTrue(app.tabBars.buttons["Search"].isSelected)
    XCTAssertTrue(app.navigationBars["Search"].exists)
  }
}
