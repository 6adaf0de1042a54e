import Foundation

/// An animation that was added to a layer.
@MainActor
final class RunningAnimation {
  let id = AnimationTrack.nextID()
  let key: String?
  let animation: CAAnimation
  /// When it moves, in seconds of the layer's own time; nil until the layer is on the screen.
  private var localSpan: AnimationSpan?
  /// When it moves, in seconds on the stage's clock; nil until the layer is on the screen, and while
  /// the layer's time stands.
  var span: AnimationSpan? { localSpan.flatMap { timeline.clock($0) } }
  /// The content that a transition leads away from.
  let transition: LayerTransition?
  private weak var layer: CALayer?
  private var endToken: AnimationClock.Token?
  private var transaction: CATransaction.Token?

  var hasBegun: Bool { localSpan != nil }

  /// A Boolean value that indicates whether the layer's time stands while a part of the animation is
  /// seen.
  var stands: Bool {
    timeline.rate <= 0 && localSpan?.progress(at: timeline.local(0)) != nil
  }

  private var timeline: Timeline { layer?.timeline ?? Timeline() }

  init(_ animation: CAAnimation, key: String?, layer: CALayer) {
    self.animation = animation
    self.key = key
    self.layer = layer
    transition = (animation as? CATransition).flatMap { LayerTransition($0, of: layer) }
    transaction = CATransaction.retainCurrent()
  }

  /// Lets time move it, if it does not yet.
  func begin() {
    guard localSpan == nil else { return }
    let clock = Stage.shared.clock
    let now = timeline.local(clock.now)
    let start = animation.beginTime > 0 ? animation.beginTime : now
    localSpan = animation.span(from: start, slowness: clock.slowness)
    Stage.shared.performAfterCommit { [self] in reportStart() }
    scheduleEnd()
  }

  /// Ends when the layer's time is over, which runs another way now.
  func timelineDidChange() {
    guard localSpan != nil, !isConcluded else { return }
    if let endToken { Stage.shared.clock.cancel(endToken) }
    endToken = nil
    scheduleEnd()
  }

  private func scheduleEnd() {
    let clock = Stage.shared.clock
    guard let span else { return }
    if span.begin > clock.now, !span.fillsBefore {
      clock.setAlarm(after: span.begin - clock.now) { [weak layer] in layer?.setNeedsCommit() }
    }
    guard span.end.isFinite else { return }
    endToken = clock.schedule(after: span.end - clock.now, chosenBy: .app) { [weak self] in
      self?.reachEnd()
    }
  }

  private func reachEnd() {
    endToken = nil
    if animation.isRemovedOnCompletion {
      layer?.endAnimations(finished: true) { $0 === self }
    } else {
      layer?.setNeedsCommit()
      conclude(finished: true)
    }
  }

  /// Calls the start of the animation, once, and before its end.
  private func reportStart() {
    guard !hasReportedStart else { return }
    hasReportedStart = true
    animation.delegate?.animationDidStart(animation)
  }

  private var hasReportedStart = false

  /// Calls the end of the animation, once.
  func conclude(finished: Bool) {
    if let endToken { Stage.shared.clock.cancel(endToken) }
    endToken = nil
    let animation = animation
    if localSpan != nil, !isConcluded {
      reportStart()
      animation.delegate?.animationDidStop(animation, finished: finished)
    }
    isConcluded = true
    transaction = nil
  }

  private var isConcluded = false

  /// Shows on a copy of the layer what is seen at a moment on the clock.
  func show(at time: TimeInterval, on copy: CALayer) {
    guard let part = localSpan?.progress(at: timeline.local(time)) else { return }
    animation.show(progress: animation.progress(at: part), on: copy)
  }
}
