/// The permission to launch an app in the background to fetch.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Nobody may change it, as with parental controls.
  case restricted
  /// People turned it off.
  case denied
  case available
}
