import Foundation

/// Writes tests for XCTest. Templates have them for Swift Testing.
enum TestForm {
  /// Returns a file of Swift Testing as a file of XCTest.
  ///
  /// Each expectation is one line. Methods are asynchronous: XCTest on Linux does not call synchronous ones
  /// of the main actor.
  static func xcTest(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line == "import Testing" ? "import XCTest" : converted(String(line))
    }.joined(separator: "\n")
      .replacingOccurrences(
        of: "import XCTest\nimport UIKit\n", with: "import UIKit\nimport XCTest\n")
  }

  private static func converted(_ line: String) -> String {
    if let match = line.wholeMatch(of: /@MainActor @Suite(?:\(\.stage\))? struct (\w+) \{/) {
      return "final class \(match.1): XCTestCase {"
    }
    if let match = line.wholeMatch(of: /( *)@Test func `(.+)`\(\)(.*)\{/) {
      let isThrowing = match.3.contains("throws")
      return
        "\(match.1)@MainActor func \(name(String(match.2)))() async \(isThrowing ? "throws " : ""){"
    }
    if let match = line.wholeMatch(of: /( +)private func (.+)/) {
      return "\(match.1)@MainActor private func \(match.2)"
    }
    return expectation(line)
  }

  private static func expectation(_ line: String) -> String {
    var line = line
    if let match = line.wholeMatch(of: /( *)#expect\((.+)\)/) {
      line = match.1 + assertion(String(match.2))
    }
    return line.replacingOccurrences(of: "#require(", with: "XCTUnwrap(")
  }

  private static func assertion(_ condition: String) -> String {
    if let match = condition.wholeMatch(of: /(.+) == nil/) { return "XCTAssertNil(\(match.1))" }
    if let match = condition.wholeMatch(of: /(.+) != nil/) { return "XCTAssertNotNil(\(match.1))" }
    if let match = condition.wholeMatch(of: /(.+) === (.+)/) {
      return "XCTAssertIdentical(\(match.1), \(match.2))"
    }
    if let match = condition.wholeMatch(of: /(.+) == true/) {
      return "XCTAssertEqual(\(match.1), true)"
    }
    if let match = condition.wholeMatch(of: /(.+) == (.+)/) {
      return "XCTAssertEqual(\(match.1), \(match.2))"
    }
    if condition.hasPrefix("!") { return "XCTAssertFalse(\(condition.dropFirst()))" }
    return "XCTAssertTrue(\(condition))"
  }

  /// The name of a method, of a sentence.
  private static func name(_ sentence: String) -> String {
    "test"
      + sentence.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
