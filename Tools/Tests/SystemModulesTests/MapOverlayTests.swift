import MapKit
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct MapOverlayTests {
  private let screen = MapScreen()
  private var map: MKMapView { screen.map }

  /// Says where it was asked to draw.
  private final class Recorder: MKOverlayRenderer {
    var drawn: [CGRect] = []
    var scale: MKZoomScale = 0

    override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
      let box = rect(for: overlay.boundingMapRect).applying(context.ctm)
      drawn.append(box)
      scale = zoomScale
    }
  }

  private func show(_ overlay: any MKOverlay) async throws -> Recorder {
    let recorder = Recorder(overlay: overlay)
    screen.listener.makesRenderer = { _ in recorder }
    map.region = MapScreen.around
    map.addOverlay(overlay)
    try await screen.show()
    return recorder
  }

  @Test func `an overlay is drawn where it is`() async throws {
    let circle = MKCircle(center: MapScreen.berlin, radius: 2000)
    let recorder = try await show(circle)
    let box = try #require(recorder.drawn.last)
    // Pixels, three a point, counted from below.
    let pixels = map.bounds.height * 3
    #expect(abs(box.midX - map.bounds.midX * 3) < 1)
    #expect(abs(pixels - box.midY - map.bounds.midY * 3) < 1)
    let east = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405 + 0.02955)
    let reach = map.convert(east, toPointTo: map).x - map.bounds.midX
    #expect(abs(box.width - 2 * 3 * reach) < 3)
    #expect(map.renderer(for: circle) === recorder)
  }

  @Test func `an overlay is drawn again when the map moves, and when it says so`() async throws {
    let recorder = try await show(MKCircle(center: MapScreen.berlin, radius: 2000))
    let count = recorder.drawn.count
    map.setCenter(CLLocationCoordinate2D(latitude: 52.51, longitude: 13.4), animated: false)
    try await screen.app.settle()
    #expect(recorder.drawn.count == count + 1)
    recorder.setNeedsDisplay()
    try await screen.app.settle()
    #expect(recorder.drawn.count == count + 2)
  }

  @Test func `what cannot be seen is not drawn`() async throws {
    let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)
    let circle = MKCircle(center: paris, radius: 2000)
    let recorder = try await show(circle)
    #expect(recorder.drawn.isEmpty && map.renderer(for: circle) == nil)
    map.setCenter(paris, animated: false)
    try await screen.app.settle()
    #expect(!recorder.drawn.isEmpty)
  }

  @Test func `an overlay that is removed is drawn no more`() async throws {
    let circle = MKCircle(center: MapScreen.berlin, radius: 2000)
    let recorder = try await show(circle)
    map.removeOverlay(circle)
    let count = recorder.drawn.count
    try await screen.app.settle()
    #expect(recorder.drawn.count == count && map.overlays.isEmpty)
  }

  @Test func `overlays above labels lie on those above roads`() {
    let (one, other) = (
      MKCircle(center: MapScreen.berlin, radius: 1), MKCircle(center: MapScreen.berlin, radius: 2)
    )
    map.addOverlay(one, level: .aboveLabels)
    map.addOverlay(other, level: .aboveRoads)
    #expect(map.overlays.map { ($0 as? MKCircle)?.radius } == [2, 1])
  }

  @Test func `renderers make the paths of what they draw`() throws {
    let square = [(0.0, 0.0), (0, 1), (1, 1), (1, 0)].map {
      CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
    }
    let hole = square.map {
      CLLocationCoordinate2D(latitude: 0.25 + $0.latitude / 2, longitude: 0.25 + $0.longitude / 2)
    }
    let polygon = MKPolygon(
      coordinates: square, count: 4,
      interiorPolygons: [MKPolygon(coordinates: hole, count: 4)])
    let renderer = MKPolygonRenderer(polygon: polygon)
    let middle = renderer.point(for: MKMapPoint(polygon.coordinate))
    let corner = renderer.point(
      for: MKMapPoint(CLLocationCoordinate2D(latitude: 0.1, longitude: 0.1)))
    #expect(renderer.path.contains(corner, using: .evenOdd))
    #expect(!renderer.path.contains(middle, using: .evenOdd))
    let circle = MKCircleRenderer(circle: MKCircle(center: MapScreen.berlin, radius: 500))
    let width = circle.overlay.boundingMapRect.width
    #expect(abs(circle.path.boundingBox.width - width) < 1e-6)
    let line = MKPolylineRenderer(polyline: MKPolyline(coordinates: square, count: 4))
    #expect(abs(line.path.boundingBox.width - line.overlay.boundingMapRect.width) < 1e-6)
  }
}

@MainActor @Suite(.stage) struct MapUserLocationTests {
  private let screen = MapScreen()
  private var map: MKMapView { screen.map }
  private var heard: [String] {
    screen.listener.heard.filter { !$0.contains("chang") && !$0.hasPrefix("views") }
  }

  private let berlin = CLLocation(latitude: 52.52, longitude: 13.405)

  @Test func `a map shows where the device is`() async throws {
    SimulatedLocation.authorization = .authorizedWhenInUse
    SimulatedLocation.current = berlin
    map.region = MapScreen.around
    map.showsUserLocation = true
    try await screen.show()
    #expect(heard.contains("at 52.52"))
    #expect(map.annotations.contains { $0 === map.userLocation })
    #expect(map.view(for: map.userLocation) != nil && map.isUserLocationVisible)
    map.showsUserLocation = false
    #expect(map.annotations.isEmpty && map.userLocation.location == nil)
  }

  @Test func `a map says that the app may not know`() async throws {
    SimulatedLocation.authorization = .denied
    map.showsUserLocation = true
    try await screen.show()
    #expect(heard.contains("lost: 1"))
    #expect(map.annotations.isEmpty)
  }

  @Test func `a map follows the device until a finger moves it`() async throws {
    SimulatedLocation.authorization = .authorizedWhenInUse
    SimulatedLocation.current = berlin
    map.region = MapScreen.around
    map.userTrackingMode = .follow
    try await screen.show()
    SimulatedLocation.current = CLLocation(latitude: 52.6, longitude: 13.5)
    try await screen.app.settle()
    #expect(abs(map.centerCoordinate.latitude - 52.6) < 1e-6)
    try await screen.app.element(of: MKMapView.self).swipeLeft()
    #expect(map.userTrackingMode == .none)
    #expect(heard.filter { $0.hasPrefix("mode") } == ["mode 1", "mode 0"])
  }
}
