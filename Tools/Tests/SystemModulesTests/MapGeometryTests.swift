import MapKit
import Testing

@Suite struct MapGeometryTests {
  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

  @Test func `the map is a square, with the equator in its middle`() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(middle.x == 134_217_728 && abs(middle.y - 134_217_728) < 1e-6)
    let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 85.05112877980659, longitude: -180))
    #expect(corner.x == 0 && abs(corner.y) < 1e-3)
  }

  @Test(arguments: [(52.52, 13.405), (-33.8688, 151.2093), (0.0001, -179.9999), (84.9, 0)])
  func `a place comes back from the map`(latitude: Double, longitude: Double) {
    let there = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    let place = MKMapPoint(there).coordinate
    #expect(abs(place.latitude - latitude) < 1e-9)
    #expect(abs(place.longitude - longitude) < 1e-9)
  }

  @Test func `the pole is at the edge of the map`() {
    let pole = MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0))
    #expect(abs(pole.y) < 1e-3)
  }

  @Test func `a metre takes more of the map in the north`() {
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149) < 0.001)
    #expect(abs(MKMapPointsPerMeterAtLatitude(60) / MKMapPointsPerMeterAtLatitude(0) - 2) < 1e-9)
  }

  @Test func `a region in metres is as wide in degrees as its latitude makes it`() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 1000,
      longitudinalMeters: 1000)
    #expect(abs(region.span.latitudeDelta - 0.008993) < 1e-5)
    #expect(abs(region.span.longitudeDelta - 2 * region.span.latitudeDelta) < 1e-6)
  }

  @Test func `a part of the map is the region on it`() {
    let north = MKMapPoint(CLLocationCoordinate2D(latitude: 53, longitude: 13))
    let south = MKMapPoint(CLLocationCoordinate2D(latitude: 52, longitude: 14))
    let region = MKCoordinateRegion(
      MKMapRect(x: north.x, y: north.y, width: south.x - north.x, height: south.y - north.y))
    #expect(abs(region.center.latitude - 52.5) < 1e-9)
    #expect(abs(region.center.longitude - 13.5) < 1e-9)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-9)
    #expect(abs(region.span.longitudeDelta - 1) < 1e-9)
  }

  @Test func `rectangles join, meet and grow`() {
    let (one, other) = (
      MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 5, width: 10, height: 20)
    )
    let (union, common) = (one.union(other), one.intersection(other))
    #expect(union.width == 15 && union.height == 25)
    #expect(common.minX == 5 && common.width == 5 && common.maxY == 10)
    #expect(one.insetBy(dx: -5, dy: 1).minX == -5)
    #expect(one.insetBy(dx: 6, dy: 0).isNull)
    #expect(one.union(.null).width == 10 && one.intersection(.null).isNull)
    #expect(!one.intersects(one.offsetBy(dx: 11, dy: 0)))
    #expect(one.contains(MKMapPoint(x: 0, y: 0)) && !one.contains(MKMapPoint(x: 10, y: 0)))
  }

  @Test func `a rectangle over the edge of the map spans the date line`() {
    #expect(MKMapRect(x: -1, y: 0, width: 2, height: 2).spans180thMeridian)
    #expect(!MKMapRect.world.spans180thMeridian)
  }

  @Test func `a line has points, and takes what they take`() {
    let places = [berlin, CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)]
    let line = MKPolyline(coordinates: places, count: places.count)
    #expect(line.pointCount == 2)
    #expect(line.points()[1].x == line.boundingMapRect.minX)
    var read = [CLLocationCoordinate2D(), CLLocationCoordinate2D()]
    line.getCoordinates(&read, range: NSRange(location: 0, length: 2))
    #expect(abs(read[1].latitude - 48.8566) < 1e-9)
  }

  @Test func `a circle takes twice its radius`() {
    let circle = MKCircle(center: berlin, radius: 1000)
    let rect = circle.boundingMapRect
    let (west, east) = (
      MKMapPoint(x: rect.minX, y: rect.midY), MKMapPoint(x: rect.maxX, y: rect.midY)
    )
    #expect(abs(west.distance(to: east) - 2000) < 1)
    #expect(abs(MKCircle(mapRect: rect).radius - 1000) < 1)
  }
}
