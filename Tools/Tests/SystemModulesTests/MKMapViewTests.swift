import MapKit
import StorylineTesting
import Testing
import UIKit

/// A map on the screen, and a record of its delegate's calls.
@MainActor
final class MapScreen {
  let app = AppDriver()
  let window = UIWindow()
  let map: MKMapView
  let listener = Listener()

  static let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
  static let around = MKCoordinateRegion(
    center: berlin, span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2))

  init(_ map: MKMapView = MKMapView()) {
    self.map = map
    map.delegate = listener
  }

  func show() async throws {
    let root = UIViewController()
    root.view = map
    window.rootViewController = root
    window.makeKeyAndVisible()
    try await app.settle()
  }

  /// Returns the point of a touch on a coordinate.
  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    map.convert(coordinate, toPointTo: nil)
  }

  final class Listener: NSObject, MKMapViewDelegate {
    var heard: [String] = []
    var makesView: (any MKAnnotation) -> MKAnnotationView? = { _ in nil }
    var makesRenderer: (any MKOverlay) -> MKOverlayRenderer = { MKOverlayRenderer(overlay: $0) }

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
      heard.append("will change, animated: \(animated)")
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      heard.append("changed, animated: \(animated)")
    }

    func mapViewWillStartLoadingMap(_ mapView: MKMapView) { heard.append("loads") }

    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
      heard.append("fails: \((error as? MKError)?.code.rawValue ?? 0)")
    }

    func mapView(
      _ mapView: MKMapView, viewFor annotation: any MKAnnotation
    ) -> MKAnnotationView? { makesView(annotation) }

    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
      heard.append("views: \(views.count)")
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      heard.append("selects \((view.annotation?.title ?? nil) ?? "")")
    }

    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      heard.append("leaves \((view.annotation?.title ?? nil) ?? "")")
    }

    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      calloutAccessoryControlTapped control: UIControl
    ) { heard.append("taps \((view.annotation?.title ?? nil) ?? "")") }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      makesRenderer(overlay)
    }

    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
      heard.append("at \(userLocation.coordinate.latitude)")
    }

    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
      heard.append("lost: \((error as? CLError)?.code.rawValue ?? -1)")
    }

    func mapView(
      _ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool
    ) { heard.append("mode \(mode.rawValue)") }
  }
}

@MainActor @Suite(.stage) struct MKMapViewTests {
  private let screen = MapScreen()
  private var map: MKMapView { screen.map }
  private var heard: [String] { screen.listener.heard }
  private let berlin = MapScreen.berlin

  private func isNear(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Bool {
    abs(one.latitude - other.latitude) < 1e-6 && abs(one.longitude - other.longitude) < 1e-6
  }

  // MARK: The part that is shown

  @Test func `a region is shown wholly, with its centre in the middle`() async throws {
    try await screen.show()
    map.setRegion(MapScreen.around, animated: false)
    let region = map.region
    #expect(isNear(region.center, berlin))
    #expect(abs(region.span.longitudeDelta - 0.2) < 1e-9)
    #expect(region.span.latitudeDelta > 0.2)
    let middle = map.convert(berlin, toPointTo: map)
    #expect(abs(middle.x - map.bounds.midX) < 1e-3 && abs(middle.y - map.bounds.midY) < 1e-3)
  }

  @Test func `a region that was set before there was a size is shown then`() async throws {
    map.region = MapScreen.around
    #expect(map.region.span.latitudeDelta == 0.2)
    try await screen.show()
    #expect(isNear(map.centerCoordinate, berlin))
    #expect(abs(map.region.span.longitudeDelta - 0.2) < 1e-9)
    #expect(heard.prefix(2) == ["will change, animated: false", "changed, animated: false"])
  }

  @Test func `what fits is what is shown afterwards`() async throws {
    try await screen.show()
    let fitting = map.regionThatFits(MapScreen.around)
    #expect(!isNear(map.centerCoordinate, berlin))
    map.region = MapScreen.around
    #expect(abs(fitting.span.latitudeDelta - map.region.span.latitudeDelta) < 1e-9)
  }

  @Test func `a region that is none is refused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let center = CLLocationCoordinate2D(latitude: 100, longitude: 0)
      MKMapView().region = MKCoordinateRegion(
        center: center, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    }
  }

  @Test func `the centre moves, and the map stays as large`() async throws {
    try await screen.show()
    map.region = MapScreen.around
    map.setCenter(CLLocationCoordinate2D(latitude: 52.6, longitude: 13.5), animated: false)
    #expect(isNear(map.centerCoordinate, CLLocationCoordinate2D(latitude: 52.6, longitude: 13.5)))
    #expect(abs(map.region.span.longitudeDelta - 0.2) < 1e-9)
  }

  @Test func `the delegate hears the end of an animation when it has ended`() async throws {
    try await screen.show()
    screen.listener.heard = []
    map.setRegion(MapScreen.around, animated: true)
    #expect(heard == ["will change, animated: true"])
    try await screen.app.settle()
    #expect(heard == ["will change, animated: true", "changed, animated: true"])
  }

  @Test func `room is left at the edges`() async throws {
    try await screen.show()
    let rect = MKMapRect(x: 1_000_000, y: 100_000_000, width: 10_000, height: 10_000)
    map.setVisibleMapRect(
      rect, edgePadding: UIEdgeInsets(top: 0, left: 93, bottom: 0, right: 0), animated: false)
    let left = map.convert(
      MKMapPoint(x: rect.minX, y: rect.midY).coordinate, toPointTo: map)
    #expect(abs(left.x - 93) < 1e-3)
    #expect(map.visibleMapRect.contains(rect))
  }

  @Test func `points and places are the same either way`() async throws {
    try await screen.show()
    map.region = MapScreen.around
    let place = map.convert(CGPoint(x: 30, y: 700), toCoordinateFrom: map)
    let point = map.convert(place, toPointTo: map)
    #expect(abs(point.x - 30) < 1e-3 && abs(point.y - 700) < 1e-3)
    let east = map.convert(berlin, toPointTo: map)
    #expect(place.longitude < berlin.longitude && point.y > east.y && place.latitude < 52.52)
  }

  @Test func `a region is a rectangle of the view`() async throws {
    try await screen.show()
    map.region = MapScreen.around
    let frame = map.convert(map.region, toRectTo: map)
    #expect(abs(frame.minX) < 1e-3 && abs(frame.width - map.bounds.width) < 1e-3)
    // The degrees in the north are longer: the middle of the latitudes is not that of the view.
    #expect(abs(frame.height - map.bounds.height) < 0.1)
    let back = map.convert(map.bounds, toRegionFrom: map)
    #expect(abs(back.span.longitudeDelta - 0.2) < 1e-9)
  }

  @Test func `the date line is in the midst of a map`() async throws {
    try await screen.show()
    let fiji = CLLocationCoordinate2D(latitude: -17.7, longitude: 179.9)
    map.region = MKCoordinateRegion(
      center: fiji, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    let beyond = CLLocationCoordinate2D(latitude: -17.7, longitude: -179.9)
    let point = map.convert(beyond, toPointTo: map)
    #expect(point.x > map.bounds.midX && point.x < map.bounds.maxX)
    #expect(isNear(map.convert(point, toCoordinateFrom: map), beyond))
  }

  @Test func `a map never shows what is beyond the poles`() async throws {
    try await screen.show()
    map.setVisibleMapRect(.world, animated: false)
    let rect = map.visibleMapRect
    #expect(rect.minY > -1 && rect.maxY < MKMapSize.world.height + 1)
  }

  @Test func `another size shows the same place as large`() async throws {
    try await screen.show()
    map.region = MapScreen.around
    let before = map.visibleMapRect.width / map.bounds.width
    try await screen.app.rotate(to: .landscapeLeft)
    #expect(map.bounds.width > map.bounds.height)
    #expect(isNear(map.centerCoordinate, berlin))
    #expect(abs(map.visibleMapRect.width / map.bounds.width - before) < 1e-6)
  }

  // MARK: What it says

  @Test func `a map says that there is nothing to show, and where it is`() async throws {
    map.region = MapScreen.around
    try await screen.show()
    screen.app.expect(screen.app.text("No map data here · 52.5200° N, 13.4050° E"))
    #expect(heard.suffix(2) == ["loads", "fails: 2"])
  }

  @Test func `a map hears once that it was not loaded`() async throws {
    try await screen.show()
    map.region = MapScreen.around
    try await screen.app.settle()
    #expect(heard.count { $0.hasPrefix("fails") } == 1)
  }

  // MARK: Fingers

  @Test func `a finger moves the map, and what is under it stays there`() async throws {
    map.region = MapScreen.around
    try await screen.show()
    screen.listener.heard = []
    let held = map.convert(CGPoint(x: map.bounds.width * 0.85, y: 400), toCoordinateFrom: map)
    try await screen.app.element(of: MKMapView.self).swipeLeft()
    let point = map.convert(held, toPointTo: map)
    #expect(abs(point.x - map.bounds.width * 0.4) < 1 && abs(point.y - 400) < 1)
    #expect(heard == ["will change, animated: false", "changed, animated: false"])
  }

  @Test func `a map that may not be moved stays`() async throws {
    map.isScrollEnabled = false
    map.region = MapScreen.around
    try await screen.show()
    try await screen.app.element(of: MKMapView.self).swipeLeft()
    #expect(isNear(map.centerCoordinate, berlin))
  }

  @Test func `two taps show it twice as large`() async throws {
    map.region = MapScreen.around
    try await screen.show()
    try await screen.app.element(of: MKMapView.self).doubleTap()
    #expect(abs(map.region.span.longitudeDelta - 0.1) < 1e-6)
  }

  @Test func `two fingers show it larger, around the place between them`() async throws {
    map.region = MapScreen.around
    try await screen.show()
    try await screen.app.element(of: MKMapView.self).pinch(scale: 2)
    #expect(abs(map.region.span.longitudeDelta - 0.1) < 0.01)
    #expect(abs(map.centerCoordinate.latitude - berlin.latitude) < 1e-3)
    map.isZoomEnabled = false
    let before = map.region.span.longitudeDelta
    try await screen.app.element(of: MKMapView.self).pinch(scale: 2)
    #expect(map.region.span.longitudeDelta == before)
  }
}
