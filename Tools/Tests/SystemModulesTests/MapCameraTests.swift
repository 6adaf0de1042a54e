import MapKit
import StorylineTesting
import Testing
import UIKit

/// From where a map is looked at.
@MainActor @Suite(.stage) struct MapCameraTests {
  private let screen = MapScreen(MKMapView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)))
  private var map: MKMapView { screen.map }

  private func camera(_ distance: Double, pitch: CGFloat = 0) -> MKMapCamera {
    MKMapCamera(
      lookingAtCenter: MapScreen.berlin, fromDistance: distance, pitch: pitch, heading: 90)
  }

  @Test func `a map is as large as the distance makes it`() async throws {
    try await screen.show()
    map.setCamera(camera(10_000), animated: false)
    let center = map.centerCoordinate
    #expect(abs(center.latitude - MapScreen.berlin.latitude) < 1e-6)
    #expect(abs(center.longitude - MapScreen.berlin.longitude) < 1e-6)
    // 10 km away the eye sees 5.36 km, from the bottom to the top.
    let metres = map.region.span.latitudeDelta * 111_200
    #expect(abs(metres - 5_359) < 60)
    map.setCamera(camera(20_000), animated: false)
    #expect(abs(map.region.span.latitudeDelta * 111_200 - 2 * metres) < 120)
  }

  @Test func `its own camera is where it looks from, straight down with north up`() async throws {
    try await screen.show()
    map.camera = camera(10_000, pitch: 45)
    #expect(abs(map.camera.centerCoordinateDistance - 10_000) < 1)
    #expect(map.camera.pitch == 0)
    #expect(map.camera.heading == 0)
  }

  @Test func `what is set before the map has a size is shown when it has one`() async throws {
    let late = MapScreen()
    late.map.setCamera(camera(10_000), animated: false)
    try await late.show()
    #expect(abs(late.map.camera.centerCoordinateDistance - 10_000) < 1)
  }

  @Test func `a camera that changes later changes nothing`() async throws {
    let late = MapScreen()
    let camera = camera(10_000)
    late.map.camera = camera
    camera.centerCoordinateDistance = 1
    try await late.show()
    #expect(abs(late.map.camera.centerCoordinateDistance - 10_000) < 1)
  }

  @Test func `the altitude is that of the eye`() {
    let camera = camera(10_000, pitch: 60)
    #expect(abs(camera.altitude - 5_000) < 1e-6)
    camera.altitude = 2_500
    #expect(abs(camera.centerCoordinateDistance - 5_000) < 1e-6)
  }
}
