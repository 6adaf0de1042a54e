import Foundation

/// Animates changes along with a transition. Only the transition retains it.
///
/// There may be one before its transition: a push is shown only at the end of the turn, but its
/// caller can join at once.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The properties of a transition that has not begun yet.
  struct Announcement {
    let from: UIViewController?
    let to: UIViewController?
    let containerView: UIView
    let duration: TimeInterval
  }

  private enum Subject {
    case announced(Announcement)
    case running(TransitionContext)
  }

  private var subject: Subject
  private var acceptsAnimations = true
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []

  init(context: TransitionContext) { subject = .running(context) }

  init(announcing announcement: Announcement) { subject = .announced(announcement) }

  /// The announced transition begins.
  func begin(_ context: TransitionContext) { subject = .running(context) }

  private var context: TransitionContext? {
    if case .running(let context) = subject { context } else { nil }
  }

  // MARK: Context

  // Only what is animated is announced.
  var isAnimated: Bool { context?.isAnimated ?? true }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  var initiallyInteractive: Bool { context?.initiallyInteractive ?? false }
  var isInterruptible: Bool { context?.isInterruptible ?? false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { context?.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { context?.interactor?.completionCurve ?? .easeInOut }
  var targetTransform: CGAffineTransform { context?.targetTransform ?? .identity }

  var transitionDuration: TimeInterval {
    switch subject {
    case .announced(let announcement): announcement.duration
    case .running(let context): context.duration
    }
  }

  var containerView: UIView {
    switch subject {
    case .announced(let announcement): announcement.containerView
    case .running(let context): context.containerView
    }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch subject {
    case .announced(let announcement):
      switch key {
      case .from: announcement.from
      case .to: announcement.to
      default: nil
      }
    case .running(let context): context.viewController(forKey: key)
    }
  }

  // 1.3.3 – before the transition the new view is not loaded.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch subject {
    case .announced(let announcement):
      switch key {
      case .from: announcement.from?.viewIfLoaded
      case .to: announcement.to?.viewIfLoaded
      default: nil
      }
    case .running(let context): context.view(forKey: key)
    }
  }

  // MARK: Joining

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return acceptsAnimations }
    // 5.5.17 – too late to be queued.
    guard acceptsAnimations else { return false }
    animations.append(animation)
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  // MARK: Running

  /// 1.2.6 – from `viewIsAppearing` on nothing can join any more.
  func stopAcceptingAnimations() { acceptsAnimations = false }

  func runAnimations(duration: TimeInterval) {
    acceptsAnimations = false
    let blocks = animations
    animations = []
    guard !blocks.isEmpty else { return }
    guard isAnimated else {
      for block in blocks { block(self) }
      return
    }
    AnimationGroup.animate(duration: duration, timing: .transition) {
      for block in blocks { block(self) }
    }
  }

  /// The announced transition does not come: what joined happens all the same, without one.
  func callOff() {
    acceptsAnimations = false
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
    runCompletions()
  }

  func interactionChanged() {
    for handler in interactionHandlers { handler(self) }
  }

  /// 4.4.7 – at the end in every case, also of what could not join.
  func runCompletions() {
    let blocks = completions
    completions = []
    interactionHandlers = []
    for block in blocks { block(self) }
  }
}
