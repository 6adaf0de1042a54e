import Foundation

/// While one is current, changes of frames and opacities are remembered as animations.
///
/// The model takes the new value at once; whoever draws plays the way there.
@MainActor
struct AnimationContext {
  let duration: TimeInterval
  let curve: DisplayAnimation.Curve

  private(set) static var current: AnimationContext?
  private static var lastID = 0

  /// Runs `changes`, remembering each as an animation of this context.
  static func animate(
    duration: TimeInterval, curve: DisplayAnimation.Curve, _ changes: () -> Void
  ) {
    with(AnimationContext(duration: duration, curve: curve), changes)
  }

  /// Runs `changes` without animating any, whatever is around.
  static func withoutAnimation(_ changes: () -> Void) {
    with(nil, changes)
  }

  private static func with(_ context: AnimationContext?, _ changes: () -> Void) {
    let outer = current
    current = context
    changes()
    current = outer
  }

  /// Describes a change that starts now.
  func animation(of property: DisplayAnimation.Property) -> DisplayAnimation {
    Self.lastID += 1
    let clock = Stage.shared.clock
    return DisplayAnimation(
      id: Self.lastID, property: property, curve: curve, begin: clock.now,
      duration: duration * clock.slowness)
  }
}

extension UIView {
  /// Remembers the way from the value before a change, if changes are being animated.
  func recordAnimation(of property: DisplayAnimation.Property) {
    guard let context = AnimationContext.current, context.duration > 0, storedWindow != nil else {
      animations.removeAll { $0.property.isSameKind(as: property) }
      return
    }
    animations.removeAll { $0.property.isSameKind(as: property) }
    animations.append(context.animation(of: property))
  }

  /// The animations that have not ended yet.
  func runningAnimations(at now: TimeInterval) -> [DisplayAnimation] {
    guard !animations.isEmpty else { return [] }
    animations.removeAll { $0.begin + $0.duration <= now }
    return animations
  }
}

extension DisplayAnimation.Property {
  func isSameKind(as other: Self) -> Bool {
    switch (self, other) {
    case (.frame, .frame), (.opacity, .opacity): true
    default: false
    }
  }
}
