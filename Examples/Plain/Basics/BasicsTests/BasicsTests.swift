import XCTest

@testable import Basics

class BasicsTests: XCTestCase {

    var navigationController: UINavigationController!
    var coordinator: MainCoordinator!

    override func setUp() {
        super.setUp()
        navigationController = UINavigationController()
        coordinator = MainCoordinator(navigationController: navigationController)
        coordinator.start()
    }

    override func tearDown() {
        coordinator = nil
        navigationController = nil
        super.tearDown()
    }

    func testTheAppBeginsWithTheFirstScreen() {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let delegate = scene?.delegate as? SceneDelegate
        let root = delegate?.window?.rootViewController as? UINavigationController
        XCTAssertTrue(root?.topViewController is FirstViewController)
        XCTAssertNotNil(delegate?.coordinator)
    }

    func testTheButtonsLeadOn() throws {
        let first = try XCTUnwrap(navigationController.topViewController as? FirstViewController)
        first.loadViewIfNeeded()
        first.secondButton.sendActions(for: .touchUpInside)
        XCTAssertTrue(navigationController.topViewController is SecondViewController)
        navigationController.popViewController(animated: false)
        first.thirdButton.sendActions(for: .touchUpInside)
        XCTAssertTrue(navigationController.topViewController is ThirdViewController)
    }

    func testTheFirstScreenSaysHowManyScreensWereSeen() throws {
        let first = try XCTUnwrap(navigationController.topViewController as? FirstViewController)
        first.loadViewIfNeeded()
        XCTAssertEqual(first.visitsLabel.text, "Screens seen: 0")
        coordinator.visits.add()
        XCTAssertEqual(first.visitsLabel.text, "Screens seen: 1")
    }

    func testTheSliderTellsItsDelegateAndResetPutsItBack() throws {
        let second = SecondViewController()
        let delegate = RecordingDelegate()
        second.delegate = delegate
        second.loadViewIfNeeded()
        second.slider.value = 0.75
        second.slider.sendActions(for: .valueChanged)
        let item = try XCTUnwrap(second.navigationItem.rightBarButtonItem)
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        XCTAssertEqual(delegate.brightnesses, [0.75, 1])
        XCTAssertEqual(delegate.resets, 1)
    }

    func testANameThatIsEnteredGreetsOnTheFirstScreen() throws {
        let first = try XCTUnwrap(navigationController.topViewController as? FirstViewController)
        first.loadViewIfNeeded()
        coordinator.showThird()
        let third = try XCTUnwrap(navigationController.topViewController as? ThirdViewController)
        third.loadViewIfNeeded()
        third.nameField.text = "Ada"
        XCTAssertEqual(third.nameField.delegate?.textFieldShouldReturn?(third.nameField), true)
        XCTAssertEqual(first.greetingLabel.text, "Hello, Ada.")
        XCTAssertTrue(navigationController.topViewController === first)
    }
}

private class RecordingDelegate: NSObject, SecondViewControllerDelegate {

    var brightnesses = [CGFloat]()
    var resets = 0

    func secondViewController(
        _ viewController: SecondViewController, didChangeBrightness brightness: CGFloat
    ) {
        brightnesses.append(brightness)
    }

    func secondViewControllerDidReset(_ viewController: SecondViewController) {
        resets += 1
    }
}
