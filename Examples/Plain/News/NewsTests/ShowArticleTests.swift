import XCTest

@testable import News

class ShowArticleTests: XCTestCase {

    private var window: UIWindow!

    override func setUpWithError() throws {
        try super.setUpWithError()
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        window = UIWindow(windowScene: try XCTUnwrap(scene))
        // The app may have been used before.
        Bookmarks.shared.ids.forEach(Bookmarks.shared.toggle)
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        super.tearDown()
    }

    func testASegueIsRoutedByItsName() throws {
        let list = try showList()
        list.tableView.selectRow(
            at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        list.performSegue(withIdentifier: "ShowArticle", sender: nil)
        let screen = try XCTUnwrap(
            list.navigationController?.topViewController as? ShowArticleViewController)
        screen.loadViewIfNeeded()
        XCTAssertEqual(screen.titleLabel.text, "Harbour Bridge Opens a Month Early")
        XCTAssertTrue(screen.bodyView.text.hasPrefix("The last bolt"))
    }

    func testABookmarkIsSeenOnBothScreens() throws {
        let list = try showList()
        list.router?.routeToShowArticle(segue: nil)
        let screen = try XCTUnwrap(
            list.navigationController?.topViewController as? ShowArticleViewController)
        screen.loadViewIfNeeded()
        XCTAssertFalse(Bookmarks.shared.contains(2))
        XCTAssertEqual(screen.bookmarkButton.image, UIImage(systemName: "bookmark"))

        tap(screen.bookmarkButton)
        XCTAssertTrue(Bookmarks.shared.contains(2))
        XCTAssertEqual(screen.bookmarkButton.image, UIImage(systemName: "bookmark.fill"))
        waitUntil { self.firstCell(of: list)?.imageView?.image != nil }
        tap(screen.bookmarkButton)
        waitUntil { self.firstCell(of: list)?.imageView?.image == nil }
    }

    // MARK: - Helpers

    /// Shows the list, with its articles.
    private func showList() throws -> ListArticlesViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
        let root = try XCTUnwrap(
            storyboard.instantiateInitialViewController() as? UINavigationController)
        window.rootViewController = root
        window.makeKeyAndVisible()
        let list = try XCTUnwrap(root.topViewController as? ListArticlesViewController)
        waitUntil { list.tableView.numberOfRows(inSection: 0) == 4 }
        list.tableView.layoutIfNeeded()
        return list
    }

    private func firstCell(of list: ListArticlesViewController) -> UITableViewCell? {
        let path = IndexPath(row: 0, section: 0)
        return list.tableView.dataSource?.tableView(list.tableView, cellForRowAt: path)
    }

    private func tap(_ item: UIBarButtonItem) {
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
    }

    private func waitUntil(_ condition: @escaping () -> Bool) {
        let predicate = NSPredicate { _, _ in condition() }
        wait(for: [expectation(for: predicate, evaluatedWith: nil)], timeout: 10)
    }
}
