/// Whether an app may know where the device is.
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
