import Foundation

/// One transition between controllers, from its first callback to its last: what its animator, its
/// gesture and those who animate along are given.
///
/// A container makes one, begins the appearance of the controllers, calls ``run()``, and is called
/// at the end with the result.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let from: UIViewController?
  let to: UIViewController?
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle

  /// The views of the transition where they are not the controllers' own, or do not take part.
  var fromView: UIView?
  var toView: UIView?
  var initialFrames: [UIViewController: CGRect] = [:]
  var finalFrames: [UIViewController: CGRect] = [:]

  var animator: any UIViewControllerAnimatedTransitioning
  var interactor: (any UIViewControllerInteractiveTransitioning)?

  /// The coordinator retains this context; hence it is released at the end.
  var coordinator: TransitionCoordinator {
    if let storedCoordinator { return storedCoordinator }
    let coordinator = TransitionCoordinator(context: self)
    storedCoordinator = coordinator
    return coordinator
  }
  private var storedCoordinator: TransitionCoordinator?

  /// Takes over what others asked of the transition before it began.
  func adopt(_ announced: TransitionCoordinator?) {
    guard let announced else { return }
    storedCoordinator = announced
    announced.begin(self)
  }

  private(set) var isInteractive: Bool
  let initiallyInteractive: Bool
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var isCompleted = false

  /// The end: the views stand still. The second half of the callbacks is the container's.
  var onComplete: ((Bool) -> Void)?

  /// Keeps the transactions around the call that led here waiting.
  var transaction: CATransaction.Token?

  /// A Boolean value that indicates whether the alongside animations have begun, for a gesture to
  /// drive.
  private var hasRunAlongside = false
  private var groups: [AnimationGroup] = []

  init(
    from: UIViewController?, to: UIViewController?, containerView: UIView, isAnimated: Bool,
    style: UIModalPresentationStyle = .none, animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    self.isAnimated = isAnimated
    presentationStyle = style
    self.animator = animator
    self.interactor = interactor
    isInteractive = interactor?.wantsInteractiveStart ?? false
    initiallyInteractive = isInteractive
    fromView = from?.viewInPlace
    toView = to?.viewInPlace
  }

  // MARK: Asking

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: fromView
    case .to: toView
    default: nil
    }
  }

  var targetTransform: CGAffineTransform { .identity }

  func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[vc] ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[vc] ?? .zero }

  /// Seconds, as the animator has them.
  var duration: TimeInterval { isAnimated ? animator.transitionDuration(using: self) : 0 }

  /// A Boolean value that indicates whether the animator lets a gesture take up what it has begun.
  var isInterruptible: Bool { !(animator.interruptibleAnimator(using: self) is NoAnimator) }

  // MARK: Running

  /// Animates, or hands the transition to what drives it. What joined moves along.
  func run() {
    // 5.5.14 – the animator of a custom presentation is asked even when nothing is animated.
    let moves = isAnimated || isInteractive || presentationStyle == .custom
    // An interactor of the app's own moves the views itself: only what joined is held for it.
    let own = interactor is UIPercentDrivenInteractiveTransition ? nil : interactor
    if moves, let own { own.startInteractiveTransition(self) }
    groups = AnimationGroup.collectTransition(held: isInteractive) {
      if moves, own == nil { startAnimator() }
      runAlongside()
    }
    if isCompleted { groups = [] }
    // 1.5.5 – without animation the second half follows at once.
    if !moves { completeTransition(true) }
    // It may have let go at once.
    if initiallyInteractive, !isInteractive, !isCompleted { letGo() }
  }

  /// Runs the alongside animations once, even if the animator animates nothing.
  private func runAlongside() {
    guard !hasRunAlongside else { return }
    hasRunAlongside = true
    coordinator.runAnimations(duration: duration)
  }

  private func startAnimator() {
    // 5.5.14 – what drives the transition starts it, also where it takes it up only later.
    if let interactor {
      interactor.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, !isCompleted else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    for group in groups { group.hold(at: self.percentComplete) }
  }

  func pauseInteractiveTransition() {
    // 5.5.17 – what began by itself can be taken up where its animator can be interrupted.
    guard !isCompleted, !isInteractive, initiallyInteractive || isInterruptible else { return }
    isInteractive = true
    transitionWasCancelled = false
    for group in groups { group.hold() }
    if let main = groups.first(where: { !$0.tracks.isEmpty }) {
      percentComplete = min(max(main.fraction, 0), 1)
    }
    coordinator.interactionChanged()
  }

  func finishInteractiveTransition() {
    guard isInteractive, !isCompleted else { return }
    isInteractive = false
    // 4.4.5: a finished pop gesture ends as an animated pop does.
    coordinator.interactionChanged()
    letGo()
  }

  // 4.4.6 – handlers of the interaction are called first.
  func cancelInteractiveTransition() {
    guard isInteractive, !isCompleted else { return }
    isInteractive = false
    transitionWasCancelled = true
    coordinator.interactionChanged()
    letGo()
  }

  // The rest of the way takes the rest of the time.
  private func letGo() {
    let speed = max(interactor?.completionSpeed ?? 1, 0.01)
    let part = transitionWasCancelled ? percentComplete : 1 - percentComplete
    let driver = interactor as? UIPercentDrivenInteractiveTransition
    let timing =
      driver?.timingCurve?.timing(duration: duration).0
      ?? (interactor?.completionCurve ?? .easeInOut).timing
    for group in groups {
      group.resume(
        reversed: transitionWasCancelled, duration: duration * part / speed, timing: timing)
    }
  }

  /// Ends the transition at once, because everything changes. One that a finger holds, or has
  /// cancelled, returns to its start.
  func arriveNow() {
    if !isInteractive { (animator as? any SystemAnimator)?.endNow() }
    completeTransition(!isInteractive && !transitionWasCancelled)
  }

  /// The last of all: runs what waited for the end, and lets everything go.
  func close() {
    coordinator.runCompletions()
    storedCoordinator = nil
    interactor = nil
    transaction = nil
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isCompleted else { return }
    isCompleted = true
    isInteractive = false
    if !didComplete { transitionWasCancelled = true }
    runAlongside()
    groups = []
    let onComplete = onComplete
    self.onComplete = nil
    onComplete?(didComplete)
    // 5.5.16: completeTransition drives the `did` callbacks.
    animator.animationEnded(didComplete)
  }
}

/// The way in which the system itself moves the views of a transition.
@MainActor
protocol SystemAnimator: UIViewControllerAnimatedTransitioning {
  /// Goes to the end at once.
  func endNow()
}
