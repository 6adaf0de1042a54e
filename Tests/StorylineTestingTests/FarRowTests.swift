import StorylineTesting
import Testing
import UIKit

/// Rows that are much higher than they were thought to be.
private final class StoriesController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 30
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    400
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = Array(repeating: "Story \(indexPath.row)", count: indexPath.row % 40 + 5)
      .joined(separator: " ")
    cell.contentConfiguration = content
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = "Story \(indexPath.row)"
  }
}

private final class StoriesDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(
      rootViewController: StoriesController(style: .plain))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

@MainActor @Suite(.stage) struct FarRowTests {
  @Test func `a far row is selected right after launch, whatever was thought of the rows between`()
    async throws
  {
    let app = try await AppDriver.launch(StoriesDelegate.self)
    try await app.select(row: 250)
    #expect(app.screen?.title == "Story 250")
    try await app.select(row: 3)
    #expect(app.screen?.title == "Story 3")
  }
}
