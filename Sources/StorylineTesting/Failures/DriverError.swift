/// An action that could not be performed: no such button exists, or something covers it.
///
/// Its text contains the screen's actual content.
public struct DriverError: Error, CustomStringConvertible, Sendable {
  /// The action that could not be performed, and the reason.
  public let message: String
  /// The content of the screen or, if there is none, the state of the app.
  public let screen: String
  /// The line of the test that asked for the action.
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
