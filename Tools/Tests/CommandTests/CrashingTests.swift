import Foundation
import TemporaryFolders
import Testing

/// Tests that end the process, from end to end.
extension CommandTests {
  @Test(.timeLimit(.minutes(15)))
  func `a test that ends the process is one failed test, and the others run`() async throws {
    let project = try TemporaryFolder(CrashingProject.files, named: "Shop")
    let path = project.url.path
    let result = try await Command.run(["test", path])
    #expect(result.status == 1, Comment(rawValue: result.all))
    let lines = result.errors.split(separator: "\n")
    func line(_ start: String) -> String? { lines.first { $0.hasPrefix(start) }.map(String.init) }
    for (test, sentence) in [
      ("CartTests/testEndsTheProcess", "/Cart.swift:9: Fatal error: an empty cart has no total"),
      ("CartTests/testExits", "The process ended without a message, for example by exit()"),
      ("CartTests/testMisusesUIKit", "/ShopTests/CartTests.swift:12: Fatal error: "),
      ("CartTests/testReadsOutsideOfTheBounds", "/Cart.swift:5: Fatal error: Index out of range"),
      ("CartSuite/endsTheProcess()", "/Cart.swift:9: Fatal error: an empty cart has no total"),
      ("CartSuite/unwrapsNil()", "Fatal error: Unexpectedly found nil"),
    ] {
      let found = line("crashed: ShopTests.\(test)")
      #expect(found?.contains(sentence) == true, Comment(rawValue: "\(test): \(found ?? "")"))
    }
    #expect(
      line("failed: ShopTests.CartTests/testFails: ")?.contains("CartTests.swift:9: ") == true)
    #expect(line("failed: ShopTests.CartSuite/fails()")?.contains("CartSuite.swift:7: ") == true)
    #expect(
      lines.last?.hasPrefix("4 tests passed, 2 failed, 6 crashed, 2 skipped, in ") == true,
      Comment(rawValue: result.errors))
    #expect(!result.all.contains("Registers:") && !result.all.contains("libswiftCore.so"))

    let hanging = try await Command.run(
      ["test", path, "--time-limit", "2", "--filter", "CartSuite/(adds|neverEnds)"],
      environment: ["CART_HANGS": "1"])
    let said = hanging.errors.split(separator: "\n")
    #expect(
      said.contains {
        $0.hasPrefix("crashed: ShopTests.CartSuite/neverEnds()")
          && $0.contains("The test has not ended after 2 seconds")
      }, Comment(rawValue: hanging.all))
    #expect(
      said.last?.hasPrefix("1 test passed, 0 failed, 1 crashed, in ") == true,
      Comment(rawValue: hanging.errors))
  }

  @Test(.timeLimit(.minutes(15)))
  func `an app that ends the process at its launch does not stop its tests`() async throws {
    let project = try TemporaryFolder(CrashingProject.failingLaunch, named: "Stall")
    let result = try await Command.run(["test", project.url.path])
    #expect(result.status == 1, Comment(rawValue: result.all))
    let lines = result.errors.split(separator: "\n")
    #expect(
      lines.contains("the process ended before the first test: the tests run without the app"))
    #expect(
      lines.contains {
        $0.hasPrefix("crashed outside tests: ") && $0.hasSuffix("Fatal error: no stock")
      }, Comment(rawValue: result.errors))
    #expect(
      lines.last?.hasPrefix("2 tests passed, 0 failed, 1 crashed, in ") == true,
      Comment(rawValue: result.errors))
  }

  @Test(.timeLimit(.minutes(15)))
  func `the last line counts the tests of both libraries`() async throws {
    let result = try await Command.run(["test", PlainApp.basics.folder.path])
    #expect(result.status == 0, Comment(rawValue: result.all))
    #expect(
      result.errors.split(separator: "\n").last?.hasPrefix("5 tests passed, 0 failed, in ") == true)
    #expect(!result.output.contains("0 tests in 0 suites"))
  }
}
