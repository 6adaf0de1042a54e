extension UIApplication {
  /// Whether files that are protected can be read: always, for there is no passcode here.
  public var isProtectedDataAvailable: Bool { true }

  /// Whether the app may be launched in the background to fetch; people cannot turn it off here.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
}

/// Whether an app may be launched in the background to fetch.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Nobody may change it, as with parental controls.
  case restricted
  /// People turned it off.
  case denied
  case available
}
