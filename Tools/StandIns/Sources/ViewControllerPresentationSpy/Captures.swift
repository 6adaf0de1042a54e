import UIKit
import XCTest

/// Captures presentations and dismissals while a verifier exists. The library exchanges UIKit's methods on Apple's
/// systems.
@MainActor
enum Captures {
  weak static var alerts: AlertVerifier?
  weak static var presentations: PresentationVerifier?
  weak static var dismissals: DismissalVerifier?

  /// Captures them from now on.
  static func begin() {
    _PresentationSubstitute.present = { presenter, presented, animated, completion in
      if let presentations {
        presented.loadViewIfNeeded()
        presentations.note(presented, by: presenter, animated: animated, completion)
        return true
      }
      guard let alerts else { return false }
      // An alert verifier captures all presentations, and notes those of alerts.
      if let alert = presented as? UIAlertController {
        alert.loadViewIfNeeded()
        alerts.note(alert, by: presenter, animated: animated, completion)
      }
      return true
    }
    _PresentationSubstitute.dismiss = { controller, animated, completion in
      guard let dismissals else { return false }
      dismissals.note(controller, animated: animated, completion)
      return true
    }
  }

  static func failTwice(_ name: String) {
    XCTFail(
      "More than one instance of \(name) exists. This may be caused by creating one in setUp() "
        + "but failing to set the property to nil in tearDown().")
  }
}

/// The place of a call in a test.
struct Place {
  let file: StaticString
  let line: UInt

  func fail(_ message: String) { XCTFail(message, file: file, line: line) }

  /// Returns whether a method was called at all; more than one call fails the test.
  func isCalled(_ count: Int, _ action: String) -> Bool {
    if count == 0 { fail("\(action) not called") }
    if count > 1 { fail("\(action) called \(count) times, expected once") }
    return count > 0
  }

  func expect(animated actual: Bool, _ expected: Bool, _ action: String) {
    guard actual != expected else { return }
    fail(
      expected
        ? "Expected animated \(action), but was not animated"
        : "Expected non-animated \(action), but was animated")
  }

  func expect<Value: Equatable>(_ actual: Value, _ expected: Value, _ name: String) {
    guard actual != expected else { return }
    fail("Expected \(expected), but was \(actual) - \(name)")
  }

  func expect(_ actual: AnyObject?, same expected: AnyObject?, _ name: String) {
    guard let actual, let expected, actual !== expected else { return }
    fail("Expected same instance as \(expected), but was \(actual) - \(name)")
  }
}
