import Foundation
import StorylineTesting
import Testing
import UIKit

/// A list of friends; the title says who was chosen.
final class FriendsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "friend")
    tableView.accessibilityIdentifier = "friends"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 3 : 200
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "friend", for: indexPath)
    cell.textLabel?.text = "Friend \(indexPath.section).\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = "Friend \(indexPath.section).\(indexPath.row)"
  }
}

final class FriendsDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = FriendsController(style: .insetGrouped)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

@MainActor @Suite(.stage) struct TableDriverTests {
  @Test func `a row is selected by its place, also where it is not seen yet`() async throws {
    let app = try await AppDriver.launch(FriendsDelegate.self)
    try await app.select(row: 1)
    #expect(app.screen?.title == "Friend 0.1")
    try await app.select(row: 150, section: 1)
    #expect(app.screen?.title == "Friend 1.150")
    await #expect(throws: DriverError.self) { try await app.select(row: 3) }
    await #expect(throws: DriverError.self) { try await app.select(row: 0, section: 2) }
  }

  @Test func `a row is found by what it says, and looked for where it is not there yet`()
    async throws
  {
    let app = try await AppDriver.launch(FriendsDelegate.self)
    try await app.row("Friend 1.2").tap()
    #expect(app.screen?.title == "Friend 1.2")
    #expect(!app.row("Friend 1.90").exists)
    try await app.scroll(to: app.row("Friend 1.90"))
    try await app.row("Friend 1.90").tap()
    #expect(app.screen?.title == "Friend 1.90")
  }

  @Test func `tables and cells have XCUITest's words`() async throws {
    let app = XCUIApplication(FriendsDelegate.self)
    app.launch()
    #expect(app.tables["friends"].exists)
    #expect(app.tables.cells.count > 10)
    app.tables.cells.element(boundBy: 2).tap()
    #expect(AppDriver().screen?.title == "Friend 0.2")
    app.cells.staticTexts["Friend 1.1"].tap()
    #expect(AppDriver().screen?.title == "Friend 1.1")
    app.tables["friends"].swipeUp()
    #expect(!app.cells.staticTexts["Friend 0.0"].exists)
    app.terminate()
  }
}
