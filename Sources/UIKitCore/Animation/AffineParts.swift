import Foundation

/// The components of a transform. They are interpolated one by one, so that a rotation between two
/// transforms stays a rotation: mixing the numbers of the matrices would shrink the view.
///
/// The parts, and the way in which they are mixed, are those that a browser uses for `matrix()`
/// (CSS Transforms, “Decomposing a 2D matrix”): page and stage show the same.
struct AffineParts {
  var translation: CGPoint
  var scale: CGPoint
  /// Radians.
  var angle: CGFloat
  /// The remaining skew.
  var rest: CGAffineTransform

  init(_ transform: CGAffineTransform) {
    var (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    translation = CGPoint(x: transform.tx, y: transform.ty)
    scale = CGPoint(x: (a * a + b * b).squareRoot(), y: (c * c + d * d).squareRoot())
    // A mirror image: one of the axes goes the other way.
    if a * d - b * c < 0 {
      if a < d { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    if scale.x != 0 { (a, b) = (a / scale.x, b / scale.x) }
    if scale.y != 0 { (c, d) = (c / scale.y, d / scale.y) }
    angle = CGFloat(atan2(Double(b), Double(a)))
    rest = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
    if angle != 0 { rest = CGAffineTransform(rotationAngle: -angle).concatenating(rest) }
  }

  /// The transform that has these parts.
  var transform: CGAffineTransform {
    var matrix = CGAffineTransform(rotationAngle: angle).concatenating(rest)
    matrix.tx = translation.x
    matrix.ty = translation.y
    return matrix.scaledBy(x: scale.x, y: scale.y)
  }

  /// The transform between two others.
  static func mix(
    _ from: CGAffineTransform, _ to: CGAffineTransform, by progress: CGFloat
  ) -> CGAffineTransform {
    if from == to { return to }
    var (one, other) = (AffineParts(from), AffineParts(to))
    // Mirrored in different axes: half a turn away from being mirrored in the same.
    if (one.scale.x < 0 && other.scale.y < 0) || (one.scale.y < 0 && other.scale.x < 0) {
      one.scale = CGPoint(x: -one.scale.x, y: -one.scale.y)
      one.angle += one.angle < 0 ? .pi : -.pi
    }
    // Never the long way round.
    if abs(one.angle - other.angle) > .pi {
      if one.angle > other.angle { one.angle -= 2 * .pi } else { other.angle -= 2 * .pi }
    }
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    one.translation = CGPoint(
      x: mix(one.translation.x, other.translation.x),
      y: mix(one.translation.y, other.translation.y))
    one.scale = CGPoint(x: mix(one.scale.x, other.scale.x), y: mix(one.scale.y, other.scale.y))
    one.angle = mix(one.angle, other.angle)
    one.rest = CGAffineTransform(
      a: mix(one.rest.a, other.rest.a), b: mix(one.rest.b, other.rest.b),
      c: mix(one.rest.c, other.rest.c), d: mix(one.rest.d, other.rest.d), tx: 0, ty: 0)
    return one.transform
  }
}
