public import Foundation

/// A delegate for the location of the device, and for the app's permission.
///
/// The other methods of Apple's protocol are about compasses and beacons, which do not exist here.
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

  /// The location of the device is unknown, or the app may not know it.
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
