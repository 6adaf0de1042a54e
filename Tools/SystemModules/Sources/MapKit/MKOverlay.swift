/// Something that covers a part of the map, and that a renderer draws.
public protocol MKOverlay: MKAnnotation {
  var coordinate: CLLocationCoordinate2D { get }

  /// The part of the map that the overlay covers.
  var boundingMapRect: MKMapRect { get }

  /// Returns a Boolean value that indicates whether anything of it is in a part of the map.
  func intersects(_ mapRect: MKMapRect) -> Bool
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
}

/// How far down an overlay lies.
public enum MKOverlayLevel: Int, Sendable {
  /// Below what names the roads; there are neither roads nor names here.
  case aboveRoads
  case aboveLabels
}

/// Points of the map.
open class MKMultiPoint: MKShape {
  private var stored: [MKMapPoint]

  init(_ points: [MKMapPoint]) { stored = points }

  open var pointCount: Int { stored.count }

  /// The points, for as long as the object lives.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    if let memory { return memory.pointer }
    let made = PointMemory(stored)
    memory = made
    return made.pointer
  }

  /// Writes the places of so many points there.
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for (place, index) in (range.location..<NSMaxRange(range)).enumerated() {
      coords[place] = stored[index].coordinate
    }
  }

  private var memory: PointMemory?

  var allPoints: [MKMapPoint] { stored }

  static func points(
    _ coords: UnsafePointer<CLLocationCoordinate2D>, _ count: Int
  ) -> [MKMapPoint] {
    UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
  }
}

/// The memory of points, which can be read for as long as the object lives.
private final class PointMemory {
  let pointer: UnsafeMutablePointer<MKMapPoint>
  private let count: Int

  init(_ points: [MKMapPoint]) {
    pointer = .allocate(capacity: points.count)
    pointer.initialize(from: points, count: points.count)
    count = points.count
  }

  deinit {
    pointer.deinitialize(count: count)
    pointer.deallocate()
  }
}

/// A line from point to point.
open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: Array(UnsafeBufferPointer(start: points, count: count)))
  }

  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(points: Self.points(coords, count))
  }

  private init(points: [MKMapPoint]) { super.init(points) }

  /// The middle of what it takes of the map.
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  open var boundingMapRect: MKMapRect { MKMapRect(around: allPoints) }
}

/// An area with straight sides, and with holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The holes in it.
  public let interiorPolygons: [MKPolygon]?

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }

  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(
      points: Array(UnsafeBufferPointer(start: points, count: count)), holes: interiorPolygons)
  }

  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.init(points: Self.points(coords, count), holes: interiorPolygons)
  }

  private init(points: [MKMapPoint], holes: [MKPolygon]?) {
    interiorPolygons = holes
    super.init(points)
  }

  /// The middle of what it takes of the map.
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  open var boundingMapRect: MKMapRect { MKMapRect(around: allPoints) }
}

/// All places that are no farther from one than a radius.
open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D

  /// Metres.
  public let radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
  }

  /// Around the middle of a part of the map, and as wide as its longest side.
  public convenience init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
    let side = MKMapPoint(x: mapRect.midX + max(mapRect.width, mapRect.height) / 2, y: center.y)
    self.init(center: center.coordinate, radius: center.distance(to: side))
  }

  open var boundingMapRect: MKMapRect {
    let center = MKMapPoint(coordinate)
    let reach = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
    return MKMapRect(
      x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
  }
}
