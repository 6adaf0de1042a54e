public import UIKit

// The device and its keys.
extension AppDriver {
  /// Turns the device. The interface follows if the app allows it.
  public func rotate(to orientation: UIDeviceOrientation) async throws {
    Stage.shared.rotate(to: orientation)
    try await settle()
  }

  /// Makes text larger or smaller, as people do in the device's settings.
  public func setContentSizeCategory(_ category: UIContentSizeCategory) async throws {
    Stage.shared.setContentSizeCategory(category)
    try await settle()
  }

  /// Makes the device light or dark.
  public func setInterfaceStyle(_ style: UIUserInterfaceStyle) async throws {
    Stage.shared.setUserInterfaceStyle(isDark: style == .dark)
    try await settle()
  }

  /// Turns the layout of the device around, as languages do that are read from the right.
  public func setLayoutDirection(_ direction: UIUserInterfaceLayoutDirection) async throws {
    Stage.shared.setLayoutDirection(isRightToLeft: direction == .rightToLeft)
    try await settle()
  }

  /// Sets the region of the device and its language, as `Locale` calls them: `de_AT`. It is `en_US` at first.
  public func setLocale(_ identifier: String) async throws {
    Stage.shared.setLocale(identifier)
    try await settle()
  }

  /// Moves the running app to the screen of another device, and lays it out again.
  ///
  /// To begin on it, launch on it: ``launch(_:on:)``.
  public func setDevice(_ device: TestDevice) async throws {
    Stage.shared.setDevice(device.device)
    try await settle()
  }

  // MARK: Typing

  /// Types into what is edited, character by character; a line break presses the return key.
  ///
  /// - Throws: ``DriverError`` when nothing is edited.
  public func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) async throws
  {
    try checkKeyboard(at: TestLocation(file, line))
    Stage.shared.type(text)
    try await settle()
  }

  /// Presses the return key.
  public func pressReturn(file: StaticString = #filePath, line: UInt = #line) async throws {
    try await press(.return, at: TestLocation(file, line))
  }

  /// Presses the delete key.
  public func pressDelete(file: StaticString = #filePath, line: UInt = #line) async throws {
    try await press(.delete, at: TestLocation(file, line))
  }

  /// Presses a key of a keyboard beside the device and lets it go, while others are held.
  ///
  /// The app gets it like every key: as a press, then as a key command or as text. Without a
  /// receiver nothing happens, as on a device.
  ///
  /// - Parameters:
  ///   - input: The character that the key writes without modifiers, or a constant of
  ///     `UIKeyCommand`.
  ///   - modifiers: The keys that are held.
  ///   - file: The file of the test.
  ///   - line: The line that asks.
  /// - Throws: ``DriverError`` when no key of an American keyboard writes that.
  public func press(
    _ input: String, modifiers: UIKeyModifierFlags = [], file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    guard let key = HardwareKey(input: input, modifierFlags: modifiers) else {
      throw DriverError("No key writes “\(input)”.", at: TestLocation(file, line))
    }
    Stage.shared.strike(key)
    try await settle()
  }

  /// The commands that keys reach now, as the device shows them while the command key is held: those of
  /// the nearest responder first.
  public var keyCommands: [UIKeyCommand] { Stage.shared.keyCommands }

  private func press(_ key: EditingKey, at location: TestLocation) async throws {
    try checkKeyboard(at: location)
    Stage.shared.press(key)
    try await settle()
  }

  private func checkKeyboard(at location: TestLocation) throws {
    guard Stage.shared.takesText else {
      throw DriverError("Nothing is edited: nobody takes what is typed.", at: location)
    }
  }
}
