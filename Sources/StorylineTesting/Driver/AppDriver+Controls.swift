public import Foundation
import UIKit

// Controls with a value.
extension AppDriver {
  /// The switch of that name or identifier.
  public func `switch`(_ text: String) -> Element { control("switch", .switch, text) }

  /// The slider of that identifier, or with that value: `40%`.
  public func slider(_ text: String) -> Element { control("slider", .slider, text) }

  /// The stepper of that identifier.
  public func stepper(_ text: String) -> Element { control("stepper", .stepper, text) }

  /// The segmented control of that identifier. Its segments are buttons.
  public func segmentedControl(_ text: String) -> Element {
    control("segmented control", .segmentedControl, text)
  }

  /// The picker of that identifier.
  public func picker(_ text: String) -> Element { control("picker", .picker, text) }

  /// The date picker of that identifier.
  public func datePicker(_ text: String) -> Element { control("date picker", .datePicker, text) }

  /// The wheels of all pickers, from left to right; `pickerWheels[1]` is the second.
  public var pickerWheels: Element {
    Element("picker wheel") { $0.described.role == .pickerWheel }
  }

  private func control(
    _ name: String, _ role: DisplayAccessibility.Role, _ text: String
  ) -> Element {
    Element("\(name) “\(text)”", called: text) { $0.described.role == role && $0.isCalled(text) }
  }
}

extension Element {
  /// Taps a switch that is not in the given state.
  ///
  /// - Throws: ``DriverError`` when it is no switch, or did not follow.
  public func turn(
    on: Bool, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let location = TestLocation(file, line)
    scrollIntoSight()
    let match = try only(at: location)
    guard match.described.role == .switch else {
      throw DriverError("\(match.name) is no switch.", at: location)
    }
    guard match.described.value != (on ? "1" : "0") else { return }
    try await tap(file: file, line: line)
    guard try only(at: location).described.value == (on ? "1" : "0") else {
      throw DriverError("\(match.name) was tapped, and did not change.", at: location)
    }
  }

  /// Moves the knob of a slider, to a place between 0 and 1.
  ///
  /// - Throws: ``DriverError`` when it is no slider.
  public func slide(
    to position: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try moveSlider(to: position, at: TestLocation(file, line))
    try await settle()
  }

  /// Taps the plus of a stepper, or, with a negative number, the minus.
  ///
  /// - Throws: ``DriverError`` when it is no stepper, or goes no further.
  public func step(
    by steps: Int, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let half = Element(steps > 0 ? "increment" : "decrement") {
      $0.described.label == (steps > 0 ? "Increment" : "Decrement")
    }
    for _ in 0..<abs(steps) {
      try await half.inside(self).tap(file: file, line: line)
    }
  }

  /// Taps the segment of that title.
  ///
  /// - Throws: ``DriverError`` when there is no such segment, or it takes no touches.
  public func choose(
    _ title: String, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let segment = Element("segment “\(title)”", called: title) {
      $0.described.role == .button && $0.isCalled(title)
    }
    try await segment.inside(self).tap(file: file, line: line)
  }

  /// Turns a wheel of a picker until that value is in its middle.
  ///
  /// - Throws: ``DriverError`` when it is no wheel, or has no such value.
  public func turn(
    to value: String, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try turnWheel(to: value, at: TestLocation(file, line))
    try await settle()
  }

  // MARK: With a finger

  func moveSlider(to position: CGFloat, at location: TestLocation) throws {
    scrollIntoSight()
    let match = try only(at: location)
    guard let slider = match.view as? UISlider else {
      throw DriverError("\(match.name) is no slider.", at: location)
    }
    guard match.described.isEnabled else {
      throw DriverError("\(match.name) does not take touches.", at: location)
    }
    let range = slider.maximumValue - slider.minimumValue
    let target = slider.minimumValue + range * Float(min(max(position, 0), 1))
    Finger().drag(
      from: slider.knobPoint(for: slider.value), to: slider.knobPoint(for: target), resting: false)
  }

  func turnWheel(to value: String, at location: TestLocation) throws {
    scrollIntoSight()
    let match = try only(at: location)
    guard match.view.isPickerWheel, let wheel = match.view as? UIScrollView else {
      throw DriverError("\(match.name) is no wheel of a picker.", at: location)
    }
    for _ in 0..<500 {
      guard let distance = wheel.wheelDistance(to: value) else {
        throw DriverError("\(match.name) has no “\(value)”.", at: location)
      }
      guard abs(distance) > 0.5, Scrolling.move(wheel, by: CGPoint(x: 0, y: distance)) else {
        break
      }
    }
    guard self.value == value else {
      throw DriverError("\(match.name) does not stay at “\(value)”.", at: location)
    }
  }
}

extension UISlider {
  /// The middle of the knob on the screen, were the slider at `value`.
  fileprivate func knobPoint(for value: Float) -> CGPoint {
    let knob = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let point = convert(CGPoint(x: knob.midX, y: knob.midY), to: nil)
    let origin = window?.frame.origin ?? .zero
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }
}
