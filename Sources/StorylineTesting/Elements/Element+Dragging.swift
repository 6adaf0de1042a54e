public import Foundation
import UIKit

// Gestures that move the finger over the screen.
extension Element {
  /// Swipes over it to the left, as to uncover what can be done with a row.
  ///
  /// - Parameters:
  ///   - fully: `true` to swipe over the whole element, which performs the first action of a row.
  ///   - file: The file of the test.
  ///   - line: The line that asks.
  /// - Throws: ``DriverError`` when it is not there, or more than once there.
  public func swipeLeft(
    fully: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await swipe(fully ? (0.95, 0.05) : (0.85, 0.4), at: TestLocation(file, line))
  }

  /// The same to the right.
  public func swipeRight(
    fully: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    // Not from the edge of the screen, from which one goes back.
    try await swipe(fully ? (0.1, 0.97) : (0.15, 0.6), at: TestLocation(file, line))
  }

  /// Takes it with a finger, and lets go in the middle of the other element: as a row by its grip.
  ///
  /// - Throws: ``DriverError`` when one of both is not there, or more than once there.
  public func drag(
    to other: Element, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let location = TestLocation(file, line)
    let start = try point(at: location)
    let frame = try other.only(at: location).frame
    Finger().drag(from: start, to: CGPoint(x: start.x, y: frame.midY), thenBack: false)
    try await settle()
  }

  /// Keeps a finger on it until it is lifted, moves it over the other element and lets go, as people
  /// drag and drop.
  ///
  /// - Parameters:
  ///   - seconds: The time that the finger rests before it moves.
  ///   - other: The element it is dropped on.
  ///   - place: The part of the other element's size at which the finger lets go; its middle by default.
  ///   - file: The file of the test.
  ///   - line: The line that asks.
  /// - Throws: ``DriverError`` when one of both is missing, or found more than once.
  public func press(
    for seconds: TimeInterval = 1, thenDragTo other: Element,
    at place: CGPoint = CGPoint(x: 0.5, y: 0.5), file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    let location = TestLocation(file, line)
    let start = try point(at: location)
    let frame = try other.only(at: location).frame
    let end = CGPoint(
      x: frame.minX + frame.width * place.x, y: frame.minY + frame.height * place.y)
    Finger().press(start, for: seconds, thenDragTo: end)
    try await settle()
  }

  private func swipe(_ parts: (CGFloat, CGFloat), at location: TestLocation) async throws {
    scrollIntoSight()
    let screen = CGRect(origin: .zero, size: Stage.shared.screen.size)
    let frame = try only(at: location).frame.intersection(screen)
    func point(_ part: CGFloat) -> CGPoint {
      CGPoint(x: frame.minX + frame.width * part, y: frame.midY)
    }
    Finger().drag(from: point(parts.0), to: point(parts.1), resting: true)
    try await settle()
  }
}
