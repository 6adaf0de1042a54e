import StorylineTesting
import Synchronization
import UIKit
import XCTest

/// The same from XCTest, which knows nothing of Swift Testing's traits.
@MainActor
final class DriverXCTests: XCTestCase {
  func testAppIsDriven() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.button("Next").tap()
    XCTAssertTrue(app.expectStack("Room 1", "Room 2"))
    try await app.swipeBack()
    XCTAssertTrue(app.expectScreen(RoomViewController.self, titled: "Room 1"))
  }

  func testActionThatCannotBeDoneIsThrown() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    let line = #line + 2
    do {
      try await app.button("Sign in").tap()
      XCTFail("There is no such button.")
    } catch let error as DriverError {
      XCTAssertEqual(error.message, "There is no button “Sign in”.")
      XCTAssertEqual("\(error.location)", "DriverXCTests.swift:\(line)")
    }
  }

  private struct Recorded {
    let text: String
    let file: String
    let line: Int
  }

  // XCTest on Linux cannot expect a failure: what it is told is kept here instead.
  private nonisolated let recorded = Mutex<[Recorded]?>(nil)

  nonisolated override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    let isKept = recorded.withLock { recorded in
      recorded?.append(Recorded(text: description, file: filePath, line: lineNumber))
      return recorded != nil
    }
    guard !isKept else { return }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }

  func testExpectationThatIsNotMetFailsTheTest() async throws {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    recorded.withLock { $0 = [] }
    let line = #line + 1
    app.expectStack("Somewhere else")
    let failures = recorded.withLock { recorded in
      defer { recorded = nil }
      return recorded ?? []
    }
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(
      failures.first?.text.contains("Expected the stack [\"Somewhere else\"]") == true)
    XCTAssertEqual(failures.first?.file, "\(#filePath)")
    XCTAssertEqual(failures.first?.line, line)
  }
}
