/// Where the device is, for tests: not Apple's.
///
/// A device here knows where it is when somebody says so: this, or `STORYLINE_LOCATION=52.52,13.405` in the
/// environment. Where nobody does, people do not let apps know. The stage's trait puts all of it back
/// between tests.
///
/// ```swift
/// SimulatedLocation.current = CLLocation(latitude: 52.52, longitude: 13.405)
/// ```
@MainActor
public enum SimulatedLocation {
  /// Where the device is. Managers hear of a change as of a movement.
  public static var current: CLLocation? {
    get { LocationDevice.shared.state.location }
    set { LocationDevice.shared.change { $0.location = newValue } }
  }

  /// What people answer when the app asks; `nil`: yes where the device knows where it is.
  public static var answer: Bool? {
    get { LocationDevice.shared.state.answer }
    set { LocationDevice.shared.change { $0.answer = newValue } }
  }

  /// What people chose for the app in the device's settings. Managers hear of a change.
  public static var authorization: CLAuthorizationStatus {
    get { LocationDevice.shared.state.authorization }
    set { LocationDevice.shared.change { $0.authorization = newValue } }
  }

  /// A Boolean value that indicates whether people have any app know where the device is.
  public static var servicesAreEnabled: Bool {
    get { LocationDevice.shared.state.isOn }
    set { LocationDevice.shared.change { $0.isOn = newValue } }
  }
}
