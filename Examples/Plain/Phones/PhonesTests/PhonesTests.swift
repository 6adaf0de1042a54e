import XCTest

@testable import Phones

class PhonesTests: XCTestCase {

    var window: UIWindow!
    var navigationController: UINavigationController!

    override func setUpWithError() throws {
        try super.setUpWithError()
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        navigationController = try XCTUnwrap(
            storyboard.instantiateInitialViewController() as? UINavigationController)
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        window = UIWindow(windowScene: try XCTUnwrap(scene))
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    override func tearDownWithError() throws {
        window.isHidden = true
        window = nil
        navigationController = nil
        try super.tearDownWithError()
    }

    func testHomeSpeaksToPeople() throws {
        let home = try XCTUnwrap(navigationController.topViewController as? HomeViewController)
        XCTAssertEqual(home.welcomeLabel.text, "Which phone is it to be?")
        XCTAssertEqual(home.versionLabel.text, "Version 1.0")
    }

    func testPhonesAreFetched() throws {
        let fetched = expectation(description: "The phones are there")
        PhoneStore().fetch { result in
            XCTAssertTrue(Thread.isMainThread)
            XCTAssertEqual((try? result.get())?.first?.name, "Fjord 3")
            fetched.fulfill()
        }
        wait(for: [fetched], timeout: 10)
    }

    func testPhonesAreSearched() throws {
        let list = try showPhones(FixedStore(.success(Phone.some)))
        XCTAssertEqual(names(list), ["Comet", "Brick"])
        let search = try XCTUnwrap(list.navigationItem.searchController)
        search.isActive = true
        search.searchBar.text = "mason"
        search.searchResultsUpdater?.updateSearchResults(for: search)
        waitUntil { self.names(list) == ["Brick"] }
    }

    func testWhatGoesWrongIsSaidAndTriedAgain() throws {
        let store = FixedStore(.success([]))
        let list = try showPhones(store)
        store.result = .failure(PhoneStoreError.missingFile("phones"))
        list.refreshControl?.sendActions(for: .valueChanged)
        let alert = try XCTUnwrap(list.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.message, "There is no file phones.")
        XCTAssertEqual(alert.actions.map { $0.title }, ["OK", "Try Again"])

        store.result = .success(Phone.some)
        list.refreshControl?.sendActions(for: .valueChanged)
        XCTAssertEqual(names(list), ["Comet", "Brick"])
    }

    func testAPhoneIsShownAndLeadsHome() throws {
        let list = try showPhones(FixedStore(.success(Phone.some)))
        list.tableView.layoutIfNeeded()
        let cell = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        list.performSegue(withIdentifier: "showPhone", sender: cell)
        let screen = try XCTUnwrap(
            navigationController.topViewController as? PhoneViewController)
        screen.loadViewIfNeeded()
        XCTAssertEqual(screen.sizeLabel.text, "6.1 in")
        screen.sizeControl.selectedSegmentIndex = 1
        screen.sizeControl.sendActions(for: .valueChanged)
        XCTAssertEqual(screen.sizeLabel.text, "15.5 cm")

        let item = try XCTUnwrap(screen.navigationItem.rightBarButtonItem)
        UIApplication.shared.sendAction(
            try XCTUnwrap(item.action), to: item.target, from: item, for: nil)
        waitUntil { self.navigationController.viewControllers.count == 1 }
    }

    // MARK: - Helpers

    private func showPhones(_ store: PhoneStoreProtocol) throws -> PhonesViewController {
        let home = navigationController.topViewController
        home?.performSegue(withIdentifier: "showPhones", sender: nil)
        let list = try XCTUnwrap(navigationController.topViewController as? PhonesViewController)
        list.store = store
        list.loadViewIfNeeded()
        // A pushed controller comes into the window with the next turn.
        waitUntil { list.viewIfLoaded?.window != nil }
        return list
    }

    private func names(_ list: UITableViewController) -> [String?] {
        list.tableView.layoutIfNeeded()
        return list.tableView.visibleCells.map { ($0 as? PhoneCell)?.phone?.name }
    }

    private func waitUntil(_ condition: @escaping () -> Bool) {
        let predicate = NSPredicate { _, _ in condition() }
        wait(for: [expectation(for: predicate, evaluatedWith: nil)], timeout: 10)
    }
}

private class FixedStore: PhoneStoreProtocol {

    var result: Result<[Phone], Error>

    init(_ result: Result<[Phone], Error>) {
        self.result = result
    }

    func fetch(completion: @escaping (Result<[Phone], Error>) -> Void) {
        completion(result)
    }
}

extension Phone {

    fileprivate static let some = [
        Phone(id: 1, name: "Comet", maker: "Halley", price: 799, screenSize: 6.1),
        Phone(id: 2, name: "Brick", maker: "Mason", price: 89, screenSize: 2.4),
    ]
}
