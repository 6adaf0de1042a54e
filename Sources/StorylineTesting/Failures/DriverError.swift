/// What a person was told to do could not be done: there is no such button, something lies over it.
///
/// Its text says what was on the screen instead.
public struct DriverError: Error, CustomStringConvertible, Sendable {
  /// What could not be done, and why.
  public let message: String
  /// What was on the screen; without one, what was there instead.
  public let screen: String
  /// Where the test asked for it.
  public let location: TestLocation

  @MainActor
  init(_ message: String, at location: TestLocation, instead: String? = nil) {
    self.message = message
    self.location = location
    screen = instead ?? ScreenText.now()
  }

  public var description: String {
    "\(location): \(message)\n\(screen)"
  }
}
