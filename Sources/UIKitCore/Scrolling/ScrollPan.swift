import Foundation

/// The drag that scrolls. It begins where the content follows its direction, and what is under the
/// finger lets go.
@MainActor
final class ScrollPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    addHandler { [weak self] _ in self?.scrollView?.followFinger() }
  }

  /// The scroll view is the delegate, if it has any of its methods.
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView as? any UIGestureRecognizerDelegate }
    set {
      if newValue !== scrollView {
        UIKitException.raise(
          .invalidArgument,
          "UIScrollView's built-in pan gesture recognizer must have its scroll view as its "
            + "delegate.")
      }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.fingerCameDown()
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.fingerLeft()
  }

  override func considerBeginning(_ distance: CGPoint) {
    guard hypot(distance.x, distance.y) >= Self.slop, let scrollView, !scrollView.isZooming
    else { return }
    // It may turn into a direction that is the scroll view's, unless another takes it before.
    guard scrollView.takesDrag(distance) else { return }
    state = scrollView.mayTake(touches) ? .began : .failed
  }
}

/// Keeps touches from what is in a scroll view until it is clear that they do not scroll.
@MainActor
final class ScrollDelay: UIGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var wait: AnimationClock.Token?

  /// Seconds for which a finger has to rest.
  private static let patience: TimeInterval = 0.15

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled,
      touches.contains(where: { $0.view !== scrollView })
    else {
      state = .failed
      return
    }
    guard wait == nil else { return }
    wait = Stage.shared.clock.schedule(after: Self.patience) { [weak self] in
      self?.wait = nil
      self?.state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    if let wait { Stage.shared.clock.cancel(wait) }
    wait = nil
  }
}

extension UIView {
  /// Returns a Boolean value that indicates whether the scroll views around this view let it have a
  /// touch.
  func mayHear(of touch: UITouch, _ event: UIEvent?) -> Bool {
    var ancestor = superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView,
        !scrollView.touchesShouldBegin([touch], with: event, in: self)
      {
        return false
      }
      ancestor = current.superview
    }
    return true
  }
}
