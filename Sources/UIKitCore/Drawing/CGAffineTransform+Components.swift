public import Foundation

/// The parts of an affine transform: a scale, then a shear, then a rotation, then a translation.
public struct CGAffineTransformComponents: Equatable, Sendable {
  /// The factors along both axes. A negative height mirrors.
  public var scale: CGSize

  /// The horizontal shear: how far x moves for each unit of y.
  public var horizontalShear: CGFloat

  /// The angle of the rotation, in radians.
  public var rotation: CGFloat

  public var translation: CGVector

  public init(
    scale: CGSize = .init(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
    translation: CGVector = .init(dx: 0, dy: 0)
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Makes the transform that has these parts.
  public init(_ components: CGAffineTransformComponents) {
    let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
    let (width, height) = (components.scale.width, components.scale.height)
    let shear = components.horizontalShear
    self.init(
      a: width * cosine, b: width * sine,
      c: height * (shear * cosine - sine), d: height * (shear * sine + cosine),
      tx: components.translation.dx, ty: components.translation.dy)
  }

  /// Returns the parts of the transform: `CGAffineTransform(t.decomposed())` is `t` again.
  ///
  /// A transform that maps everything to one line or point has no such parts; its shear is 0 then.
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    let width = hypot(a, b)
    guard width > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: hypot(c, d)), rotation: atan2(-c, d),
        translation: translation)
    }
    let (cosine, sine) = (a / width, b / width)
    let height = d * cosine - c * sine
    let shear = height == 0 ? 0 : (c * cosine + d * sine) / height
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: atan2(b, a),
      translation: translation)
  }
}
