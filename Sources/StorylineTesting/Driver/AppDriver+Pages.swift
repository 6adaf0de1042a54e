import Foundation
public import UIKit

// Pages that people turn.
extension AppDriver {
  /// The innermost page view controller that people see.
  public var pages: UIPageViewController? {
    frontModal.flatMap { Self.pages(in: $0) }
  }

  private static func pages(in controller: UIViewController) -> UIPageViewController? {
    guard controller.viewIfLoaded?.window != nil else { return nil }
    for child in controller.children.reversed() {
      if let inner = pages(in: child) { return inner }
    }
    return controller as? UIPageViewController
  }

  /// Swipes to the page after the one that is seen.
  ///
  /// - Parameters:
  ///   - cancel: `true` to move the finger back before it is lifted.
  ///   - file: The file of the test.
  ///   - line: The line that asks.
  /// - Throws: ``DriverError`` when there is none.
  public func swipeToNextPage(
    cancel: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await swipe(.forward, cancel: cancel, at: TestLocation(file, line))
  }

  /// Swipes to the page before the one that is seen.
  ///
  /// - Parameters:
  ///   - cancel: `true` to move the finger back before it is lifted.
  ///   - file: The file of the test.
  ///   - line: The line that asks.
  /// - Throws: ``DriverError`` when there is none.
  public func swipeToPreviousPage(
    cancel: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await swipe(.reverse, cancel: cancel, at: TestLocation(file, line))
  }

  private func swipe(
    _ direction: UIPageViewController.NavigationDirection, cancel: Bool, at location: TestLocation
  ) async throws {
    guard let pages, let view = pages.viewIfLoaded else {
      throw DriverError("There are no pages to turn.", at: location)
    }
    guard pages.dataSource != nil else {
      throw DriverError(
        "The pages have no data source, and without one nobody can turn them.", at: location)
    }
    guard pages.canTurn(direction) else {
      let side = direction == .forward ? "after" : "before"
      throw DriverError("There is no page \(side) this one.", at: location)
    }
    let way = Self.way(direction, over: pages, in: view)
    // Back, but not beyond: there the page on the other side begins.
    Finger().drag(from: way(0), to: way(1), thenTo: cancel ? way(0.2) : nil)
    try await settle()
  }

  /// Returns the positions of the finger in each part of a swipe: inside of bars, and away from the
  /// edges of the screen, where other swipes begin.
  private static func way(
    _ direction: UIPageViewController.NavigationDirection, over pages: UIPageViewController,
    in view: UIView
  ) -> (CGFloat) -> CGPoint {
    let insets = view.safeAreaInsets
    var frame = view.frameOnScreen
    frame.origin.y += insets.top
    frame.size.height -= insets.top + insets.bottom
    let isReversed = (direction == .reverse) != pages.isMirrored
    return { part in
      let place = isReversed ? 0.1 + 0.75 * part : 0.85 - 0.75 * part
      return pages.navigationOrientation == .vertical
        ? CGPoint(x: frame.midX, y: frame.minY + frame.height * place)
        : CGPoint(x: frame.minX + frame.width * place, y: frame.minY + frame.height * 0.6)
    }
  }
}
