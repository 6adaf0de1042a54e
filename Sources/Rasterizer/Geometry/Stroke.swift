import Foundation

/// The pen that draws along lines.
struct Pen {
  enum Cap: String { case butt, round, square }
  enum Join: String { case miter, round, bevel }

  var width = 1.0
  var cap = Cap.butt
  var join = Join.miter
  var miterLimit = 4.0
  /// Lengths that are drawn and left out in turn; empty for a line without gaps.
  var dash: [Double] = []
  var dashPhase = 0.0
}

/// Turns lines into the areas that a pen covers.
///
/// Each area is a polygon of the same direction. They lie side by side, so that their edges add up to
/// whole pixels.
struct Stroke {
  private let pen: Pen
  /// How far a chord of a round end may be from its circle.
  private let tolerance: Double
  private var areas: [[Point]] = []

  static func areas(along lines: [Polyline], pen: Pen, tolerance: Double) -> [[Point]] {
    guard pen.width > 0 else { return [] }
    var stroke = Stroke(pen, tolerance)
    for line in lines {
      let whole = line.withoutRepetitions
      for piece in pen.dash.isEmpty ? [whole] : whole.dashed(pen.dash, pen.dashPhase) {
        stroke.add(piece)
      }
    }
    return stroke.areas
  }

  private init(_ pen: Pen, _ tolerance: Double) {
    self.pen = pen
    self.tolerance = tolerance
  }

  private var half: Double { pen.width / 2 }

  private mutating func add(_ line: Polyline) {
    let points = line.points
    guard points.count > 1 else {
      if let point = points.first { addDot(point) }
      return
    }
    let sides = line.isClosed ? points.count : points.count - 1
    let directions = (0..<sides).map { index -> Point in
      let way = points[(index + 1) % points.count] - points[index]
      return way * (1 / way.length)
    }
    for index in 0..<sides {
      let (start, end) = (points[index], points[(index + 1) % points.count])
      let side = directions[index].turned * half
      append([start - side, end - side, end + side, start + side])
      if index > 0 { addJoin(start, directions[index - 1], directions[index]) }
    }
    if line.isClosed {
      addJoin(points[0], directions[sides - 1], directions[0])
    } else {
      addCap(points[0], directions[0] * -1)
      addCap(points[points.count - 1], directions[sides - 1])
    }
  }

  /// A line without length has the shape of its ends.
  private mutating func addDot(_ point: Point) {
    switch pen.cap {
    case .butt: break
    case .round:
      addFan(point, from: 0, to: 2 * .pi)
    case .square:
      append([
        point + Point(x: -half, y: -half), point + Point(x: half, y: -half),
        point + Point(x: half, y: half), point + Point(x: -half, y: half),
      ])
    }
  }

  private mutating func addCap(_ point: Point, _ direction: Point) {
    let side = direction.turned * half
    switch pen.cap {
    case .butt: break
    case .square:
      let ahead = direction * half
      append([point - side, point - side + ahead, point + side + ahead, point + side])
    case .round:
      let angle = atan2(direction.y, direction.x)
      addFan(point, from: angle - .pi / 2, to: angle + .pi / 2)
    }
  }

  private mutating func addJoin(_ point: Point, _ before: Point, _ after: Point) {
    let turn = before.x * after.y - before.y * after.x
    let ahead = before.x * after.x + before.y * after.y
    guard abs(turn) > 1e-9 || ahead < 0 else { return }
    // The outer side is the one that the line turns away from.
    let sign: Double = turn > 0 ? -1 : 1
    let (first, second) = (before.turned * (half * sign), after.turned * (half * sign))
    if pen.join == .round {
      let from = atan2(first.y, first.x)
      var sweep = atan2(second.y, second.x) - from
      if sweep > .pi { sweep -= 2 * .pi }
      if sweep < -.pi { sweep += 2 * .pi }
      return addFan(point, from: from, to: from + sweep)
    }
    // The length of the tip beside the width: 1 / sin of half the angle between the lines.
    let sine = max(0, (1 + ahead) / 2).squareRoot()
    if pen.join == .miter, sine > 1e-6, 1 / sine <= pen.miterLimit {
      let middle = first + second
      let tip = middle * (half / (sine * middle.length))
      append([point, point + first, point + tip, point + second])
    } else {
      append([point, point + first, point + second])
    }
  }

  private mutating func addFan(_ center: Point, from: Double, to: Double) {
    let finest = 2 * acos(max(0, 1 - tolerance / max(half, tolerance)))
    let count = min(max(2, Int((abs(to - from) / max(finest, 0.05)).rounded(.up))), 200)
    append(
      [center]
        + (0...count).map { index in
          let angle = from + (to - from) * Double(index) / Double(count)
          return center + Point(x: cos(angle), y: sin(angle)) * half
        })
  }

  private mutating func append(_ points: [Point]) {
    var area = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - point.y * next.x
    }
    areas.append(area < 0 ? points.reversed() : points)
  }
}

extension Polyline {
  /// The same line, without points that are where the one before is.
  var withoutRepetitions: Polyline {
    var result: [Point] = []
    for point in points where result.last.map({ ($0 - point).length > 1e-9 }) ?? true {
      result.append(point)
    }
    if isClosed, result.count > 1, (result[0] - result[result.count - 1]).length <= 1e-9 {
      result.removeLast()
    }
    return Polyline(points: result, isClosed: isClosed && result.count > 1)
  }

  var length: Double {
    let ends = isClosed ? points + points.prefix(1) : points
    return zip(ends, ends.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }

  /// The pieces that are drawn with those lengths and gaps.
  func dashed(_ pattern: [Double], _ phase: Double) -> [Polyline] {
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let total = lengths.reduce(0, +)
    // Lengths of which thousands fit into a pixel would take for ever.
    guard total > 0, lengths.allSatisfy({ $0 >= 0 }), length / total < 100_000 else {
      return [self]
    }
    var position = phase.truncatingRemainder(dividingBy: total)
    if position < 0 { position += total }
    var index = 0
    while position >= lengths[index] {
      position -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var rest = lengths[index] - position
    var pieces: [Polyline] = []
    var piece: [Point] = index % 2 == 0 ? Array(points.prefix(1)) : []
    let ends = isClosed ? points + points.prefix(1) : points
    for (start, end) in zip(ends, ends.dropFirst()) {
      let side = (end - start).length
      var done = 0.0
      while side - done > rest {
        done += rest
        let point = start + (end - start) * (done / side)
        if index % 2 == 0 {
          pieces.append(Polyline(points: piece + [point], isClosed: false))
          piece = []
        } else {
          piece = [point]
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= side - done
      if index % 2 == 0 { piece.append(end) }
    }
    if piece.count > 1 { pieces.append(Polyline(points: piece, isClosed: false)) }
    return pieces.map(\.withoutRepetitions)
  }
}
