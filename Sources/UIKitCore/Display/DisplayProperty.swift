import Foundation

/// A property of a node that can be animated.
enum DisplayProperty: Int, CaseIterable {
  case frame, opacity, transform, background, origin, cornerRadius, border, shadow, shape, gradient
  case mask

  /// Returns the node's value; `nil` if it has none that can be interpolated.
  func value(in node: DisplayNode) -> DisplayAnimation.Property? {
    switch self {
    case .frame: return .frame(from: node.frame)
    case .opacity: return .opacity(from: node.opacity)
    case .transform: return .transform(from: node.transform)
    case .background:
      return .background(
        from: node.background ?? DisplayColor(red: 0, green: 0, blue: 0, alpha: 0))
    case .origin: return .origin(from: node.boundsOrigin)
    case .cornerRadius: return .cornerRadius(from: node.cornerRadius)
    case .border:
      let none = DisplayBorder(
        width: 0, color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0))
      return .border(from: node.border ?? none)
    case .shadow:
      let none = DisplayShadow(
        offset: .zero, radius: 0, color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0))
      return .shadow(from: node.shadow ?? none)
    case .shape:
      guard case .shape(let shape) = node.content else { return nil }
      return .shape(from: shape)
    case .gradient:
      guard case .gradient(let gradient) = node.content else { return nil }
      return .gradient(from: gradient)
    case .mask:
      guard case .path? = node.mask, let mask = node.mask else { return nil }
      return .mask(from: mask)
    }
  }
}

extension DisplayAnimation.Property {
  /// Gives the value to a node.
  func show(in node: inout DisplayNode) {
    switch self {
    case .frame(let frame): node.frame = frame
    case .opacity(let opacity): node.opacity = opacity
    case .transform(let transform): node.transform = transform
    case .background(let color): node.background = color
    case .origin(let origin): node.boundsOrigin = origin
    case .cornerRadius(let radius): node.cornerRadius = radius
    case .border(let border): node.border = border
    case .shadow(let shadow): node.shadow = shadow
    case .shape(let shape): node.content = .shape(shape)
    case .gradient(let gradient): node.content = .gradient(gradient)
    case .mask(let mask): node.mask = mask
    }
  }
}

extension LayerKey {
  private var displayProperty: DisplayProperty? {
    switch self {
    case .cornerRadius: .cornerRadius
    case .borderWidth, .borderColor: .border
    case .shadowColor, .shadowOpacity, .shadowRadius, .shadowOffset, .shadowPath: .shadow
    case .path, .fillColor, .strokeColor, .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase,
      .miterLimit:
      .shape
    case .colors, .locations, .startPoint, .endPoint: .gradient
    case .position, .bounds, .anchorPoint, .zPosition, .transform, .opacity, .hidden,
      .backgroundColor:
      nil
    }
  }

  /// A Boolean value that indicates whether it is a layer's own, and seen on its way.
  var isDescribed: Bool { displayProperty != nil }

  func property(in node: DisplayNode) -> DisplayAnimation.Property? {
    displayProperty?.value(in: node)
  }
}
