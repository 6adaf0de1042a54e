/// A Swift package with screens, tests, resources, and a package beside it; no app.
enum ShopPackage {
  static let files = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Shop",
      platforms: [.iOS(.v15)],
      dependencies: [.package(path: "../ShopKit")],
      targets: [
        .target(
          name: "Shop", dependencies: [.product(name: "ShopKit", package: "ShopKit")],
          resources: [.process("Resources")], swiftSettings: [.define("SHOP")]),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
      ])
    """,
    "Sources/Shop/ShopViewController.swift": """
    import ShopKit
    import UIKit

    public class ShopViewController: UIViewController {
      public override func viewDidLoad() {
        super.viewDidLoad()
        #if SHOP && os(iOS)
          title = Price.text(3)
        #endif
      }

      @objc func reload() {
        let file = Bundle.module.url(forResource: "greeting", withExtension: "txt")
        title = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      }
    }
    """,
    "Sources/Shop/Resources/Texts/greeting.txt": "Welcome",
    "Tests/ShopTests/ShopTests.swift": """
    import XCTest
    @testable import Shop

    final class ShopTests: XCTestCase {
      @MainActor func testAPackageBesideItIsBuilt() {
        let controller = ShopViewController()
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.title, "3 €")
      }

      @MainActor func testResourcesAreFound() {
        let controller = ShopViewController()
        controller.perform(#selector(ShopViewController.reload))
        XCTAssertEqual(controller.title, "Welcome")
      }
    }
    """,
    "../ShopKit/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "ShopKit", products: [.library(name: "ShopKit", targets: ["ShopKit"])],
      targets: [.target(name: "ShopKit")])
    """,
    "../ShopKit/Sources/ShopKit/Price.swift": """
    import UIKit

    public final class Price: NSObject {
      @objc public static func text(_ euros: Int) -> String { "\\(euros) €" }
    }
    """,
  ]
}
