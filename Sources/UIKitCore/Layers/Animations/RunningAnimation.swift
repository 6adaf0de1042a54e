import Foundation

/// An animation that was added to a layer.
@MainActor
final class RunningAnimation {
  let id = AnimationTrack.nextID()
  let key: String?
  let animation: CAAnimation
  /// When it moves, in seconds on the stage's clock; nil until the layer is on the screen.
  private(set) var span: AnimationSpan?
  /// The content that a transition leads away from.
  let transition: LayerTransition?
  private weak var layer: CALayer?
  private var endToken: AnimationClock.Token?
  private var transaction: CATransaction.Token?

  var hasBegun: Bool { span != nil }

  init(_ animation: CAAnimation, key: String?, layer: CALayer) {
    self.animation = animation
    self.key = key
    self.layer = layer
    transition = (animation as? CATransition).flatMap { LayerTransition($0, of: layer) }
    transaction = CATransaction.retainCurrent()
  }

  /// Lets time move it, if it does not yet.
  func begin() {
    guard span == nil else { return }
    let clock = Stage.shared.clock
    let start = animation.beginTime > 0 ? animation.beginTime : clock.now
    let span = animation.span(from: start, slowness: clock.slowness)
    self.span = span
    Stage.shared.performAfterCommit { [animation] in
      animation.delegate?.animationDidStart(animation)
    }
    if span.begin > clock.now, !span.fillsBefore {
      clock.setAlarm(after: span.begin - clock.now) { [weak layer] in layer?.setNeedsCommit() }
    }
    guard span.end.isFinite else { return }
    endToken = clock.schedule(after: span.end - clock.now) { [weak self] in self?.reachEnd() }
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

  /// Calls the end of the animation, once.
  func conclude(finished: Bool) {
    if let endToken { Stage.shared.clock.cancel(endToken) }
    endToken = nil
    let animation = animation
    if span != nil, !isConcluded {
      animation.delegate?.animationDidStop(animation, finished: finished)
    }
    isConcluded = true
    transaction = nil
  }

  private var isConcluded = false

  /// Shows on a copy of the layer what is seen at a moment on the clock.
  func show(at time: TimeInterval, on copy: CALayer) {
    guard let part = span?.progress(at: time) else { return }
    animation.show(progress: animation.progress(at: part), on: copy)
  }
}
