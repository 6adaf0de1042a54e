/// An app whose tests end the process in every way there is, between tests that do not.
enum CrashingProject {
  static let files = [
    "AppDelegate.swift": appDelegate, "Cart.swift": cart, "ShopTests/CartTests.swift": tests,
    "ShopTests/CartSuite.swift": suite,
  ]

  /// An app that does not launch, with one test of each library.
  static let failingLaunch = [
    "AppDelegate.swift": """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        fatalError("no stock")
      }
    }
    """, "Stall.swift": "struct Stall { var price = 3 }\n",
    "StallTests/StallTests.swift": """
    import Testing
    import XCTest
    @testable import Stall

    final class StallTests: XCTestCase {
      func testPrice() { XCTAssertEqual(Stall().price, 3) }
    }
    @Test func price() { #expect(Stall().price == 3) }
    """,
  ]

  private static let appDelegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    """

  private static let cart = """
    struct Cart {
      var prices: [Int] = []

      func price(at index: Int) -> Int {
        prices[index]
      }

      func total() -> Int {
        guard !prices.isEmpty else { fatalError("an empty cart has no total") }
        return prices.reduce(0, +)
      }
    }
    """

  private static let tests = """
    import UIKit
    import XCTest
    @testable import Shop

    final class CartTests: XCTestCase {
      func testAdds() { XCTAssertEqual(Cart(prices: [1, 2]).total(), 3) }
      func testEndsTheProcess() { XCTAssertEqual(Cart().total(), 0) }
      func testExits() { exit(0) }
      func testFails() { XCTAssertEqual(Cart(prices: [1]).total(), 2) }
      func testIsSkipped() throws { throw XCTSkip("not today") }
      @MainActor func testMisusesUIKit() {
        UINavigationController().pushViewController(UINavigationController(), animated: false)
      }
      func testReadsOutsideOfTheBounds() { XCTAssertEqual(Cart().price(at: 7), 0) }
      func testZeroes() { XCTAssertTrue(Cart().prices.isEmpty) }
    }
    """

  private static let suite = """
    import Foundation
    import Testing
    @testable import Shop

    @Suite struct CartSuite {
      @Test func adds() { #expect(Cart(prices: [1, 2]).total() == 3) }
      @Test func fails() { #expect(Cart(prices: [1]).total() == 2) }
      @Test func endsTheProcess() { #expect(Cart().total() == 0) }
      @Test func unwrapsNil() async {
        let one: Int? = Cart().prices.first
        await Task.yield()
        #expect(one! == 1)
      }
      @Test(arguments: 1..<4) func counts(number: Int) {
        #expect(Cart(prices: [number]).total() == number)
      }
      @MainActor @Test(.enabled(if: ProcessInfo.processInfo.environment["CART_HANGS"] != nil))
      func neverEnds() {
        while true { RunLoop.main.run(mode: .default, before: .distantFuture) }
      }
    }
    """
}
