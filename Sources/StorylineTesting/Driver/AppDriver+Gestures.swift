public import Foundation
import UIKit

// Gestures without an element.
extension AppDriver {
  /// Taps that point of the screen, whatever view is there.
  public func tap(at point: CGPoint) async throws {
    Finger().tap(point)
    try await settle()
  }

  // MARK: Going back

  /// Taps the back button.
  ///
  /// - Throws: ``DriverError`` when UIKit shows none.
  public func goBack(file: StaticString = #filePath, line: UInt = #line) async throws {
    let button = try backButton(at: TestLocation(file, line))
    try await GestureBack.performing(.goBack) {
      Finger().tap(button)
      try await settle()
    }
  }

  /// Presses the back button until its menu is there, and chooses the screen of that title.
  public func goBack(to title: String, file: StaticString = #filePath, line: UInt = #line)
    async throws
  {
    Finger().press(try backButton(at: TestLocation(file, line)), for: 1)
    try await settle()
    try await GestureBack.performing(.goBackTo(title)) {
      try await button(title).tap(file: file, line: line)
    }
  }

  /// Swipes from the left edge of the screen.
  ///
  /// - Parameters:
  ///   - cancel: `true` to move the finger back before it is lifted.
  ///   - file: The file of the test.
  ///   - line: The line that asks.
  /// - Throws: ``DriverError`` when there is nothing to go back to.
  public func swipeBack(
    cancel: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    // A column that lies on another one's stack has a stack of its own inside of it.
    let stacks = Stage.shared.wayToScreen.compactMap { $0 as? UINavigationController }
    guard stack.count > 1 || stacks.contains(where: { $0.viewControllers.count > 1 }) else {
      throw DriverError(
        "There is no screen to swipe back to; the stack is \(stack).", at: TestLocation(file, line))
    }
    let size = Stage.shared.screen.size
    let start = CGPoint(x: 2, y: size.height * 0.6)
    try await GestureBack.performing(.swipeBack(isCancelled: cancel)) {
      Finger().drag(from: start, to: CGPoint(x: size.width - 20, y: start.y), thenBack: cancel)
      try await settle()
    }
  }

  private func backButton(at location: TestLocation) throws -> CGPoint {
    guard let view = navigation?.visibleBackButton, let point = Match(view).reachablePoint else {
      throw DriverError("There is no back button; the stack is \(stack).", at: location)
    }
    return point
  }

  // MARK: Tabs

  /// Taps the tab of that title or identifier. One that has no place in the bar is chosen from the list
  /// of *More*. The tab that is selected takes its stack back to the root.
  ///
  /// - Throws: ``DriverError`` when there is no such tab.
  public func selectTab(
    _ title: String, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let tab = tab(title)
    let more = self.tab("More")
    if tab.exists || !more.exists { return try await tab.tap(file: file, line: line) }
    try await more.tap(file: file, line: line)
    let row = Element("tab “\(title)” under More", called: title) {
      $0.described.role == .cell && $0.isCalled(title)
    }
    try await row.tap(file: file, line: line)
  }

  // MARK: Sheets

  /// Pulls the frontmost sheet down.
  ///
  /// - Parameters:
  ///   - cancel: `true` to move the finger back before it is lifted.
  ///   - file: The file of the test.
  ///   - line: The line that asks.
  /// - Throws: ``DriverError`` when what is in front is no sheet.
  public func pullDownSheet(
    cancel: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    guard let view = frontSheet?.viewIfLoaded else {
      throw DriverError("There is no sheet to pull down.", at: TestLocation(file, line))
    }
    let frame = view.frameOnScreen
    let start = CGPoint(x: frame.midX, y: frame.minY + 10)
    let end = CGPoint(x: start.x, y: Stage.shared.screen.size.height - 10)
    try await GestureBack.performing(.pullDownSheet(isCancelled: cancel)) {
      Finger().drag(from: start, to: end, thenBack: cancel)
      try await settle()
    }
  }
}
