import Foundation
import TemporaryFolders
import Testing

/// Tests that need more than XCTest on Linux has, and screens of SwiftUI's, from end to end.
extension CommandTests {
  @Test(.timeLimit(.minutes(15)))
  func `tests pass with the failures that they expect, and fail without them`() async throws {
    let project = try TemporaryFolder(KioskProject.expecting, named: "Kiosk")
    let result = try await Command.run(["test", project.url.path])
    #expect(result.status == 1, Comment(rawValue: result.all))
    let lines = result.errors.split(separator: "\n")
    func line(_ start: String) -> String? { lines.first { $0.hasPrefix(start) }.map(String.init) }
    for test in ["testFailsInABlock", "testFailsInATask", "testFailsLater", "testThrows"] {
      #expect(lines.contains("failed as expected: KioskTests.KioskTests/\(test)"))
    }
    #expect(
      line("failed: KioskTests.KioskTests/testDoesNotFail: ")?
        .contains("KioskTests.swift:24: failed - an expected failure did not happen: no stock yet")
        == true)
    #expect(
      line("failed: KioskTests.KioskTests/testDoesNotFailAtAll: ")?
        .contains("an expected failure did not happen: no stock ever") == true)
    #expect(
      line("failed: KioskTests.KioskTests/testFailsOtherwise: ")?.contains("failed - closed")
        == true)
    #expect(line("failed: KioskTests.KioskTests/testRecords: ")?.contains("closed today") == true)
    #expect(
      lines.last?.hasPrefix("7 tests passed, 4 failed, 1 skipped, in ") == true,
      Comment(rawValue: result.errors))
  }

  @Test(.timeLimit(.minutes(15)))
  func `an app whose screens are SwiftUI's launches, and its other tests are judged`() async throws
  {
    let project = try TemporaryFolder(KioskProject.hosting, named: "Stall")
    let result = try await Command.run(["test", project.url.path])
    #expect(result.status == 2, Comment(rawValue: result.all))
    let lines = result.errors.split(separator: "\n")
    #expect(lines.contains("outside tests: UIHostingController is missing"))
    #expect(
      lines.contains {
        $0.hasPrefix("not judged: StallTests.StallTests/testAHostIsAController: ")
      })
    #expect(
      lines.contains {
        $0.hasPrefix("not judged: StallTests.StallTests/testAPaintedScreenIsNoTrap: ")
      })
    #expect(
      lines.last?.hasPrefix("2 tests passed, 0 failed, 2 not judged, in ") == true,
      Comment(rawValue: result.errors))
  }
}
