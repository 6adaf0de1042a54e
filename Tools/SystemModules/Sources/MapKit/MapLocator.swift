/// The ways in which a map follows the device.
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}

/// Tells a map where the device is.
@MainActor
final class MapLocator: NSObject {
  private unowned let map: MKMapView
  private var manager: CLLocationManager?
  private var listener: Listener?
  private(set) var mode = MKUserTrackingMode.none

  init(_ map: MKMapView) { self.map = map }

  var isOn: Bool {
    get { manager != nil }
    set { if newValue { start() } else { stop() } }
  }

  private func start() {
    let (manager, listener) = (CLLocationManager(), Listener(self))
    self.manager = manager
    self.listener = listener
    manager.delegate = listener
    manager.startUpdatingLocation()
    map.userLocation.isUpdating = true
    map.delegate?.mapViewWillStartLocatingUser(map)
  }

  private func stop() {
    manager?.stopUpdatingLocation()
    manager = nil
    listener = nil
    setMode(.none, animated: false)
    map.removeAnnotation(map.userLocation)
    map.userLocation.location = nil
    map.userLocation.isUpdating = false
    map.delegate?.mapViewDidStopLocatingUser(map)
  }

  func setMode(_ wanted: MKUserTrackingMode, animated: Bool) {
    // Without a compass nothing can follow the heading.
    let new = wanted == .followWithHeading ? .follow : wanted
    guard new != mode else { return }
    mode = new
    map.delegate?.mapView(map, didChange: new, animated: animated)
    follow(animated: animated)
  }

  private func follow(animated: Bool) {
    guard mode != .none, let location = map.userLocation.location else { return }
    map.setCenter(location.coordinate, animated: animated)
  }

  fileprivate func found(_ location: CLLocation) {
    map.userLocation.location = location
    map.addAnnotation(map.userLocation)
    map.annotationsDidMove()
    map.delegate?.mapView(map, didUpdate: map.userLocation)
    follow(animated: true)
  }

  fileprivate func failed(_ error: any Error) {
    map.delegate?.mapView(map, didFailToLocateUserWithError: error)
  }

  /// The manager calls back on the main thread, but its delegate has no isolation.
  private final class Listener: NSObject, CLLocationManagerDelegate {
    private weak let locator: MapLocator?

    init(_ locator: MapLocator) { self.locator = locator }

    func locationManager(
      _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {
      guard let location = locations.last, let locator else { return }
      MainActor.assumeIsolated { locator.found(location) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      guard let locator else { return }
      MainActor.assumeIsolated { locator.failed(error) }
    }
  }
}
