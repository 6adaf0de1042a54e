public import CoreLocation
internal import Foundation

extension CLLocationManagerDelegate where Self: _RXDelegateProxy {
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    relay((any CLLocationManagerDelegate).self, [manager]) {
      $0.locationManagerDidChangeAuthorization(manager)
    }
  }

  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {
    relay((any CLLocationManagerDelegate).self, [manager, NSNumber(value: status.rawValue)]) {
      $0.locationManager(manager, didChangeAuthorization: status)
    }
  }

  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    relay((any CLLocationManagerDelegate).self, [manager, locations]) {
      $0.locationManager(manager, didUpdateLocations: locations)
    }
  }

  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    relay((any CLLocationManagerDelegate).self, [manager, error]) {
      $0.locationManager(manager, didFailWithError: error)
    }
  }

  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  {
    relay((any CLLocationManagerDelegate).self, [manager, region]) {
      $0.locationManager(manager, didStartMonitoringFor: region)
    }
  }

  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    relay((any CLLocationManagerDelegate).self, [manager, region]) {
      $0.locationManager(manager, didEnterRegion: region)
    }
  }

  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    relay((any CLLocationManagerDelegate).self, [manager, region]) {
      $0.locationManager(manager, didExitRegion: region)
    }
  }

  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {
    relay((any CLLocationManagerDelegate).self, [manager, NSNumber(value: state.rawValue), region])
    { $0.locationManager(manager, didDetermineState: state, for: region) }
  }

  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {
    relay((any CLLocationManagerDelegate).self, [manager, region ?? NSNull(), error]) {
      $0.locationManager(manager, monitoringDidFailFor: region, withError: error)
    }
  }
}
