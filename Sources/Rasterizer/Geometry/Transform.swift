/// A point of a picture; y grows downwards.
struct Point: Equatable {
  var x: Double
  var y: Double

  static func + (lhs: Point, rhs: Point) -> Point { Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
  static func - (lhs: Point, rhs: Point) -> Point { Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }
  static func * (lhs: Point, rhs: Double) -> Point { Point(x: lhs.x * rhs, y: lhs.y * rhs) }

  var length: Double { (x * x + y * y).squareRoot() }

  /// Turned by a right angle, clockwise as seen.
  var turned: Point { Point(x: -y, y: x) }
}

/// An affine mapping, as SVG's `matrix(a b c d tx ty)`.
struct Transform: Equatable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  static func translation(_ x: Double, _ y: Double) -> Transform { Transform(tx: x, ty: y) }

  static func scale(_ x: Double, _ y: Double) -> Transform { Transform(a: x, d: y) }

  func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The mapping that does `inner` first.
  func after(_ inner: Transform) -> Transform {
    Transform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  var determinant: Double { a * d - b * c }

  /// The way back; `nil` where there is none.
  var inverse: Transform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// How much longer a line becomes to the right, and downwards.
  var stretch: (across: Double, down: Double) {
    ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }

  var numbers: [Double] { [a, b, c, d, tx, ty] }
}

/// A rectangle of a picture.
struct Box: Equatable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  /// The rectangle around the points; `nil` for none.
  init?(around points: some Sequence<Point>) {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    guard left <= right, top <= bottom else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  var corners: [Point] {
    [
      Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + height),
      Point(x: x, y: y + height),
    ]
  }
}

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { left >= right || top >= bottom }

  /// All pixels that the box touches, as far as they are in `limit`.
  init(touchedBy box: Box, in limit: PixelRect) {
    func pixel(_ value: Double, _ low: Int, _ high: Int) -> Int {
      Int(min(max(value, Double(low)), Double(high)))
    }
    left = pixel(box.x.rounded(.down), limit.left, limit.right)
    top = pixel(box.y.rounded(.down), limit.top, limit.bottom)
    right = pixel((box.x + box.width).rounded(.up), limit.left, limit.right)
    bottom = pixel((box.y + box.height).rounded(.up), limit.top, limit.bottom)
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }
}
