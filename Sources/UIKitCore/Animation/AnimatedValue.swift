import Foundation

/// A property of a view that animates, with a value of it.
enum AnimatedValue: Equatable {
  /// In the superview's coordinates.
  case frame(CGRect)
  case opacity(CGFloat)

  func isSameProperty(as other: Self) -> Bool {
    switch (self, other) {
    case (.frame, .frame), (.opacity, .opacity): true
    default: false
    }
  }

  /// What the view has now, in the model.
  @MainActor
  func current(of view: UIView) -> AnimatedValue {
    switch self {
    case .frame: .frame(view.frame)
    case .opacity: .opacity(view.alpha)
    }
  }

  @MainActor
  func apply(to view: UIView) {
    switch self {
    case .frame(let frame): view.frame = frame
    case .opacity(let opacity): view.alpha = opacity
    }
  }

  /// A value between this one (0) and `end` (1).
  func moved(to end: AnimatedValue, by progress: CGFloat) -> AnimatedValue {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    return switch (self, end) {
    case (.frame(let from), .frame(let to)):
      .frame(
        CGRect(
          x: mix(from.minX, to.minX), y: mix(from.minY, to.minY),
          width: mix(from.width, to.width), height: mix(from.height, to.height)))
    case (.opacity(let from), .opacity(let to)):
      .opacity(mix(from, to))
    default: end
    }
  }

  var display: DisplayAnimation.Property {
    switch self {
    case .frame(let frame): .frame(from: frame)
    case .opacity(let opacity): .opacity(from: opacity)
    }
  }
}
