import Foundation
import TemporaryFolders

/// An Xcode project with packages: one beside it with resources and a target of C's, one elsewhere with a
/// view, which needs one that knows nothing of UIKit, and one that is nowhere.
struct TripsProject {
  let project: TemporaryFolder
  private let repositories: [TemporaryFolder]

  init() throws {
    let plurals = try Self.repository("Plurals", Self.plurals)
    let badges = try Self.repository("Badges", Self.badges(plurals.url.path))
    repositories = [plurals, badges]
    project = try TemporaryFolder(
      Self.files.merging(["Trips.xcodeproj/project.pbxproj": Self.text(badges.url.path)]) { $1 })
  }

  /// A package in a repository, with one version.
  private static func repository(
    _ name: String, _ files: [String: String]
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files, named: name)
    for arguments in [
      ["init", "--quiet"], ["add", "--all"],
      [
        "-c", "user.name=Tests", "-c", "user.email=tests@example.com", "-c", "commit.gpgsign=false",
        "commit", "--quiet", "--message", "1.0.0",
      ], ["tag", "1.0.0"],
    ] {
      let git = try Process.run(
        URL(filePath: "/usr/bin/env"), arguments: ["git", "-C", folder.url.path] + arguments)
      git.waitUntilExit()
    }
    return folder
  }

  private static func text(_ badges: String) -> String {
    """
    // !$*UTF8*$!
    {
      objects = {
        ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP, TESTS); packageReferences = (LOCAL, FAR, GONE); };
        MAIN = {isa = PBXGroup; children = (GAPP, GTESTS); sourceTree = "<group>"; };
        GAPP = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        GTESTS = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
        APP = {isa = PBXNativeTarget; name = Trips; buildPhases = (); fileSystemSynchronizedGroups = (GAPP); packageProductDependencies = (P1, P2, P3); productType = "com.apple.product-type.application"; };
        TESTS = {isa = PBXNativeTarget; name = TripsTests; buildPhases = (); dependencies = (D1); fileSystemSynchronizedGroups = (GTESTS); productType = "com.apple.product-type.bundle.unit-test"; };
        D1 = {isa = PBXTargetDependency; target = APP; };
        LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };
        FAR = {isa = XCRemoteSwiftPackageReference; repositoryURL = "file://\(badges)"; requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
        GONE = {isa = XCRemoteSwiftPackageReference; repositoryURL = "file:///nowhere/Gone"; requirement = {kind = exactVersion; version = 3.1.0; }; };
        P1 = {isa = XCSwiftPackageProductDependency; productName = Kit; };
        P2 = {isa = XCSwiftPackageProductDependency; package = FAR; productName = Badges; };
        P3 = {isa = XCSwiftPackageProductDependency; package = GONE; productName = Gone; };
      };
      rootObject = ROOT;
    }
    """
  }

  private static let files = [
    "App/AppDelegate.swift": """
    import Badges
    import Kit
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      let screen = KitViewController()
      let badge = BadgeView()
    }
    """,
    "App/Gone.swift": "import Gone\nfinal class Away {}\n",
    "Tests/TripsTests.swift": """
    import Badges
    import Kit
    import XCTest
    @testable import Trips

    final class TripsTests: XCTestCase {
      @MainActor func testAPackageOfTheProjectHasItsResourcesAndItsC() {
        _ = Away()
        let delegate = AppDelegate()
        delegate.screen.loadViewIfNeeded()
        delegate.screen.perform(#selector(KitViewController.load))
        XCTAssertEqual(delegate.screen.title, "Welcome 42")
      }

      @MainActor func testAPackageElsewhereHasItsViewsAndWhatItNeeds() {
        let badge = AppDelegate().badge
        badge.perform(#selector(BadgeView.count))
        XCTAssertEqual(badge.accessibilityLabel, "2 trips")
      }
    }
    """,
    "Kit/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [
        .target(name: "Kit", dependencies: ["CKit"], resources: [.process("Resources")]),
        .target(name: "CKit", cSettings: [.define("ANSWER", to: "42")]),
      ])
    """,
    "Kit/Sources/Kit/Resources/greeting.txt": "Welcome",
    "Kit/Sources/Kit/KitViewController.swift": """
    import CKit
    import UIKit

    public class KitViewController: UIViewController {
      @objc public func load() {
        let file = Bundle.module.url(forResource: "greeting", withExtension: "txt")
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        title = "\\(text) \\(answer())"
      }
    }
    """,
    "Kit/Sources/CKit/answer.c": "#include \"answer.h\"\nint answer(void) { return ANSWER; }\n",
    "Kit/Sources/CKit/include/answer.h": "int answer(void);\n",
  ]

  private static func badges(_ plurals: String) -> [String: String] {
    [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Badges", products: [.library(name: "Badges", targets: ["Badges"])],
        dependencies: [.package(url: "file://\(plurals)", from: "1.0.0")],
        targets: [
          .target(
            name: "Badges", dependencies: [.product(name: "Plurals", package: "Plurals")])
        ])
      """,
      "Sources/Badges/BadgeView.swift": """
      import Plurals
      #if canImport(UIKit)
        import UIKit

        open class BadgeView: UIView {
          @objc open func count() { accessibilityLabel = plural(2, "trip") }
        }
      #endif
      """,
    ]
  }

  private static let plurals = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Plurals", products: [.library(name: "Plurals", targets: ["Plurals"])],
      targets: [.target(name: "Plurals")])
    """,
    "Sources/Plurals/Plurals.swift": """
    public func plural(_ number: Int, _ word: String) -> String {
      "\\(number) \\(word)\\(number == 1 ? "" : "s")"
    }
    """,
  ]
}
