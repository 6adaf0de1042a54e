/// The app's permission to know the location of the device.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// People have not been asked.
  case notDetermined
  /// Neither the app nor people can change it.
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse
}

/// How well it may know.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}
