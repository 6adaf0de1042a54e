import Foundation

extension LayerValue {
  /// A value between this one (0) and `end` (1), and beyond.
  func moved(to end: LayerValue, by progress: CGFloat) -> LayerValue {
    if progress == 0 { return self }
    if progress == 1 { return end }
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    switch (self, end) {
    case (.number(let from), .number(let to)): return .number(mix(from, to))
    case (.point(let from), .point(let to)):
      return .point(CGPoint(x: mix(from.x, to.x), y: mix(from.y, to.y)))
    case (.size(let from), .size(let to)):
      return .size(CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height)))
    case (.rect(let from), .rect(let to)):
      return .rect(
        CGRect(
          x: mix(from.minX, to.minX), y: mix(from.minY, to.minY),
          width: mix(from.width, to.width), height: mix(from.height, to.height)))
    case (.transform(let from), .transform(let to)):
      return .transform(Self.mix(from, to, progress))
    case (.color(let from), .color(let to)): return .color(Self.mix(from, to, progress))
    case (.path(let from?), .path(let to?)):
      return .path(CGPath(from.outline.mixed(with: to.outline, by: progress)))
    case (.numbers(let from), .numbers(let to)) where from.count == to.count:
      return .numbers(zip(from, to).map(mix))
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      return .colors(zip(from, to).compactMap { Self.mix($0, $1, progress) })
    default: return progress < 0.5 ? self : end
    }
  }

  /// The sum with another value, of those that have one.
  func plus(_ other: LayerValue, times factor: CGFloat = 1) -> LayerValue {
    switch (self, other) {
    case (.number(let one), .number(let other)): .number(one + other * factor)
    case (.point(let one), .point(let other)):
      .point(CGPoint(x: one.x + other.x * factor, y: one.y + other.y * factor))
    case (.size(let one), .size(let other)):
      .size(
        CGSize(
          width: one.width + other.width * factor, height: one.height + other.height * factor))
    default: self
    }
  }

  private static func mix(
    _ from: CATransform3D, _ to: CATransform3D, _ progress: CGFloat
  ) -> CATransform3D {
    if CATransform3DIsAffine(from), CATransform3DIsAffine(to) {
      return CATransform3DMakeAffineTransform(
        AffineParts.mix(from.plane, to.plane, by: progress))
    }
    return CATransform3D(
      rows: zip(from.rows, to.rows).map { one, other in
        zip(one, other).map { $0 + ($1 - $0) * progress }
      })
  }

  // Nothing looks like the transparent shade of whatever it turns into.
  private static func mix(_ from: CGColor?, _ to: CGColor?, _ progress: CGFloat) -> CGColor? {
    guard let from = from ?? to?.copy(alpha: 0), let to = to ?? from.copy(alpha: 0) else {
      return nil
    }
    let (one, other) = (from.display, to.display)
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
      max(0, min(from + (to - from) * progress, 1))
    }
    return CGColor(
      red: mix(one.red, other.red), green: mix(one.green, other.green),
      blue: mix(one.blue, other.blue), alpha: mix(one.alpha, other.alpha))
  }

  // MARK: What an app gives

  /// Creates a value from an app's `Any`, of the same kind as `example`.
  init?(_ value: Any?, like example: LayerValue) {
    guard let value else { return nil }
    let result: LayerValue? =
      switch example {
      case .number: Self.number(in: value).map { .number($0) }
      case .point: (value as? CGPoint ?? (value as? NSValue)?.pointValue).map { .point($0) }
      case .size: (value as? CGSize ?? (value as? NSValue)?.sizeValue).map { .size($0) }
      case .rect: (value as? CGRect ?? (value as? NSValue)?.rectValue).map { .rect($0) }
      case .transform: Self.transform(in: value).map { .transform($0) }
      case .color: (value as? CGColor).map { .color($0) }
      case .path: (value as? CGPath).map { .path($0) }
      case .numbers: (value as? [Any]).map { .numbers($0.compactMap(Self.number)) }
      case .colors: (value as? [Any]).map { .colors($0.cgColors) }
      }
    guard let result else { return nil }
    self = result
  }

  /// The value for the app.
  var any: Any {
    switch self {
    case .number(let number): return number
    case .point(let point): return point
    case .size(let size): return size
    case .rect(let rect): return rect
    case .transform(let transform): return transform
    case .color(let color): return color as Any
    case .path(let path): return path as Any
    case .numbers(let numbers): return numbers.map { NSNumber(value: Double($0)) }
    case .colors(let colors): return colors
    }
  }

  private static func number(in value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private static func transform(in value: Any) -> CATransform3D? {
    switch value {
    case let transform as CATransform3D: transform
    case let transform as CGAffineTransform: CATransform3DMakeAffineTransform(transform)
    case let value as NSValue:
      value.unboxed() ?? value.unboxed().map { CATransform3DMakeAffineTransform($0) }
    default: nil
    }
  }
}

extension PathOutline {
  /// The outline between two of the same lines and curves; one of others takes its place half way.
  func mixed(with other: PathOutline, by progress: CGFloat) -> PathOutline {
    guard elements.count == other.elements.count else { return progress < 0.5 ? self : other }
    func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
    }
    var result = PathOutline()
    for (one, another) in zip(elements, other.elements) {
      switch (one, another) {
      case (.move(let from), .move(let to)): result.move(to: mix(from, to))
      case (.line(let from), .line(let to)): result.line(to: mix(from, to))
      case (.quad(let control, let from), .quad(let otherControl, let to)):
        result.quad(to: mix(from, to), control: mix(control, otherControl))
      case (.curve(let first, let second, let from), .curve(let third, let fourth, let to)):
        result.curve(to: mix(from, to), mix(first, third), mix(second, fourth))
      case (.close, .close): result.close()
      default: return progress < 0.5 ? self : other
      }
    }
    return result
  }
}
