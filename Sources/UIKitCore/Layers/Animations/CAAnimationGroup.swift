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
      // An animation without a duration takes the group's.
      if animation.duration == 0 {
        span.duration = duration
        span.rounds = 1
      }
      // One that ends with the group, or would go on, is there to the group's end.
      if span.end >= duration { span.fillsAfter = true }
      guard let part = span.progress(at: now) else { continue }
      animation.show(progress: animation.progress(at: part), on: layer)
    }
  }

  override func steps(on layer: CALayer) -> [CGFloat] { (0...60).map { CGFloat($0) / 60 } }
}
