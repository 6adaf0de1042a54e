public import Foundation

// MARK: - Animating

extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) { AnimationBlock(duration: duration).run(animations, nil) }

  /// Animates the changes of `animations`, and calls `completion` at the end with whether it
  /// finished.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { AnimationBlock(duration: duration).run(animations, completion) }

  /// Inside another animation it takes over that one's duration, curve and repetition, unless the
  /// options say otherwise. Where nothing is animated the completion comes with the next turn.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, delay: delay, options: options).run(animations, completion)
  }

  /// Animates as a spring would that comes to rest after `duration`; the velocity is that of the
  /// beginning, where the whole way a second is 1.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, delay: delay, options: options)
      .spring(damping: dampingRatio, velocity: velocity).run(animations, completion)
  }

  /// Animates in the steps that `animations` adds with `addKeyframe`; what it changes itself takes
  /// the whole time.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, delay: delay, options: options.common)
      .keyframes(options).run(animations, completion)
  }

  /// Animates in steps; returns, at the end, whether it got there.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await AnimationBlock(duration: duration, delay: delay, options: options.common)
      .keyframes(options).run(animations)
  }

  /// One step of an animation: when it starts and how long it takes, in parts of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { AnimationBlock.addKeyframe(from: frameStartTime, lasting: frameDuration, animations) }

  /// Inside an animation block: repeats what `animations` changes `count` times.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { AnimationBlock.repeatChanges(count, autoreverses: autoreverses, animations) }

  /// Changes what is in `view`, and shows how the new content takes the place of the old. Without a
  /// transition in the options the change is not animated.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, options: options).change(view, animations, completion)
  }

  /// Puts `toView` into the place of `fromView`, and shows how in their superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, options: options).exchange(fromView, toView, completion)
  }

  /// Performs an animation of the system on views, together with `parallelAnimations`.
  // 12.6.8: perform fades the views, removes them from their superviews, and then calls…
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView],
    options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let opacities = views.map(\.alpha)
    animate(withDuration: 0.25, delay: 0, options: options) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } completion: { finished in
      for (view, opacity) in zip(views, opacities) {
        view.removeFromSuperview()
        view.alpha = opacity
      }
      completion?(finished)
    }
  }

  /// A Boolean value that indicates whether changes animate at all; true unless the app says
  /// otherwise.
  public class var areAnimationsEnabled: Bool { AnimationGroup.areEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    // 9.2.6 – a segue without animation turns animations off around it.
    AnimationGroup.areEnabled = enabled
  }

  /// Changes without animating, whatever is around.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.withoutAnimation(actionsWithoutAnimation)
  }

  /// Inside an animation block: the duration of that animation; 0 elsewhere.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationGroup.current?.settings.duration ?? 0
  }
}
