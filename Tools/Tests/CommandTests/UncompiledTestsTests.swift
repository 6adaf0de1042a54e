import Foundation
import TemporaryFolders
import Testing

extension CommandTests {
  private static let twoTestTargets = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Kit",
      targets: [
        .target(name: "Kit"),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
        .testTarget(name: "OldTests", dependencies: ["Kit"]),
      ])
    """,
    "Sources/Kit/Kit.swift": "public func double(_ number: Int) -> Int { 2 * number }\n",
    "Tests/KitTests/KitTests.swift": """
    import XCTest
    import Kit

    final class KitTests: XCTestCase {
      func testDouble() { XCTAssertEqual(double(2), 4) }
    }
    """,
    // No parser can read it, so nothing of it can be set aside.
    "Tests/OldTests/OldTests.swift":
      "import XCTest\n\nfinal class OldTests: XCTestCase {\n  func (\n",
  ]

  @Test func `tests that do not compile do not stop those of other targets`() async throws {
    let project = try TemporaryFolder(Self.twoTestTargets, named: "Kit")
    for _ in 0..<2 {
      let tests = try await Command.run(["test", project.url.path])
      #expect(tests.status == 2, Comment(rawValue: tests.all))
      #expect(tests.all.contains("1 test passed, 0 failed"), Comment(rawValue: tests.all))
      #expect(
        tests.errors.contains(
          "not run, because they do not compile: the tests of OldTests; for the errors: --target OldTests"
        ))
    }
    let old = try await Command.run(["test", project.url.path, "--target", "OldTests"])
    #expect(old.status == 1)
    #expect(old.errors.contains("OldTests.swift:4:"), Comment(rawValue: old.all))
  }
}
