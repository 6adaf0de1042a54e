import UIKit

// Accessibility properties, for people who hear the screen.
extension Element {
  /// The accessibility hint, which assistive technology reads after the name.
  public var accessibilityHint: String? { matches(.shown).first?.described.hint }

  /// The names of what can be done with it.
  public var actions: [String] {
    (matches(.shown).first?.object.accessibilityCustomActions ?? []).map(\.name)
  }

  /// The names of the rotors, the lists for navigating with VoiceOver.
  public var rotors: [String] {
    (matches(.shown).first?.object.accessibilityCustomRotors ?? []).map(\.name)
  }

  /// The labels of the items of one of ``rotors``, from the first to the last.
  ///
  /// - Throws: ``DriverError`` when the element is missing, or has no such rotor.
  public func items(
    ofRotor rotor: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> [String] {
    let location = TestLocation(file, line)
    let match = try only(at: location)
    let rotors = match.object.accessibilityCustomRotors ?? []
    guard let meant = rotors.first(where: { $0.name == rotor }) else {
      let names = rotors.map { "“\($0.name)”" }.joined(separator: ", ")
      throw DriverError(
        "\(match.name) has no rotor “\(rotor)”, but \(names.isEmpty ? "none" : names).",
        at: location)
    }
    return meant.items().map { ($0.targetElement as? UIResponder)?.accessibilityLabel ?? "" }
  }

  /// Does what a double tap does with VoiceOver: `accessibilityActivate()`, else a tap.
  ///
  /// - Throws: ``DriverError`` when it is not there, more than once there, or disabled.
  public func activate(file: StaticString = #filePath, line: UInt = #line) async throws {
    let location = TestLocation(file, line)
    let point = try point(at: location)
    let object = try only(at: location).object
    if !object.accessibilityActivate() { Finger().tap(object.chosenActivationPoint ?? point) }
    try await settle()
  }

  /// Goes one step up, as a slider does.
  ///
  /// - Throws: ``DriverError`` when it is not there, more than once there, or not adjustable.
  public func increment(file: StaticString = #filePath, line: UInt = #line) async throws {
    try adjustable(at: TestLocation(file, line)).accessibilityIncrement()
    try await settle()
  }

  /// Goes one step down.
  ///
  /// - Throws: ``DriverError`` when it is not there, more than once there, or not adjustable.
  public func decrement(file: StaticString = #filePath, line: UInt = #line) async throws {
    try adjustable(at: TestLocation(file, line)).accessibilityDecrement()
    try await settle()
  }

  /// Does one of ``actions``.
  ///
  /// - Throws: ``DriverError`` when it is not there, has no such action, or the action failed.
  public func perform(
    _ action: String, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let location = TestLocation(file, line)
    let match = try only(at: location)
    let actions = match.object.accessibilityCustomActions ?? []
    guard let meant = actions.first(where: { $0.name == action }) else {
      let names = actions.map { "“\($0.name)”" }.joined(separator: ", ")
      throw DriverError(
        "\(match.name) has no action “\(action)”, but \(names.isEmpty ? "none" : names).",
        at: location)
    }
    guard meant.performed() else {
      throw DriverError("“\(action)” of \(match.name) says that it failed.", at: location)
    }
    try await settle()
  }

  private func adjustable(at location: TestLocation) throws -> UIResponder {
    let match = try only(at: location)
    guard match.object.accessibilityTraits.contains(.adjustable) else {
      throw DriverError(
        "\(match.name) is not adjustable: its accessibilityTraits lack `.adjustable`.",
        at: location)
    }
    return match.object
  }
}
