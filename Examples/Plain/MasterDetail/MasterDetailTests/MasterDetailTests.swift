import XCTest

@testable import MasterDetail

class MasterDetailTests: XCTestCase {

    var storyboard: UIStoryboard!
    var notebook: Notebook!
    var window: UIWindow!

    override func setUp() {
        super.setUp()
        storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: AppDelegate.self))
        let defaults = UserDefaults(suiteName: "MasterDetailTests")!
        defaults.removePersistentDomain(forName: "MasterDetailTests")
        notebook = Notebook(defaults: defaults)
        window = UIWindow(frame: UIScreen.main.bounds)
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        notebook = nil
        super.tearDown()
    }

    func testTheStoryboardMakesTheWindow() throws {
        let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
        let root = delegate.window?.rootViewController as? UINavigationController
        let trips = try XCTUnwrap(root?.viewControllers.first as? TripsViewController)
        XCTAssertEqual(trips.tableView.numberOfRows(inSection: 0), 2)
        let cell = trips.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        XCTAssertEqual(cell?.textLabel?.text, "Oslo to Bergen")
        XCTAssertEqual(cell?.detailTextLabel?.text, "3 to 5 June")
    }

    func testTheCatalogueHasTheColourOfNotes() {
        XCTAssertNotNil(UIColor(named: "NoteBackground"))
    }

    func testATripThatIsChosenIsShown() throws {
        let trips = try XCTUnwrap(showInitial().topViewController as? TripsViewController)
        let cell = trips.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
        trips.performSegue(withIdentifier: "showTrip", sender: cell)
        let trip = try XCTUnwrap(
            trips.navigationController?.topViewController as? TripViewController)
        trip.loadViewIfNeeded()
        XCTAssertEqual(trip.title, "Lisbon with Ada")
        XCTAssertEqual(trip.tableView.numberOfRows(inSection: 0), 2)
    }

    func testADayHasABadgeOnceItHasANote() throws {
        let trip = try showTrip()
        let row = IndexPath(row: 0, section: 0)
        let cell = try XCTUnwrap(trip.tableView.cellForRow(at: row) as? DayCell)
        XCTAssertTrue(cell.noteBadge.isHidden)
        XCTAssertEqual(cell.noteBadge.layer.cornerRadius, 5)

        notebook.setNote("Rain", for: trip.trip.days[0])
        trip.tableView.layoutIfNeeded()
        let reloaded = try XCTUnwrap(trip.tableView.cellForRow(at: row) as? DayCell)
        XCTAssertFalse(reloaded.noteBadge.isHidden)
    }

    func testANoteIsSaved() throws {
        let (day, note) = try writeNote()
        XCTAssertTrue(day.noteBox.isHidden)
        XCTAssertFalse(note.saveButton.isEnabled)
        type("Take the boots", in: note)
        XCTAssertTrue(note.saveButton.isEnabled)
        XCTAssertTrue(note.isModalInPresentation)

        tap(note.saveButton)
        XCTAssertEqual(notebook.note(for: day.day), "Take the boots")
        XCTAssertEqual(day.noteLabel.text, "Take the boots")
        XCTAssertFalse(day.noteBox.isHidden)
    }

    func testADraftIsNotLostUnasked() throws {
        let (_, note) = try writeNote()
        type("Take", in: note)
        tap(try XCTUnwrap(note.navigationItem.leftBarButtonItem))
        let alert = try XCTUnwrap(note.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.actions.map(\.title), ["Discard", "Keep Writing"])
    }

    // MARK: - Helpers

    private func showInitial() throws -> UINavigationController {
        let root = try XCTUnwrap(
            storyboard.instantiateInitialViewController() as? UINavigationController)
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return root
    }

    /// Shows the first trip.
    private func showTrip() throws -> TripViewController {
        let root = try showInitial()
        let cell = (root.topViewController as? UITableViewController)?.tableView
            .cellForRow(at: IndexPath(row: 0, section: 0))
        root.topViewController?.performSegue(withIdentifier: "showTrip", sender: cell)
        let trip = try XCTUnwrap(root.topViewController as? TripViewController)
        trip.notebook = notebook
        waitUntilInWindow(trip)
        return trip
    }

    /// Shows the first day, and the sheet to write on.
    private func writeNote() throws -> (DayViewController, NoteViewController) {
        let trip = try showTrip()
        trip.tableView.selectRow(
            at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        trip.performSegue(withIdentifier: "showDay", sender: nil)
        let day = try XCTUnwrap(trip.navigationController?.topViewController as? DayViewController)
        day.loadViewIfNeeded()
        day.performSegue(withIdentifier: "writeNote", sender: nil)
        let sheet = try XCTUnwrap(day.presentedViewController as? UINavigationController)
        let note = try XCTUnwrap(sheet.topViewController as? NoteViewController)
        waitUntilInWindow(note)
        return (day, note)
    }

    /// Waits until a pushed or presented controller is in the window, which takes a turn of the run
    /// loop.
    private func waitUntilInWindow(_ controller: UIViewController) {
        let predicate = NSPredicate { _, _ in controller.viewIfLoaded?.window != nil }
        wait(for: [expectation(for: predicate, evaluatedWith: nil)], timeout: 10)
        window.layoutIfNeeded()
    }

    private func type(_ text: String, in note: NoteViewController) {
        note.textView.text = text
        note.textView.delegate?.textViewDidChange?(note.textView)
    }

    private func tap(_ item: UIBarButtonItem) {
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
    }
}
