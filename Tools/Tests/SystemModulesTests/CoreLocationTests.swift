import CoreLocation
import StorylineTesting
import Testing
import UIKit

@Suite struct CoordinateTests {
  private let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
  private let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)

  @Test func `a distance follows the surface`() {
    #expect(abs(berlin.distance(from: paris) - 879_699.3) < 0.1)
    #expect(berlin.distance(from: paris) == paris.distance(from: berlin))
    #expect(berlin.distance(from: berlin) == 0)
  }

  @Test func `a degree of latitude is longer near a pole, because the Earth is flatter there`() {
    func degree(from latitude: Double) -> Double {
      CLLocation(latitude: latitude, longitude: 7)
        .distance(from: CLLocation(latitude: latitude + 1, longitude: 7))
    }
    #expect(abs(degree(from: 0) - 110_574) < 1)
    #expect(abs(degree(from: 89) - 111_694) < 1)
  }

  @Test func `two places that are opposite of each other are half the Earth apart`() {
    let here = CLLocation(latitude: 0, longitude: 0)
    let there = CLLocation(latitude: 0, longitude: 180)
    #expect(abs(here.distance(from: there) - 20_004_000) < 20_000)
  }

  @Test func `a small distance keeps its digits`() {
    let beside = CLLocation(latitude: 52.520001, longitude: 13.405)
    #expect(abs(berlin.distance(from: beside) - 0.1112) < 0.001)
  }

  @Test(arguments: [(90.0, 180.0, true), (-90, -180, true), (90.1, 0, false), (0, 180.1, false)])
  func `coordinates have bounds`(latitude: Double, longitude: Double, isValid: Bool) {
    let place = CLLocationCoordinate2DMake(latitude, longitude)
    #expect(CLLocationCoordinate2DIsValid(place) == isValid)
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func `what is not said of a location is below zero`() {
    #expect(berlin.verticalAccuracy < 0 && berlin.speed < 0 && berlin.course < 0)
    #expect(berlin.horizontalAccuracy == 0 && berlin.altitude == 0)
  }

  @Test func `a circle has what is no farther than its radius`() {
    let circle = CLCircularRegion(center: berlin.coordinate, radius: 1000, identifier: "home")
    #expect(circle.contains(CLLocationCoordinate2D(latitude: 52.5289, longitude: 13.405)))
    #expect(!circle.contains(CLLocationCoordinate2D(latitude: 52.5291, longitude: 13.405)))
  }

  @Test func `errors are known by their domain and their code`() {
    let error: any Error = CLError(.denied)
    #expect((error as? CLError)?.code == .denied)
    switch error {
    case CLError.network: Issue.record("it is another one")
    case CLError.denied: break
    default: Issue.record("it is not found by its code")
    }
    #expect((error as NSError).domain == kCLErrorDomain)
    #expect((error as NSError).code == 1)
  }
}

@MainActor @Suite(.stage) struct CLLocationManagerTests {
  private let app = AppDriver()
  private let listener = Listener()
  private let berlin = CLLocation(latitude: 52.52, longitude: 13.405)

  private final class Listener: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      heard.append("may: \(manager.authorizationStatus)")
    }

    func locationManager(
      _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) { heard.append("at: " + locations.map { "\($0.coordinate.latitude)" }.joined()) }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      heard.append("fails: \((error as? CLError)?.code.rawValue ?? -1)")
    }

    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
      heard.append("watches \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
      heard.append("enters \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
      heard.append("leaves \(region.identifier)")
    }

    func locationManager(
      _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) { heard.append("\(region.identifier): \(state)") }

    func locationManager(
      _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
      withError error: any Error
    ) { heard.append("cannot watch \(region?.identifier ?? "")") }
  }

  /// An app for iOS 13.
  private final class OlderListener: NSObject, CLLocationManagerDelegate {
    var heard: [CLAuthorizationStatus] = []

    func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) { heard.append(status) }
  }

  private func manager() -> CLLocationManager {
    let manager = CLLocationManager()
    manager.delegate = listener
    return manager
  }

  @Test func `the first thing a delegate hears is whether the app may know, and it comes later`()
    async throws
  {
    let manager = manager()
    #expect(listener.heard.isEmpty)
    try await app.settle()
    #expect(listener.heard == ["may: notDetermined"])
    #expect(manager.location == nil)
  }

  @Test func `people say yes where the device knows where it is`() async throws {
    SimulatedLocation.current = berlin
    let manager = manager()
    manager.requestWhenInUseAuthorization()
    #expect(manager.authorizationStatus == .notDetermined)
    try await app.settle()
    #expect(listener.heard == ["may: notDetermined", "may: authorizedWhenInUse"])
    #expect(manager.location === berlin)
  }

  @Test func `people say no where nobody knows, and updates fail`() async throws {
    let manager = manager()
    manager.requestAlwaysAuthorization()
    manager.startUpdatingLocation()
    try await app.settle()
    #expect(listener.heard == ["may: notDetermined", "may: denied", "fails: 1"])
  }

  @Test func `people are asked once`() async throws {
    let manager = manager()
    manager.requestWhenInUseAuthorization()
    try await app.settle()
    SimulatedLocation.answer = true
    manager.requestWhenInUseAuthorization()
    try await app.settle()
    #expect(manager.authorizationStatus == .denied)
  }

  @Test func `who said yes to less can be asked for more`() async throws {
    SimulatedLocation.answer = true
    let manager = manager()
    manager.requestWhenInUseAuthorization()
    manager.requestAlwaysAuthorization()
    try await app.settle()
    #expect(manager.authorizationStatus == .authorizedAlways)
  }

  @Test func `a request that comes before the answer waits for it`() async throws {
    SimulatedLocation.current = berlin
    let manager = manager()
    manager.requestLocation()
    try await app.settle()
    #expect(listener.heard == ["may: notDetermined"])
    manager.requestWhenInUseAuthorization()
    try await app.settle()
    #expect(listener.heard.suffix(2) == ["may: authorizedWhenInUse", "at: 52.52"])
  }

  @Test func `one location is asked for, and no more come`() async throws {
    SimulatedLocation.authorization = .authorizedWhenInUse
    SimulatedLocation.current = berlin
    let manager = manager()
    manager.requestLocation()
    try await app.settle()
    SimulatedLocation.current = CLLocation(latitude: 1, longitude: 1)
    try await app.settle()
    #expect(listener.heard == ["may: authorizedWhenInUse", "at: 52.52"])
  }

  @Test func `a device that does not know where it is says so`() async throws {
    SimulatedLocation.authorization = .authorizedWhenInUse
    let manager = manager()
    manager.requestLocation()
    try await app.settle()
    #expect(listener.heard.last == "fails: 0")
  }

  @Test func `updates come as the device moves, until they are stopped`() async throws {
    SimulatedLocation.authorization = .authorizedWhenInUse
    SimulatedLocation.current = berlin
    let manager = manager()
    manager.startUpdatingLocation()
    try await app.settle()
    SimulatedLocation.current = CLLocation(latitude: 53, longitude: 13)
    try await app.settle()
    manager.stopUpdatingLocation()
    SimulatedLocation.current = CLLocation(latitude: 54, longitude: 13)
    try await app.settle()
    #expect(listener.heard.dropFirst() == ["at: 52.52", "at: 53.0"])
  }

  @Test func `movements below the filter do not count`() async throws {
    SimulatedLocation.authorization = .authorizedWhenInUse
    SimulatedLocation.current = berlin
    let manager = manager()
    manager.distanceFilter = 200
    manager.startUpdatingLocation()
    try await app.settle()
    for latitude in [52.521, 52.5215, 52.522] {
      SimulatedLocation.current = CLLocation(latitude: latitude, longitude: 13.405)
      try await app.settle()
    }
    #expect(listener.heard.dropFirst() == ["at: 52.52", "at: 52.522"])
  }

  @Test func `an answer that is taken back ends updates`() async throws {
    SimulatedLocation.authorization = .authorizedWhenInUse
    SimulatedLocation.current = berlin
    let manager = manager()
    try await app.settle()
    SimulatedLocation.servicesAreEnabled = false
    try await app.settle()
    #expect(listener.heard.last == "may: denied")
    #expect(!CLLocationManager.locationServicesEnabled())
    #expect(manager.location == nil)
  }

  @Test func `a delegate that knows only the older method hears by it`() async throws {
    let older = OlderListener()
    let manager = CLLocationManager()
    manager.delegate = older
    manager.requestWhenInUseAuthorization()
    try await app.settle()
    #expect(older.heard == [.notDetermined, .denied])
  }

  @Test func `a manager that nobody keeps tells nobody`() async throws {
    _ = manager()
    try await app.settle()
    #expect(listener.heard.isEmpty)
  }

  @Test func `a region is entered and left`() async throws {
    SimulatedLocation.authorization = .authorizedAlways
    SimulatedLocation.current = CLLocation(latitude: 53, longitude: 13)
    let manager = manager()
    manager.startMonitoring(
      for: CLCircularRegion(center: berlin.coordinate, radius: 100, identifier: "home"))
    try await app.settle()
    for location in [berlin, CLLocation(latitude: 53, longitude: 13), berlin] {
      SimulatedLocation.current = location
      try await app.settle()
      if listener.heard.last == "leaves home" {
        for region in manager.monitoredRegions { manager.stopMonitoring(for: region) }
      }
    }
    #expect(
      listener.heard.dropFirst() == ["watches home", "enters home", "leaves home"])
  }

  @Test func `the side of a region can be asked for`() async throws {
    let manager = manager()
    let home = CLCircularRegion(center: berlin.coordinate, radius: 100, identifier: "home")
    manager.requestState(for: home)
    try await app.settle()
    SimulatedLocation.authorization = .authorizedAlways
    SimulatedLocation.current = berlin
    manager.requestState(for: home)
    try await app.settle()
    #expect(listener.heard.filter { $0.hasPrefix("home") } == ["home: unknown", "home: inside"])
  }

  @Test func `a region that is too large cannot be watched`() async throws {
    let manager = manager()
    manager.startMonitoring(
      for: CLCircularRegion(center: berlin.coordinate, radius: 2_000_000, identifier: "land"))
    try await app.settle()
    #expect(listener.heard.last == "cannot watch land")
    #expect(manager.monitoredRegions.isEmpty)
  }
}

@MainActor @Suite(.stage) struct CLGeocoderTests {
  private let app = AppDriver()

  @Test func `a request fails later, as without a network`() async throws {
    let geocoder = CLGeocoder()
    var codes: [CLError.Code?] = []
    geocoder.geocodeAddressString("Infinite Loop 1") { places, error in
      codes.append((error as? CLError)?.code)
    }
    #expect(geocoder.isGeocoding && codes.isEmpty)
    try await app.settle()
    #expect(!geocoder.isGeocoding)
    #expect(codes == [.network])
  }

  @Test func `a request that is cancelled hears so, once`() async throws {
    let geocoder = CLGeocoder()
    var codes: [CLError.Code?] = []
    geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) { _, error in
      codes.append((error as? CLError)?.code)
    }
    geocoder.cancelGeocode()
    try await app.settle()
    #expect(codes == [.geocodeCanceled])
  }

  @Test func `an asynchronous request throws`() async throws {
    let geocoder = CLGeocoder()
    await #expect(throws: CLError(.network)) {
      _ = try await geocoder.geocodeAddressString("Infinite Loop 1")
    }
  }
}

/// One device, and what a test says of it ends with the test: these two have to follow each other.
@MainActor @Suite(.stage, .serialized) struct SimulatedLocationTests {
  @Test func `a test says where the device is`() {
    SimulatedLocation.current = CLLocation(latitude: 1, longitude: 2)
    SimulatedLocation.authorization = .authorizedAlways
    #expect(CLLocationManager().location?.coordinate.longitude == 2)
  }

  @Test func `another test knows nothing of it`() {
    #expect(SimulatedLocation.current == nil)
    #expect(CLLocationManager().authorizationStatus == .notDetermined)
  }

  @Test(arguments: [
    ("52.52,13.405", "52.52 13.405"), (" -33.9 , 151.2", "-33.9 151.2"), ("52.52", "nowhere"),
    ("91,0", "nowhere"), ("a,b", "nowhere"), ("", "nowhere"),
  ])
  func `the environment says where the device is`(text: String, place: String) async throws {
    let result = try #require(await Surroundings.run(text))
    #expect(result.hasSuffix("\(place)\n"))
    #expect(result.contains("is no latitude") == (place == "nowhere"))
  }
}

/// A process with `STORYLINE_LOCATION` in its environment, which prints its location.
private enum Surroundings {
  @MainActor static func run(_ text: String) async throws -> String? {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { [text] in
      setenv("STORYLINE_LOCATION", text, 1)
      await MainActor.run {
        let place = SimulatedLocation.current?.coordinate
        let words = place.map { "\($0.latitude) \($0.longitude)" } ?? "nowhere"
        FileHandle.standardError.write(Data("\(words)\n".utf8))
      }
    }
    return String(decoding: result.standardErrorContent, as: UTF8.self)
  }
}
