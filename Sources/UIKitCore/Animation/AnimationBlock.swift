public import Foundation

/// The settings of a call of one of the `UIView.animate` methods.
@MainActor
struct AnimationBlock {
  private let options: UIView.AnimationOptions
  private var settings: AnimationGroup.Settings
  private var isDiscrete = false

  init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = []
  ) {
    self.options = options
    settings = AnimationGroup.Settings(duration: duration, delay: delay, options: options)
  }

  /// Returns the block with a duration that the system has chosen.
  var ofSystem: Self {
    var block = self
    block.settings.author = .system
    return block
  }

  /// A spring that comes to rest after the block's duration.
  func spring(damping: CGFloat, velocity: CGFloat) -> Self {
    var block = self
    let motion = SpringMotion(
      dampingRatio: damping, restingAfter: settings.duration, initialVelocity: velocity)
    block.settings.timing = .spring(motion, seconds: settings.duration)
    return block
  }

  /// A spring that feels as long as the block's duration, and takes the time that it needs.
  func spring(bounce: CGFloat, velocity: CGFloat) -> Self {
    guard settings.duration > 0 else { return self }
    var block = self
    let motion = SpringMotion(
      perceptualDuration: settings.duration, bounce: bounce, initialVelocity: velocity)
    block.settings.duration = motion.settlingDuration
    block.settings.timing = .spring(motion, seconds: block.settings.duration)
    return block
  }

  func keyframes(_ options: UIView.KeyframeAnimationOptions) -> Self {
    var block = self
    block.isDiscrete = options.isDiscrete
    return block
  }

  // MARK: Running

  func run(_ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
    // 12.6.7: with the option flushUpdates, pending updates are performed before the…
    if options.contains(.flushUpdates) { Stage.shared.flushUpdates() }
    let group = AnimationGroup(settings)
    if let completion { group.onEnd(completion) }
    let outer = Self.keyframesAreDiscrete
    Self.keyframesAreDiscrete = isDiscrete
    group.collect {
      changes()
      if options.contains(.flushUpdates) { Stage.shared.flushUpdates() }
      // Inside of the animation, so that subviews move along.
      guard options.contains(.layoutSubviews) else { return }
      for track in group.tracks { track.view?.layoutSubtree() }
    }
    Self.keyframesAreDiscrete = outer
    group.begin(after: settings.delay)
  }

  func run(_ changes: () -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      run(changes) { continuation.resume(returning: $0) }
    }
  }

  /// Changes what is in `view` and shows how the new content takes the place of the old.
  func change(_ view: UIView, _ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    var settings = settings
    let isSeen = AnimationGroup.areEnabled && view.windowForSubviews != nil
    settings.lastsWhenEmpty = isSeen && settings.duration > 0 && options.transition != nil
    let group = AnimationGroup(settings)
    if settings.lastsWhenEmpty, let style = options.transition {
      let transition = ViewTransition(of: view, style: style, group: group)
      view.contentTransition = transition
      group.onEnd { [weak view] _ in
        if view?.contentTransition === transition { view?.contentTransition = nil }
        view?.setNeedsCommit()
      }
    }
    if let completion { group.onEnd(completion) }
    if let changes {
      if options.contains(.allowAnimatedContent) {
        group.collect(changes)
      } else {
        Self.withoutAnimation(changes)
      }
    }
    group.begin()
    view.setNeedsCommit()
  }

  /// Puts one view into the place of another.
  func exchange(_ old: UIView, _ new: UIView, _ completion: ((Bool) -> Void)?) {
    let changes = { [options] in
      if options.contains(.showHideTransitionViews) {
        old.isHidden = true
        new.isHidden = false
      } else {
        old.superview?.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
      }
    }
    // Without a place there is nothing to be seen of it.
    change(old.superview ?? old, changes, completion)
  }

  // MARK: Inside and around blocks

  /// A Boolean value that indicates whether the steps of the block that is running jump.
  private static var keyframesAreDiscrete = false

  static func addKeyframe(from start: Double, lasting duration: Double, _ changes: () -> Void) {
    let start = CGFloat(min(max(start, 0), 1))
    let end = min(start + CGFloat(max(duration, 0)), 1)
    AnimationGroup.collect(from: keyframesAreDiscrete ? end : start, to: end, changes)
  }

  static func repeatChanges(_ count: CGFloat, autoreverses: Bool, _ changes: () -> Void) {
    guard let group = AnimationGroup.current else { return changes() }
    var settings = group.settings
    settings.repeats = count.isFinite ? max(Double(count), 0) : .infinity
    settings.autoreverses = autoreverses
    group.collectPart(settings, changes)
  }

  static func withoutAnimation(_ changes: () -> Void) {
    let outer = AnimationGroup.areEnabled
    AnimationGroup.areEnabled = false
    AnimationGroup.withoutAnimation(changes)
    AnimationGroup.areEnabled = outer
  }
}

extension AnimationGroup.Settings {
  /// Creates the settings of a call inside of the animation around it, if there is one.
  @MainActor
  init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions) {
    let named = options.timing ?? CATransaction.animationTimingFunction()?.timing
    self.init(duration: max(duration, 0), delay: max(delay, 0), timing: named ?? .easeInOut)
    repeats = options.contains(.repeat) ? .infinity : 1
    autoreverses = options.contains(.autoreverse)
    allowsTouches = options.contains(.allowUserInteraction)
    interruptsOthers = options.contains(.beginFromCurrentState)
    endsWithItsViews = true
    author = .app
    guard let outer = AnimationGroup.current?.settings else { return }
    self.delay += outer.delay
    if !options.contains(.overrideInheritedDuration) {
      self.duration = outer.duration
      author = outer.author
    }
    if !options.contains(.overrideInheritedCurve) { timing = outer.timing }
    guard !options.contains(.overrideInheritedOptions) else { return }
    repeats = outer.repeats
    autoreverses = outer.autoreverses
    allowsTouches = outer.allowsTouches
    interruptsOthers = outer.interruptsOthers
  }
}

extension UIView {
  /// Animates with a duration that the stage has chosen, for nobody waits for those in tests (see
  /// ``AnimationClock/Mode/immediate``).
  static func systemAnimate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, delay: delay, options: options).ofSystem
      .run(animations, completion)
  }

  /// Animates with a spring of the perceived `duration` and a `bounce`: 0 for none, up to 1; below
  /// 0 it slows down more.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, delay: delay, options: options)
      .spring(bounce: bounce, velocity: initialSpringVelocity).run(animations, completion)
  }
}

extension Stage {
  /// Performs the updates that windows wait for.
  fileprivate func flushUpdates() {
    for window in windows { window.layoutIfNeeded() }
  }
}
