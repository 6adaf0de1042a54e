import Foundation

// The appearance of a controller and of what it contains.

extension UIViewController {
  /// A Boolean value that indicates whether it is in a window that is shown, and appears or has
  /// appeared.
  var isOnScreen: Bool {
    guard viewIfLoaded?.window?.isLive == true else { return false }
    return appearance.state == .appearing || appearance.state == .appeared
  }

  /// The children that are seen begin to disappear with the container.
  func leaveAlong(_ controllers: [UIViewController], animated: Bool) {
    leavingAlong = controllers
    for controller in controllers { controller.beginAppearance(false, animated: animated) }
  }

  /// Ends the disappearance of the controllers that began to disappear with the container, whatever
  /// its children are by now; not of those that return.
  func endLeavingAlong(but back: [UIViewController] = []) {
    let leaving = leavingAlong
    leavingAlong = []
    for controller in leaving where !back.holds(controller) { controller.endDisappearance() }
  }

  /// Enters appearing or disappearing, and forwards it to the children.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing ? !appearance.canAppear : !appearance.canDisappear { return }
    // 1.6.1 – what is covered in its place does not appear with what is around it.
    if isAppearing, isCovered { return }
    // 1.2.1 – `will` enters one of the two states in the middle.
    appearance.state = isAppearing ? .appearing : .disappearing
    // 1.2.8 – the same in all callbacks of one transition.
    appearance.isAnimated = animated
    appearance.owesIsAppearing = false
    appearance.hasDeliveredIsAppearing = false
    if isAppearing {
      call(.willAppear) { viewWillAppear(animated) }
    } else {
      call(.willDisappear) { viewWillDisappear(animated) }
    }
    // 1.9.4 – the parent first, then its children.
    for child in forwardedChildren { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// The view is in the hierarchy: `viewIsAppearing` comes with its next layout.
  func setNeedsViewIsAppearing() {
    guard appearance.state == .appearing, !appearance.owesIsAppearing else { return }
    // 1.2.4 – also when a layout came between the first call and this one.
    if !appearance.hasDeliveredIsAppearing {
      appearance.owesIsAppearing = true
      storedView?.setNeedsLayout()
    }
    for child in forwardedChildren { child.setNeedsViewIsAppearing() }
  }

  /// The superview has laid the view out.
  func deliverViewIsAppearing() {
    // A layout before the view is in the hierarchy does not count.
    guard storedView?.window != nil else { return }
    deliverOwedViewIsAppearing()
  }

  private func deliverOwedViewIsAppearing() {
    // 1.2.4 – exactly once an appearance.
    guard appearance.owesIsAppearing, appearance.state == .appearing else { return }
    appearance.owesIsAppearing = false
    appearance.hasDeliveredIsAppearing = true
    call(.isAppearing) { viewIsAppearing(appearance.isAnimated) }
  }

  /// Enters appeared or disappeared, whichever was begun last, and forwards it to the children.
  func endAppearance() {
    guard !appearance.isHeld else { return }
    switch appearance.state {
    case .appearing:
      // Without a layout in between it would never come.
      deliverOwedViewIsAppearing()
      appearance.state = .appeared
      Stage.shared.releaseTracker.note(self)
      call(.didAppear) { viewDidAppear(appearance.isAnimated) }
    case .disappearing:
      appearance.state = .disappeared
      call(.didDisappear) { viewDidDisappear(appearance.isAnimated) }
    case .appeared, .disappeared:
      return
    }
    for child in forwardedChildren { child.endAppearance() }
  }

  /// Enters disappeared, unless it is on its way back since, or wherever else it went.
  func endDisappearance() {
    if appearance.state == .disappearing { endAppearance() }
  }

  /// Disappears if its view has left the screen while it went from one container to another.
  func disappearIfUnseen() {
    guard appearance.canDisappear, viewIfLoaded?.window?.isLive != true else { return }
    beginAppearance(false, animated: false)
    Stage.shared.performAfterCommit { self.endDisappearance() }
  }

  /// The children that this controller forwards its appearance to.
  var forwardedChildren: [UIViewController] {
    guard !storedChildren.isEmpty, !drivesChildAppearance, let storedView else { return [] }
    // 1.9.8 – the container forwards to them itself.
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    var children = storedChildren.filter { !$0.appearance.isHeld }
    // 1.9.6 – those whose views are in this one's view.
    children.removeAll { $0.viewIfLoaded?.isDescendant(of: storedView) != true }
    return children
  }

  /// Returns a Boolean value that indicates whether a move of `movedRoot` into or out of a visible
  /// window is this controller's own affair, not its container's.
  func followsWindow(movedRoot: UIView) -> Bool {
    // 1.9.10 – a transition that was begun by hand is ended by hand.
    guard !appearance.isHeld else { return false }
    guard let parent else { return true }
    if parent.drivesChildAppearance { return false }
    // 1.9.8 – also when the view itself comes or goes.
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    guard let parentView = parent.viewIfLoaded else { return true }
    return !parentView.isDescendant(of: movedRoot)
  }

  // MARK: By hand

  func beginTransitionByHand(_ isAppearing: Bool, animated: Bool) {
    // 1.9.14: a controller that is told to appear loads its view.
    if isAppearing { loadViewIfNeeded() }
    // 1.2.11 – what is appearing or has appeared cannot begin to appear again.
    if isAppearing ? !appearance.canAppear : !appearance.canDisappear {
      reportUnbalancedTransition()
    }
    // 1.9.10 – held back until the end, whatever the view does meanwhile.
    appearance.isHeld = true
    beginAppearance(isAppearing, animated: animated)
    if isAppearing { setNeedsViewIsAppearing() }
  }

  func endTransitionByHand() {
    guard appearance.isHeld else {
      // 1.2.11: mismatched appearance calls log a warning.
      reportUnbalancedTransition()
      return
    }
    appearance.isHeld = false
    endAppearance()
  }

  private func reportUnbalancedTransition() {
    Console.log("Unbalanced calls to begin/end appearance transitions for \(reference).")
  }

  // MARK: Calling

  private func call(_ callback: Appearance.Callback, _ body: () -> Void) {
    let outer = currentCallback
    currentCallback = callback
    body()
    currentCallback = outer
  }

  func checkCaller(of callback: Appearance.Callback) {
    guard currentCallback != callback else { return }
    // 1.2.10: direct calls of appearance methods log a warning.
    Console.log(
      "[ViewController] Calling -\(callback.rawValue) directly on a view controller is not "
        + "supported. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition "
        + "APIs instead. View controller: \(reference)")
  }
}
