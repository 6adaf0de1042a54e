import Foundation

// How another controller comes to be seen.

extension UITabBarController {
  /// The controllers that disappear with the container.
  var seen: [UIViewController] {
    guard let running else { return shown.map { [$0] } ?? [] }
    return [running.from, running.to].compactMap(\.self)
  }

  /// The container is about to appear, and what is selected with it.
  func frontWillAppear(_ animated: Bool) {
    if findRoom() { placesDidChange() }
    installFront()
    endLeavingAlong(but: [shown].compactMap(\.self))
    guard let shown else { return }
    // 1.7.3: a tab bar controller forwards appearance to the selected child only.
    shown.beginAppearance(true, animated: animated)
    shown.setNeedsViewIsAppearing()
  }

  /// Puts what is selected into the container, if it is not there; nothing is called for it.
  func installFront() {
    let front = front
    guard front !== shown, running == nil, let container else { return }
    if let shown {
      let old = shown
      old.beginAppearance(false, animated: false)
      old.leavePlace()
      old.endAppearance()
    }
    shown = front
    // 1.7.2 – the others load their views when they are selected.
    if let view = front?.view { container.place(view) }
    container.setNeedsLayout()
  }

  /// Shows the selected controller in place of the visible one.
  func showFront() {
    // A running transition ends first.
    guard running == nil, let container else { return }
    let to = front
    let from = shown
    guard to !== from else { return }
    guard isOnScreen else {
      // Without a window only a layout needs the view.
      if let from, !slots.contains(where: { $0.loadedController === from }), from !== storedMore {
        from.leavePlace()
        shown = nil
      }
      container.setNeedsLayout()
      return
    }
    if let from, let to, let animator = animator(from: from, to: to) {
      start(from: from, to: to, animator: animator)
    } else {
      swap(from, with: to)
    }
  }

  private func animator(
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard appearance.state == .appeared else { return nil }
    // 6.1.9: a switch is animated only by the delegate's animator.
    return delegate?.tabBarController(
      self, animationControllerForTransitionFrom: from, to: to)
  }

  /// The controller goes into another container, and its view with it.
  func vacate(_ controller: UIViewController) {
    guard shown === controller, running == nil else { return }
    if isOnScreen {
      swap(controller, with: nil)
    } else {
      controller.leavePlace()
      shown = nil
    }
  }

  // MARK: At once

  private func swap(_ from: UIViewController?, with to: UIViewController?) {
    // 1.7.1 – loaded, then the new one leads.
    to?.startLoadingView()
    let animated = appearance.state == .appearing && appearance.isAnimated
    to?.beginAppearance(true, animated: animated)
    from?.beginAppearance(false, animated: animated)
    AnimationGroup.withoutAnimation {
      if let view = to?.viewIfLoaded { container?.place(view) }
      from?.leavePlace()
    }
    shown = to
    to?.setNeedsViewIsAppearing()
    container?.setNeedsLayout()
    Stage.shared.performAfterCommit { [weak self] in
      // 1.7.1 – in the second half the old one leads.
      from?.endDisappearance()
      // A container that is not visible itself forwards in its own callbacks.
      if let self, shown === to, appearance.state == .appeared { to?.endAppearance() }
    }
  }

  // MARK: With an animator

  private func start(
    from: UIViewController, to: UIViewController,
    animator: any UIViewControllerAnimatedTransitioning
  ) {
    guard let container else { return }
    let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
    let context = TransitionContext(
      from: from, to: to, containerView: container.content, isAnimated: true, animator: animator,
      interactor: interactor)
    running = context
    Stage.shared.beginTransition(self, "a switch to \(type(of: to))")
    context.onComplete = { [self] completed in
      completed ? complete(context) : cancel(context)
    }
    to.startLoadingView()
    context.toView = to.viewIfLoaded
    // 6.1.9 – the new one leads here as well.
    to.beginAppearance(true, animated: true)
    from.beginAppearance(false, animated: true)
    context.coordinator.stopAcceptingAnimations()
    AnimationGroup.withoutAnimation {
      // An animator puts the view in by itself; until it does, the view waits in its place.
      if let view = to.view { container.place(view, below: from.viewIfLoaded) }
      context.finalFrames[to] = container.screenFrame(of: to)
      context.initialFrames[from] = from.viewIfLoaded?.frame ?? .zero
      to.setNeedsViewIsAppearing()
      to.deliverViewIsAppearing()
      to.viewIfLoaded?.layoutSubtree()
    }
    container.setNeedsLayout()
    context.run()
  }

  private func complete(_ context: TransitionContext) {
    AnimationGroup.withoutAnimation {
      context.from?.leavePlace()
      if let view = context.to?.viewIfLoaded { container?.place(view) }
    }
    shown = context.to
    context.from?.endAppearance()
    context.to?.endAppearance()
    finish(context)
  }

  /// The one that came goes without having appeared, and what was selected is selected again.
  private func cancel(_ context: TransitionContext) {
    guard let to = context.to, let from = context.from else { return }
    AnimationGroup.withoutAnimation {
      if let view = from.viewIfLoaded { container?.place(view) }
    }
    to.beginAppearance(false, animated: true)
    to.leavePlace()
    to.endAppearance()
    if isOnScreen {
      from.beginAppearance(true, animated: true)
      from.setNeedsViewIsAppearing()
      from.endAppearance()
    }
    // Unless something else was selected meanwhile.
    if front === to { restoreSelection(to: from) }
    finish(context)
  }

  private func restoreSelection(to controller: UIViewController) {
    if controller === storedMore {
      selection = .more
    } else if let slot = slot(of: controller) {
      selection = .slot(slot)
    }
    updateSelectedItem()
  }

  private func finish(_ context: TransitionContext) {
    context.close()
    running = nil
    container?.setNeedsLayout()
    Stage.shared.endTransition(self)
    let gone = leaving
    leaving = []
    for controller in gone { finishDeparture(of: controller) }
    // The selection meanwhile.
    showFront()
  }
}
