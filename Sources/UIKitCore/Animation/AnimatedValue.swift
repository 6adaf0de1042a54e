import Foundation

/// A property of a view that animates, with a value of it.
enum AnimatedValue: Equatable {
  /// In the superview's coordinates, before the view's transform: what bounds and centre say.
  case frame(CGRect)
  case opacity(CGFloat)
  case transform(CGAffineTransform)
  case background(UIColor?)
  /// How a view stands back behind a sheet, on top of its transform.
  case recession(CGAffineTransform)
  /// The origin of the bounds.
  case origin(CGPoint)
  /// Of the view's layer.
  case layer(LayerKey, LayerValue)

  func isSameProperty(as other: Self) -> Bool {
    switch (self, other) {
    case (.frame, .frame), (.opacity, .opacity), (.transform, .transform),
      (.background, .background), (.recession, .recession), (.origin, .origin):
      true
    case (.layer(let one, _), .layer(let other, _)): one == other
    default: false
    }
  }

  /// Returns the view's current value in the model.
  @MainActor
  func current(of view: UIView) -> AnimatedValue {
    switch self {
    case .frame: .frame(view.untransformedFrame)
    case .opacity: .opacity(view.alpha)
    case .transform: .transform(view.transform)
    case .background: .background(view.backgroundColor)
    case .recession: .recession(view.recession)
    case .origin: .origin(view.bounds.origin)
    case .layer(let key, let value): .layer(key, view.layer.value(of: key) ?? value)
    }
  }

  @MainActor
  func apply(to view: UIView) {
    switch self {
    case .frame(let frame): view.untransformedFrame = frame
    case .opacity(let opacity): view.alpha = opacity
    case .transform(let transform): view.transform = transform
    case .background(let color): view.backgroundColor = color
    case .recession(let recession): view.recession = recession
    case .origin(let origin): view.bounds.origin = origin
    case .layer(let key, let value): view.layer.setValue(value, of: key)
    }
  }

  /// The value between this one (0) and `end` (1), or beyond for a spring.
  @MainActor
  func moved(to end: AnimatedValue, by progress: CGFloat, in view: UIView?) -> AnimatedValue {
    if progress == 0 { return self }
    if progress == 1 { return end }
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    switch (self, end) {
    case (.frame(let from), .frame(let to)):
      return .frame(
        CGRect(
          x: mix(from.minX, to.minX), y: mix(from.minY, to.minY),
          width: mix(from.width, to.width), height: mix(from.height, to.height)))
    case (.opacity(let from), .opacity(let to)):
      return .opacity(min(max(mix(from, to), 0), 1))
    case (.transform(let from), .transform(let to)):
      return .transform(AffineParts.mix(from, to, by: progress))
    case (.recession(let from), .recession(let to)):
      return .recession(AffineParts.mix(from, to, by: progress))
    case (.origin(let from), .origin(let to)):
      return .origin(CGPoint(x: mix(from.x, to.x), y: mix(from.y, to.y)))
    case (.background(let from), .background(let to)):
      guard let view else { return end }
      let (from, to) = (
        view.displayBackground(from, beside: to), view.displayBackground(to, beside: from)
      )
      let color = DisplayColor(
        red: mix(from.red, to.red), green: mix(from.green, to.green),
        blue: mix(from.blue, to.blue), alpha: mix(from.alpha, to.alpha))
      return .background(UIColor(kind: .rgb(color.clamped)))
    case (.layer(let key, let from), .layer(_, let to)):
      return .layer(key, from.moved(to: to, by: progress))
    default:
      return end
    }
  }

  /// The value for the page that draws it. A colour does not fade from, or to, the transparent
  /// shade of the other end.
  @MainActor
  func display(towards end: AnimatedValue, in view: UIView) -> DisplayAnimation.Property {
    switch self {
    case .frame(let frame): return .frame(from: frame)
    case .opacity(let opacity): return .opacity(from: opacity)
    case .transform(let transform): return .transform(from: view.aboutMiddle(transform))
    case .recession(let recession):
      return .transform(from: view.aboutMiddle(view.transform).concatenating(recession))
    case .background(let color):
      var other: UIColor?
      if case .background(let color) = end { other = color }
      return .background(from: view.displayBackground(color, beside: other))
    case .origin(let origin): return .origin(from: origin)
    case .layer(let key, let value):
      let node = view.layer.node(with: value, of: key)
      return key.property(in: node) ?? .opacity(from: view.alpha)
    }
  }
}

extension UIView {
  /// No background looks like the transparent shade of whatever it turns into.
  fileprivate func displayBackground(_ color: UIColor?, beside other: UIColor?) -> DisplayColor {
    if let color { return displayColor(of: color) }
    guard let other else { return DisplayColor(red: 0, green: 0, blue: 0, alpha: 0) }
    var shade = displayColor(of: other)
    shade.alpha = 0
    return shade
  }
}

extension DisplayColor {
  fileprivate var clamped: DisplayColor {
    func clamp(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    return DisplayColor(
      red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }
}
