import StorylineTesting
import UIKit
import XCTest

final class FriendsUITests: XCTestCase {
  // Not async, as such tests are: tasks of the app run while it waits.
  func testFriendIsAdded() {
    MainActor.assumeIsolated {
      let app = XCUIApplication(AppDelegate.self)
      app.launch()
      app.buttons["Add"].tap()
      app.textFields["Name"].tap()
      app.textFields["Name"].typeText("Grace")
      app.buttons["Save"].tap()
      XCTAssertTrue(app.buttons["Grace"].waitForExistence(timeout: 2))
    }
  }
}
