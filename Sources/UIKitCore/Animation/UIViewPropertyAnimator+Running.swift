import Foundation

// The first group is the measure: it takes the whole time, what else there is joins it later.

extension UIViewPropertyAnimator {
  private var timing: AnimationTiming { storedParameters.timing(duration: givenDuration).0 }

  /// The visible part of the way, or of the time if it was set by hand.
  var currentFraction: CGFloat {
    if let scrubbedTime { return scrubbedTime }
    guard let main = groups.first?.group else { return 0 }
    return min(max(main.fraction, 0), 1)
  }

  // MARK: Adding

  func add(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch phase {
    case .inactive: pending.append((animation, delayFactor))
    case .stopped: raise("addAnimations:", "should not be called on a stopped animator!")
    case .running, .paused:
      // It has the rest of the time, of which it waits a part.
      let begun = currentFraction
      let factor = begun + (1 - begun) * delayFactor
      let wasRunning = phase == .running
      if wasRunning { hold() }
      makeGroup(delayFactor: factor, [animation])
      if wasRunning { go(after: 0) }
    }
  }

  /// Runs the blocks that wait, with everything at its start.
  private func activate() {
    guard phase == .inactive else { return }
    let blocks = pending
    pending = []
    phase = .paused
    makeGroup(delayFactor: 0, blocks.filter { $0.delayFactor == 0 }.map(\.body))
    for block in blocks where block.delayFactor > 0 {
      makeGroup(delayFactor: block.delayFactor, [block.body])
    }
    if storedReversed { for (group, _) in groups { group.hold(at: 1) } }
  }

  private func makeGroup(delayFactor: CGFloat, _ blocks: [() -> Void]) {
    var settings = AnimationGroup.Settings(duration: duration, timing: timing)
    settings.allowsTouches = isUserInteractionEnabled
    settings.author = .app
    let group = AnimationGroup(settings)
    group.collect { for block in blocks { block() } }
    group.setTargets()
    group.hold(at: 0)
    if groups.isEmpty {
      group.onEnd { [weak self] finished in self?.reachedEnd(finished: finished) }
    } else {
      group.onReachingEnd = {}
    }
    groups.append((group, delayFactor))
  }

  // MARK: Starting and pausing

  func start(after delay: TimeInterval) {
    guard phase != .stopped else {
      raise("startAnimation", "should not be called on a stopped animator!")
    }
    guard phase != .running else { return }
    activate()
    note(delay: max(delay, 0))
    go(after: max(delay, 0))
  }

  func pause() {
    guard phase != .stopped else {
      raise("pauseAnimation", "should not be called on a stopped animator!")
    }
    if !isInterruptible, phase == .running {
      raise("pauseAnimation", "should not be called on an animator that is not interruptible!")
    }
    activate()
    hold()
  }

  private func hold() {
    for (group, _) in groups { group.hold() }
    phase = .paused
    Self.running.remove(self)
  }

  func scrub(to fraction: CGFloat) {
    if phase != .paused { pause() }
    let fraction = min(max(fraction, 0), 1)
    scrubbedTime = scrubsLinearly ? nil : fraction
    for (group, delayFactor) in groups {
      let part = Self.part(of: fraction, after: delayFactor)
      group.hold(at: scrubsLinearly ? part : timing.progress(at: part))
    }
  }

  func reverse(_ reversed: Bool) {
    guard reversed != storedReversed else { return }
    if phase == .running {
      hold()
      storedReversed = reversed
      go(after: 0)
    } else {
      storedReversed = reversed
    }
  }

  func proceed(with parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard phase == .paused else {
      raise("continueAnimationWithTimingParameters:", "should only be called on a paused animator!")
    }
    if let parameters { storedParameters = parameters }
    go(after: 0, lasting: durationFactor > 0 ? duration * TimeInterval(durationFactor) : nil)
  }

  /// Lets time move everything from where it stands; what is left of the way takes `rest` seconds,
  /// by default its part of the duration.
  private func go(after delay: TimeInterval, lasting rest: TimeInterval? = nil) {
    let fraction = currentFraction
    scrubbedTime = nil
    phase = .running
    Self.running.insert(self)
    let isEmpty = groups.allSatisfy { $0.group.tracks.isEmpty }
    let left = storedReversed ? fraction : 1 - fraction
    let rest = isEmpty ? 0 : rest ?? duration * TimeInterval(left)
    // The measure last: what ends with it has ended before.
    for (group, delayFactor) in groups.reversed() {
      let part = Self.part(of: fraction, after: delayFactor)
      // Seconds that it stands still before it moves, or after.
      let waiting =
        left == 0 || storedReversed ? 0 : rest * TimeInterval(max(0, delayFactor - fraction) / left)
      let share =
        left == 0 ? 0 : TimeInterval((storedReversed ? part : 1 - part) * (1 - delayFactor) / left)
      group.resume(
        reversed: storedReversed, duration: rest * min(share, 1), timing: timing,
        after: delay + waiting)
    }
    groups.first?.group.onReachingEnd = pausesOnCompletion ? { [weak self] in self?.rest() } : nil
  }

  private func rest() {
    phase = .paused
    Self.running.remove(self)
  }

  private static func part(of fraction: CGFloat, after delayFactor: CGFloat) -> CGFloat {
    delayFactor >= 1
      ? (fraction >= 1 ? 1 : 0) : max(0, (fraction - delayFactor) / (1 - delayFactor))
  }

  // MARK: Ending

  private func reachedEnd(finished: Bool) {
    let isBack = storedReversed || !finished
    for (group, _) in groups.dropFirst() { group.end(atStart: isBack) }
    conclude(isBack ? .start : .end)
  }

  private func conclude(_ position: UIViewAnimatingPosition) {
    groups = []
    frozen = []
    scrubbedTime = nil
    phase = .inactive
    // It may be the last that keeps this.
    let completions = completions
    self.completions = []
    Self.running.remove(self)
    for completion in completions { completion(position) }
  }

  func stop(_ withoutFinishing: Bool) {
    switch phase {
    case .inactive: return
    case .stopped: raise("stopAnimation:", "should not be called on a stopped animator!")
    case .running, .paused: break
    }
    if !isInterruptible {
      raise("stopAnimation:", "should not be called on an animator that is not interruptible!")
    }
    frozen = groups.flatMap { $0.group.freeze() }
    groups = []
    Self.running.remove(self)
    scrubbedTime = nil
    phase = withoutFinishing ? .inactive : .stopped
    guard withoutFinishing else { return }
    frozen = []
    completions = []
  }

  func finish(_ position: UIViewAnimatingPosition) {
    guard phase == .stopped else {
      raise("finishAnimationAtPosition:", "should only be called on a stopped animator!")
    }
    AnimationGroup.withoutAnimation {
      for (view, start, end) in frozen {
        switch position {
        case .start: start.apply(to: view)
        case .end: end.apply(to: view)
        case .current: break
        }
      }
    }
    conclude(position)
  }
}
