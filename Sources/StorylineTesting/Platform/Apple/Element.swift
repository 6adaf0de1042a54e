public import UIKit

/// An element of the screen, by the way in which a test finds it. It is searched for again at each
/// use.
@MainActor
public struct Element {
  /// The element in words: `button “Sign in”`.
  public let name: String
  private let app: AppDriver
  private let isWanted: (Match) -> Bool

  init(_ name: String, in app: AppDriver, where isWanted: @escaping (Match) -> Bool) {
    self.name = name
    self.app = app
    self.isWanted = isWanted
  }

  var matches: [Match] { app.matches.filter(isWanted) }

  /// How many there are.
  public var count: Int { matches.count }

  /// A Boolean value that indicates whether at least one element matches.
  public var exists: Bool { !matches.isEmpty }

  /// The view; `nil` where there is none, as for a bar item.
  public var view: UIView? { matches.first?.view }

  /// A Boolean value that indicates whether the element exists and accepts touches.
  public var isEnabled: Bool { matches.first?.isEnabled ?? false }

  /// The other elements on the screen, for the message of a failure.
  var hint: String {
    let near = app.matches.map(\.name)
    return near.isEmpty ? "" : " There is \(near.joined(separator: ", "))."
  }

  /// The only one there is, which takes touches.
  func only(at location: TestLocation) throws -> Match {
    let matches = matches
    guard let match = matches.first else {
      throw DriverError("There is no \(name).\(hint)", at: location)
    }
    guard matches.count == 1 else {
      throw DriverError("There are \(matches.count) of \(name).", at: location)
    }
    guard match.isEnabled else {
      throw DriverError("\(match.name) does not take touches.", at: location)
    }
    return match
  }

  // MARK: Acting

  /// Taps it, and lets what that sets in motion settle.
  ///
  /// - Throws: ``DriverError`` when it is not there, more than once there, or disabled.
  public func tap(file: StaticString = #filePath, line: UInt = #line) async throws {
    let location = TestLocation(file, line)
    guard try only(at: location).tap() else {
      throw DriverError("\(name) cannot be tapped by code.", at: location)
    }
    try await app.settle()
  }

  /// Taps a switch that is not in the given state.
  ///
  /// - Throws: ``DriverError`` when it is no switch.
  public func turn(on: Bool, file: StaticString = #filePath, line: UInt = #line) async throws {
    let control: UISwitch = try control(at: TestLocation(file, line))
    guard control.isOn != on else { return }
    control.setOn(on, animated: false)
    control.sendActions(for: .valueChanged)
    try await app.settle()
  }

  /// Moves the knob of a slider, to a place between 0 and 1.
  ///
  /// - Throws: ``DriverError`` when it is no slider.
  public func slide(
    to position: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let slider: UISlider = try control(at: TestLocation(file, line))
    let range = slider.maximumValue - slider.minimumValue
    slider.setValue(
      slider.minimumValue + range * Float(min(max(position, 0), 1)), animated: false)
    slider.sendActions(for: .valueChanged)
    try await app.settle()
  }

  /// Chooses the segment of that title.
  ///
  /// - Throws: ``DriverError`` when it is no segmented control, or has no such segment.
  public func choose(
    _ title: String, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let location = TestLocation(file, line)
    let control: UISegmentedControl = try control(at: location)
    let index = (0..<control.numberOfSegments).first { control.titleForSegment(at: $0) == title }
    guard let index, control.isEnabledForSegment(at: index) else {
      throw DriverError("\(name) has no segment “\(title)” to choose.", at: location)
    }
    control.selectedSegmentIndex = index
    control.sendActions(for: .valueChanged)
    try await app.settle()
  }

  private func control<Control: UIControl>(at location: TestLocation) throws -> Control {
    guard let control = try only(at: location).view as? Control else {
      throw DriverError("\(name) is no \(Control.self).", at: location)
    }
    return control
  }
}
