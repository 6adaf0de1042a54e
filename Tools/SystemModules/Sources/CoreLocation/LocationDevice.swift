import Foundation
import Synchronization

/// The device's location and authorization, which are reported to managers. Managers may live on
/// any thread.
final class LocationDevice: Sendable {
  static let shared = LocationDevice()

  /// A change of the device's state.
  enum Event: Sendable {
    case authorization
    /// The app may know it, and it is another than before.
    case location
    /// A region that is watched was entered, or left.
    case crossing(WatchedRegion, isInside: Bool)
  }

  struct State: Sendable {
    var location: CLLocation?
    var isOn = true
    var authorization = CLAuthorizationStatus.notDetermined
    /// The answer that the user gives to the app's request; `nil` means yes where the device has a
    /// location.
    var answer: Bool?
    var regions: [WatchedRegion] = []

    /// A Boolean value that indicates whether the app may know where the device is.
    var isAuthorized: Bool {
      isOn && (authorization == .authorizedWhenInUse || authorization == .authorizedAlways)
    }

    /// The location that the app may know.
    var known: CLLocation? { isAuthorized ? location : nil }
  }

  /// A subscription, which ends when it is released.
  final class Subscription: Sendable {
    private let number: Int

    fileprivate init(_ number: Int) { self.number = number }

    deinit { LocationDevice.shared.listeners.withLock { $0[number] = nil } }
  }

  private let content: Mutex<State>
  private let listeners = Mutex<[Int: @Sendable (Event) -> Void]>([:])
  private let last = Atomic(0)

  private init() {
    content = Mutex(Self.initialState())
    // The stage begins anew between tests, and with it the device.
    _ = NotificationCenter.default.addObserver(
      forName: Notification.Name("StorylineStageDidReset"), object: nil, queue: nil
    ) { _ in LocationDevice.shared.forget() }
  }

  private static func initialState() -> State {
    var state = State()
    state.location = fromEnvironment
    return state
  }

  /// The location from the environment of the process.
  private static let fromEnvironment: CLLocation? = {
    guard let text = ProcessInfo.processInfo.environment["STORYLINE_LOCATION"] else { return nil }
    let location = LocationText.location(text)
    if location == nil {
      FileHandle.standardError.write(
        Data("STORYLINE_LOCATION is no latitude and longitude: \(text)\n".utf8))
    }
    return location
  }()

  var state: State { content.withLock(\.self) }

  func forget() { content.withLock { $0 = Self.initialState() } }

  func listen(_ listener: @escaping @Sendable (Event) -> Void) -> Subscription {
    let number = last.add(1, ordering: .relaxed).newValue
    listeners.withLock { $0[number] = listener }
    return Subscription(number)
  }

  /// Changes the state of the device, and notifies all subscribers.
  func change(_ change: (inout State) -> Void) {
    let (old, new) = content.withLock { state in
      let old = state
      change(&state)
      return (old, state)
    }
    var events: [Event] = []
    if old.shownAuthorization != new.shownAuthorization { events.append(.authorization) }
    if new.isAuthorized, old.location !== new.location { events.append(.location) }
    events += new.crossings(from: old)
    let listeners = listeners.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
    for event in events {
      for listener in listeners { listener(event) }
    }
  }
}

extension LocationDevice.State {
  /// The authorization that an app sees: always denied while the location services are off.
  var shownAuthorization: CLAuthorizationStatus { isOn ? authorization : .denied }

  /// A Boolean value that indicates whether people let the app know.
  private var allows: Bool { answer ?? (location != nil) }

  /// People are asked while the app is used, where they have not been asked before.
  mutating func askWhenInUse() {
    guard isOn, authorization == .notDetermined else { return }
    authorization = allows ? .authorizedWhenInUse : .denied
  }

  /// People are asked for all the time: also who said yes to less.
  mutating func askAlways() {
    guard isOn else { return }
    switch authorization {
    case .notDetermined: authorization = allows ? .authorizedAlways : .denied
    case .authorizedWhenInUse: if allows { authorization = .authorizedAlways }
    case .authorizedAlways, .denied, .restricted: break
    }
  }

  /// The regions of which another side is known than before.
  fileprivate func crossings(from old: LocationDevice.State) -> [LocationDevice.Event] {
    guard let here = known, let there = old.known else { return [] }
    return regions.compactMap { region in
      let isInside = region.contains(here.coordinate)
      guard isInside != region.contains(there.coordinate),
        isInside ? region.notifiesOnEntry : region.notifiesOnExit
      else { return nil }
      return .crossing(region, isInside: isInside)
    }
  }
}

/// A region as the device keeps it, for which the app's own object is not needed.
struct WatchedRegion: Sendable {
  let identifier: String
  let center: CLLocationCoordinate2D
  let radius: CLLocationDistance
  let notifiesOnEntry: Bool
  let notifiesOnExit: Bool

  init(_ region: CLCircularRegion) {
    identifier = region.identifier
    center = region.center
    radius = region.radius
    notifiesOnEntry = region.notifyOnEntry
    notifiesOnExit = region.notifyOnExit
  }

  var region: CLCircularRegion {
    let region = CLCircularRegion(center: center, radius: radius, identifier: identifier)
    region.notifyOnEntry = notifiesOnEntry
    region.notifyOnExit = notifiesOnExit
    return region
  }

  func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    center.distance(to: coordinate) <= radius
  }
}

/// How people write a place: `52.52,13.405`.
enum LocationText {
  static func location(_ text: String) -> CLLocation? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
      return nil
    }
    let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    guard CLLocationCoordinate2DIsValid(place) else { return nil }
    return CLLocation(
      coordinate: place, altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1,
      timestamp: Date())
  }
}
