import Foundation

/// The system's own way for a presented view to come and go.
@MainActor
final class ModalAnimator: NSObject, SystemAnimator {
  /// Seconds of a system presentation or dismissal.
  static let duration: TimeInterval = 0.5

  private let presentation: UIPresentationController
  private let presents: Bool
  private let style: UIModalTransitionStyle
  private weak var group: AnimationGroup?

  init(presentation: UIPresentationController, presents: Bool, style: UIModalTransitionStyle) {
    self.presentation = presentation
    self.presents = presents
    self.style = style
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = presentation.presentedView, context.isAnimated else {
      context.completeTransition(true)
      return
    }
    if presents { AnimationGroup.withoutAnimation { move(view, away: true, in: context) } }
    group = AnimationGroup.animate(duration: Self.duration, timing: .transition) {
      move(view, away: !presents, in: context)
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Goes to where it is going at once.
  func endNow() { group?.end(finished: true) }

  private func move(
    _ view: UIView, away: Bool, in context: any UIViewControllerContextTransitioning
  ) {
    switch style {
    case .crossDissolve:
      view.alpha = away ? 0 : 1
    case .flipHorizontal:
      // A browser cannot turn what has no width at all.
      view.transform = away ? CGAffineTransform(scaleX: 0.001, y: 1) : .identity
    default:
      // 5.5.2: the default transition style is coverVertical.
      view.frame.origin.y =
        away
        ? context.containerView.bounds.maxY
        : presentation.frameOfPresentedViewInContainerView.minY
    }
  }
}
