/// What a person was told to do could not be done: there is no such button, something lies over it.
///
/// Its text says what was on the screen instead.
public struct DriverError: Error, CustomStringConvertible, Sendable {
  /// What could not be done, and why.
  public let message: String
  /// What was on the screen.
  public let screen: String
  /// Where the test asked for it.
  public let location: TestLocation

  @MainActor
  init(_ message: String, at location: TestLocation) {
    self.message = message
    self.location = location
    screen = ScreenText.now()
  }

  public var description: String {
    "\(location): \(message)\n\(screen)"
  }
}
