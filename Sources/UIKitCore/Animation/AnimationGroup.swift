import Foundation

/// The changes of one animation block: they begin together, move along one curve, and can be held
/// at any point, finished from there, or taken back.
///
/// The model takes the new values at once. The page that draws them plays the way there, or shows
/// the point at which a held group stands.
@MainActor
final class AnimationGroup {
  /// The timing of a group, in the app's seconds.
  struct Settings {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var timing: AnimationTiming
    /// The number of repetitions; without end where infinite.
    var repeats: Double = 1
    /// A Boolean value that indicates whether every repetition is also played backwards.
    var autoreverses = false
    /// A Boolean value that indicates whether the views can be touched during the animation.
    var allowsTouches = true
    /// A Boolean value that indicates whether animations that are replaced end at once, unfinished;
    /// else they end at their time.
    var interruptsOthers = false
    /// A Boolean value that indicates whether it ends, unfinished, when none of its views is in a
    /// window any more.
    var endsWithItsViews = false
    /// A Boolean value that indicates whether it takes its time though no property of a view
    /// changes.
    var lastsWhenEmpty = false
    /// The one who has chosen the times.
    var author = AnimationClock.Author.system

    /// Without the delay.
    var wholeDuration: TimeInterval { duration * repeats * (autoreverses ? 2 : 1) }
  }

  enum State: Equatable {
    /// Changes are being collected.
    case collecting
    /// Time moves it, since that moment on the stage's clock.
    case running(since: TimeInterval)
    /// It is held at a part of the way.
    case held(at: CGFloat)
    case ended
  }

  let settings: Settings
  private(set) var state = State.collecting

  /// The leg that time moves it on: from there to the end, or back to the start; in seconds on the
  /// stage's clock.
  private(set) var leg:
    (from: CGFloat, reversed: Bool, duration: TimeInterval, timing: AnimationTiming)
  /// Seconds on the stage's clock that the leg takes.
  var duration: TimeInterval { leg.duration }
  var timing: AnimationTiming { leg.timing }
  private(set) var tracks: [AnimationTrack] = []
  private var completions: [(Bool) -> Void] = []
  private var endToken: AnimationClock.Token?
  private var transaction: CATransaction.Token?
  /// Groups inside of this one that repeat by themselves; this one ends with the last of them.
  private var parts: [AnimationGroup] = []
  /// A function that is called at the end. If there is one, the group pauses at its end instead of
  /// ending.
  var onReachingEnd: (() -> Void)?

  /// The group that changes are recorded in; `nil` when they are not animated.
  private(set) static var current: AnimationGroup?
  /// The part of the way that recorded changes take.
  private static var currentStep = AnimationTrack.Step(from: 0, to: 1)
  /// While a transition starts: the groups that begin in it, and whether a gesture holds them.
  private static var transition: (groups: [AnimationGroup], isHeld: Bool)?
  /// A Boolean value that indicates whether the model is being restored, which does not count as a
  /// change.
  private static var isRestoring = false
  /// The groups that no time on the clock ends, and that nothing else retains.
  private static var endless: [AnimationGroup] = []
  /// `UIView.areAnimationsEnabled`
  static var areEnabled = true

  init(_ settings: Settings) {
    self.settings = settings
    leg = (0, false, settings.duration * Stage.shared.clock.slowness, settings.timing)
    transaction = CATransaction.retainCurrent()
  }

  convenience init(duration: TimeInterval, timing: AnimationTiming) {
    self.init(Settings(duration: duration, timing: timing))
  }

  // MARK: Collecting

  /// Runs `changes` and records each as a part of this group.
  func collect(_ changes: () -> Void) {
    Self.with(self, .init(from: 0, to: 1), changes)
  }

  /// Runs `changes`, which take a part of the way of the current group.
  static func collect(from: CGFloat, to: CGFloat, _ changes: () -> Void) {
    with(current, .init(from: from, to: to), changes)
  }

  /// Runs `changes` without any animation, even inside of one.
  static func withoutAnimation(_ changes: () -> Void) {
    with(nil, .init(from: 0, to: 1), changes)
  }

  private static func with(
    _ group: AnimationGroup?, _ step: AnimationTrack.Step, _ changes: () -> Void
  ) {
    let (outer, outerStep) = (current, currentStep)
    (current, currentStep) = (group, step)
    changes()
    (current, currentStep) = (outer, outerStep)
  }

  /// Runs `changes` in a group of its own that moves, and ends, with this one.
  func collectPart(_ settings: Settings, _ changes: () -> Void) {
    let part = AnimationGroup(settings)
    parts.append(part)
    part.collect(changes)
  }

  /// Records the value of a property of `view` before it changed.
  ///
  /// Views that already move continue from the place where they are drawn.
  static func record(_ old: AnimatedValue, of view: UIView) {
    guard !isRestoring, current != nil || !view.animationTracks.isEmpty else { return }
    let moving = view.animationTracks.first { $0.start.isSameProperty(as: old) }
    if let moving, let current, moving.group === current {
      moving.add(currentStep, from: old)
      return
    }
    var seen = old
    if let moving {
      if let group = moving.group { seen = moving.value(at: group.fraction) }
      view.animationTracks.removeAll { $0 === moving }
    }
    guard let current, current.settings.duration > 0, areEnabled, view.storedWindow != nil else {
      return
    }
    if current.settings.interruptsOthers, let moving { moving.group?.lose(moving) }
    let track = AnimationTrack(view: view, start: seen, step: currentStep, group: current)
    current.tracks.append(track)
    view.animationTracks.append(track)
  }

  /// Calls a function at the end, with whether the animation finished.
  func onEnd(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  // MARK: Running

  /// Lets time move the group, after `delay`. A gesture that drives the transition around it holds it
  /// at the start instead.
  func begin(after delay: TimeInterval = 0) {
    setTargets()
    for part in parts { part.begin(after: delay) }
    guard !joinsHeldTransition() else { return }
    let clock = Stage.shared.clock
    let delay = delay * clock.slowness
    state = .running(since: clock.now + delay)
    // Nothing to animate: UIKit ends such a block without waiting for its duration.
    let longest = parts.reduce(
      tracks.isEmpty && !settings.lastsWhenEmpty ? 0 : settings.wholeDuration
    ) {
      max($0, $1.settings.wholeDuration)
    }
    scheduleEnd(after: longest == 0 ? 0 : delay + longest * clock.slowness)
  }

  private func joinsHeldTransition() -> Bool {
    Self.transition?.groups.append(self)
    guard Self.transition?.isHeld == true else { return false }
    state = .held(at: leg.from)
    return true
  }

  /// Takes the current values of the model as the ends of the changes that were collected.
  func setTargets() {
    for track in tracks {
      if let view = track.view { track.target = track.start.current(of: view) }
    }
  }

  /// Collects the groups that `body` begins; where `held`, they stand at their start.
  static func collectTransition(held: Bool, _ body: () -> Void) -> [AnimationGroup] {
    let outer = transition
    transition = ([], held)
    body()
    let groups = transition?.groups ?? []
    transition = outer
    return groups
  }

  /// The visible part of the way: 0 to 1, or beyond for a spring.
  var fraction: CGFloat {
    switch state {
    case .collecting: return leg.from
    case .ended: return 1
    case .held(let fraction): return fraction
    case .running(let start):
      let progress = legProgress(since: start)
      let end: CGFloat = leg.reversed ? 0 : 1
      return leg.from + (end - leg.from) * progress
    }
  }

  var isRunning: Bool { if case .running = state { true } else { false } }

  private func legProgress(since start: TimeInterval) -> CGFloat {
    guard leg.duration > 0 else { return 1 }
    let (_, _, duration, timing) = leg
    var time = (Stage.shared.clock.now - start) / duration
    guard time > 0 else { return timing.progress(at: 0) }
    let rounds = settings.repeats * (settings.autoreverses ? 2 : 1)
    if time >= rounds { return settings.autoreverses ? 0 : 1 }
    let round = time.rounded(.down)
    time -= round
    if settings.autoreverses, Int(round) % 2 == 1 { time = 1 - time }
    return timing.progress(at: CGFloat(time))
  }

  /// Holds the group at its visible place, or at `fraction` of the way.
  func hold(at fraction: CGFloat? = nil) {
    guard state != .ended else { return }
    cancelEnd()
    state = .held(at: fraction.map { min(max($0, 0), 1) } ?? self.fraction)
    if leg.reversed { setModel(reversed: false) }
    leg.reversed = false
    touchViews()
  }

  /// Continues from the held place to the end, or back to the start: then the model takes the
  /// values of the start again.
  func resume(
    reversed: Bool, duration: TimeInterval, timing: AnimationTiming, after delay: TimeInterval = 0
  ) {
    guard case .held(let fraction) = state else { return }
    let clock = Stage.shared.clock
    leg = (fraction, reversed, duration * clock.slowness, timing)
    guard !joinsHeldTransition() else { return }
    for track in tracks { track.beginLeg() }
    if reversed { setModel(reversed: true) }
    state = .running(since: clock.now + delay * clock.slowness)
    scheduleEnd(after: leg.duration + delay * clock.slowness)
    touchViews()
  }

  // Values that another animation has taken over, or that were set without one, stay as they are.
  private func setModel(reversed: Bool) {
    Self.isRestoring = true
    for track in tracks {
      guard let view = track.view, view.animationTracks.contains(where: { $0 === track })
      else { continue }
      (reversed ? track.start : track.target)?.apply(to: view)
    }
    Self.isRestoring = false
  }

  // MARK: Ending

  /// Ends the group now: views are drawn with the values of the model.
  func end(finished: Bool) {
    guard state != .ended else { return }
    leave()
    for part in parts { part.end(finished: finished) }
    parts = []
    let blocks = completions
    completions = []
    for block in blocks { block(finished) }
    transaction = nil
  }

  /// Ends a group that stands at one of its ends: the model takes the values of that one.
  func end(atStart: Bool) {
    if atStart { setModel(reversed: true) }
    end(finished: !atStart)
  }

  /// Ends the group without calling completions: the model takes the visible values. Returns the
  /// values that it had moved.
  func freeze() -> [(view: UIView, start: AnimatedValue, end: AnimatedValue)] {
    guard state != .ended else { return [] }
    var frozen: [(UIView, AnimatedValue, AnimatedValue)] = []
    Self.isRestoring = true
    for track in tracks {
      guard let view = track.view, view.animationTracks.contains(where: { $0 === track })
      else { continue }
      let end = track.end(of: view)
      track.value(at: fraction).apply(to: view)
      frozen.append((view, track.start, end))
    }
    Self.isRestoring = false
    leave()
    completions = []
    transaction = nil
    return frozen
  }

  private func leave() {
    cancelEnd()
    state = .ended
    for track in tracks {
      track.view?.animationTracks.removeAll { $0 === track }
      track.view?.setNeedsCommit()
    }
    tracks = []
  }

  /// Lets a view have its final value at once. Without any other change left the group was interrupted.
  func drop(_ track: AnimationTrack) {
    track.view?.animationTracks.removeAll { $0 === track }
    track.view?.setNeedsCommit()
    lose(track)
  }

  /// Removes a property from the group. Without any left the group was interrupted.
  private func lose(_ track: AnimationTrack) {
    tracks.removeAll { $0 === track }
    guard tracks.isEmpty, parts.isEmpty, state != .collecting else { return }
    cancelEnd()
    Stage.shared.performAfterCommit { [self] in end(finished: false) }
  }

  /// Views that are not in a window any more do not move.
  static func viewLeftWindow(_ view: UIView) {
    for track in view.animationTracks where track.group?.settings.endsWithItsViews == true {
      view.animationTracks.removeAll { $0 === track }
      track.group?.lose(track)
    }
  }

  /// Removes every animation, as at the start of the process.
  static func forgetAll() {
    endless = []
    transition = nil
    areEnabled = true
    UIViewPropertyAnimator.running = []
  }

  private func scheduleEnd(after delay: TimeInterval) {
    if delay == .infinity {
      Self.endless.removeAll { group in
        group.tracks.allSatisfy { $0.view == nil } && group.parts.isEmpty
      }
      Self.endless.append(self)
      return
    }
    endToken = Stage.shared.clock.schedule(after: delay, chosenBy: settings.author) { [self] in
      endToken = nil
      guard let onReachingEnd else { return end(finished: !leg.reversed) }
      hold(at: leg.reversed ? 0 : 1)
      onReachingEnd()
    }
  }

  private func cancelEnd() {
    Self.endless.removeAll { $0 === self }
    if let endToken { Stage.shared.clock.cancel(endToken) }
    endToken = nil
  }

  private func touchViews() {
    for track in tracks { track.view?.setNeedsCommit() }
  }
}

extension AnimationGroup {
  /// Animates `changes` from now on, as `UIView.animate` does.
  @discardableResult
  static func animate(
    duration: TimeInterval, delay: TimeInterval = 0, timing: AnimationTiming,
    _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) -> AnimationGroup {
    let group = AnimationGroup(duration: duration, timing: timing)
    if let completion { group.onEnd(completion) }
    group.collect(changes)
    group.begin(after: delay)
    return group
  }
}
