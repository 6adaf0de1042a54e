/// Straight and curved lines, in the order in which a pen draws them.
struct Outline {
  private(set) var parts: [Part] = []
  private var pen = Point(x: 0, y: 0)

  /// Lines that are drawn without lifting the pen.
  struct Part {
    var start: Point
    var segments: [Segment] = []
    var isClosed = false
  }

  enum Segment {
    case line(Point)
    case curve(Point, Point, Point)
  }

  /// The place of the pen.
  var current: Point { pen }

  mutating func move(to point: Point) {
    parts.append(Part(start: point))
    pen = point
  }

  mutating func line(to point: Point) { add(.line(point), point) }

  mutating func curve(to point: Point, _ first: Point, _ second: Point) {
    add(.curve(first, second, point), point)
  }

  mutating func quad(to point: Point, _ control: Point) {
    curve(
      to: point, pen + (control - pen) * (2.0 / 3), point + (control - point) * (2.0 / 3))
  }

  mutating func close() {
    guard let last = parts.indices.last else { return }
    parts[last].isClosed = true
    pen = parts[last].start
  }

  private mutating func add(_ segment: Segment, _ end: Point) {
    // After a part was closed, the next one begins where that began.
    if parts.isEmpty || parts[parts.count - 1].isClosed { parts.append(Part(start: pen)) }
    parts[parts.count - 1].segments.append(segment)
    pen = end
  }

  // MARK: Shapes

  /// How far the handles of a quarter of a circle reach, as parts of the radius.
  private static let quarter = 0.5522847498

  mutating func ellipse(_ center: Point, _ rx: Double, _ ry: Double) {
    rounded(
      Box(x: center.x - rx, y: center.y - ry, width: rx * 2, height: ry * 2), rx: rx, ry: ry)
  }

  mutating func rectangle(_ box: Box, rx: Double, ry: Double) {
    guard rx > 0, ry > 0 else {
      move(to: box.corners[0])
      for corner in box.corners.dropFirst() { line(to: corner) }
      return close()
    }
    rounded(box, rx: min(rx, box.width / 2), ry: min(ry, box.height / 2))
  }

  private mutating func rounded(_ box: Box, rx: Double, ry: Double) {
    let (right, bottom) = (box.x + box.width, box.y + box.height)
    let (handleX, handleY) = (rx * (1 - Self.quarter), ry * (1 - Self.quarter))
    move(to: Point(x: box.x + rx, y: box.y))
    line(to: Point(x: right - rx, y: box.y))
    curve(
      to: Point(x: right, y: box.y + ry), Point(x: right - handleX, y: box.y),
      Point(x: right, y: box.y + handleY))
    line(to: Point(x: right, y: bottom - ry))
    curve(
      to: Point(x: right - rx, y: bottom), Point(x: right, y: bottom - handleY),
      Point(x: right - handleX, y: bottom))
    line(to: Point(x: box.x + rx, y: bottom))
    curve(
      to: Point(x: box.x, y: bottom - ry), Point(x: box.x + handleX, y: bottom),
      Point(x: box.x, y: bottom - handleY))
    line(to: Point(x: box.x, y: box.y + ry))
    curve(
      to: Point(x: box.x + rx, y: box.y), Point(x: box.x, y: box.y + handleY),
      Point(x: box.x + handleX, y: box.y))
    close()
  }

  // MARK: Straightening

  /// The parts as straight lines, mapped by `transform`; at most `tolerance` beside the curves.
  func lines(_ transform: Transform, tolerance: Double = 0.03) -> [Polyline] {
    parts.map { part in
      var points = [transform.applied(to: part.start)]
      for segment in part.segments {
        switch segment {
        case .line(let end): points.append(transform.applied(to: end))
        case .curve(let first, let second, let end):
          Self.straighten(
            transform.applied(to: first), transform.applied(to: second),
            transform.applied(to: end), tolerance, &points)
        }
      }
      return Polyline(points: points, isClosed: part.isClosed)
    }
  }

  private static func straighten(
    _ first: Point, _ second: Point, _ end: Point, _ tolerance: Double, _ points: inout [Point]
  ) {
    let start = points[points.count - 1]
    // The second differences bound how far a curve is from its chords.
    let bend = max(
      (start - first * 2 + second).length, (first - second * 2 + end).length)
    let steps = (bend * 0.75 / tolerance).squareRoot().rounded(.up)
    let count = steps.isFinite ? min(max(Int(steps), 1), 500) : 1
    for index in 1...count {
      let t = Double(index) / Double(count)
      let u = 1 - t
      points.append(
        start * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t) + end * (t * t * t)
      )
    }
  }
}

/// Points that are connected by straight lines.
struct Polyline {
  var points: [Point]
  var isClosed: Bool
}
