import Foundation

// How a change of the stack is shown.

extension UINavigationController {
  // MARK: Together with the container

  /// The container is about to appear, and its top with it.
  func topWillAppear(_ animated: Bool) {
    deferred = nil
    deferredTransaction = nil
    callOffAnnounced()
    endLeavingAlong(but: [shown, stack.last].compactMap(\.self))
    guard let top = stack.last else { return }
    let changed = top !== shown
    install(top)
    // 1.4.4: a navigation controller's first screen appears before willShow and didShow.
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
    // 1.4.4 – viewDidAppear comes before didShow.
    shown.endAppearance()
    if let announced = showsSinceAppearance {
      showsSinceAppearance = nil
      delegate?.navigationController(self, didShow: announced, animated: animated)
    }
    finishArrivals()
    finishDepartures()
    // Runs the changes that waited for a visible one, which has no transition of its own now.
    performQueued()
  }

  /// The controllers that disappear with the container: the top, and both sides of a running
  /// transition, whose end then sends no more callbacks.
  var seen: [UIViewController] {
    guard let running else { return shown.map { [$0] } ?? [] }
    return [running.from, running.to].compactMap(\.self)
  }

  /// Puts the view of `top` into the container in place of the present one.
  private func install(_ top: UIViewController) {
    if let old = shown, old !== top {
      old.beginAppearance(false, animated: false)
      old.leavePlace()
      old.endAppearance()
    }
    shown = top
    screens.markShown()
    setBarItems(nil)
    guard let container, let topView = top.view else { return }
    container.place(topView)
  }

  // MARK: While the container is seen

  /// 1.3.3 – called from the container's layout.
  func startDeferredTransition() {
    guard let deferred, running == nil else {
      if deferred == nil, running == nil, !isOnScreen { installOffScreen() }
      return
    }
    self.deferred = nil
    defer {
      if self.deferred == nil { deferredTransaction = nil }
      callOffAnnounced()
    }
    guard isOnScreen else {
      installOffScreen()
      screens.markShown()
      setBarItems(nil)
      finishDepartures()
      performQueued()
      return
    }
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
    // Ends controllers that were shown without a transition.
    performQueued()
  }

  /// 5.5.17 – an animated visible change has a coordinator from the call on, although it begins
  /// only with the next layout.
  func announceDeferred() -> TransitionCoordinator? {
    if let announced { return announced }
    guard let deferred, deferred.animated, appearance.state == .appeared, let container,
      let to = stack.last, to !== shown
    else { return nil }
    let coordinator = TransitionCoordinator(
      announcing: .init(
        from: shown, to: to, containerView: container.content,
        duration: NavigationAnimator.duration))
    announced = coordinator
    return coordinator
  }

  func callOffAnnounced() {
    let coordinator = announced
    announced = nil
    coordinator?.callOff()
  }

  /// 1.3.5 – a layout without a window loads the top's view, and calls nothing else.
  private func installOffScreen() {
    guard let top = stack.last, top !== shown, let container else { return }
    if let shown { shown.leavePlace() }
    shown = top
    screens.markShown()
    setBarItems(nil)
    if let topView = top.view { container.place(topView) }
  }

  private func finishStackBelowTop() {
    screens.markShown()
    setBarItems(nil)
    finishArrivals()
    finishDepartures()
  }

  private func joinAppearance(of top: UIViewController) {
    let animated = appearance.isAnimated
    let old = shown
    old?.beginAppearance(false, animated: animated)
    top.startLoadingView()
    top.beginAppearance(true, animated: animated)
    delegate?.navigationController(self, willShow: top, animated: animated)
    showsSinceAppearance = top
    old?.leavePlace()
    old?.endAppearance()
    shown = top
    screens.markShown()
    setBarItems(nil)
    if let topView = top.view { container?.place(topView) }
    top.setNeedsViewIsAppearing()
  }

  private func showNothing() {
    let old = shown
    old?.beginAppearance(false, animated: false)
    old?.leavePlace()
    shown = nil
    screens.forgetShown()
    setBarItems(nil)
    old?.endAppearance()
    finishDepartures()
  }

  /// 1.5.1, 1.5.3 – "out" leads in both halves.
  func start(
    to: UIViewController, animated: Bool, bar direction: UINavigationBar.Direction?,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    guard let container else { return }
    let from = shown
    let isPop = isPop(to: to)
    let system = NavigationAnimator(
      navigation: self, isPop: isPop, bar: direction ?? (isPop ? .back : .forward))
    // The back swipe drives the system's animator: it has asked for another one before it began.
    let asksDelegate = animated && interactor == nil
    // 1.5.12 – asked before the `will` callbacks (low confidence).
    let custom = asksDelegate ? customAnimator(isPop: isPop, from: from, to: to) : nil
    let context = TransitionContext(
      from: from, to: to, containerView: container.content, isAnimated: animated,
      animator: custom ?? system,
      interactor: interactor
        ?? custom.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) })
    running = context
    context.adopt(announced)
    announced = nil
    visibilityBefore = visibility(of: shownStack)
    hiddenBefore = (storedBarHidden, storedToolbarHidden)
    if movesTabBar { tabBarMayHaveMoved() }
    context.transaction = deferredTransaction
    deferredTransaction = nil
    Stage.shared.beginTransition(self, "a \(isPop ? "pop" : "push") to \(type(of: to))")
    context.onComplete = { [self] completed in
      completed ? complete(context) : cancel(context)
    }

    to.startLoadingView()
    context.toView = to.viewInPlace
    // 1.5.2: in a navigation controller the leaving screen comes first in both halves.
    from?.beginAppearance(false, animated: animated)
    // 1.5.9 – animated or not.
    to.beginAppearance(true, animated: animated)
    // 4.2.2: the delegate gets the flag `animated` of the transition.
    delegate?.navigationController(self, willShow: to, animated: animated)

    // 1.2.6 – too late for alongside animations from here on.
    context.coordinator.stopAcceptingAnimations()
    AnimationGroup.withoutAnimation {
      // 1.2.3 – in the hierarchy, laid out by the superview, `viewIsAppearing`, then its own layout.
      prepareViews(of: context, isPop: isPop, isCustom: custom != nil)
      // 1.2.5 – owed from here on, so that it comes in the transaction of `viewWillAppear`.
      to.setNeedsViewIsAppearing()
      to.deliverViewIsAppearing()
      if animated { to.viewIfLoaded?.layoutSubtree() }
    }
    if custom != nil || !animated { setBarItems(nil) }
    context.run()
  }

  /// 4.2.4 – the delegate's animator; without one, the system's.
  private func customAnimator(
    isPop: Bool, from: UIViewController?, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let from else { return nil }
    return delegate?.navigationController(
      self, animationControllerFor: isPop ? .pop : .push, from: from, to: to)
  }

  // A custom animator inserts the view itself, as UIKit's documentation requires; until then the
  // view waits in its place.
  private func prepareViews(of context: TransitionContext, isPop: Bool, isCustom: Bool) {
    guard let container, let to = context.to, let view = to.view else { return }
    let fromView = context.from?.viewInPlace
    container.place(view, below: isPop ? fromView : nil)
    context.finalFrames[to] = container.screenFrame(of: screens.current)
    if let from = context.from { context.initialFrames[from] = fromView?.frame ?? .zero }
  }

  private func complete(_ context: TransitionContext) {
    guard let to = context.to else { return }
    let from = context.from
    AnimationGroup.withoutAnimation {
      // 1.2.7 – out of the hierarchy, then `viewDidDisappear`.
      from?.leavePlace()
      container?.finishSlide()
      if let view = to.viewIfLoaded { container?.place(view) }
      bar.finishTransition(cancelled: false)
    }
    shown = to
    screens.markShown()
    // 1.5.2: in a navigation controller the leaving screen comes first in both halves.
    from?.endAppearance()
    to.endAppearance()
    // 4.2.2; 14.1 – whether `didShow` comes before `didMove(toParent:)` is not established (low
    // confidence).
    delegate?.navigationController(self, didShow: to, animated: context.isAnimated)
    finishArrivals()
    finishDepartures()
    finish(context)
  }

  /// 4.4.6 – the new controller leaves without having appeared, the old one comes back; 4.1.13 –
  /// and the stack is restored; 4.2.3 – the delegate is not called.
  private func cancel(_ context: TransitionContext) {
    guard let to = context.to else { return }
    let from = context.from
    let strangers = restoreStack()
    restoreBars()
    AnimationGroup.withoutAnimation {
      container?.finishSlide()
      if let view = from?.viewIfLoaded { container?.place(view) }
      bar.finishTransition(cancelled: true)
    }
    to.beginAppearance(false, animated: context.isAnimated)
    to.leavePlace()
    to.endAppearance()
    if isOnScreen {
      from?.beginAppearance(true, animated: context.isAnimated)
      // 1.2.4 – in this appearance as in any other.
      from?.setNeedsViewIsAppearing()
      from?.endAppearance()
    }
    setBarItems(nil)
    for controller in strangers { controller.leaveParent() }
    finishArrivals()
    finish(context)
  }

  // 3.5 – controllers with a `willMove(toParent: nil)` get no call that they stay (low confidence).
  // Returns the new controllers that do not stay.
  private func restoreStack() -> [UIViewController] {
    let strangers = arriving.filter { !shownStack.holds($0) }
    // 2.9: isMovingFromParent is true as soon as the pop gesture begins.
    for controller in departing + strangers { controller.movement = .none }
    departing = []
    arriving.removeAll { strangers.holds($0) }
    // 7.3: a cancelled pop gesture releases nothing.
    screens.returnToShown()
    return strangers
  }

  // Undoes the changes of the bars by the cancelled controller.
  private func restoreBars() {
    if let hiddenBefore { (storedBarHidden, storedToolbarHidden) = hiddenBefore }
    container?.barsWait = false
  }

  private func finish(_ context: TransitionContext) {
    context.close()
    running = nil
    visibilityBefore = nil
    hiddenBefore = nil
    container?.barsWait = false
    AnimationGroup.withoutAnimation {
      container?.placeBars(nil)
      container?.hideInvisibleBars()
    }
    tabBarMayHaveMoved()
    Stage.shared.endTransition(self)
    performQueued()
  }

  // 4.1.6 – one after the other; 4.1.7 – an error in one of them surfaces here.
  func performQueued() {
    while running == nil, deferred == nil, !queue.isEmpty {
      if let modal = modalTransition, modal.isMoving {
        modal.waiting.append { [weak self] in self?.performQueued() }
        return
      }
      let next = queue.removeFirst()
      carryOut(next.operation, animated: next.animated, transaction: next.transaction)
    }
  }
}
