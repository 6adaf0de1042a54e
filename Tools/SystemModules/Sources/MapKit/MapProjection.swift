/// Which part of the map a view shows, and how large.
struct MapProjection: Equatable {
  /// The point in the middle of the view, within the edges of the map.
  private(set) var center: MKMapPoint
  /// Points of the view for a point of the map.
  let scale: Double
  let size: CGSize

  /// The largest there is: a point of the view is as many centimetres as a person's hand.
  static let largestScale = 2.0

  /// North of the map, and south of it, there is nothing to show: the view does not go there.
  init(center: MKMapPoint, scale: Double, size: CGSize) {
    let side = MKMapSize.world.width
    let smallest = max(size.width, size.height) / side
    self.scale = min(max(scale, smallest), Self.largestScale)
    self.size = size
    let half = size.height / 2 / self.scale
    let y = min(max(center.y, half), side - half)
    self.center = MKMapPoint(x: center.x, y: y).wrapped
  }

  /// Creates the largest projection with all of `rect` in the view, except the area that `insets`
  /// cover.
  init(fitting rect: MKMapRect, insets: UIEdgeInsets, size: CGSize) {
    let room = CGSize(
      width: max(size.width - insets.left - insets.right, 1),
      height: max(size.height - insets.top - insets.bottom, 1))
    let scale = min(
      room.width / max(rect.width, 1e-6), room.height / max(rect.height, 1e-6),
      Self.largestScale)
    // The middle of the room is not that of the view.
    let center = MKMapPoint(
      x: rect.midX + (insets.right - insets.left) / 2 / scale,
      y: rect.midY + (insets.bottom - insets.top) / 2 / scale)
    self.init(center: center, scale: scale, size: size)
  }

  // MARK: Converting

  func point(for mapPoint: MKMapPoint) -> CGPoint {
    let near = mapPoint.nearest(to: center)
    return CGPoint(
      x: size.width / 2 + (near.x - center.x) * scale,
      y: size.height / 2 + (near.y - center.y) * scale)
  }

  func mapPoint(at point: CGPoint) -> MKMapPoint {
    MKMapPoint(
      x: center.x + (point.x - size.width / 2) / scale,
      y: center.y + (point.y - size.height / 2) / scale)
  }

  /// The visible part of the map.
  var visibleRect: MKMapRect {
    MKMapRect(
      origin: mapPoint(at: .zero),
      size: MKMapSize(width: size.width / scale, height: size.height / scale))
  }

  /// The visible region, with the centre of the view.
  var region: MKCoordinateRegion {
    let rect = visibleRect
    let span = MKCoordinateRegion(rect).span
    return MKCoordinateRegion(center: center.coordinate, span: span)
  }

  // MARK: Changing

  /// The same part as well as it can be shown in another size.
  func resized(to size: CGSize) -> MapProjection {
    MapProjection(center: center, scale: scale, size: size)
  }

  /// Returns the projection that has the point of `start` at `end`, magnified by `factor`.
  func moved(from start: CGPoint, to end: CGPoint, factor: Double = 1) -> MapProjection {
    let held = mapPoint(at: start)
    let scale = MapProjection(center: center, scale: scale * factor, size: size).scale
    return MapProjection(
      center: MKMapPoint(
        x: held.x - (end.x - size.width / 2) / scale,
        y: held.y - (end.y - size.height / 2) / scale),
      scale: scale, size: size)
  }

  static func == (one: MapProjection, other: MapProjection) -> Bool {
    one.center.x == other.center.x && one.center.y == other.center.y && one.scale == other.scale
      && one.size == other.size
  }
}

/// The part of the map to show, which is applied when the map has a size.
enum MapTarget {
  case region(MKCoordinateRegion)
  case rect(MKMapRect, UIEdgeInsets)
  case center(CLLocationCoordinate2D)
  case camera(MKMapCamera)

  func projection(from old: MapProjection) -> MapProjection {
    switch self {
    case .region(let region):
      let center = MKMapPoint(region.center)
      let rect = MKMapRect(region)
      // The degrees to the north are longer than those to the south.
      let half = max(center.y - rect.minY, rect.maxY - center.y)
      let fitting = MKMapRect(
        x: center.x - rect.width / 2, y: center.y - half, width: rect.width, height: 2 * half)
      return MapProjection(fitting: fitting, insets: .zero, size: old.size)
    case .rect(let rect, let insets):
      return MapProjection(fitting: rect, insets: insets, size: old.size)
    case .center(let coordinate):
      return MapProjection(center: MKMapPoint(coordinate), scale: old.scale, size: old.size)
    case .camera(let camera): return old.seen(by: camera)
    }
  }
}

extension MKCoordinateRegion {
  /// A Boolean value that indicates whether there is such a part of the Earth.
  var isValid: Bool {
    CLLocationCoordinate2DIsValid(center) && (0...180).contains(span.latitudeDelta)
      && (0...360).contains(span.longitudeDelta)
  }
}
