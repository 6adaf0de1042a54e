public import Foundation
import Dispatch

/// Asks people whether the app may know where the device is, and tells its delegate.
///
/// A device here gets its location from ``SimulatedLocation`` or the environment; with a location
/// the user allows the app to know it, else not. The delegate is called later and on the main
/// thread. As on Apple's systems, a released manager makes no calls.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?

  /// Metres that the device has to move before the delegate is called.
  open var distanceFilter = kCLDistanceFilterNone

  /// The accuracy that the app needs. A device here has the accuracy of its simulated location,
  /// which is always good enough.
  open var desiredAccuracy = kCLLocationAccuracyBest

  /// The activity of the user, a hint about the movements. It has no effect here.
  open var activityType = CLActivityType.other

  /// A Boolean value that indicates whether locations may pause while the device does not move.
  /// They never come then here.
  open var pausesLocationUpdatesAutomatically = true

  /// A Boolean value that indicates whether locations come while the app is in the background; here
  /// they come to any app. To ask for it without `location` among `UIBackgroundModes` of Info.plist
  /// is a programmer error.
  open var allowsBackgroundLocationUpdates = false {
    didSet {
      guard allowsBackgroundLocationUpdates, let info = Bundle.main.infoDictionary,
        info["CFBundleIdentifier"] != nil
      else { return }
      let modes = info["UIBackgroundModes"] as? [String] ?? []
      precondition(
        modes.contains("location"),
        "allowsBackgroundLocationUpdates needs location among UIBackgroundModes of Info.plist")
    }
  }

  private var subscription: LocationDevice.Subscription?
  private var isUpdating = false
  /// A Boolean value that indicates whether a single location is asked for.
  private var isRequested = false
  /// The last location that the delegate got.
  private var lastReported: CLLocation?
  /// The last authorization that the delegate got.
  private var toldAuthorization: CLAuthorizationStatus?

  private var device: LocationDevice { .shared }

  public override init() {
    super.init()
    // Events come on any thread, where a weak reference may be read; `later` goes on on the main one.
    nonisolated(unsafe) weak let manager = self
    subscription = device.listen { event in manager?.later(.heard(event)) }
    later(.heard(.authorization))
  }

  // MARK: Authorisation

  /// Returns a Boolean value that indicates whether people have any app know where the device is.
  open class func locationServicesEnabled() -> Bool { LocationDevice.shared.state.isOn }

  /// The app's permission to know the location.
  open var authorizationStatus: CLAuthorizationStatus { device.state.shownAuthorization }

  @available(iOS, deprecated: 14.0)
  open class func authorizationStatus() -> CLAuthorizationStatus {
    LocationDevice.shared.state.shownAuthorization
  }

  /// Always all there is to know.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Asks people, the first time, for while the app is used.
  open func requestWhenInUseAuthorization() { later(.askWhenInUse) }

  /// Asks people for all the time, the first time and when they allowed less.
  open func requestAlwaysAuthorization() { later(.askAlways) }

  // MARK: Locations

  /// The location of the device, if the app may know it.
  open var location: CLLocation? { device.state.known }

  /// Tells the delegate where the device is, and whenever it has moved.
  ///
  /// Before people have been asked it waits for their answer.
  open func startUpdatingLocation() {
    guard !isUpdating else { return }
    isUpdating = true
    lastReported = nil
    later(.look)
  }

  /// Also forgets what ``requestLocation()`` asked for.
  open func stopUpdatingLocation() {
    isUpdating = false
    isRequested = false
  }

  /// Calls the delegate once with the location of the device, or with an error.
  open func requestLocation() {
    isRequested = true
    later(.look)
  }

  /// `false`: there is no compass here.
  open class func headingAvailable() -> Bool { false }

  // MARK: Regions

  /// Returns a Boolean value that indicates whether regions of that kind can be watched: circles
  /// can.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass is CLCircularRegion.Type
  }

  /// Metres that the radius of a region may have.
  open var maximumRegionMonitoringDistance: CLLocationDistance { 1_000_000 }

  /// The regions that the app watches, with whatever manager; other objects than those it gave.
  open var monitoredRegions: Set<CLRegion> { Set(device.state.regions.map(\.region)) }

  /// Tells the delegate when the device comes into the region, or leaves it.
  open func startMonitoring(for region: CLRegion) {
    guard let circle = region as? CLCircularRegion else { return }
    guard circle.radius <= maximumRegionMonitoringDistance else {
      return later(.cannotWatch(WatchedRegion(circle)))
    }
    let watched = WatchedRegion(circle)
    device.change { state in
      state.regions.removeAll { $0.identifier == watched.identifier }
      state.regions.append(watched)
    }
    later(.watches(watched))
  }

  open func stopMonitoring(for region: CLRegion) {
    let identifier = region.identifier
    device.change { $0.regions.removeAll { $0.identifier == identifier } }
  }

  /// Tells the delegate whether the device is in the region.
  open func requestState(for region: CLRegion) {
    if let circle = region as? CLCircularRegion { later(.side(WatchedRegion(circle))) }
  }

  // MARK: - Telling the delegate

  private enum Step: Sendable {
    case heard(LocationDevice.Event)
    case askWhenInUse, askAlways, look
    case watches(WatchedRegion)
    case cannotWatch(WatchedRegion)
    case side(WatchedRegion)
  }

  // The delegate is called after the present call has ended.
  private func later(_ step: Step) {
    // A manager from another thread calls on the main thread as well, because only that one has a
    // run loop here.
    nonisolated(unsafe) weak let manager = self
    DispatchQueue.main.async { manager?.take(step) }
  }

  private func take(_ step: Step) {
    switch step {
    case .heard(.authorization):
      toldAuthorization = authorizationStatus
      delegate?.locationManagerDidChangeAuthorization(self)
      look()
    case .heard(.location): look()
    case .heard(.crossing(let region, let isInside)):
      guard monitoredRegions.contains(region.region) else { return }
      if isInside {
        delegate?.locationManager(self, didEnterRegion: region.region)
      } else {
        delegate?.locationManager(self, didExitRegion: region.region)
      }
    case .askWhenInUse: device.change { $0.askWhenInUse() }
    case .askAlways: device.change { $0.askAlways() }
    case .look: look()
    case .watches(let region):
      delegate?.locationManager(self, didStartMonitoringFor: region.region)
    case .cannotWatch(let region):
      delegate?.locationManager(
        self, monitoringDidFailFor: region.region, withError: CLError(.regionMonitoringFailure))
    case .side(let region):
      let here = device.state.known
      let state = here.map { region.contains($0.coordinate) ? CLRegionState.inside : .outside }
      delegate?.locationManager(
        self, didDetermineState: state ?? .unknown, for: region.region)
    }
  }

  private func look() {
    let isAsked = isRequested
    guard isUpdating || isAsked else { return }
    let state = device.state
    // The delegate is called about the answer before its consequences.
    guard state.shownAuthorization == toldAuthorization else { return }
    guard state.isAuthorized else {
      // Until people have answered there is nothing to say.
      guard state.shownAuthorization != .notDetermined else { return }
      isRequested = false
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
      return
    }
    isRequested = false
    guard let location = state.location else {
      delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
      return
    }
    guard isAsked || isFar(location) else { return }
    lastReported = location
    delegate?.locationManager(self, didUpdateLocations: [location])
  }

  private func isFar(_ location: CLLocation) -> Bool {
    guard let lastReported else { return true }
    guard lastReported !== location else { return false }
    return distanceFilter < 0 || location.distance(from: lastReported) >= distanceFilter
  }
}

/// The activities for which an app follows locations.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}
