// The map is a square that the Earth is projected on, as most maps of the web are: north is up, angles
// are true, and a point is at most 15 centimetres.

/// Degrees that a region spans.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() {
    latitudeDelta = 0
    longitudeDelta = 0
  }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the Earth around a place.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() {
    center = CLLocationCoordinate2D()
    span = MKCoordinateSpan()
  }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// So many metres from south to north, and from west to east.
  public init(
    center centerCoordinate: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let degree = MKMapPoint.metersPerDegree
    let parallel = degree * max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
    center = centerCoordinate
    span = MKCoordinateSpan(
      latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / parallel)
  }

  /// Creates the region of a part of the map. Its centre is that of the degrees.
  public init(_ rect: MKMapRect) {
    let north = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let south = MKMapPoint(x: rect.minX, y: rect.maxY).coordinate
    center = CLLocationCoordinate2D(
      latitude: (north.latitude + south.latitude) / 2,
      longitude: MKMapPoint(x: rect.midX, y: rect.midY).wrapped.coordinate.longitude)
    span = MKCoordinateSpan(
      latitudeDelta: north.latitude - south.latitude,
      longitudeDelta: rect.width / MKMapSize.world.width * 360)
  }
}

/// A place on the map.
public struct MKMapPoint: Sendable {
  /// From west to east.
  public var x: Double
  /// From north to south.
  public var y: Double

  public init() {
    x = 0
    y = 0
  }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point of a coordinate on the map. The map ends at 85 degrees north and south.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let side = MKMapSize.world.width
    let latitude = min(max(coordinate.latitude, -Self.end), Self.end) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * side
    y = (0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)) * side
  }

  /// Which place of the Earth is there.
  public var coordinate: CLLocationCoordinate2D {
    let side = MKMapSize.world.width
    let latitude = 2 * atan(exp((0.5 - y / side) * 2 * .pi)) - .pi / 2
    return CLLocationCoordinate2D(
      latitude: latitude * 180 / .pi, longitude: x / side * 360 - 180)
  }

  /// Metres along the surface of the Earth.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    // The map is that of a ball.
    coordinate.distanceOnBall(to: point.coordinate)
  }

  /// The latitude at which the map is as high as it is wide.
  static let end = 85.05112877980659

  /// Metres of a degree of latitude.
  static let metersPerDegree = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    .distanceOnBall(to: CLLocationCoordinate2D(latitude: 1, longitude: 0))

  /// The same place of the Earth, between the edges of the map.
  var wrapped: MKMapPoint {
    let side = MKMapSize.world.width
    let rest = x.truncatingRemainder(dividingBy: side)
    return MKMapPoint(x: rest < 0 ? rest + side : rest, y: y)
  }

  /// The same place of the Earth, as near to `other` as the map can be laid beside itself.
  func nearest(to other: MKMapPoint) -> MKMapPoint {
    let side = MKMapSize.world.width
    return MKMapPoint(x: x + ((other.x - x) / side).rounded() * side, y: y)
  }
}

/// How much of the map something takes.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  public init() {
    width = 0
    height = 0
  }

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// All of the map.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// How many points on the screen a point of the map takes.
public typealias MKZoomScale = CGFloat

/// How many points of the map a metre takes there.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// How many metres a point of the map takes there.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  MKMapPoint.metersPerDegree * 360 * cos(latitude * .pi / 180) / MKMapSize.world.width
}
