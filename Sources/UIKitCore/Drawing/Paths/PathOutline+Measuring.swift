import Foundation

extension PathOutline {
  /// Around all points, those that pull at curves included; null where there is none.
  var controlBounds: CGRect {
    let points = elements.flatMap(\.points)
    return points.isEmpty ? .null : CGRect(around: points)
  }

  /// Around what is drawn; null where there is nothing.
  var bounds: CGRect {
    var points: [CGPoint] = []
    var pen = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quad(let control, let point):
        points += Self.turns(pen, control, point)
        points.append(point)
      case .curve(let first, let second, let point):
        points += Self.turns(pen, first, second, point)
        points.append(point)
      case .close: continue
      }
      if let end = element.end { pen = end }
    }
    return points.isEmpty ? .null : CGRect(around: points)
  }

  /// Returns a Boolean value that indicates whether a point is inside: by the number of times that
  /// the outline winds around it, or by whether an odd number of lines is between it and what is
  /// outside. An open piece counts as closed.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var (winding, crossings) = (0, 0)
    for polygon in polygons {
      guard var from = polygon.last else { continue }
      for to in polygon {
        defer { from = to }
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += to.y > from.y ? 1 : -1
      }
    }
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// The outline in straight lines, a polygon for every piece.
  var polygons: [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var polygon: [CGPoint] = []
    func along(_ count: Int, _ point: (CGFloat) -> CGPoint) {
      for step in 1...count { polygon.append(point(CGFloat(step) / CGFloat(count))) }
    }
    for element in elements {
      let pen = polygon.last ?? .zero
      switch element {
      case .move(let point):
        if polygon.count > 1 { polygons.append(polygon) }
        polygon = [point]
      case .line(let point): polygon.append(point)
      case .quad(let control, let point):
        along(24) { Self.quad(pen, control, point, $0) }
      case .curve(let first, let second, let point):
        along(32) { Self.curve(pen, first, second, point, $0) }
      case .close:
        if let first = polygon.first {
          polygon.append(first)
          polygons.append(polygon)
          polygon = [first]
        }
      }
    }
    if polygon.count > 1 { polygons.append(polygon) }
    return polygons
  }

  // MARK: Curves

  private static func quad(
    _ from: CGPoint, _ control: CGPoint, _ to: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let r = 1 - t
    return CGPoint(
      x: r * r * from.x + 2 * r * t * control.x + t * t * to.x,
      y: r * r * from.y + 2 * r * t * control.y + t * t * to.y)
  }

  private static func curve(
    _ from: CGPoint, _ first: CGPoint, _ second: CGPoint, _ to: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let r = 1 - t
    let (a, b, c, d) = (r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t)
    return CGPoint(
      x: a * from.x + b * first.x + c * second.x + d * to.x,
      y: a * from.y + b * first.y + c * second.y + d * to.y)
  }

  /// Returns the points at which a curve reverses its direction in x or in y.
  private static func turns(_ from: CGPoint, _ control: CGPoint, _ to: CGPoint) -> [CGPoint] {
    [(from.x, control.x, to.x), (from.y, control.y, to.y)].compactMap { a, b, c in
      let divisor = a - 2 * b + c
      guard divisor != 0 else { return nil }
      let t = (a - b) / divisor
      return t > 0 && t < 1 ? quad(from, control, to, t) : nil
    }
  }

  private static func turns(
    _ from: CGPoint, _ first: CGPoint, _ second: CGPoint, _ to: CGPoint
  ) -> [CGPoint] {
    [(from.x, first.x, second.x, to.x), (from.y, first.y, second.y, to.y)].flatMap {
      p0, p1, p2, p3 in
      let (a, b, c) = (3 * (p3 - 3 * p2 + 3 * p1 - p0), 6 * (p2 - 2 * p1 + p0), 3 * (p1 - p0))
      return roots(a, b, c).filter { $0 > 0 && $0 < 1 }.map {
        curve(from, first, second, to, $0)
      }
    }
  }

  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    if abs(a) < 1e-9 { return b == 0 ? [] : [-c / b] }
    let root = b * b - 4 * a * c
    guard root >= 0 else { return [] }
    return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
  }
}

extension PathOutline {
  /// The point at a part of the whole length; nil in an empty path.
  func point(at part: CGFloat) -> CGPoint? {
    let polygons = polygons
    func length(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
      ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
    }
    let whole = polygons.reduce(0) { sum, polygon in
      sum + zip(polygon, polygon.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
    }
    var left = whole * max(0, min(part, 1))
    for polygon in polygons {
      for (from, to) in zip(polygon, polygon.dropFirst()) {
        let step = length(from, to)
        if left <= step, step > 0 {
          return CGPoint(
            x: from.x + (to.x - from.x) * left / step, y: from.y + (to.y - from.y) * left / step)
        }
        left -= step
      }
    }
    return polygons.last?.last ?? current
  }
}
