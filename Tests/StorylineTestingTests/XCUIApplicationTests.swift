import StorylineTesting
import UIKit
import XCTest

/// A test as it is written for XCUITest, but for the line that names the app.
@MainActor
final class XCUIApplicationTests: XCTestCase {
  func testButtonsLeadOnAndBack() async {
    let app = XCUIApplication(GalleryDelegate.self)
    app.launch()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertTrue(app.navigationBars["Room 1"].exists)
    app.buttons["Next"].tap()
    XCTAssertTrue(app.navigationBars["Room 2"].exists)
    app.navigationBars.buttons["Room 1"].tap()
    XCTAssertTrue(app.navigationBars["Room 1"].exists)
    XCTAssertFalse(app.navigationBars["Room 2"].exists)
  }

  func testAlertIsAnswered() async {
    let app = XCUIApplication(GalleryDelegate.self)
    app.launch()
    app.buttons["Alert"].tap()
    let alert = app.alerts["Delete?"]
    XCTAssertTrue(alert.waitForExistence(timeout: 1))
    XCTAssertTrue(alert.staticTexts["For good."].exists)
    XCTAssertTrue(app.buttons["Next"].exists)
    XCTAssertFalse(app.buttons["Next"].isHittable)
    XCTAssertEqual(alert.buttons.count, 2)
    alert.buttons["Keep"].tap()
    XCTAssertTrue(alert.waitForNonExistence(timeout: 1))
    await settleTasks()
    XCTAssertEqual(app.staticTexts["status"].label, "kept")
  }

  func testTextViewsAndSearchFieldsAreWrittenIn() async {
    let app = XCUIApplication(WritingDelegate.self)
    app.launch()
    let search = app.searchFields["Find"]
    search.tap()
    search.typeText("x")
    XCTAssertEqual(search.value as? String, "x")
    app.buttons["Cancel"].tap()
    let note = app.textViews["note"]
    note.tap()
    note.typeText("hello")
    XCTAssertEqual(note.value as? String, "hello")
  }

  func testTextIsTyped() async {
    let app = XCUIApplication(GalleryDelegate.self)
    app.launch()
    let field = app.textFields["Name"]
    field.tap()
    field.typeText("Ada")
    XCTAssertEqual(app.textFields.element.value as? String, "Ada")
    XCTAssertEqual(app.textFields.firstMatch.label, "Name")
  }

  func testSeveralOfAKind() async {
    let app = XCUIApplication(GalleryDelegate.self)
    app.launch()
    XCTAssertEqual(app.buttons.allElementsBoundByIndex.filter { $0.label == "Twin" }.count, 2)
    XCTAssertEqual(app.buttons["Off"].isEnabled, false)
    XCTAssertEqual(app.staticTexts.element(boundBy: 99).exists, false)
    XCTAssertFalse(app.images.element.exists)
  }

  func testDeviceIsTurnedAndTheAppIsLeft() async {
    let app = XCUIApplication(GalleryDelegate.self)
    XCTAssertEqual(app.state, .notRunning)
    app.launch()
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(UIScreen.main.bounds.width, 852)
    XCTAssertEqual(XCUIDevice.shared.orientation, .landscapeLeft)
    XCUIDevice.shared.press(.home)
    XCTAssertEqual(app.state, .runningBackground)
    app.activate()
    XCTAssertEqual(app.state, .runningForeground)
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
  }

  func testDotsTellThePageAndLeadOn() async {
    let app = XCUIApplication(LeafletDelegate.self)
    app.launch()
    XCTAssertEqual(app.pageIndicators.count, 1)
    XCTAssertEqual(app.pageIndicators.element.value as? String, "page 1 of 4")
    app.pageIndicators["page 1 of 4"].tap()
    XCTAssertTrue(app.staticTexts["Page 2"].isHittable)
    XCTAssertEqual(app.pageIndicators.firstMatch.value as? String, "page 2 of 4")
  }

  func testWhatCannotBeDoneFailsTheTest() async {
    let app = XCUIApplication(GalleryDelegate.self)
    app.launch()
    let line = UInt(#line + 2)
    let failures = await Failure.collect {
      app.buttons["Sign in"].tap()
      app.textFields["Name"].typeText("Ada")
    }
    XCTAssertEqual(
      failures.map { $0.message.split(separator: "\n").first.map(String.init) },
      [
        "There is no button “Sign in”.",
        "textField “Name” is not edited. Tap it first.",
      ])
    XCTAssertEqual(failures.first?.location.line, line)
  }

  private func settleTasks() async { try? await settle() }
}
