import StorylineCore
import UIKit

/// Tracks transitions in one window, dismisses presented controllers, and schedules a
/// reconciliation when everything has settled.
@MainActor
final class Transitions {
  /// The dismissal that this library asked UIKit for, until it is over.
  private var dismissal: Dismissal?
  let scheduler = ReconcileScheduler()
  /// The director of the window, which keeps this object.
  unowned var director: Director!

  /// A Boolean value that indicates whether a dismissal was asked for that is not known to be over.
  var isDismissing: Bool { dismissal != nil }

  /// A Boolean value that indicates whether no transition runs, neither of a container nor of anything
  /// that is presented, and no screen is still to be put back.
  var isSettled: Bool {
    if dismissal?.isOver == false || director.leaveGuards.isPuttingBack { return false }
    if let window = director.window, !window.isHidden, !window.isPresentationSettled {
      return false
    }
    return director.containers.allSatisfy(\.isSettled)
  }

  // MARK: Dismissing

  /// Dismisses a presented controller with everything above it.
  func dismiss(_ root: UIViewController, animated: Bool) {
    let dismissal = Dismissal(root) { [weak director] in director?.setNeedsSettling() }
    self.dismissal = dismissal
    dismissal.ask(animated: animated, after: scheduler.passes)
    scheduler.didMove()
    scheduler.afterNextLayout()
    director.setNeedsSettling()
  }

  /// Dismisses all that is presented, without an animation.
  ///
  /// - Returns: `false` if there is nothing to wait for.
  func dismissAll(because cause: Reason) -> Bool {
    guard let window = director.window, !window.isHidden,
      let lowest = window.presentedControllers.first
    else { return false }
    for container in director.containers { container.presentationsWillEnd(because: cause) }
    dismiss(lowest, animated: false)
    return true
  }

  /// Forgets the dismissal when it is over. Asks again when UIKit did not take notice.
  func pursueDismissal() {
    guard let dismissal else { return }
    if dismissal.wasRefused(after: scheduler.passes) {
      dismissal.ask(animated: false, after: scheduler.passes)
      scheduler.afterNextLayout()
    }
    if dismissal.isOver { self.dismissal = nil }
  }

  func forgetDismissal() { dismissal = nil }

  // MARK: Observing

  /// Observes everything that moves.
  ///
  /// - Parameter isAwaited: `true` if a command waits for the end.
  func observe(isAwaited: Bool) {
    for container in director.containers { container.watchTransition() }
    guard let window = director.window, isAwaited, !isSettled else { return }
    // Requests that have not begun: the container that would report them may be released by then.
    var hasToBegin = director.containers.contains { container in
      !container.isSettled && container.anchor?.transitionCoordinator == nil
    }
    // What the app presents by itself.
    for each in window.presentedControllers where !each.isSettledAsModal {
      guard associated(ModalWatcher.self, of: each) == nil else { continue }
      let isReported = each.transitionCoordinator?.animate(alongsideTransition: nil) {
        [weak director] _ in director?.setNeedsSettling()
      }
      if isReported != true { hasToBegin = true }
    }
    if hasToBegin { scheduler.afterNextLayout() }
  }
}
