import Foundation

/// The swipes that bring columns from the edge and push them back.
@MainActor
final class SplitSwipe: NSObject, UIGestureRecognizerDelegate {
  private let reveal = UIScreenEdgePanGestureRecognizer()
  private let conceal = UIPanGestureRecognizer()
  private weak var split: UISplitViewController?
  private var driver: UIPercentDrivenInteractiveTransition?

  init(split: UISplitViewController) {
    self.split = split
    super.init()
    for recognizer in [reveal, conceal] {
      recognizer.delegate = self
      recognizer.addHandler { [weak self] in self?.follow($0) }
    }
    edgeDidChange()
  }

  func install(in view: UIView) {
    view.addGestureRecognizer(reveal)
    view.addGestureRecognizer(conceal)
  }

  func edgeDidChange() { reveal.edges = isMirrored ? .right : .left }

  private var isMirrored: Bool { split?.isMirrored ?? false }

  // MARK: Following the finger

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    switch pan.state {
    case .began:
      begin(pan)
      driver?.update(progress(of: pan))
    case .changed:
      driver?.update(progress(of: pan))
    case .ended:
      let speed = speed(of: pan)
      letGo(
        pan, finish: UIPanGestureRecognizer.arrives(progress(of: pan), speed: speed), speed: speed)
    case .cancelled:
      letGo(pan, finish: false, speed: speed(of: pan))
    case .possible, .failed:
      break
    }
  }

  /// 1 in the direction in which the columns go.
  private func direction(of pan: UIPanGestureRecognizer) -> CGFloat {
    (pan === reveal) == isMirrored ? -1 : 1
  }

  /// How far the columns have to go.
  private var distance: CGFloat {
    guard let split else { return 1 }
    return max(split.isTriple ? split.supplementaryColumnWidth : split.primaryColumnWidth, 1)
  }

  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    max(0, pan.translation(in: split?.view).x * direction(of: pan) / distance)
  }

  /// Whole ways a second.
  private func speed(of pan: UIPanGestureRecognizer) -> CGFloat {
    pan.velocity(in: split?.view).x * direction(of: pan) / distance
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    // The app's own delegate may have let it begin where there is nothing to do.
    guard let split, let target = target(of: pan) else { return }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .easeOut
    self.driver = driver
    split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
    split.chosenMode = target
    split.setMode(target, animated: true, interactor: driver)
  }

  private func letGo(_ pan: UIPanGestureRecognizer, finish: Bool, speed: CGFloat) {
    guard let driver else { return }
    self.driver = nil
    driver.letGo(finish: finish, speed: speed)
    guard let split else { return }
    split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
  }

  // MARK: When it may begin

  private func target(of pan: UIPanGestureRecognizer) -> UISplitViewController.DisplayMode? {
    guard let split, split.presentsWithGesture, !split.isCollapsed, split.running == nil,
      split.isOnScreen
    else { return nil }
    let target = pan === reveal ? split.nextMode : split.modeWithoutCover
    guard target != split.mode else { return nil }
    if pan === reveal { return target.others > split.mode.others ? target : nil }
    return split.mode.leavesSecondaryFree ? nil : target
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    // 6.2.7: displayMode is never automatic, and the gesture is on by default.
    guard target(of: pan) != nil else { return false }
    let way = pan.translation(in: split?.view)
    return way.x * direction(of: pan) > abs(way.y)
  }
}
