import XCTest

@testable import Session

class SessionTests: XCTestCase {

    var window: SessionWindow!
    var library: Library!
    var coordinator: AppCoordinator!

    override func setUpWithError() throws {
        try super.setUpWithError()
        let bundle = Bundle(for: AppDelegate.self)
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        window = SessionWindow(windowScene: try XCTUnwrap(scene))
        library = Library(bundle: bundle)
        coordinator = AppCoordinator(
            window: window, accounts: Accounts(bundle: bundle), library: library)
        coordinator.start()
        window.makeKeyAndVisible()
    }

    override func tearDown() {
        window.stopIdleTimer()
        window.isHidden = true
        coordinator = nil
        library = nil
        window = nil
        super.tearDown()
    }

    func testTheAppAsksWhoIsThere() throws {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let delegate = try XCTUnwrap(scene?.delegate as? SceneDelegate)
        let root = delegate.window?.rootViewController as? UINavigationController
        XCTAssertTrue(root?.topViewController is SignInViewController)
    }

    func testAWrongPINIsSaid() throws {
        let screen = try signInViewController()
        XCTAssertFalse(screen.signInButton.isEnabled)
        enter("204417", in: screen.cardField)
        enter("0000", in: screen.pinField)
        XCTAssertTrue(screen.signInButton.isEnabled)
        screen.signInButton.sendActions(for: .touchUpInside)
        XCTAssertTrue(screen.spinner.isAnimating)
        waitUntil { screen.errorLabel.text != nil }
        XCTAssertEqual(screen.errorLabel.text, "This is not the PIN of that card.")
        XCTAssertFalse(screen.spinner.isAnimating)
        XCTAssertEqual(screen.pinField.text, "")
    }

    func testALinkWaitsUntilSomebodyHasSignedIn() throws {
        coordinator.open(try XCTUnwrap(URL(string: "harbour://books/emma")))
        XCTAssertTrue(try signInViewController().isViewLoaded)
        let tabs = try signIn()
        let books = tabs.selectedViewController as? UINavigationController
        let book = try XCTUnwrap(books?.topViewController as? BookViewController)
        XCTAssertEqual(book.book.title, "Emma")
    }

    func testAReviewAsksBeforeItIsLostAndIsKept() throws {
        let tabs = try signIn()
        coordinator.open(try XCTUnwrap(URL(string: "harbour://books/moby-dick")))
        let books = tabs.selectedViewController as? UINavigationController
        let book = try XCTUnwrap(books?.topViewController as? BookViewController)
        book.loadViewIfNeeded()
        book.reviewButton.sendActions(for: .touchUpInside)
        let sheet = try XCTUnwrap(books?.presentedViewController as? UINavigationController)
        let review = try XCTUnwrap(sheet.topViewController as? ReviewViewController)
        review.loadViewIfNeeded()

        let presentation = try XCTUnwrap(sheet.presentationController)
        XCTAssertEqual(
            presentation.delegate?.presentationControllerShouldDismiss?(presentation), true)
        review.textView.insertText("Long.")
        XCTAssertEqual(
            presentation.delegate?.presentationControllerShouldDismiss?(presentation), false)
        try tap(review.navigationItem.rightBarButtonItem)
        XCTAssertEqual(book.reviewLabel.text, "Long.")
    }

    func testABookIsGivenBack() throws {
        let tabs = try signIn()
        let navigation = tabs.viewControllers?[1] as? UINavigationController
        XCTAssertEqual(navigation?.tabBarItem.badgeValue, "2")
        let loans = try XCTUnwrap(navigation?.topViewController as? LoansViewController)
        loans.loadViewIfNeeded()
        XCTAssertEqual(loans.tableView.numberOfRows(inSection: 0), 2)
        let row = IndexPath(row: 0, section: 0)
        loans.tableView.dataSource?.tableView?(loans.tableView, commit: .delete, forRowAt: row)
        XCTAssertEqual(library.loans.map { $0.title }, ["Middlemarch"])
        XCTAssertEqual(loans.tableView.numberOfRows(inSection: 0), 1)
    }

    func testWhoLeavesTheAppAloneIsSignedOut() throws {
        _ = try signIn()
        // From now on: a machine that is busy may take longer than that to sign in.
        window.idleTimeout = 0.05
        window.startIdleTimer()
        waitUntil { self.window.rootViewController is UINavigationController }
        XCTAssertTrue(try signInViewController().isViewLoaded)
    }

    // MARK: - Helpers

    private func signInViewController() throws -> SignInViewController {
        let root = window.rootViewController as? UINavigationController
        let screen = try XCTUnwrap(root?.topViewController as? SignInViewController)
        screen.loadViewIfNeeded()
        return screen
    }

    private func signIn() throws -> UITabBarController {
        let screen = try signInViewController()
        enter("204417", in: screen.cardField)
        enter("1851", in: screen.pinField)
        screen.signInButton.sendActions(for: .touchUpInside)
        waitUntil { self.window.rootViewController is UITabBarController }
        return try XCTUnwrap(window.rootViewController as? UITabBarController)
    }

    private func enter(_ text: String, in field: UITextField) {
        field.text = text
        field.sendActions(for: .editingChanged)
    }

    private func tap(_ item: UIBarButtonItem?) throws {
        let item = try XCTUnwrap(item)
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
    }

    private func waitUntil(_ condition: @escaping () -> Bool) {
        let predicate = NSPredicate { _, _ in condition() }
        wait(for: [expectation(for: predicate, evaluatedWith: nil)], timeout: 10)
    }
}
