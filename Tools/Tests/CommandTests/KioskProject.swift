/// Apps whose tests need what XCTest and Foundation on Linux lack, or whose screens are SwiftUI's.
enum KioskProject {
  /// Tests that expect failures.
  static let expecting = [
    "AppDelegate.swift": appDelegate,
    "KioskTests/KioskTests.swift": """
    import XCTest
    @testable import Kiosk

    struct Element {}

    final class KioskTests: XCTestCase {
      func testFailsInABlock() {
        XCTExpectFailure("no stock yet") { XCTFail("empty") }
      }
      func testFailsLater() {
        XCTExpectFailure("no stock yet", options: .nonStrict())
        XCTAssertEqual(1, 2)
      }
      func testFailsInATask() async throws {
        XCTExpectFailure("no stock yet", strict: true)
        await Task.yield()
        XCTFail("empty")
      }
      func testThrows() throws {
        XCTExpectFailure("no stock yet") { $0.type == .thrownError }
        throw CancellationError()
      }
      func testDoesNotFail() {
        XCTExpectFailure("no stock yet") { XCTAssertTrue(true) }
      }
      func testDoesNotFailAtAll() { XCTExpectFailure("no stock ever") }
      func testNeedNotFail() {
        XCTExpectFailure("no stock yet", strict: false) { XCTAssertTrue(true) }
        let options = XCTExpectedFailure.Options()
        options.isEnabled = false
        XCTExpectFailure(options: options)
      }
      func testFailsOtherwise() {
        let options = XCTExpectedFailure.Options()
        options.issueMatcher = { $0.compactDescription.contains("empty") }
        XCTExpectFailure("no stock yet", options: options) {
          XCTFail("empty")
          XCTFail("closed")
        }
      }
      func testIsSkipped() throws {
        XCTExpectFailure("no stock yet")
        throw XCTSkip("not today")
      }
      func testReturnsAValue() {
        let value = XCTExpectFailure(strict: false) { 5 }
        XCTAssertEqual(value, 5)
      }
      func testMeasures() {
        var runs = 0
        measure(metrics: [XCTClockMetric(), XCTMemoryMetric()]) { runs += 1 }
        XCTAssertGreaterThan(runs, 0)
      }
      func testRecords() {
        record(XCTIssue(type: .assertionFailure, compactDescription: "closed today"))
      }
    }
    """,
  ]

  /// An app whose first screen is SwiftUI's, and others that are made by functions.
  static let hosting = [
    "AppDelegate.swift": """
    import SwiftUI
    import UIKit

    struct Shelf: View {
      let title: String
      var body: some View { Text(title) }
    }

    class Host<Content: View>: UIHostingController<Content> {
      var isWide = false
    }

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(
          rootViewController: UIHostingController(rootView: Shelf(title: "Books")))
        window?.makeKeyAndVisible()
        return true
      }
    }

    enum Screens {
      static func wide() -> UIViewController {
        let host = Host(rootView: Shelf(title: "Wide"))
        host.isWide = true
        return host
      }
      static func painted() -> UIViewController {
        let paint = Canvas { _, _ in }
        return UIHostingController(rootView: paint)
      }
      static let places = ["one", "two"]
    }
    """,
    "StallTests/StallTests.swift": """
    import XCTest
    @testable import Stall

    final class StallTests: XCTestCase {
      @MainActor func testAHostIsAController() { XCTAssertNotNil(Screens.wide().view) }
      @MainActor func testAPaintedScreenIsNoTrap() { XCTAssertNotNil(Screens.painted()) }
      func testPlaces() { XCTAssertEqual(Screens.places.count, 2) }
      func testTouching() {
        let left = CGRect(x: 0, y: 0, width: 10, height: 10)
        let right = CGRect(x: 10, y: 0, width: 10, height: 10)
        XCTAssertEqual([right].filter(left.intersects).count, 0)
        XCTAssertTrue(left.intersects(left.insetBy(dx: 5, dy: 5)))
        XCTAssertEqual(left.intersection(right).height, 10)
      }
    }
    """,
  ]

  private static let appDelegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    """
}
