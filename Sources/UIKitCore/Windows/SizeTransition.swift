import Foundation

/// A window on its way to another size: as the device is turned, or as the app resizes the window.
@MainActor
final class SizeTransition {
  private let window: UIWindow
  let frame: CGRect
  private let context: TransitionContext
  private var isRunning = false

  init(window: UIWindow, frame: CGRect, isAnimated: Bool) {
    self.window = window
    self.frame = frame
    context = TransitionContext(
      from: nil, to: nil, containerView: window, isAnimated: isAnimated && window.showsRoot,
      animator: SizeAnimator { window.apply(frame) })
  }

  var coordinator: TransitionCoordinator { context.coordinator }

  /// Calls the controllers before the change; they may animate alongside.
  func announce(_ traits: UITraitCollection = .device) {
    window.sizeTransition = self
    guard window.showsRoot, let root = window.storedRoot else { return }
    root.announce(
      traits: traits.narrowed(to: frame.width), size: frame.size, of: window, with: coordinator)
  }

  /// Completes the transition at once, because the window gets another size.
  func arriveNow() {
    guard isRunning else { return }
    context.arriveNow()
  }

  func run() {
    isRunning = true
    Stage.shared.beginTransition(context, "a window that changes its size")
    context.onComplete = { [self] _ in
      context.close()
      if window.sizeTransition === self { window.sizeTransition = nil }
      Stage.shared.endTransition(context)
    }
    if !context.isAnimated { window.apply(frame) }
    context.run()
  }
}

/// Moves every view of a window from where it is in the old size to where it is in the new one.
@MainActor
private final class SizeAnimator: NSObject, SystemAnimator {
  /// Seconds of a rotation.
  static let duration: TimeInterval = 0.4

  private let resize: () -> Void
  private weak var group: AnimationGroup?

  init(resize: @escaping () -> Void) { self.resize = resize }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    group = AnimationGroup.animate(duration: Self.duration, timing: .easeInOut, resize) { _ in
      transitionContext.completeTransition(true)
    }
  }

  func endNow() { group?.end(finished: true) }
}

extension UIWindow {
  /// The width from which a window on an iPad is regular: half an iPad is not, two thirds are (low
  /// confidence).
  nonisolated static let leastRegularWidth: CGFloat = 600

  /// The size that the window has, or is about to have.
  var comingSize: CGSize { sizeTransition?.frame.size ?? bounds.size }

  /// Takes the new frame and lays everything out in it, inside the current animation.
  fileprivate func apply(_ frame: CGRect) {
    super.frame = frame
    layoutSubtree()
  }

  /// Resizes a window: its controllers are called as for a rotation (low confidence).
  func resize(to frame: CGRect) {
    let transition = SizeTransition(window: self, frame: frame, isAnimated: false)
    transition.announce()
    // The room may be that of another size class (low confidence).
    updateTraits()
    transition.run()
  }
}
