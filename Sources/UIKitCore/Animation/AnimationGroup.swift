import Foundation

/// The changes of one animation block: they begin together, move along one curve, and can be held
/// at any point, finished from there, or taken back.
///
/// The model takes the new values at once. Whoever draws plays the way there, or shows the point at
/// which a held group stands.
@MainActor
final class AnimationGroup {
  /// One property of one view on its way.
  @MainActor
  final class Record {
    weak var view: UIView?
    /// Where the way starts.
    var start: AnimatedValue
    unowned let group: AnimationGroup
    let id: Int

    private static var lastID = 0

    init(view: UIView, start: AnimatedValue, group: AnimationGroup) {
      self.view = view
      self.start = start
      self.group = group
      Self.lastID += 1
      id = Self.lastID
    }
  }

  enum State: Equatable {
    /// Changes are being collected.
    case collecting
    /// Time moves it, since that moment on the stage's clock.
    case running(since: TimeInterval)
    /// It stands at a part of the way.
    case held(at: CGFloat)
    case ended
  }

  /// Seconds on the stage's clock that the way takes.
  private(set) var duration: TimeInterval
  private(set) var timing: AnimationTiming
  private(set) var state = State.collecting
  private(set) var isReversed = false
  private(set) var records: [Record] = []
  private var completions: [(Bool) -> Void] = []
  private var endToken: AnimationClock.Token?

  /// The group that changes are recorded in; `nil` when they are not animated.
  private(set) static var current: AnimationGroup?
  /// While a gesture starts a transition: the groups that it will drive.
  private static var interactiveGroups: [AnimationGroup]?

  init(duration: TimeInterval, timing: AnimationTiming) {
    self.duration = duration * Stage.shared.clock.slowness
    self.timing = timing
  }

  // MARK: Collecting

  /// Runs `changes` and remembers each as a part of this group.
  func collect(_ changes: () -> Void) {
    Self.with(self, changes)
  }

  /// Runs `changes` without animating any, whatever is around.
  static func withoutAnimation(_ changes: () -> Void) {
    with(nil, changes)
  }

  private static func with(_ group: AnimationGroup?, _ changes: () -> Void) {
    let outer = current
    current = group
    changes()
    current = outer
  }

  /// Remembers where a property of `view` was before it changed.
  ///
  /// What is already moving goes on from where it is seen.
  static func record(_ old: AnimatedValue, of view: UIView) {
    let moving = view.animationRecords.first { $0.start.isSameProperty(as: old) }
    let seen = moving?.seen(model: old) ?? old
    view.animationRecords.removeAll { $0.start.isSameProperty(as: old) }
    guard let current, current.duration > 0, view.storedWindow != nil else { return }
    if let moving, moving.group === current {
      view.animationRecords.append(moving)
      return
    }
    let record = Record(view: view, start: seen, group: current)
    current.records.append(record)
    view.animationRecords.append(record)
  }

  /// Runs at the end, with whether it got there.
  func onEnd(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  // MARK: Running

  /// Lets time move the group, after `delay`. A gesture that drives the transition around it holds it
  /// at the start instead.
  func begin(after delay: TimeInterval = 0) {
    if Self.interactiveGroups != nil {
      Self.interactiveGroups?.append(self)
      state = .held(at: 0)
      return
    }
    let clock = Stage.shared.clock
    let delay = delay * clock.slowness
    state = .running(since: clock.now + delay)
    // Nothing to animate: UIKit ends such a block without waiting for its duration.
    scheduleEnd(after: records.isEmpty ? 0 : delay + duration)
  }

  /// Collects the groups that `body` begins, held at their start.
  static func collectInteractive(_ body: () -> Void) -> [AnimationGroup] {
    let outer = interactiveGroups
    interactiveGroups = []
    body()
    let groups = interactiveGroups ?? []
    interactiveGroups = outer
    return groups
  }

  /// The part of the way that is seen now, 0 to 1.
  var progress: CGFloat {
    switch state {
    case .collecting: return 0
    case .ended: return 1
    case .held(let fraction): return fraction
    case .running(let start):
      guard duration > 0 else { return 1 }
      return timing.progress(at: (Stage.shared.clock.now - start) / duration)
    }
  }

  /// Holds the group where it is seen, or at `fraction` of the way.
  func hold(at fraction: CGFloat? = nil) {
    guard state != .ended else { return }
    cancelEnd()
    state = .held(at: min(max(fraction ?? progress, 0), 1))
    touchViews()
  }

  /// Goes on from where it is held to the end, or back to the start: then the model takes the values
  /// of the start again.
  func resume(reversed: Bool, duration: TimeInterval, timing: AnimationTiming) {
    guard case .held = state else { return }
    for record in records {
      guard let view = record.view else { continue }
      let model = record.start.current(of: view)
      let seen = record.seen(model: model)
      if reversed {
        let start = record.start
        AnimationGroup.withoutAnimation { start.apply(to: view) }
      }
      record.start = seen
      // Setting the model took the record off the view.
      if !view.animationRecords.contains(where: { $0 === record }) {
        view.animationRecords.append(record)
      }
    }
    isReversed = reversed
    self.duration = duration * Stage.shared.clock.slowness
    self.timing = timing
    state = .running(since: Stage.shared.clock.now)
    scheduleEnd(after: self.duration)
    touchViews()
  }

  /// Ends the group now: views are seen where the model has them.
  func end(finished: Bool) {
    guard state != .ended else { return }
    cancelEnd()
    state = .ended
    for record in records {
      record.view?.animationRecords.removeAll { $0 === record }
      record.view?.setNeedsCommit()
    }
    records = []
    let blocks = completions
    completions = []
    for block in blocks { block(finished) }
  }

  private func scheduleEnd(after delay: TimeInterval) {
    endToken = Stage.shared.clock.schedule(after: delay) { [self] in
      endToken = nil
      end(finished: !isReversed)
    }
  }

  private func cancelEnd() {
    if let endToken { Stage.shared.clock.cancel(endToken) }
    endToken = nil
  }

  private func touchViews() {
    for record in records { record.view?.setNeedsCommit() }
  }
}

extension AnimationGroup.Record {
  /// What is seen now of a property that has `model` in the model.
  @MainActor
  func seen(model: AnimatedValue) -> AnimatedValue {
    start.moved(to: model, by: group.progress)
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

extension UIView {
  /// What is drawn of this view's animations: the ways that time moves, and the values of those that
  /// are held.
  func describeAnimations(in node: inout DisplayNode) {
    for record in animationRecords {
      let group = record.group
      switch group.state {
      case .running(let start):
        node.animations.append(
          DisplayAnimation(
            id: record.id, property: record.start.display, curve: group.timing.display,
            begin: start, duration: group.duration))
      case .held:
        switch record.seen(model: record.start.current(of: self)) {
        case .frame(let frame): node.frame = frame
        case .opacity(let opacity): node.opacity = opacity
        }
      case .collecting, .ended:
        break
      }
    }
  }
}
