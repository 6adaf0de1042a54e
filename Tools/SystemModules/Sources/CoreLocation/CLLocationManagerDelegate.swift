public import Foundation

/// Hears where the device is, and whether the app may know.
///
/// What Apple's protocol has beside this is told of compasses and beacons, of which there are none.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// A manager has been made, or another answer has been given.
  ///
  /// Without it the older ``locationManager(_:didChangeAuthorization:)`` is called.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

  /// The same, in apps for iOS 13 and earlier.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)

  /// The device is there now; the latest location comes last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

  /// Nobody knows where the device is, or the app may not know.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

  /// A region is watched from now on.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)

  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)

  /// Called with the answer to ``CLLocationManager/requestState(for:)``.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)

  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error)
}

extension CLLocationManagerDelegate {
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }

  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}

  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}

  public func locationManager(
    _ manager: CLLocationManager, didFailWithError error: any Error
  ) {}

  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {}

  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}

  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}

  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}

  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}
}
