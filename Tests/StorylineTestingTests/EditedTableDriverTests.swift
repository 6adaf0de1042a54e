import Foundation
import StorylineTesting
import Testing
import UIKit

/// Three errands; what happens to them is in the title.
final class ErrandsController: UITableViewController, UITableViewDragDelegate {
  var errands = ["Bank", "Post", "Baker"]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.dragDelegate = self
    tableView.dragInteractionEnabled = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    errands.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = errands[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    errands.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    errands.insert(errands.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, done in
        self?.title = "\(self?.errands[indexPath.row] ?? "") done"
        done(true)
      }
    ])
  }
}

final class ErrandsDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(
      rootViewController: ErrandsController(style: .plain))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

@MainActor @Suite(.stage) struct EditedTableDriverTests {
  private func launch() async throws -> (AppDriver, ErrandsController) {
    let app = try await AppDriver.launch(ErrandsDelegate.self)
    let navigation = try #require(app.navigation)
    return (app, try #require(navigation.topViewController as? ErrandsController))
  }

  @Test func `a row is swiped, and the button tapped that is uncovered`() async throws {
    let (app, controller) = try await launch()
    try await app.row("Post").swipeLeft()
    #expect(controller.errands.count == 3)
    try await app.button("Delete").tap()
    #expect(controller.errands == ["Bank", "Baker"])
    #expect(!app.row("Post").exists)
  }

  @Test func `a full swipe performs the first action`() async throws {
    let (app, controller) = try await launch()
    try await app.row("Post").swipeRight(fully: true)
    #expect(controller.title == "Post done")
    try await app.row("Bank").swipeLeft(fully: true)
    #expect(controller.errands == ["Post", "Baker"])
  }

  @Test func `another row that is tapped closes the one that is open`() async throws {
    let (app, controller) = try await launch()
    try await app.row("Post").swipeRight()
    #expect(app.button("Done").exists)
    try await app.row("Bank").tap()
    #expect(!app.button("Done").exists)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `a row is moved by its grip`() async throws {
    let (app, controller) = try await launch()
    try await app.button("Edit").tap()
    try await app.button("Reorder Bank").drag(to: app.row("Baker"))
    #expect(controller.errands == ["Post", "Baker", "Bank"])
  }

  @Test func `a row is dragged by a finger that stays, and dropped`() async throws {
    let (app, controller) = try await launch()
    try await app.row("Bank").press(thenDragTo: app.row("Baker"))
    #expect(controller.errands == ["Post", "Baker", "Bank"])
    try await app.row("Bank").press(for: 0.7, thenDragTo: app.row("Post"))
    #expect(controller.errands == ["Bank", "Post", "Baker"])
    // A finger that does not stay drags nothing.
    try await app.row("Bank").press(for: 0.1, thenDragTo: app.row("Baker"))
    #expect(controller.errands == ["Bank", "Post", "Baker"])
  }

  @Test func `a row is deleted by its control`() async throws {
    let (app, controller) = try await launch()
    try await app.button("Edit").tap()
    try await app.button("Delete Baker").tap()
    try await app.button("Delete").tap()
    #expect(controller.errands == ["Bank", "Post"])
  }

  @Test func `what cannot be dragged is said`() async throws {
    let (app, _) = try await launch()
    await #expect(throws: DriverError.self) {
      try await app.button("Reorder Bank").drag(to: app.row("Baker"))
    }
    await #expect(throws: DriverError.self) { try await app.row("Nobody").swipeLeft() }
  }
}
