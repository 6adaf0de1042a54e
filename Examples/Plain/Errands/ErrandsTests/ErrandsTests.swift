import CoreData
import XCTest

@testable import Errands

class ErrandsTests: XCTestCase {

    var container: NSPersistentContainer!
    var list: ErrandList!
    var controller: ErrandsViewController!
    var window: UIWindow!

    override func setUp() {
        super.setUp()
        container = NSPersistentContainer(name: "Errands")
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in XCTAssertNil(error) }
        list = ErrandList(context: container.viewContext)
        ErrandList.addSamples(to: container.viewContext)
        controller = ErrandsViewController(context: container.viewContext)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        controller.tableView.layoutIfNeeded()
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        controller = nil
        list = nil
        container = nil
        super.tearDown()
    }

    private func titles(inSection section: Int) -> [String?] {
        controller.tableView.layoutIfNeeded()
        return (0..<controller.tableView.numberOfRows(inSection: section)).map {
            controller.tableView.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?
                .text
        }
    }

    func testErrandsAreListedByShop() {
        XCTAssertEqual(controller.tableView.numberOfSections, 3)
        XCTAssertEqual(
            controller.tableView(controller.tableView, titleForHeaderInSection: 1), "Market")
        XCTAssertEqual(titles(inSection: 1), ["Apples", "Leeks"])
    }

    func testANewErrandHasARow() throws {
        controller.change { try $0.add("Beans", at: "market") }
        XCTAssertEqual(titles(inSection: 1), ["Apples", "Beans", "Leeks"])
        controller.change { try $0.add("Nails", at: "Ironmonger") }
        XCTAssertEqual(controller.tableView.numberOfSections, 4)
        XCTAssertEqual(titles(inSection: 1), ["Nails"])
    }

    func testAnErrandThatIsChosenIsDone() throws {
        let path = IndexPath(row: 0, section: 0)
        controller.tableView(controller.tableView, didSelectRowAt: path)
        XCTAssertEqual(controller.tableView.cellForRow(at: path)?.accessoryType, .checkmark)
        XCTAssertEqual(try list.openCount(), 2)
    }

    func testTheLastErrandOfAShopTakesItsSectionAway() {
        controller.tableView(
            controller.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
        XCTAssertEqual(controller.tableView.numberOfSections, 2)
        XCTAssertEqual(titles(inSection: 0), ["Apples", "Leeks"])
    }

    func testDoneErrandsAreDeleted() throws {
        try list.deleteDone()
        try container.viewContext.save()
        XCTAssertEqual(titles(inSection: 1), ["Apples"])
    }

    func testAnEditedErrandMovesToItsPlace() throws {
        let apples = controller.fetchedResultsController.object(
            at: IndexPath(row: 0, section: 1))
        let editor = ErrandViewController(
            errandID: apples.objectID, parent: container.viewContext)
        editor.loadViewIfNeeded()
        XCTAssertEqual(editor.titleField.text, "Apples")
        editor.titleField.text = "Pears"
        editor.save(self)
        XCTAssertEqual(titles(inSection: 1), ["Leeks", "Pears"])
        XCTAssertFalse(container.viewContext.hasChanges)
    }

    func testAnErrandWithoutATitleIsNotSaved() {
        XCTAssertThrowsError(
            try {
                try list.add("", at: "Market")
                try container.viewContext.save()
            }()
        ) { error in
            XCTAssertEqual((error as NSError).code, NSValidationStringTooShortError)
        }
    }

    func testABackgroundSaveReachesTheTable() {
        container.viewContext.automaticallyMergesChangesFromParent = true
        let saved = expectation(
            forNotification: .NSManagedObjectContextObjectsDidChange,
            object: container.viewContext)
        container.performBackgroundTask { context in
            _ = try? ErrandList(context: context).add("Zips", at: "Market")
            try? context.save()
        }
        wait(for: [saved], timeout: 10)
        XCTAssertEqual(titles(inSection: 1), ["Apples", "Leeks", "Zips"])
    }
}
