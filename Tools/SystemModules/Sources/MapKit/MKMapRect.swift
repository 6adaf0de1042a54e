/// A part of the map.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() {
    origin = MKMapPoint()
    size = MKMapSize()
  }

  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = MKMapPoint(x: x, y: y)
    size = MKMapSize(width: width, height: height)
  }

  /// All of the map.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  /// No part at all.
  public static let null = MKMapRect(
    x: .infinity, y: .infinity, width: 0, height: 0)

  // MARK: Examining

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }

  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// A Boolean value that indicates whether it reaches over an edge of the map, where west and east
  /// meet.
  public var spans180thMeridian: Bool {
    !isNull && (minX < 0 || maxX > MKMapSize.world.width)
  }

  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  public func contains(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY
      && rect2.maxY <= maxY
  }

  public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isNull }

  // MARK: Changing

  /// The smallest that has both.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
  }

  /// Returns the common part of both rectangles, or ``null``.
  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    guard !isNull, !rect2.isNull else { return .null }
    let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
    let (right, bottom) = (min(maxX, rect2.maxX), min(maxY, rect2.maxY))
    guard x <= right, y <= bottom else { return .null }
    return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// Smaller by so much at every side; larger where it is below zero.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
    return MKMapRect(
      x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  // MARK: Regions

  /// Creates the smallest rectangle around a region.
  init(_ region: MKCoordinateRegion) {
    let (center, span) = (region.center, region.span)
    let side = MKMapSize.world.width
    let top = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: min(center.latitude + span.latitudeDelta / 2, 90), longitude: center.longitude))
    let bottom = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: max(center.latitude - span.latitudeDelta / 2, -90), longitude: center.longitude)
    )
    let width = min(span.longitudeDelta / 360, 1) * side
    self.init(x: top.x - width / 2, y: top.y, width: width, height: bottom.y - top.y)
  }

  /// Creates the smallest rectangle around points.
  init(around points: [MKMapPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    self = points.dropFirst().reduce(MKMapRect(origin: first, size: MKMapSize())) { rect, point in
      rect.union(MKMapRect(origin: point, size: MKMapSize()))
    }
  }
}
