import Foundation
import TemporaryFolders
import Testing

/// Two hundred names that the stage lacks in one project, and what `--strict` makes of them.
extension CommandTests {
  @Test(.timeLimit(.minutes(15)))
  func `each of two hundred missing names is said with its caller`() async throws {
    let many = try ManyNamesProject()
    #expect(many.count == ManyNamesProject.count)
    let project = try TemporaryFolder(many.files, named: "Many")
    let before = try project.contents()

    let result = try await Command.run(["test", project.url.path])
    #expect(result.status == 2, Comment(rawValue: result.all))
    #expect(try project.contents() == before)
    let lines = result.errors.split(separator: "\n")
    // An override stays as a method, with the sentence of the compiler.
    for line in lines where line.contains(" is set aside: ") {
      #expect(line.contains(": warning: the override "), Comment(rawValue: String(line)))
    }
    #expect(result.errors.contains("\n1 test passed, 0 failed, 1 not judged, in "))

    for use in many.uses {
      let line = lines.first { line in
        use.names.contains {
          line.hasPrefix("  \($0): ") || line.hasPrefix("  \($0) (without effect: ")
        }
      }
      #expect(
        line?.contains(", first from \(use.caller), in ManyTests.UsesTests/testUsesAll") == true,
        Comment(rawValue: "\(use): \(line ?? "not in the report")"))
    }
    for message in many.neverCalled {
      #expect(
        lines.contains { $0.hasSuffix(": warning: " + message) }, Comment(rawValue: message))
    }
  }

  @Test(.timeLimit(.minutes(15)))
  func `in a strict run a test that reaches a missing name fails`() async throws {
    let project = try TemporaryFolder(
      [
        "AppDelegate.swift": MissingNamesProject.appDelegate,
        "Library.swift": MissingNamesProject.library, "ShelfTests/ShelfTests.swift": Self.shelf,
      ], named: "Shelf")
    let path = project.url.path
    let strict = try await Command.run(["test", path, "--strict"])
    #expect(strict.status == 1, Comment(rawValue: strict.all))
    #expect(
      strict.errors.contains(
        "\nfailed: ShelfTests.ShelfTests/testIsClosed: "
          + "PHPhotoLibrary.authorizationStatus() is missing\n"))
    #expect(strict.errors.contains("\n1 test passed, 1 failed, in "))

    // A name of UIKit that is missing does not compile.
    try project.write(
      Self.shelf.replacing("1 + 1, 2", with: "UIView().largeContentTitle, nil"),
      to: "ShelfTests/ShelfTests.swift")
    let uncompiled = try await Command.run(["test", path, "--strict"])
    #expect(uncompiled.status == 1, Comment(rawValue: uncompiled.all))
    #expect(uncompiled.errors.contains("error: the tests of Shelf do not compile."))
  }

  private static let shelf = """
    import UIKit
    import XCTest
    @testable import Shelf

    @MainActor
    final class ShelfTests: XCTestCase {
      func testIsClosed() { XCTAssertFalse(Library().isOpen) }

      func testAddsNumbers() { XCTAssertEqual(1 + 1, 2) }
    }
    """
}
