import Foundation

/// Lets others animate along with a transition. Kept by the transition, and by nobody longer.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let context: TransitionContext
  private var acceptsAnimations = true
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []

  init(context: TransitionContext) { self.context = context }

  // MARK: Context

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var initiallyInteractive: Bool { context.initiallyInteractive }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var transitionDuration: TimeInterval { context.duration }
  var percentComplete: CGFloat { context.percentComplete }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  // MARK: Joining

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return acceptsAnimations }
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
