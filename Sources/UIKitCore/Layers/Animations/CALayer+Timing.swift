import Foundation

/// The timing of a layer that its animations follow.
struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
}

/// The relation of a layer's own time to the stage's clock.
struct Timeline: Equatable {
  /// The seconds that pass in the layer in one second of the clock.
  var rate: Double = 1
  /// The layer's time when the clock is at 0.
  var start: TimeInterval = 0

  func local(_ clock: TimeInterval) -> TimeInterval { start + clock * rate }

  /// Returns the moment on the clock; where the layer's time stands, the beginning of the clock.
  func clock(_ local: TimeInterval) -> TimeInterval { rate == 0 ? 0 : (local - start) / rate }

  /// The same for a layer in the one that this belongs to.
  func followed(by timing: LayerTiming) -> Timeline {
    let speed = Double(timing.speed)
    return Timeline(
      rate: rate * speed, start: (start - timing.beginTime) * speed + timing.timeOffset)
  }

  /// Returns the span on the clock; `nil` if the layer's time stands.
  func clock(_ span: AnimationSpan) -> AnimationSpan? {
    guard rate > 0 else { return nil }
    guard self != Timeline() else { return span }
    var span = span
    span.begin = clock(span.begin)
    span.duration /= rate
    return span
  }
}

extension CALayer {
  /// The relation of the layer's time to the clock, by its own timing and that of the layers around it.
  var timeline: Timeline {
    let around = (storedSuperlayer ?? masked)?.timeline ?? view?.superview?.timeline ?? Timeline()
    return around.followed(by: timing)
  }

  func changeTiming(_ change: (inout LayerTiming) -> Void) {
    change(&timing)
    timelineDidChange()
    setNeedsCommit()
  }

  /// Lets the animations of this layer and of those in it follow another time.
  fileprivate func timelineDidChange() {
    for animation in animations { animation.timelineDidChange() }
    for child in childrenOrSubviews {
      switch child {
      case .view(let view): view.timelineDidChange()
      case .layer(let layer): layer.timelineDidChange()
      }
    }
  }
}

extension UIView {
  /// The time of the view's layer, which is not made for it.
  fileprivate var timeline: Timeline {
    storedLayer?.timeline ?? superview?.timeline ?? Timeline()
  }

  /// The subviews of a view without a layer may have some.
  fileprivate func timelineDidChange() {
    if let storedLayer { return storedLayer.timelineDidChange() }
    for subview in subviews { subview.timelineDidChange() }
  }
}
