/// The location of the device, for tests. This type is not Apple's.
///
/// A device here has a location only from this type, or from `STORYLINE_LOCATION=52.52,13.405` in
/// the environment. Without it, the user denies apps the permission. The stage's trait resets all
/// of it between tests.
///
/// ```swift
/// SimulatedLocation.current = CLLocation(latitude: 52.52, longitude: 13.405)
/// ```
@MainActor
public enum SimulatedLocation {
  /// The location of the device. A change is reported to managers like a movement.
  public static var current: CLLocation? {
    get { LocationDevice.shared.state.location }
    set { LocationDevice.shared.change { $0.location = newValue } }
  }

  /// The answer that the user gives to the app's request; `nil` means yes where the device has a
  /// location.
  public static var answer: Bool? {
    get { LocationDevice.shared.state.answer }
    set { LocationDevice.shared.change { $0.answer = newValue } }
  }

  /// The permission in the device's settings. A change is reported to managers.
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
