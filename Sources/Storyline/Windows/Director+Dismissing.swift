import StorylineCore
import UIKit

// Dismissing, and when everything has settled.
extension Director {
  /// Dismisses a presented controller with everything above it.
  func dismiss(_ root: UIViewController, animated: Bool) {
    let dismissal = Dismissal(root) { [weak self] in self?.setNeedsSettling() }
    self.dismissal = dismissal
    dismissal.ask(animated: animated, after: wake.passes)
    wake.didMove()
    wake.afterNextLayout()
    setNeedsSettling()
  }

  /// Forgets the dismissal that was asked for when it is over; asks again when UIKit did not take
  /// notice.
  func pursueDismissal() {
    guard let dismissal else { return }
    if dismissal.wasRefused(after: wake.passes) {
      dismissal.ask(animated: false, after: wake.passes)
      wake.afterNextLayout()
    }
    if dismissal.isOver { self.dismissal = nil }
  }

  // MARK: Being settled

  /// Whether nothing is in the middle of a transition: no container, and nothing that is presented.
  var isSettled: Bool {
    if dismissal?.isOver == false { return false }
    if let window, !window.isHidden, !window.presentedChain.allSatisfy(\.isSettledAsModal) {
      return false
    }
    return containers.values.allSatisfy(\.isSettled)
  }

  /// Makes sure that somebody says so when everything has settled.
  func watchTransitions() {
    for container in containers.values { container.watchTransition() }
    guard let window, !queue.isIdle, !isSettled else { return }
    // What was asked for and has not begun: whoever would tell may be gone by then.
    var hasToBegin = containers.values.contains { container in
      !container.isSettled && container.anchor?.transitionCoordinator == nil
    }
    // What the app presents by itself.
    for each in window.presentedChain where !each.isSettledAsModal {
      guard associated(ModalWatcher.self, of: each) == nil else { continue }
      let isTold = each.transitionCoordinator?.animate(alongsideTransition: nil) {
        [weak self] _ in self?.setNeedsSettling()
      }
      if isTold != true { hasToBegin = true }
    }
    if hasToBegin { wake.afterNextLayout() }
  }
}

extension UIViewController {
  /// Whether this controller is `other`, or one in it.
  func isInside(_ other: UIViewController) -> Bool {
    var each: UIViewController? = self
    while let current = each, current !== other { each = current.outer }
    return each != nil
  }
}
