import Foundation

// How a change of the stack is shown.

extension UINavigationController {
  // MARK: Together with the container

  /// The container is about to appear, and its top with it.
  func topWillAppear(_ animated: Bool) {
    deferred = nil
    guard let top = stack.last else { return }
    let changed = top !== shown
    install(top)
    top.beginAppearance(true, animated: animated)
    if changed {
      // 4.2.1 – also for the first root.
      delegate?.navigationController(self, willShow: top, animated: animated)
      showsSinceAppearance = top
    }
    top.setNeedsViewIsAppearing()
  }

  /// The container has appeared, and its top with it.
  func topDidAppear(_ animated: Bool) {
    guard let shown, running == nil else { return }
    shown.endAppearance()
    if let announced = showsSinceAppearance {
      showsSinceAppearance = nil
      delegate?.navigationController(self, didShow: announced, animated: animated)
    }
    finishArrivals()
    finishDepartures()
  }

  /// Puts the view of `top` into the container in place of whatever is there.
  private func install(_ top: UIViewController) {
    if let old = shown, old !== top {
      old.beginAppearance(false, animated: false)
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearance()
    }
    shown = top
    shownStack = stack
    setBarItems(nil)
    guard let container, let topView = top.view else { return }
    container.place(topView)
  }

  // MARK: While the container is seen

  /// 1.3.3 – called from the container's layout.
  func startDeferredTransition() {
    guard let deferred, running == nil else {
      if deferred == nil, !isOnScreen { installOffScreen() }
      return
    }
    self.deferred = nil
    guard let to = stack.last else {
      showNothing()
      return
    }
    if to === shown {
      // 1.5.8 – the same top: no appearance callbacks; parents and the back button follow.
      finishStackBelowTop()
    } else if appearance.state == .appearing {
      // 1.5.11 – before the first display is over, the new top joins it.
      joinAppearance(of: to)
    } else {
      start(to: to, animated: deferred.animated, bar: deferred.bar)
    }
  }

  /// 1.3.5 – a layout without a window loads the top's view, and calls nothing else.
  private func installOffScreen() {
    guard let top = stack.last, top !== shown, let container else { return }
    if let shown { shown.viewIfLoaded?.removeFromSuperview() }
    shown = top
    shownStack = stack
    setBarItems(nil)
    if let topView = top.view { container.place(topView) }
  }

  private func finishStackBelowTop() {
    shownStack = stack
    setBarItems(nil)
    finishArrivals()
    finishDepartures()
  }

  private func joinAppearance(of top: UIViewController) {
    let animated = appearance.isAnimated
    let old = shown
    old?.beginAppearance(false, animated: animated)
    top.loadViewIfNeeded()
    top.beginAppearance(true, animated: animated)
    delegate?.navigationController(self, willShow: top, animated: animated)
    showsSinceAppearance = top
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearance()
    shown = top
    shownStack = stack
    setBarItems(nil)
    if let topView = top.view { container?.place(topView) }
    top.setNeedsViewIsAppearing()
  }

  private func showNothing() {
    let old = shown
    old?.beginAppearance(false, animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    shown = nil
    shownStack = []
    setBarItems(nil)
    old?.endAppearance()
    finishDepartures()
  }

  /// 1.5.1, 1.5.3 – "out" leads in both halves.
  private func start(
    to: UIViewController, animated: Bool, bar direction: UINavigationBar.Direction?
  ) {
    guard let container else { return }
    let from = shown
    let isPop = isPop(to: to)
    let transition = NavigationTransition(
      from: from, to: to, operation: isPop ? .pop : .push, isAnimated: animated,
      containerView: container.content)
    running = transition
    Stage.shared.beginTransition(self, "a \(isPop ? "pop" : "push") to \(type(of: to))")

    to.loadViewIfNeeded()
    from?.beginAppearance(false, animated: animated)
    to.beginAppearance(true, animated: animated)
    delegate?.navigationController(self, willShow: to, animated: animated)

    // 1.2.3 – in the hierarchy, laid out by the superview, `viewIsAppearing`, then its own layout.
    transition.stopAcceptingAnimations()
    AnimationContext.withoutAnimation {
      container.place(to.view, below: isPop ? from?.viewIfLoaded : nil)
      to.setNeedsViewIsAppearing()
      to.deliverViewIsAppearing()
    }
    guard animated else {
      setBarItems(nil)
      transition.runAnimations()
      // 1.5.5 – not animated: the second half comes before the layout of the new view.
      complete(transition)
      return
    }
    AnimationContext.withoutAnimation { to.view.layoutIfNeeded() }
    AnimationContext.animate(
      duration: NavigationTransition.duration, curve: NavigationTransition.curve
    ) {
      container.slide(from: from?.viewIfLoaded, to: to.view, back: isPop)
      setBarItems(direction ?? (isPop ? .back : .forward))
      transition.runAnimations()
    }
    let clock = Stage.shared.clock
    clock.schedule(after: NavigationTransition.duration * clock.slowness) { [self] in
      complete(transition)
    }
  }

  private func complete(_ transition: NavigationTransition) {
    let from = transition.from
    // 1.2.7 – out of the hierarchy, then `viewDidDisappear`.
    AnimationContext.withoutAnimation {
      from?.viewIfLoaded?.removeFromSuperview()
      container?.finishSlide()
      bar.finishTransition()
    }
    shown = transition.to
    shownStack = stack
    from?.endAppearance()
    transition.to.endAppearance()
    // 14.1 – whether `didShow` comes before `didMove(toParent:)` is not established (low confidence).
    delegate?.navigationController(self, didShow: transition.to, animated: transition.isAnimated)
    finishArrivals()
    finishDepartures()
    transition.runCompletions()
    // 7.1, 7.6 – what went stays alive until the turn after its last callback.
    if let from { Stage.shared.keepAlive(from) }
    running = nil
    Stage.shared.endTransition(self)
    performQueued()
  }

  // 4.1.6 – one after the other; 4.1.7 – an error in one of them surfaces here.
  private func performQueued() {
    while running == nil, deferred == nil, !queue.isEmpty {
      let next = queue.removeFirst()
      perform(next.operation, animated: next.animated)
    }
  }

  // MARK: The bar

  func setBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != storedBarHidden else { return }
    storedBarHidden = hidden
    guard let container else { return }
    let changes = { container.placeBar(hidden: hidden) }
    if animated, container.window != nil {
      AnimationContext.animate(
        duration: TimeInterval(Self.hideShowBarDuration), curve: .cubicBezier(0.42, 0, 0.58, 1),
        changes)
    } else {
      changes()
    }
    container.setNeedsLayout()
    shown?.viewIfLoaded?.setNeedsLayout()
  }
}
