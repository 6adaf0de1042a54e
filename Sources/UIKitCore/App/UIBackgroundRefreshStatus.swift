/// The permission to launch an app in the background to fetch.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// A restriction of the device prevents changes, as with parental controls.
  case restricted
  /// People turned it off.
  case denied
  case available
}
