import Foundation
import StorylineTesting
import Testing
import UIKit

/// A note below a search, and what was searched for.
final class WritingController: UIViewController, UISearchResultsUpdating {
  let search = UISearchController(searchResultsController: nil)
  let note = UITextView(frame: CGRect(x: 0, y: 200, width: 393, height: 150))
  let status = UILabel(frame: CGRect(x: 20, y: 360, width: 300, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Writing"
    definesPresentationContext = true
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Find"
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    navigationItem.searchController = search
    note.accessibilityIdentifier = "note"
    status.accessibilityIdentifier = "status"
    for each in [note, status] { view.addSubview(each) }
  }

  func updateSearchResults(for searchController: UISearchController) {
    let bar = searchController.searchBar
    status.text = "\(bar.text ?? "") in \(bar.selectedScopeButtonIndex)"
  }
}

final class WritingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: WritingController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Text views and search bars, as a person uses them.
@MainActor @Suite(.stage) struct WritingTests {
  @Test func `a note is written line by line, and cleared`() async throws {
    let app = try await AppDriver.launch(WritingDelegate.self)
    try await app.textView("note").type("one\ntwo")
    #expect(app.textView.value == "one\ntwo")
    #expect(app.textView.isEditing)
    try await app.textView.clear()
    #expect(app.textView.value == "")
  }

  @Test func `a search is begun, narrowed and given up`() async throws {
    let app = try await AppDriver.launch(WritingDelegate.self)
    try await app.searchField("Find").type("ab")
    #expect(app.text("status").label == "ab in 0")
    // People still see the screen that is searched.
    #expect(app.screen is WritingController)
    app.expectStack("Writing")
    try await app.button("Clear text").tap()
    #expect(app.searchField.value == "")
    try await app.button("Cancel").tap()
    #expect(!app.searchField.isEditing)
    #expect(!app.button("Cancel").exists)
    #expect((app.screen as? WritingController)?.search.isActive == false)
  }
}
