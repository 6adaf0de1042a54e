import Foundation

// The changes of the stack, and their calls. The visible part follows in `+Transition`.

extension UINavigationController {
  /// A Boolean value that indicates whether a change has to wait.
  var isBusy: Bool { running != nil || modalTransition?.isMoving == true || !queue.isEmpty }

  /// Carries out a change, or queues it while another one is being shown. Returns what it removes,
  /// lowest first.
  @discardableResult
  func perform(
    _ operation: StackOperation, animated: Bool,
    transaction: CATransaction.Token? = CATransaction.retainCurrent()
  ) -> [UIViewController] {
    // 4.1.8 – iOS 18: what runs is completed at once, and this begins in the same turn.
    if Stage.shared.transitionPolicy == .fluid, let running, !running.isInteractive {
      (running.animator as? NavigationAnimator)?.endNow()
    }
    let modal = modalTransition.flatMap { $0.isMoving ? $0 : nil }
    // Changes that have waited longer come first.
    guard running == nil, modal == nil, queue.isEmpty else {
      // 4.1.6 – until then `viewControllers` does not contain it; 4.1.9 – what goes is known now.
      let projected = queue.reduce(stack) { $1.operation.change(of: $0)?.apply(to: $0) ?? $0 }
      queue.append((operation, animated, transaction))
      modal?.waiting.append { [weak self] in self?.performQueued() }
      return operation.change(of: projected)?.removed ?? []
    }
    return carryOut(operation, animated: animated, transaction: transaction)
  }

  /// Changes the stack now.
  @discardableResult
  func carryOut(
    _ operation: StackOperation, animated: Bool, transaction: CATransaction.Token?
  ) -> [UIViewController] {
    operation.validate(stack: stack, in: self)
    guard let change = operation.change(of: stack) else { return [] }
    // 1.3.6 – what is shown follows later, and the transaction around this call waits for it.
    deferredTransaction = transaction
    changeStack(change, animated: animated)
    if deferred == nil { deferredTransaction = nil }
    return change.removed
  }

  private func changeStack(_ change: StackChange, animated: Bool) {
    // 1.5.1 – inside `willMove` the stack is the new one already; 1.5.4 – and so it is in a pop.
    screens.carryOut(change)
    // 4.1.17 – another root has another item.
    if change.kept == 0 { (parent as? UITabBarController)?.updateItems() }
    let direction: UINavigationBar.Direction? =
      animated && isOnScreen ? (isPop(to: stack.last) ? .back : .forward) : nil
    for controller in change.removed {
      // 3.2, 3.3 – in the call, before the view begins to disappear; 1.5.6 – covered controllers
      // get no other calls.
      controller.willMove(toParent: nil)
      arriving.removeAll { $0 === controller }
      departing.append(controller)
    }
    for controller in change.added {
      departing.removeAll { $0 === controller }
      // 3.1 – in the call, before the view is loaded.
      adopt(controller)
      arriving.append(controller)
    }
    // 1.3.5 – without a window the stack changes at once, and nothing appears.
    guard isOnScreen else {
      changeOffScreen()
      return
    }
    deferred = (animated, direction)
    // 1.3.3, 1.3.9 – what is seen follows from the container's layout, animated or not.
    container?.setNeedsLayout()
  }

  private func changeOffScreen() {
    setBarItems(nil)
    forgetShownIfGone()
    finishDepartures()
    container?.setNeedsLayout()
  }

  /// Drops the pending transition, because the container has disappeared, and its next layout is
  /// not visible.
  func settleOffScreen() {
    guard deferred != nil, !isOnScreen else {
      forgetShownIfGone()
      if !isOnScreen, running == nil { finishDepartures() }
      performQueued()
      return
    }
    deferred = nil
    deferredTransaction = nil
    callOffAnnounced()
    changeOffScreen()
    performQueued()
  }

  /// 7.1 – what is not seen and not on the stack any more is not kept.
  func forgetShownIfGone() {
    guard running == nil else { return }
    // Neither are those that were below or above it: what comes next replaces nothing that is seen.
    if !isOnScreen { screens.markShown() }
    guard let shown, !stack.holds(shown), !isStillSeen(shown) else { return }
    shown.leavePlace()
    self.shown = nil
    screens.forgetShown()
  }

  /// 1.9.1 – another container takes a screen that has just left the stack, as when columns become one:
  /// its view, which would have gone with the next layout, goes now.
  func letGo(of controller: UIViewController) {
    guard controller === shown, running == nil, !stack.holds(controller) else { return }
    controller.beginAppearance(false, animated: false)
    controller.leavePlace()
    shown = nil
    screens.forgetShown()
    controller.endAppearance()
  }

  /// Returns a Boolean value that indicates whether people still see it go with the container.
  private func isStillSeen(_ controller: UIViewController) -> Bool {
    controller.appearance.state != .disappeared && controller.viewIfLoaded?.window != nil
  }

  /// Returns a Boolean value that indicates whether showing `top` goes back: it was below the
  /// controller that is seen.
  func isPop(to top: UIViewController?) -> Bool {
    guard let top, let index = shownStack.position(of: top) else { return false }
    return index < shownStack.count - 1
  }

  /// 3.2, 3.8 – controllers that left have no parent any more when they are called.
  func finishDepartures() {
    // A controller that leaves together with the container stays in its place until that has
    // disappeared.
    let staying = departing.filter { $0 === shown && !isOnScreen && isStillSeen($0) }
    let leaving = departing.filter { !staying.holds($0) }
    departing = staying
    // Another container may have one of them by now.
    for controller in leaving where controller.parent === self {
      if controller !== shown { controller.leavePlace() }
      // 1.5.10 – also a top that was replaced.
      controller.leaveParent()
      // 7.1 – no further calls come for it.
      if controller === showsSinceAppearance { showsSinceAppearance = nil }
    }
    if !leaving.isEmpty { didLetGo() }
  }

  /// 3.1 – new controllers are called at the end of the transition that shows them.
  func finishArrivals() {
    let controllers = arriving
    arriving = []
    for controller in controllers where controller.parent === self {
      controller.didMove(toParent: self)
    }
  }
}
