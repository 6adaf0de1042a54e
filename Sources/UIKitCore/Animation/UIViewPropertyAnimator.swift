public import Foundation

/// Animates what its blocks change, and can be paused, moved by hand, turned round and stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  // MARK: Creating an animator

  /// Takes no time.
  public override init() {
    givenDuration = 0
    storedParameters = UICubicTimingParameters()
    super.init()
  }

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    givenDuration = max(duration, 0)
    storedParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that runs already.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    guard let animator = ObjectMaker.make(self) as? Self else {
      UIKitException.raise(.internalInconsistency, "\(self) cannot be made with init()")
    }
    animator.givenDuration = max(duration, 0)
    animator.storedParameters = UICubicTimingParameters(
      animationCurve: curves[Int((options.rawValue >> 16) & 3)])
    animator.addAnimations(animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // A paused animator that is released is a mistake: its views would never arrive.
  deinit {
    let phase = phase
    guard phase == .stopped || phase == .paused else { return }
    UIKitException.raise(
      .internalInconsistency,
      "It is an error to release a paused or stopped property animator. Property animators must "
        + "either finish animating or be explicitly stopped and finished before they can be "
        + "released.")
  }

  // MARK: Configuring

  open var timingParameters: (any UITimingCurveProvider)? { storedParameters }

  /// Seconds.
  open var duration: TimeInterval { storedParameters.timing(duration: givenDuration).1 }

  /// Seconds that it waited, or will wait, before it runs.
  open private(set) var delay: TimeInterval = 0

  /// A Boolean value that indicates whether the views can be touched on the way.
  open var isUserInteractionEnabled = true

  /// A Boolean value that indicates whether it can be paused and stopped; true by default.
  open var isInterruptible = true {
    didSet { if phase != .inactive { raise("isInterruptible", "is fixed once it is active") } }
  }

  /// A Boolean value that indicates whether a fraction that is set is a part of the way; else of
  /// the time.
  open var scrubsLinearly = true {
    didSet { if phase != .inactive { raise("scrubsLinearly", "is fixed once it is active") } }
  }

  /// A Boolean value that indicates whether it stays active at its end, so that it can be turned
  /// round there.
  open var pausesOnCompletion = false

  // MARK: Adding

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: min(max(delayFactor, 0), 1))
  }

  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open var state: UIViewAnimatingState {
    switch phase {
    case .inactive: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }

  open var isRunning: Bool { phase == .running }

  /// A Boolean value that indicates whether it goes back to its start.
  open var isReversed: Bool {
    get { storedReversed }
    set { reverse(newValue) }
  }

  open var fractionComplete: CGFloat {
    get { currentFraction }
    set { scrub(to: newValue) }
  }

  open func startAnimation() { start(after: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

  open func pauseAnimation() { pause() }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    proceed(with: parameters, durationFactor: durationFactor)
  }

  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(finalPosition) }

  // MARK: - Inside the stage

  enum Phase { case inactive, running, paused, stopped }

  var phase = Phase.inactive
  var givenDuration: TimeInterval
  var storedParameters: any UITimingCurveProvider
  var storedReversed = false
  var pending: [(body: () -> Void, delayFactor: CGFloat)] = []
  /// The groups that are animated, with the fraction of the time that each waits.
  var groups: [(group: AnimationGroup, delayFactor: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The start and end values of the views when the animator was stopped.
  var frozen: [(view: UIView, start: AnimatedValue, end: AnimatedValue)] = []
  /// The fraction of the time that the app set, where the fraction is one of time.
  var scrubbedTime: CGFloat?
  /// The running animators. Nothing else has to retain them.
  static var running: Set<UIViewPropertyAnimator> = []

  func note(delay: TimeInterval) { self.delay = delay }

  func raise(_ method: String, _ reason: String) -> Never {
    UIKitException.raise(.internalInconsistency, "\(method) \(reason)")
  }
}
