public import Foundation

/// An action that a layer runs when one of its values changes.
@preconcurrency @MainActor
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// In ``CALayer/actions``: nothing.
extension NSNull: CAAction {
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

/// Changes the look of a layer for a while; the layer's own values stay.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @preconcurrency NSCopying {
  public override init() { super.init() }

  /// An animation of its own with the same values; layers keep one of those.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = ObjectMaker.make(type(of: self)) as? CAAnimation else {
      UIKitException.raise(.internalInconsistency, "\(type(of: self)) cannot be made with init()")
    }
    copy.copyState(of: self)
    return copy
  }

  // MARK: Timing

  open var beginTime: CFTimeInterval = 0
  /// Seconds; 0 for those of the transaction.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// How the progress follows the time; `nil` for evenly.
  open var timingFunction: CAMediaTimingFunction?

  /// A Boolean value that indicates whether it is removed from the layer at its end. An animation
  /// that stays is visible by its ``fillMode``.
  open var isRemovedOnCompletion = true

  /// Kept, not weak, for as long as the animation lives.
  open var delegate: (any CAAnimationDelegate)?

  /// Adds a copy to the layer that changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: - Inside the stage

  var ownValues: [String: Any] = [:]

  func copyState(of other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    delegate = other.delegate
    ownValues = other.ownValues
  }

  /// Shows what is seen of a layer at a part of the way, 0 to 1 and beyond.
  func show(progress: CGFloat, on layer: CALayer) {}

  /// The parts of the way with an explicit value, between which the animation is linear.
  func steps(on layer: CALayer) -> [CGFloat] { [0, 1] }

  /// The progress at a part of the time of a repetition.
  func progress(at part: CGFloat) -> CGFloat {
    timingFunction?.timing.progress(at: part) ?? part
  }

  /// A Boolean value that indicates whether the progress leaves the way between its ends.
  var overshoots: Bool {
    guard case .cubicBezier(_, let y1, _, let y2) = timingFunction?.timing else { return false }
    return y1 < 0 || y1 > 1 || y2 < 0 || y2 > 1
  }

  /// When it moves, from `start` on in seconds that are `slowness` times longer.
  func span(from start: TimeInterval, slowness: Double = 1) -> AnimationSpan {
    let speed = Double(max(speed, 0.001))
    let one = duration / speed * slowness
    let ways = autoreverses ? 2.0 : 1
    var rounds = Double(repeatCount > 0 ? repeatCount : 1) * ways
    if repeatDuration > 0, duration > 0 { rounds = repeatDuration / duration }
    return AnimationSpan(
      begin: start - timeOffset / speed * slowness, duration: one, rounds: rounds,
      autoreverses: autoreverses, fillsBefore: fillMode == .backwards || fillMode == .both,
      fillsAfter: fillMode == .forwards || fillMode == .both)
  }
}

/// The delegate of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)

  /// Called when the animation is over; `flag` is false if it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

extension CAAnimation: @preconcurrency KeyValueContainer {}
