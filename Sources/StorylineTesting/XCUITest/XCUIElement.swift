public import Foundation
import UIKit

/// Something in the app's windows, by the names of XCUITest.
///
/// It is searched for again at each use. An impossible action is a failure of the test, which goes
/// on, as with `continueAfterFailure`.
@MainActor
public class XCUIElement {
  let found: Element

  init(_ found: Element) { self.found = found }

  /// The element in which descendants are searched for; `nil` for all windows.
  var container: Element? { found }

  // MARK: State

  /// A Boolean value that indicates whether the element exists, though it may be covered.
  public final var exists: Bool { match != nil }

  /// A Boolean value that indicates whether a touch reaches the element.
  public final var isHittable: Bool { !found.matches.isEmpty }

  /// A Boolean value that indicates whether the element accepts touches.
  public final var isEnabled: Bool { match?.described.isEnabled ?? false }

  public final var isSelected: Bool { match?.described.isSelected ?? false }

  /// The label: the title of a button, the text of a label. It is empty if the element has no name.
  public final var label: String { match?.described.label ?? "" }

  /// Its `accessibilityIdentifier`; empty where it has none.
  public final var identifier: String { match?.described.identifier ?? "" }

  /// The value: the text of a field.
  public final var value: Any? { match?.described.value }

  /// The frame on the screen.
  public final var frame: CGRect { match?.frame ?? .zero }

  private var match: Match? { found.matches(.shown).first }

  // MARK: Waiting

  /// Waits until it is there.
  ///
  /// - Parameter timeout: The longest time to wait, in seconds of real time.
  /// - Returns: `true` if the element appeared in time.
  public final func waitForExistence(timeout: TimeInterval) -> Bool {
    wait(timeout) { exists }
  }

  /// Waits until it is gone.
  ///
  /// - Parameter timeout: The longest time to wait, in seconds of real time.
  /// - Returns: `true` if the element disappeared in time.
  public final func waitForNonExistence(timeout: TimeInterval) -> Bool {
    wait(timeout) { !exists }
  }

  private func wait(_ timeout: TimeInterval, until isOver: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: timeout)
    while true {
      try? settleNow()
      if isOver() { return true }
      guard Date() < end else { return false }
      _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
    }
  }

  // MARK: Actions

  /// Taps it.
  public final func tap(file: StaticString = #filePath, line: UInt = #line) {
    touch(TestLocation(file, line)) { Finger().tap($0) }
  }

  /// Taps it twice.
  public final func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    touch(TestLocation(file, line)) { Finger().tap($0, times: 2) }
  }

  /// Keeps a finger on it.
  public final func press(
    forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    touch(TestLocation(file, line)) { Finger().press($0, for: duration) }
  }

  /// Keeps a finger on it, moves it to the middle of the other element, and lets go.
  public final func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let location = TestLocation(file, line)
    attempt {
      let start = try found.point(at: location)
      let frame = try otherElement.found.only(at: location).frame
      Finger().press(
        start, for: duration, thenDragTo: CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  /// Moves two fingers on it apart, or together with a `scale` below 1. The speed has no effect,
  /// but its sign must match the scale, as in XCUITest.
  public final func pinch(
    withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    precondition(
      (scale > 1) == (velocity > 0), "A scale over 1 has a velocity over 0, and one below below.")
    attempt { try found.fingers(at: TestLocation(file, line)).move(scale: scale, rotation: 0) }
  }

  /// Moves two fingers on it round each other, by so many radians.
  public final func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    precondition(
      (rotation > 0) == (velocity > 0), "Rotation and velocity have the same direction.")
    attempt { try found.fingers(at: TestLocation(file, line)).move(scale: 1, rotation: rotation) }
  }

  public final func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    attempt { try found.fingers(at: TestLocation(file, line)).tap() }
  }

  /// Swipes over it: what is below comes up.
  public final func swipeUp(file: StaticString = #filePath, line: UInt = #line) {
    swipe(TestLocation(file, line), x: 0, y: -1)
  }

  public final func swipeDown(file: StaticString = #filePath, line: UInt = #line) {
    swipe(TestLocation(file, line), x: 0, y: 1)
  }

  public final func swipeLeft(file: StaticString = #filePath, line: UInt = #line) {
    swipe(TestLocation(file, line), x: -1, y: 0)
  }

  public final func swipeRight(file: StaticString = #filePath, line: UInt = #line) {
    swipe(TestLocation(file, line), x: 1, y: 0)
  }

  // From one side of its middle to the other, where it is seen.
  private func swipe(_ location: TestLocation, x: CGFloat, y: CGFloat) {
    attempt {
      let match = try found.only(at: location)
      let screen = CGRect(origin: .zero, size: Stage.shared.screen.size)
      let seen = match.frame.intersection(screen)
      let way = CGPoint(x: x * seen.width * 0.3, y: y * seen.height * 0.3)
      Finger().swipe(
        from: CGPoint(x: seen.midX - way.x, y: seen.midY - way.y),
        to: CGPoint(x: seen.midX + way.x, y: seen.midY + way.y))
    }
  }

  /// Moves the knob of a slider with a finger, to a place between 0 and 1.
  public final func adjust(
    toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    attempt { try found.moveSlider(to: position, at: TestLocation(file, line)) }
  }

  /// Turns a wheel of a picker with a finger, until that value is in its middle.
  public final func adjust(
    toPickerWheelValue value: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    attempt { try found.turnWheel(to: value, at: TestLocation(file, line)) }
  }

  /// Types into it. It has to be edited already, as after a tap.
  public final func typeText(
    _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let location = TestLocation(file, line)
    attempt {
      let match = try found.only(at: location)
      guard match.view.isFirstResponder || match.view is UIWindow && Stage.shared.takesText else {
        throw DriverError("\(match.name) is not edited. Tap it first.", at: location)
      }
      Stage.shared.type(text)
    }
  }

  private func touch(_ location: TestLocation, _ body: (CGPoint) -> Void) {
    attempt { body(try found.point(at: location)) }
  }

  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch let error as DriverError {
      Failure(message: "\(error.message)\n\(error.screen)", location: error.location).report()
    } catch {
      return
    }
    settle()
  }

  final func settle() { Self.settle() }

  /// Lets everything come to rest, and tasks of the app run in between where that is possible.
  static func settle() {
    for _ in 0..<3 {
      try? settleNow()
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
  }
}

// MARK: - Finding

extension XCUIElement: XCUIElementTypeQueryProvider {
  public final var buttons: XCUIElementQuery { XCUIElementQuery(.button, in: container) }
  public final var staticTexts: XCUIElementQuery { XCUIElementQuery(.staticText, in: container) }
  public final var textFields: XCUIElementQuery { XCUIElementQuery(.textField, in: container) }
  public final var textViews: XCUIElementQuery { XCUIElementQuery(.textView, in: container) }
  public final var searchFields: XCUIElementQuery { XCUIElementQuery(.searchField, in: container) }
  public final var images: XCUIElementQuery { XCUIElementQuery(.image, in: container) }
  public final var alerts: XCUIElementQuery { XCUIElementQuery(.alert, in: container) }
  public final var navigationBars: XCUIElementQuery {
    XCUIElementQuery(.navigationBar, in: container)
  }
  public final var tabBars: XCUIElementQuery { XCUIElementQuery(.tabBar, in: container) }
  public final var pageIndicators: XCUIElementQuery {
    XCUIElementQuery(.pageIndicator, in: container)
  }
  public final var scrollViews: XCUIElementQuery { XCUIElementQuery(.scrollView, in: container) }
  public final var tables: XCUIElementQuery { XCUIElementQuery(.table, in: container) }
  public final var collectionViews: XCUIElementQuery {
    XCUIElementQuery(.collectionView, in: container)
  }
  public final var cells: XCUIElementQuery { XCUIElementQuery(.cell, in: container) }
  public final var switches: XCUIElementQuery { XCUIElementQuery(.switch, in: container) }
  public final var sliders: XCUIElementQuery { XCUIElementQuery(.slider, in: container) }
  public final var segmentedControls: XCUIElementQuery {
    XCUIElementQuery(.segmentedControl, in: container)
  }
  public final var steppers: XCUIElementQuery { XCUIElementQuery(.stepper, in: container) }
  public final var pickers: XCUIElementQuery { XCUIElementQuery(.picker, in: container) }
  public final var pickerWheels: XCUIElementQuery { XCUIElementQuery(.pickerWheel, in: container) }
  public final var datePickers: XCUIElementQuery { XCUIElementQuery(.datePicker, in: container) }
  public final var activityIndicators: XCUIElementQuery {
    XCUIElementQuery(.activityIndicator, in: container)
  }
  public final var progressIndicators: XCUIElementQuery {
    XCUIElementQuery(.progressIndicator, in: container)
  }
}
