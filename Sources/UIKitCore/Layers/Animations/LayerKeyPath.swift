import Foundation

/// A property of a layer, or a part of one: `bounds.size.width`, `transform.rotation.z`.
struct LayerKeyPath {
  enum Part: String {
    case x, y, width, height, size, origin
    case scale, rotation, translation
    case originX = "origin.x"
    case originY = "origin.y"
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    case translationX = "translation.x"
    case translationY = "translation.y"
  }

  let key: LayerKey
  let part: Part?

  init?(_ path: String) {
    let names = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = names.first, let key = LayerKey(rawValue: name) else { return nil }
    self.key = key
    guard names.count > 1 else {
      part = nil
      return
    }
    guard let part = Part(rawValue: names[1]) else { return nil }
    self.part = part
  }

  @MainActor
  func value(of layer: CALayer) -> LayerValue? {
    guard let whole = layer.value(of: key) else { return nil }
    guard let part else { return whole }
    switch whole {
    case .point(let point): return Self.part(part, of: point)
    case .size(let size): return Self.part(part, of: size)
    case .rect(let rect):
      switch part {
      case .origin: return .point(rect.origin)
      case .size: return .size(rect.size)
      case .originX: return .number(rect.minX)
      case .originY: return .number(rect.minY)
      case .sizeWidth: return .number(rect.width)
      case .sizeHeight: return .number(rect.height)
      default: return nil
      }
    case .transform(let transform):
      let parts = AffineParts(transform.plane)
      switch part {
      case .scale: return .number((parts.scale.x + parts.scale.y) / 2)
      case .scaleX: return .number(parts.scale.x)
      case .scaleY: return .number(parts.scale.y)
      case .rotation, .rotationZ: return .number(parts.angle)
      case .rotationX:
        return .number(CGFloat(atan2(Double(transform.m23), Double(transform.m22))))
      case .rotationY:
        return .number(CGFloat(atan2(-Double(transform.m13), Double(transform.m11))))
      case .translation:
        return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
      case .translationX: return .number(parts.translation.x)
      case .translationY: return .number(parts.translation.y)
      default: return nil
      }
    default: return nil
    }
  }

  private static func part(_ part: Part, of point: CGPoint) -> LayerValue? {
    switch part {
    case .x: .number(point.x)
    case .y: .number(point.y)
    default: nil
    }
  }

  private static func part(_ part: Part, of size: CGSize) -> LayerValue? {
    switch part {
    case .width: .number(size.width)
    case .height: .number(size.height)
    default: nil
    }
  }

  @MainActor
  func set(_ value: LayerValue, on layer: CALayer) {
    guard let part else { return layer.setValue(value, of: key) }
    guard let whole = layer.value(of: key), let changed = Self.changed(whole, part, value) else {
      return
    }
    layer.setValue(changed, of: key)
  }

  private static func changed(
    _ whole: LayerValue, _ part: Part, _ value: LayerValue
  ) -> LayerValue? {
    switch (whole, part, value) {
    case (.point(let point), .x, .number(let x)): return .point(CGPoint(x: x, y: point.y))
    case (.point(let point), .y, .number(let y)): return .point(CGPoint(x: point.x, y: y))
    case (.size(let size), .width, .number(let width)):
      return .size(CGSize(width: width, height: size.height))
    case (.size(let size), .height, .number(let height)):
      return .size(CGSize(width: size.width, height: height))
    case (.rect(var rect), _, _):
      switch (part, value) {
      case (.origin, .point(let origin)): rect.origin = origin
      case (.size, .size(let size)): rect.size = size
      case (.originX, .number(let x)): rect.origin.x = x
      case (.originY, .number(let y)): rect.origin.y = y
      case (.sizeWidth, .number(let width)): rect.size.width = width
      case (.sizeHeight, .number(let height)): rect.size.height = height
      default: return nil
      }
      return .rect(rect)
    case (.transform(let transform), .rotationX, .number(let angle)):
      return .transform(CATransform3DRotate(transform, angle, 1, 0, 0))
    case (.transform(let transform), .rotationY, .number(let angle)):
      return .transform(CATransform3DRotate(transform, angle, 0, 1, 0))
    case (.transform(let transform), _, _):
      var parts = AffineParts(transform.plane)
      switch (part, value) {
      case (.scale, .number(let scale)): parts.scale = CGPoint(x: scale, y: scale)
      case (.scaleX, .number(let scale)): parts.scale.x = scale
      case (.scaleY, .number(let scale)): parts.scale.y = scale
      case (.rotation, .number(let angle)), (.rotationZ, .number(let angle)):
        parts.angle = angle
      case (.translation, .size(let size)):
        parts.translation = CGPoint(x: size.width, y: size.height)
      case (.translationX, .number(let x)): parts.translation.x = x
      case (.translationY, .number(let y)): parts.translation.y = y
      default: return nil
      }
      return .transform(CATransform3DMakeAffineTransform(parts.transform))
    default: return nil
    }
  }

  /// How many steps a turn takes of which each is less than a quarter; nil for what does not turn.
  func turns(from: CGFloat, to: CGFloat) -> Int? {
    switch part {
    case .rotation, .rotationZ: max(1, min(Int((abs(to - from) / 1.5).rounded(.up)), 400))
    // Seen from the front it is a cosine.
    case .rotationX, .rotationY: max(1, min(Int((abs(to - from) / 0.1).rounded(.up)), 400))
    default: nil
    }
  }
}
