import Foundation

/// The system's push and pop: the upper screen crosses the whole width, the lower one a part of it,
/// and the content of the bar goes along.
@MainActor
final class NavigationAnimator: NSObject, SystemAnimator {
  /// Seconds of a system push or pop.
  static let duration: TimeInterval = 0.5
  /// How far the lower screen moves while the upper one crosses the whole width.
  static let parallax: CGFloat = 0.3

  private weak var navigation: UINavigationController?
  private let isPop: Bool
  private let bar: UINavigationBar.Direction
  private weak var group: AnimationGroup?

  init(navigation: UINavigationController, isPop: Bool, bar: UINavigationBar.Direction) {
    self.navigation = navigation
    self.isPop = isPop
    self.bar = bar
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    group = AnimationGroup.animate(duration: Self.duration, timing: .transition) {
      if let to = transitionContext.view(forKey: .to) {
        navigation?.container?.slide(
          from: transitionContext.view(forKey: .from), to: to, back: isPop)
      }
      navigation?.setBarItems(bar)
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Goes to the end at once.
  func endNow() { group?.end(finished: true) }
}
