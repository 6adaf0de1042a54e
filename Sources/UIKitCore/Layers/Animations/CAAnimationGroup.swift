import Foundation

/// Several animations at once, for the group's time.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  // MARK: - Inside the stage

  override func copyState(of other: CAAnimation) {
    super.copyState(of: other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap {
      $0.copy() as? CAAnimation
    }
  }

  override func show(progress: CGFloat, on layer: CALayer) {
    let now = TimeInterval(progress) * duration
    for animation in animations ?? [] {
      var span = animation.span(from: animation.beginTime)
      // What names no duration takes the group's.
      if animation.duration == 0 {
        span.duration = duration
        span.rounds = 1
      }
      // An animation in a group ends with the group, however long it is.
      guard let part = span.progress(at: min(now, span.end == duration ? now - 1e-9 : now)) else {
        continue
      }
      animation.show(progress: animation.progress(at: part), on: layer)
    }
  }

  override func steps(on layer: CALayer) -> [CGFloat] { (0...60).map { CGFloat($0) / 60 } }
}
