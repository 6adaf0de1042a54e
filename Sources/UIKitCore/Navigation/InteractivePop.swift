import Foundation

/// The swipe from the edge that goes back: drives the system's pop by where the finger is.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var navigation: UINavigationController?
  private var driver: UIPercentDrivenInteractiveTransition?

  init(navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    edgeMayHaveChanged()
    recognizer.delegate = self
    recognizer.addHandler { [weak self] _ in self?.follow() }
  }

  private var isMirrored: Bool { navigation?.viewIfLoaded?.isMirrored ?? false }

  /// 4.4.1 – it begins at the leading edge.
  func edgeMayHaveChanged() { recognizer.edges = isMirrored ? .right : .left }

  /// 1 where back is to the right.
  private var direction: CGFloat { isMirrored ? -1 : 1 }

  private var width: CGFloat { max(navigation?.viewIfLoaded?.bounds.width ?? 1, 1) }

  // MARK: Following the finger

  private func follow() {
    switch recognizer.state {
    case .began:
      begin()
      driver?.update(progress)
    case .changed:
      driver?.update(progress)
    case .ended:
      letGo(finish: goesBack)
    case .cancelled:
      letGo(finish: false)
    case .possible, .failed:
      break
    }
  }

  /// The part of the width that the finger has moved.
  private var progress: CGFloat {
    max(0, recognizer.translation(in: navigation?.view).x * direction / width)
  }

  /// Widths a second.
  private var velocity: CGFloat {
    recognizer.velocity(in: navigation?.view).x * direction / width
  }

  /// 4.4.8 – about half the width, or a flick (low confidence).
  private var goesBack: Bool {
    UIPanGestureRecognizer.arrives(progress, speed: velocity)
  }

  private func begin() {
    // The app's own delegate may have let it begin where there is nothing to go back to.
    guard let navigation, navigation.canPopInteractively else { return }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .easeOut
    self.driver = driver
    navigation.pop(drivenBy: driver)
  }

  private func letGo(finish: Bool) {
    guard let driver else { return }
    self.driver = nil
    driver.letGo(finish: finish, speed: velocity)
  }

  // MARK: When it may begin

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // 4.4.1: the edge pan needs two controllers and no running transition.
    guard let navigation, navigation.canPopInteractively else { return false }
    // 4.4.2 – nothing to go back with, no swipe.
    guard navigation.offersWayBack else { return false }
    // 4.2.4 – a pop that the app animates is not driven by this.
    return !navigation.animatesPopByItself
  }

  // A drag that begins at the edge is first of all a swipe back.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }
}

extension UINavigationController {
  /// 4.4.1 – more than one item, and nothing on its way.
  var canPopInteractively: Bool {
    stack.count > 1 && running == nil && deferred == nil && modalTransition?.isMoving != true
      && isOnScreen
  }

  /// 4.4.2 – a bar with a back button, which no left item replaces.
  fileprivate var offersWayBack: Bool {
    // A nested navigation controller goes back first.
    if let inner = topViewController as? UINavigationController, inner.stack.count > 1 {
      return false
    }
    return !isNavigationBarHidden
      && innermostTop?.navigationItem.leavesRoomForBackButton == true
  }

  fileprivate var animatesPopByItself: Bool {
    guard let from = stack.last, let to = stack.dropLast().last else { return false }
    return delegate?.navigationController(
      self, animationControllerFor: .pop, from: from, to: to) != nil
  }

  /// 4.4.4 – a pop as any other, but it starts at once, and a finger drives it.
  fileprivate func pop(drivenBy driver: UIPercentDrivenInteractiveTransition) {
    perform(.pop, animated: true)
    guard deferred != nil, let top = stack.last else { return }
    deferred = nil
    start(to: top, animated: true, bar: .back, interactor: driver)
  }
}
