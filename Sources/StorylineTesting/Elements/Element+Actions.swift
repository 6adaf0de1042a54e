public import Foundation
import UIKit

// The actions of a person on one element.
extension Element {
  /// Taps it, and lets what that sets in motion settle.
  ///
  /// - Parameters:
  ///   - settling: Pass `false` to look at, or to tap into, what is still on its way.
  ///   - file: The file of the test.
  ///   - line: The line that asks.
  /// - Throws: ``DriverError`` when it is not there, more than once there, or disabled.
  public func tap(settling: Bool = true, file: StaticString = #filePath, line: UInt = #line)
    async throws
  {
    Finger().tap(try point(at: TestLocation(file, line)))
    if settling { try await settle() }
  }

  /// Taps it twice in a row.
  ///
  /// - Throws: ``DriverError`` when it is not there, more than once there, or disabled.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) async throws {
    Finger().tap(try point(at: TestLocation(file, line)), times: 2)
    try await settle()
  }

  /// Keeps a finger on it.
  public func press(
    forDuration seconds: Double = 1, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    Finger().press(try point(at: TestLocation(file, line)), for: seconds)
    try await settle()
  }

  /// Moves two fingers on it apart, by a factor of more than 1, or together.
  ///
  /// - Throws: ``DriverError`` when it is not there, more than once there, or disabled.
  public func pinch(scale: CGFloat, file: StaticString = #filePath, line: UInt = #line)
    async throws
  {
    try fingers(at: TestLocation(file, line)).move(scale: scale, rotation: 0)
    try await settle()
  }

  /// Moves two fingers on it round each other, by so many radians clockwise.
  ///
  /// - Throws: ``DriverError`` when it is not there, more than once there, or disabled.
  public func rotate(by angle: CGFloat, file: StaticString = #filePath, line: UInt = #line)
    async throws
  {
    try fingers(at: TestLocation(file, line)).move(scale: 1, rotation: angle)
    try await settle()
  }

  /// Taps it with two fingers.
  ///
  /// - Throws: ``DriverError`` when it is not there, more than once there, or disabled.
  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) async throws {
    try fingers(at: TestLocation(file, line)).tap()
    try await settle()
  }

  /// Clicks it with the mouse's other button, which opens its context menu.
  ///
  /// - Throws: ``DriverError`` when it is not there, more than once there, or disabled.
  public func secondaryClick(file: StaticString = #filePath, line: UInt = #line) async throws {
    Stage.shared.secondaryClick(at: try point(at: TestLocation(file, line)))
    try await settle()
  }

  func fingers(at location: TestLocation) throws -> TwoFingers {
    _ = try point(at: location)
    return TwoFingers(in: try only(at: location).frame)
  }

  /// Taps it, and types `text` character by character; a line break presses the return key.
  ///
  /// - Throws: ``DriverError`` when it is not edited after the tap.
  public func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) async throws
  {
    try await edit(at: TestLocation(file, line))
    Stage.shared.type(text)
    try await settle()
  }

  /// Taps it, and deletes what is in it.
  public func clear(file: StaticString = #filePath, line: UInt = #line) async throws {
    try await edit(at: TestLocation(file, line))
    Stage.shared.press(.selectAll)
    Stage.shared.press(.delete)
    try await settle()
  }

  private func edit(at location: TestLocation) async throws {
    // The keyboard of another field may lie over it.
    scrollIntoSight()
    let match = try only(at: location)
    if match.view.isFirstResponder { return }
    try await tap(file: location.file, line: location.line)
    guard match.view.isFirstResponder else {
      throw DriverError("\(match.name) was tapped, and is not edited.", at: location)
    }
  }

  func point(at location: TestLocation) throws -> CGPoint {
    scrollIntoSight()
    let match = try only(at: location)
    guard match.described.isEnabled else {
      throw DriverError("\(match.name) does not take touches.", at: location)
    }
    guard let point = match.reachablePoint else {
      throw DriverError("No finger reaches \(match.name).", at: location)
    }
    return point
  }
}
